extension Theme {
  /// An offset in points, as in `UIOffset`; positive values move right and down.
  public struct Offset: Sendable, Hashable {
    public var horizontal: Double
    public var vertical: Double

    public init(_ horizontal: Double, _ vertical: Double) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// Insets in points. Leading is left where UIKit has left and right.
  public struct EdgeInsets: Sendable, Hashable {
    public var top: Double
    public var leading: Double
    public var bottom: Double
    public var trailing: Double

    public init(_ top: Double, _ leading: Double, _ bottom: Double, _ trailing: Double) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  /// Edges of a rectangle, as in `UIRectEdge`.
  public struct RectEdge: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let top = RectEdge(rawValue: 1)
    public static let left = RectEdge(rawValue: 2)
    public static let bottom = RectEdge(rawValue: 4)
    public static let right = RectEdge(rawValue: 8)
    public static let all: RectEdge = [.top, .left, .bottom, .right]
  }
}
