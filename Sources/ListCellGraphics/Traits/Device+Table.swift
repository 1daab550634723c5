// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

extension Device {
    /// The devices that are known, upright.
    ///
    /// Sizes, scales and safe areas: measured, second-hand (published device specifications, probed from booted
    /// simulators of iOS 26.5). The safe-area tops of 59 at 393 × 852 and 62 at 402 × 874 agree with list tops measured
    /// in other published pictures.
    public static let all: [Device] = [
        .pad("apple-ipad-10", "iPad (10th gen)", 820, 1180, scale: 2, top: 32, bottom: 25),
        .pad("apple-ipad-a16", "iPad (A16)", 820, 1180, scale: 2, top: 32, bottom: 25),
        .pad("apple-ipad-air-11-m2", "iPad Air 11\" (M2)", 820, 1180, scale: 2, top: 32, bottom: 25),
        .pad("apple-ipad-air-11-m4", "iPad Air 11\" (M4)", 820, 1180, scale: 2, top: 32, bottom: 25),
        .pad("apple-ipad-air-13-m2", "iPad Air 13\" (M2)", 1024, 1366, scale: 2, top: 32, bottom: 25),
        .pad("apple-ipad-air-13-m4", "iPad Air 13\" (M4)", 1024, 1366, scale: 2, top: 32, bottom: 25),
        .pad("apple-ipad-mini", "iPad mini (A17 Pro)", 744, 1133, scale: 2, top: 32, bottom: 25),
        .pad("apple-ipad-pro-11-m4", "iPad Pro 11\" (M4)", 834, 1210, scale: 2, top: 32, bottom: 25),
        .pad("apple-ipad-pro-11-m5", "iPad Pro 11\" (M5)", 834, 1210, scale: 2, top: 32, bottom: 25),
        .pad("apple-ipad-pro-13-m4", "iPad Pro 13\" (M4)", 1032, 1376, scale: 2, top: 32, bottom: 25),
        .pad("apple-ipad-pro-13-m5", "iPad Pro 13\" (M5)", 1032, 1376, scale: 2, top: 32, bottom: 25),
        .phone("apple-iphone-16-plus", "iPhone 16 Plus", 430, 932, scale: 3, top: 59, bottom: 34),
        .phone("apple-iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, scale: 3, top: 62, bottom: 34),
        .phone("apple-iphone-16-pro", "iPhone 16 Pro", 402, 874, scale: 3, top: 62, bottom: 34),
        .phone("apple-iphone-16", "iPhone 16", 393, 852, scale: 3, top: 59, bottom: 34),
        .phone("apple-iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, scale: 3, top: 62, bottom: 34),
        .phone("apple-iphone-17-pro", "iPhone 17 Pro", 402, 874, scale: 3, top: 62, bottom: 34),
        .phone("apple-iphone-17", "iPhone 17", 402, 874, scale: 3, top: 62, bottom: 34),
        .phone("apple-iphone-17e", "iPhone 17e", 390, 844, scale: 3, top: 47, bottom: 34),
        .phone("apple-iphone-air", "iPhone Air", 420, 912, scale: 3, top: 68, bottom: 34),
        .phone("apple-iphone-se-3", "iPhone SE (3rd gen)", 375, 667, scale: 2, top: 20, bottom: 0),
    ]

    /// The device of a scene that names none: iPhone 17.
    public static let `default` = Device.phone(
        "apple-iphone-17", "iPhone 17", 402, 874, scale: 3, top: 62, bottom: 34)

    /// The device of a name or id, without regard to case and spaces; nil for any other.
    public static func named(_ name: String) -> Device? { byFoldedName[Speller.folded(name)] }

    private static let byFoldedName: [String: Device] = {
        var names: [String: Device] = [:]
        for device in all {
            names[Speller.folded(device.name)] = device
            names[Speller.folded(device.id)] = device
        }
        return names
    }()

    private static func phone(
        _ id: String, _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat, bottom: CGFloat
    ) -> Device {
        Device(
            id: id, name: name, idiom: .phone, size: CGSize(width: width, height: height), displayScale: scale,
            safeAreaInsets: EdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    }

    private static func pad(
        _ id: String, _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat, bottom: CGFloat
    ) -> Device {
        var device = phone(id, name, width, height, scale: scale, top: top, bottom: bottom)
        device.idiom = .pad
        return device
    }
}
