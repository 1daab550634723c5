// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation
import ListCellLayout
import ListCellScenes
import ListCellShaping

/// A scene and what a real system drew for it: a pair of files in `Tests/Fidelity/cases`, whose README tells the form.
struct FidelityCase: Decodable, Sendable {
    let scene: String
    let provenance: [String: String]
    let figures: [Figure]

    struct Figure: Decodable, Sendable {
        let kind: String
        let path: String
        let expect: Expectation
        let tolerance: Double?
        let language: String?
    }

    /// A number of points, or whether an element is there.
    enum Expectation: Decodable, Sendable {
        case number(Double)
        case isPresent(Bool)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else {
                self = .isPresent(try container.decode(String.self) == "present")
            }
        }
    }

    /// A figure that the layout does not have.
    struct Miss: Hashable, Sendable {
        let name: String
        let kind: String
        let path: String
        let expected: String
        let found: String
    }
}

extension FidelityCase {
    static let folder = "Tests/Fidelity/cases"
    static let names = (try? Repository.names(in: folder, ending: ".expected.json")) ?? []

    static func named(_ name: String) throws -> FidelityCase {
        let file = Repository.file("\(folder)/\(name).expected.json")
        return try JSONDecoder().decode(FidelityCase.self, from: Data(contentsOf: file))
    }

    /// The figures that are compared: those of a language only in a scene of that language.
    func comparedFigures(_ environment: SceneEnvironment) -> [Figure] {
        figures.filter { $0.language == nil || $0.language == environment.traits.language }
    }

    /// Lays the scene out as `layout --format json` prints it.
    func layout() throws -> (environment: SceneEnvironment, json: Any) {
        let scene = try Scene.read(path: Repository.file("\(Self.folder)/\(scene)").path)
        let environment = scene.traits.resolved()
        let list = ListLayout(
            scene.list(for: environment), traits: environment.traits, width: environment.width,
            measurer: FullTextMeasurer(fonts: FontLibrary(directory: nil)))
        let bytes = LayoutReport.json([LayoutReport(list, deviceName: environment.device.name)])
        return (environment, try JSONSerialization.jsonObject(with: Data(bytes)))
    }

    /// How many figures were compared, and those that are not met.
    func misses(name: String) throws -> (compared: Int, misses: [Miss]) {
        let (environment, json) = try layout()
        let compared = comparedFigures(environment)
        let misses = compared.compactMap { figure -> Miss? in
            let found: String
            let expected: String
            switch figure.expect {
            case .isPresent(let isPresent):
                let isThere = LayoutPath(figure.path).isPresent(in: json)
                if isThere == isPresent { return nil }
                (expected, found) = isPresent ? ("present", "absent") : ("absent", "present")
            case .number(let number):
                let tolerance = figure.tolerance ?? 0
                let value = LayoutPath(figure.path).value(in: json)
                if let value, abs(value - number) <= tolerance + 1e-9 { return nil }
                expected = "\(number) ± \(tolerance)"
                found = value.map { "\(($0 * 1000).rounded() / 1000)" } ?? "nothing"
            }
            return Miss(name: name, kind: figure.kind, path: figure.path, expected: expected, found: found)
        }
        return (compared.count, misses)
    }
}
