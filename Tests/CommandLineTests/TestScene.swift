// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// Scenes that the commands are tried with.
enum TestScene {
    /// Three rows in two sections, with every kind of element the printed layout has.
    static let settings = """
        listcell: 1
        title: Settings
        sections:
          - header: Connections
            footer: Off while flying
            rows:
              - text: Airplane Mode
                icon: { symbol: airplane, color: orange }
                accessories: [ { switch: off } ]
              - cell: valueCell
                text: Wi-Fi
                secondaryText: Home, "5 GHz"
                icon: { symbol: wifi, color: blue }
                accessories: [ disclosureIndicator ]
          - rows:
              - text: İstanbul, 1.5
        """

    /// A scene with an unknown key on line 5 and a wrong value on line 7.
    static let broken = """
        listcell: 1
        sections:
          - rows:
              - text: Wi-Fi
                txet: Home
              - text: Bluetooth
                alpha: much
        """
}
