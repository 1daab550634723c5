// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

#pragma once
#include <unicode/ubrk.h>
#include <unicode/ubidi.h>
