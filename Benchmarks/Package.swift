// swift-tools-version: 6.2
// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
    name: "benchmarks",
    dependencies: [.package(name: "listcell", path: "..")],
    targets: [
        .executableTarget(
            name: "benchmarks",
            dependencies: [
                .product(name: "ListCellIcons", package: "listcell"),
                .product(name: "ListCellScenes", package: "listcell"),
                .product(name: "ListCellRendering", package: "listcell"),
            ])
    ]
)
