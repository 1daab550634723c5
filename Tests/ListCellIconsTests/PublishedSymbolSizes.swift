// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// The ink of the system's symbols at regular weight and medium scale, in point sizes (measured): width and height.
enum PublishedSymbolSizes {
    static let all: [(name: String, width: Double, height: Double)] = [
        ("accessibility", 0.9961, 0.9961), ("airplane", 1.1006, 0.9941), ("airplay.video", 1.1401, 0.9253),
        ("antenna.radiowaves.left.and.right", 1.0366, 0.9073), ("app.badge.checkmark", 1.1089, 0.9917),
        ("app.connected.to.app.below.fill", 0.8618, 1.0625), ("app.fill", 0.9004, 0.8999),
        ("apple.logo", 0.7861, 0.9653), ("appletvremote.gen4.fill", 0.4067, 1.0786), ("apps.iphone", 0.6274, 1.0337),
        ("arrow.counterclockwise", 0.8623, 1.0488), ("battery.100percent", 1.4453, 0.6606),
        ("bell.badge.fill", 0.9214, 1.0313), ("bell.fill", 0.9214, 1.0278), ("bolt.fill", 0.688, 1.0907),
        ("cable.coaxial", 1.0288, 1.0488), ("calendar.badge.clock", 1.1826, 0.9907), ("camera.fill", 1.1992, 0.9312),
        ("captions.bubble.fill", 1.0762, 1.0132), ("character.magnify", 1.1763, 0.9463),
        ("chart.bar.xaxis", 1.0894, 0.9019), ("checkmark", 0.8413, 0.8345),
        ("checkmark.seal.text.page.fill", 0.8213, 1.0469), ("chevron.forward", 0.4775, 0.8477),
        ("chevron.right", 0.4775, 0.8477), ("circle.dotted.and.circle", 1.377, 0.9961),
        ("circle.fill", 0.9961, 0.9961), ("circle.hexagongrid.fill", 1.0435, 0.9683),
        ("creditcard.fill", 1.1475, 0.834), ("digitalcrown.horizontal.arrow.counterclockwise.fill", 0.9873, 1.0888),
        ("ear", 0.75, 1.041), ("environments.fill", 1.6124, 1.0693),
        ("exclamationmark.message.fill", 1.1294, 0.9395), ("externaldrive.fill", 1.1235, 0.8174),
        ("eye.trianglebadge.exclamationmark.fill", 1.5068, 0.8521), ("faceid", 0.9561, 0.9556),
        ("gamecontroller.fill", 1.4097, 0.8848), ("gear", 1.0796, 1.0646), ("gear.badge", 1.0796, 1.0646),
        ("gearshape.fill", 1.0205, 1.0205), ("globe", 0.9961, 0.9961), ("hammer.fill", 1.1885, 1.1119),
        ("hand.point.up.left.fill", 0.8212, 0.9031), ("hand.raised.fill", 0.7783, 1.0439),
        ("heart.fill", 0.9697, 0.8965), ("hourglass", 0.5723, 0.898), ("info.circle", 0.9961, 0.9961),
        ("key.fill", 0.6235, 1.205), ("keyboard.fill", 1.229, 0.7715), ("location.fill", 0.9218, 0.9176),
        ("lock.fill", 0.6665, 0.958), ("magnifyingglass", 0.9541, 0.9634), ("megaphone.fill", 1.0874, 1.042),
        ("moon", 0.9793, 0.9858), ("moon.fill", 0.9793, 0.9858), ("mountain.2.fill", 1.7173, 0.863),
        ("network", 0.9961, 0.9961), ("pencil", 0.7782, 0.7731), ("person.2.fill", 1.3311, 0.8779),
        ("person.badge.key.fill", 1.0171, 0.9999), ("person.badge.shield.checkmark.fill", 1.0303, 1.0547),
        ("person.fill", 0.8218, 0.8779), ("personalhotspot", 1.4028, 0.7949), ("photo.fill", 1.1514, 0.8989),
        ("pip", 1.2651, 1.0229), ("plus", 0.8057, 0.8057), ("quote.bubble.fill", 1.0762, 1.0132),
        ("rectangle.3.group.bubble.fill", 1.0762, 1.0132), ("shield.lefthalf.filled", 0.8115, 0.9863),
        ("sos", 1.6397, 0.814), ("speaker.wave.2.fill", 1.0898, 0.8613), ("speaker.wave.3.fill", 1.3105, 0.9431),
        ("square.fill", 0.8989, 0.8989), ("square.grid.2x2", 0.8989, 0.8989),
        ("squares.leading.rectangle", 1.2251, 0.8384), ("star.fill", 1.0844, 1.0363),
        ("sun.max.fill", 1.0562, 1.0591), ("switch.2", 0.9312, 0.9219), ("teletype", 1.0962, 0.916),
        ("text.book.closed.fill", 0.8213, 1.0464), ("textformat", 1.1191, 0.7217),
        ("textformat.size", 1.1123, 0.7212), ("touchid", 1.0759, 1.0583), ("voiceover", 1.1812, 1.0015),
        ("waveform", 0.8999, 1.02), ("wifi", 1.1243, 0.8115), ("xmark", 0.7743, 0.7742),
    ]
}
