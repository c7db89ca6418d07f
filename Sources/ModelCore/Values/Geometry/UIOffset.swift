public import Foundation

/// A shift in points; positive values move right and down.
public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public init() { self = .zero }

  public static let zero = UIOffset(horizontal: 0, vertical: 0)
}
