// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// A gradient along a line, linear in sRGB components; beyond its ends the last stops' slope is not continued.
public struct LinearGradient: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        /// The place on the line: 0 at its start, 1 at its end.
        public var location: Double
        public var color: RGBA

        public init(location: Double, color: RGBA) {
            self.location = location
            self.color = color
        }
    }

    public var start: CGPoint
    public var end: CGPoint
    /// At least one, by rising location.
    public var stops: [Stop]

    public init(start: CGPoint, end: CGPoint, stops: [Stop]) {
        self.start = start
        self.end = end
        self.stops = stops
    }
}

/// What an area is filled with.
public enum Paint: Hashable, Sendable {
    case color(Color)
    case gradient(LinearGradient)
    /// The tint of the image that the drawing belongs to.
    case tint
}

/// A blurred silhouette below a shape.
public struct Shadow: Hashable, Sendable {
    public var color: RGBA
    /// How far the silhouette is moved, in points, y down.
    public var offset: CGSize
    /// The standard deviation of the blur, in points: half of Core Graphics' blur value.
    public var radius: CGFloat

    public init(color: RGBA, offset: CGSize, radius: CGFloat) {
        self.color = color
        self.offset = offset
        self.radius = radius
    }
}

/// One step of a drawing, painted over the steps before it.
public enum DrawingCommand: Hashable, Sendable {
    case fill(Path, FillRule, Paint)
    case stroke(Path, StrokeStyle, Paint)
    /// Only the shadow of a shape, not the shape.
    case shadow(Path, FillRule, Shadow)
    /// Restricts what follows, up to the matching `popClip`, to a shape.
    case pushClip(Path, FillRule)
    case popClip
}

/// A picture made of drawing commands, in points, y down, the origin at the top left corner.
public struct Drawing: Hashable, Sendable {
    public var size: CGSize
    public var commands: [DrawingCommand]

    public init(size: CGSize, commands: [DrawingCommand]) {
        self.size = size
        self.commands = commands
    }
}
