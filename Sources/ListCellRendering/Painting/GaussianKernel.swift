// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

/// The weights of a Gaussian blur, from a table, so that no library function decides a pixel.
struct GaussianKernel: Hashable, Sendable {
    /// The weights of the pixel itself and of those to one side, nearest first; all taps together sum up to 1.
    let weights: [Float]
}

extension GaussianKernel {
    /// The pixels to each side that count.
    var radius: Int { weights.count - 1 }

    /// A kernel of a standard deviation in pixels: each weight is the Gaussian's integral over its pixel.
    ///
    /// Deviations above 64 pixels count as 64; those that are not above 0 do not blur.
    init(sigma: Double) {
        guard sigma > 0.01 else {
            weights = [1]
            return
        }
        let sigma = min(sigma, 64)
        let radius = Int((3.5 * sigma).rounded(.up))
        let integrals = (0...radius).map { Self.integral((Double($0) + 0.5) / sigma) }
        var taps = [2 * (integrals[0] - 0.5)]
        for index in 1...radius { taps.append(integrals[index] - integrals[index - 1]) }
        let sum = taps[0] + 2 * taps.dropFirst().reduce(0, +)
        weights = taps.map { Float($0 / sum) }
    }

    /// The standard normal distribution at z of at least 0: linear between the table's values, within 0.00003.
    private static func integral(_ z: Double) -> Double {
        let place = z * 32
        guard place < 128 else { return 1 }
        let index = Int(place)
        let fraction = place - Double(index)
        return table[index] + (table[index + 1] - table[index]) * fraction
    }

    /// The standard normal distribution at 0, 1/32, 2/32 … 4.
    private static let table: [Double] = [
        0.500000000, 0.512464917, 0.524917669, 0.537346125, 0.549738225, 0.562082017, 0.574365688, 0.586577601,
        0.598706326, 0.610740671, 0.622669718, 0.634482847, 0.646169767, 0.657720540, 0.669125612, 0.680375828,
        0.691462461, 0.702377226, 0.713112298, 0.723660332, 0.734014471, 0.744168359, 0.754116150, 0.763852515,
        0.773372648, 0.782672264, 0.791747607, 0.800595440, 0.809213047, 0.817598228, 0.825749288, 0.833665031,
        0.841344746, 0.848788201, 0.855995621, 0.862967681, 0.869705483, 0.876210543, 0.882484772, 0.888530453,
        0.894350226, 0.899947066, 0.905324257, 0.910485379, 0.915434278, 0.920175049, 0.924712014, 0.929049695,
        0.933192799, 0.937146191, 0.940914877, 0.944503980, 0.947918721, 0.951164399, 0.954246375, 0.957170048,
        0.959940843, 0.962564191, 0.965045513, 0.967390209, 0.969603638, 0.971691111, 0.973657873, 0.975509097,
        0.977249868, 0.978885180, 0.980419921, 0.981858872, 0.983206694, 0.984467925, 0.985646978, 0.986748131,
        0.987775527, 0.988733171, 0.989624927, 0.990454518, 0.991225525, 0.991941384, 0.992605393, 0.993220705,
        0.993790335, 0.994317160, 0.994803921, 0.995253225, 0.995667552, 0.996049249, 0.996400545, 0.996723544,
        0.997020237, 0.997292499, 0.997542099, 0.997770699, 0.997979863, 0.998171055, 0.998345649, 0.998504931,
        0.998650102, 0.998782282, 0.998902518, 0.999011780, 0.999110975, 0.999200941, 0.999282458, 0.999356247,
        0.999422975, 0.999483260, 0.999537669, 0.999586729, 0.999630922, 0.999670691, 0.999706445, 0.999738557,
        0.999767371, 0.999793200, 0.999816330, 0.999837024, 0.999855519, 0.999872034, 0.999886766, 0.999899894,
        0.999911583, 0.999921979, 0.999931216, 0.999939416, 0.999946688, 0.999953130, 0.999958833, 0.999963875,
        0.999968329,
    ]
}
