// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellGraphics
import ListCellText
import Testing

@testable import ListCellLayout
@testable import ListCellRendering

@Suite("Drawn controls")
struct ControlDrawingTests {
    static let controls: [Control] = [
        .switch(isOn: true), .stepper(value: 3), .slider(value: 0.4), .progress(value: 0.25),
        .activityIndicator(isAnimating: true), .segmented(items: ["Day", "Week", "Month"], selectedIndex: 0),
        .datePicker(entries: ["30 Nov 2026", "9:41"]), .textField(Control.TextField(placeholder: "Name")),
        .popUpMenu(value: "Automatic"), .button(Control.Button(title: "Edit", style: .filled)),
    ]

    static func traits(
        _ design: Design = .design26, _ direction: LayoutDirection = .leftToRight, _ style: UserInterfaceStyle = .light
    ) -> TraitCollection {
        TraitCollection(design: design, userInterfaceStyle: style, layoutDirection: direction)
    }

    /// The items of a control that is the last accessory of a row, with its frame.
    static func drawn(
        _ control: Control, _ traits: TraitCollection, tint: Color? = nil, state: CellState = []
    ) throws -> (items: [DisplayItem], frame: CGRect) {
        let content = ListContentConfiguration(preset: .cell, design: traits.design)
        let cell = ListCell(content, accessories: [.control(control, tintColor: tint)], state: state)
        let list = List(sections: [List.Section(rows: [cell])])
        let layout = ListLayout(list, traits: traits, width: 402, measurer: SystemFontMeasurer())
        var builder = DisplayListTests.builder(traits)
        builder.add(layout.sections[0], index: 0, top: 0)
        let row = layout.sections[0].rows[0]
        let accessory = try #require(row.accessories.first)
        return (
            builder.items.filter { $0.name.hasPrefix("0.0 " + control.name) },
            accessory.frame.offsetBy(dx: row.frame.minX, dy: row.frame.minY)
        )
    }

    private func colour(_ item: DisplayItem) -> RGBA? {
        switch item.content {
        case .rectangle(let color), .path(_, _, let color): color
        case .shadow, .picture, .text, .pushClip, .popClip: nil
        }
    }

    @Test(
        "Each is drawn within its frame, in both generations and directions", arguments: [Design.design18, .design26],
        [LayoutDirection.leftToRight, .rightToLeft])
    func frames(design: Design, direction: LayoutDirection) throws {
        for control in Self.controls {
            for state in [CellState(), .disabled] {
                let (items, frame) = try Self.drawn(control, Self.traits(design, direction), state: state)
                #expect(!items.isEmpty, "\(control.name)")
                for item in items where !item.name.hasSuffix("shadow") {
                    let inside = frame.insetBy(dx: -0.51, dy: -0.51)
                    #expect(item.frame.minX >= inside.minX && item.frame.maxX <= inside.maxX, "\(control.name)")
                    #expect(item.frame.minY >= inside.minY && item.frame.maxY <= inside.maxY, "\(control.name)")
                }
            }
        }
    }

    @Test("The controls above are all there are")
    func controls() {
        let known = CellAccessory.Kind.Identifier.allCases.filter {
            if case .control = $0.descriptor.content { true } else { $0 == .popUpMenu }
        }
        #expect(Set(Self.controls.map(\.identifier)) == Set(known))
    }

