// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Testing

@Suite struct FidelityDocumentTests {
    @Test func theDocumentIsMadeOfTheValuesInUse() throws {
        try Repository.expect(try FidelityDocument().text, at: "Documentation/Fidelity.md")
    }
}
