// swift-tools-version: 6.2
// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import PackageDescription

/// A library target and the targets it may import; `Scripts/check-arrows` holds the sources to it.
func library(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(name: name, dependencies: dependencies)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = []) -> Target {
    .testTarget(name: name + "Tests", dependencies: [.byName(name: name)] + dependencies, resources: resources)
}

func system(_ name: String, apt: [String]) -> Target {
    .systemLibrary(name: name, path: "Sources/" + name, providers: [.apt(apt)])
}

let package = Package(
    name: "listcell",
    products: [
        .library(name: "ListCellKit", targets: ["ListCellKit"]),
        .library(name: "ListCellGraphics", targets: ["ListCellGraphics"]),
        .library(name: "ListCellText", targets: ["ListCellText"]),
        .library(name: "ListCellLayout", targets: ["ListCellLayout"]),
        .library(name: "ListCellIcons", targets: ["ListCellIcons"]),
        .library(name: "ListCellImages", targets: ["ListCellImages"]),
        .library(name: "ListCellShaping", targets: ["ListCellShaping"]),
        .library(name: "ListCellRendering", targets: ["ListCellRendering"]),
        .library(name: "ListCellScenes", targets: ["ListCellScenes"]),
        .library(name: "ListCellReview", targets: ["ListCellReview"]),
        .executable(name: "listcell", targets: ["listcell"]),
    ],
    targets: [
        library("ListCellGraphics", []),
        library("ListCellFiles", ["ListCellGraphics"]),
        library("ListCellText", ["ListCellGraphics"]),
        library("ListCellLayout", ["ListCellText"]),
        library("ListCellIcons", ["ListCellGraphics"]),
        library("ListCellImages", ["ListCellGraphics", "CPNG"]),
        library("ListCellShaping", ["ListCellText", "ListCellFiles", "CHarfBuzz", "CICU", "CFontconfig"]),
        library("ListCellRendering", ["ListCellLayout", "ListCellIcons", "ListCellImages", "ListCellShaping"]),
        library("ListCellKit", ["ListCellRendering"]),
        library("ListCellScenes", ["ListCellLayout", "ListCellIcons", "ListCellImages", "ListCellFiles", "CYAML"]),
        library("ListCellReview", ["ListCellRendering", "ListCellScenes"]),
        library("ListCellPreview", ["ListCellRendering", "ListCellScenes", "ListCellReview", "CSDL2"]),
        .executableTarget(name: "listcell", dependencies: ["ListCellPreview", "ListCellReview"]),

        system("CSDL2", apt: ["libsdl2-dev", "libsdl2-ttf-dev"]),
        system("CHarfBuzz", apt: ["libharfbuzz-dev"]),
        system("CICU", apt: ["libicu-dev"]),
        system("CPNG", apt: ["libpng-dev"]),
        system("CYAML", apt: ["libyaml-dev"]),
        system("CFontconfig", apt: ["libfontconfig-dev"]),

        .target(name: "ListCellTestSupport", path: "Tests/Support"),

        tests("ListCellGraphics", ["ListCellTestSupport"], resources: [.copy("Fixtures")]),
        tests("ListCellFiles", []),
        tests("ListCellText", [], resources: [.copy("Fixtures")]),
        tests("ListCellLayout", ["ListCellTestSupport"], resources: [.copy("Fixtures")]),
        tests("ListCellIcons", ["ListCellTestSupport"], resources: [.copy("Fixtures")]),
        tests("ListCellImages", ["ListCellTestSupport"]),
        tests("ListCellShaping", []),
        tests("ListCellRendering", ["ListCellTestSupport"]),
        tests("ListCellScenes", []),
        tests("ListCellReview", []),
        tests("ListCellPreview", ["ListCellTestSupport"]),
        .testTarget(name: "ListCellKitTests", dependencies: ["ListCellKit"]),
        .testTarget(name: "UserCaseTests", dependencies: ["ListCellScenes", "ListCellRendering"]),
        .testTarget(
            name: "FidelityTests",
            dependencies: ["ListCellScenes", "ListCellShaping", "ListCellIcons", "ListCellRendering"]),
        .testTarget(
            name: "CommandLineTests",
            dependencies: ["listcell", "ListCellScenes", "ListCellRendering", "ListCellTestSupport"]),
    ]
)
