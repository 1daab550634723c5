// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

#pragma once
#include <fontconfig/fontconfig.h>
