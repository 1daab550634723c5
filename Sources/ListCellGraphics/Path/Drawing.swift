// Copyright (c) 2026 the listcell authors
// SPDX-License-Identifier: MIT

import Foundation

/// A gradient along a line, linear in sRGB components; beyond its ends the last stops' slope is not continued.
public struct LinearGradient: Hashable, Sendable {
    /// A colour at a place of the line; between two the components change linearly.
    public struct Stop: Hashable, Sendable {
        /// The place on the line: 0 at its start, 1 at its end.
        public var location: Double
        /// The colour there, straight alpha.
        public var color: RGBA

        /// A colour at a location from 0 to 1.
        public init(location: Double, color: RGBA) {
            self.location = location
            self.color = color
        }
    }

    /// Where location 0 is, in the drawing's points.
    public var start: CGPoint
    /// Where location 1 is, in the drawing's points; beyond both ends the outer stops go on.
    public var end: CGPoint
    /// At least one, by rising location.
    public var stops: [Stop]

    /// A gradient between two points, with stops by rising location.
    public init(start: CGPoint, end: CGPoint, stops: [Stop]) {
        self.start = start
        self.end = end
        self.stops = stops
    }
}

/// What an area is filled with.
public enum Paint: Hashable, Sendable {
    /// One colour, which may depend on the traits that the drawing is drawn with.
    case color(Color)
    /// Colours along a line, the same under all traits.
    case gradient(LinearGradient)
    /// The tint of the image that the drawing belongs to.
    case tint
}

/// A blurred silhouette below a shape.
public struct Shadow: Hashable, Sendable {
    /// The colour of the silhouette before it is blurred; its alpha is the shadow's opacity.
    public var color: RGBA
    /// How far the silhouette is moved, in points, y down.
    public var offset: CGSize
    /// The standard deviation of the blur, in points: half of Core Graphics' blur value.
    public var radius: CGFloat

    /// A silhouette in a colour, moved and blurred by lengths in points.
    public init(color: RGBA, offset: CGSize, radius: CGFloat) {
        self.color = color
        self.offset = offset
        self.radius = radius
    }
}

/// One step of a drawing, painted over the steps before it.
public enum DrawingCommand: Hashable, Sendable {
    /// The inside of a shape, by a rule for where it overlaps itself.
    case fill(Path, FillRule, Paint)
    /// A line along a shape.
    case stroke(Path, StrokeStyle, Paint)
    /// Only the shadow of a shape, not the shape.
    case shadow(Path, FillRule, Shadow)
    /// Restricts what follows, up to the matching `popClip`, to a shape.
    case pushClip(Path, FillRule)
    /// Ends the last restriction; without one, nothing.
    case popClip
}

/// A picture made of drawing commands, in points, y down, the origin at the top left corner.
public struct Drawing: Hashable, Sendable {
    /// The picture's size in points, which is scaled to the frame that it is drawn in.
    public var size: CGSize
    /// The steps, first to last.
    public var commands: [DrawingCommand]

    /// A picture of a size in points, painted by commands.
    public init(size: CGSize, commands: [DrawingCommand]) {
        self.size = size
        self.commands = commands
    }
}