    @Test("A slider is filled from its leading side to the middle of a thumb of its generation")
    func slider() throws {
        let tint = Color(.systemPink)
        for (design, thumb) in [
            (Design.design26, CGSize(width: 37, height: 24)), (.design18, CGSize(width: 28, height: 28)),
        ] {
            for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                let traits = Self.traits(design, direction)
                let (items, frame) = try Self.drawn(.slider(value: 0.25), traits, tint: tint)
                let filled = try #require(items.first { colour($0) == tint.resolved(with: traits) })
                let knob = try #require(items.last)
                #expect(colour(knob) == .white && knob.frame.size == thumb)
                let way = (frame.width - thumb.width) / 4 + thumb.width / 2
                #expect(abs(filled.frame.width - way) < 1e-9)
                #expect(direction == .leftToRight ? filled.frame.minX == frame.minX : filled.frame.maxX == frame.maxX)
                #expect(filled.frame.height == (design == .design26 ? 6 : 4))
                #expect(
                    abs(knob.frame.midX - (direction == .leftToRight ? filled.frame.maxX : filled.frame.minX)) < 1e-9)
            }
        }
    }

    @Test("A bar is filled to its share; one beyond its ends counts as full or empty")
    func progress() throws {
        for (value, share) in [(0.25, 0.25), (-1, 0), (7, 1), (.nan, 0)] as [(Double, CGFloat)] {
            let tint = RGBA(hex: 0x112233)
            let (items, frame) = try Self.drawn(.progress(value: value), Self.traits(), tint: Color(tint))
            let filled = items.first { colour($0) == tint }
            #expect(abs((filled?.frame.width ?? 0) - frame.width * share) < 1e-9)
        }
    }

    @Test("A stepper's end is dimmed: minus at 0, plus at 100, both where it is disabled")
    func stepper() throws {
        func glyphs(_ value: Double, _ direction: LayoutDirection = .leftToRight, _ state: CellState = []) throws
            -> [RGBA?]
        {
            let items = try Self.drawn(.stepper(value: value), Self.traits(.design26, direction), state: state).items
            return items.suffix(2).sorted { $0.frame.minX < $1.frame.minX }.map(colour)
        }
        let (dim, dark) = (RGBA(hex: 0x3C3C43, alpha: 76.0 / 255), RGBA.black)
        #expect(try glyphs(3) == [dark, dark])
        #expect(try glyphs(0) == [dim, dark])
        #expect(try glyphs(100) == [dark, dim])
        #expect(try glyphs(0, .rightToLeft) == [dark, dim])
        #expect(try glyphs(3, .leftToRight, .disabled) == [dim, dim])
    }

    @Test("The selected segment is inset by 2; on 18 lines stand between others")
    func segments() throws {
        for (selected, lines) in [(0, 1), (1, 0), (nil, 2)] as [(Int?, Int)] {
            let control = Control.segmented(items: ["Day", "Week", "Month"], selectedIndex: selected)
            for (design, count) in [(Design.design18, lines), (.design26, 0)] {
                let tint = RGBA(hex: 0x112233)
                let (items, frame) = try Self.drawn(control, Self.traits(design), tint: Color(tint))
                #expect(items.count { if case .rectangle = $0.content { true } else { false } } == count)
                let raised = items.first { colour($0) == tint }?.frame
                let width = frame.width / 3
                let expected = selected.map {
                    CGRect(x: frame.minX + width * CGFloat($0), y: frame.minY, width: width, height: frame.height)
                        .insetBy(dx: 2, dy: 2)
                }
                #expect(raised == expected)
            }
        }
    }

    @Test("A wheel has eight bars, the one at the top the darkest; while it stands still it has none")
    func activity() throws {
        let items = try Self.drawn(.activityIndicator(isAnimating: true), Self.traits()).items
        #expect(items.count == 8)
        let alphas = items.compactMap { colour($0)?.alpha }
        #expect(alphas[0] == 1 && alphas[1] == 0.25)
        #expect(Array(alphas.dropFirst()) == alphas.dropFirst().sorted())
        #expect(try Self.drawn(.activityIndicator(isAnimating: false), Self.traits()).items.isEmpty)
    }

    @Test("A button's ground is that of its style; a disabled one is gray")
    func buttons() throws {
        func ground(_ style: Control.Button.Style, _ role: Control.Button.Role? = nil, _ state: CellState = []) throws
            -> RGBA?
        {
            let control = Control.button(Control.Button(title: "Edit", style: style, role: role))
            let first = try Self.drawn(control, Self.traits(), state: state).items.first
            return first.flatMap(colour)
        }
        let (blue, red) = (RGBA(hex: 0x0088FF), RGBA(hex: 0xFF383C))
        let gray = RGBA(hex: 0x767680, alpha: 0.12)
        #expect(try ground(.plain) == nil)
        #expect(try ground(.gray) == gray && ground(.bordered) == gray)
        #expect(try ground(.filled) == blue && ground(.filled, .destructive) == red)
        #expect(try ground(.filled, .cancel) == blue)
        #expect(try ground(.tinted) == blue.withAlpha(multipliedBy: 0.18))
        #expect(try ground(.filled, nil, .disabled) == gray && ground(.tinted, nil, .disabled) == gray)
    }

    @Test("A disabled switch is half as opaque as a whole: its track does not show through its thumb")
    func disabledSwitch() throws {
        for design in [Design.design18, .design26] {
            let traits = Self.traits(design)
            let (items, frame) = try Self.drawn(.switch(isOn: true), traits, state: .disabled)
            let list = DisplayList(
                size: CGSize(width: 402, height: 100), contentHeight: 100, traits: traits, background: .white,
                items: items)
            let bitmap = try Renderer(scale: 1, text: .blocks).render(list, rows: 0..<100)
            let y = Int(frame.midY)
            #expect(DrawingTests.pixel(bitmap, Int(frame.maxX) - 10, y) == [255, 255, 255, 255])
            let track = DrawingTests.pixel(bitmap, Int(frame.minX) + 8, y)
            #expect(track[0] > 140 && track[0] < 170 && track[1] > track[0], "\(track)")
        }
    }

    @Test("So is a disabled slider, in dark too, where a white thumb would be the brightest of its row")
    func disabledSlider() throws {
        for design in [Design.design18, .design26] {
            let traits = Self.traits(design, .leftToRight, .dark)
            let (items, frame) = try Self.drawn(
                .slider(value: 0.5), traits, tint: Color(RGBA(hex: 0xFF0000)), state: .disabled)
            let list = DisplayList(
                size: CGSize(width: 402, height: 100), contentHeight: 100, traits: traits, background: .black,
                items: items)
            let bitmap = try Renderer(scale: 1, text: .blocks).render(list, rows: 0..<100)
            func pixel(_ x: CGFloat) -> [UInt8] { DrawingTests.pixel(bitmap, Int(x), Int(frame.midY)) }
            for x in [frame.midX - 8, frame.midX, frame.midX + 8] {
                #expect(pixel(x).dropLast().allSatisfy { $0 == pixel(x)[0] && $0 > 100 && $0 < 160 }, "\(pixel(x))")
            }
            #expect(pixel(frame.minX + 8)[0] > 100 && pixel(frame.minX + 8)[0] < 160)
        }
    }

    @Test("A row that is a control is drawn with the opacity of its content")
    func opacity() throws {
        var cell = ListCell(.progress(value: 1), tintColor: Color(RGBA(hex: 0x112233)))
        cell.content.alpha = 0.5
        let list = List(sections: [List.Section(rows: [cell])])
        let layout = ListLayout(list, traits: Self.traits(), width: 402, measurer: SystemFontMeasurer())
        var builder = DisplayListTests.builder()
        builder.add(layout.sections[0], index: 0, top: 0)
        let bar = try #require(builder.items.first { colour($0)?.alpha == 0.5 })
        #expect(bar.name == "0.0 progress")
        #expect(bar.frame.minX == 32 && bar.frame.width == 338)
    }

    static let fingerprints: [(design: Design, style: UserInterfaceStyle, pixels: String)] = [
        (.design26, .light, "640x960 f6ec42badaaaa5b"), (.design26, .dark, "640x960 ceff3b0e279606f9"),
        (.design18, .light, "640x960 b502f64f5177621c"), (.design18, .dark, "640x960 fed8648ec492f7a5"),
    ]

    @Test("Controls without a text have the same pixels on every machine", arguments: 0..<fingerprints.count)
    func golden(index: Int) throws {
        let (design, style, pixels) = Self.fingerprints[index]
        let controls: [Control] = [
            .switch(isOn: true), .switch(isOn: false), .stepper(value: 0), .slider(value: 0.4),
            .progress(value: 0.6), .activityIndicator(isAnimating: true),
            .segmented(items: ["", "", ""], selectedIndex: 1),
        ]
        let list = List(sections: [List.Section(rows: controls.map { ListCell($0) })])
        let layout = ListLayout(
            list, traits: Self.traits(design, .leftToRight, style), width: 320, measurer: SystemFontMeasurer())
        let screen = Screen(
            layout: layout, title: nil, size: CGSize(width: 320, height: 480),
            safeAreaInsets: EdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
        let found = ScreenTests.fingerprint(try Renderer(scale: 2, text: .blocks).render(screen))
        #expect(found == pixels)
    }
}
