// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

#pragma once
#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>
