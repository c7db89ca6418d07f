extension Theme {
  /// UIOffset, in points; positive moves right and down.
  public struct Offset: Sendable, Hashable {
    public var horizontal: Double
    public var vertical: Double

    public init(_ horizontal: Double, _ vertical: Double) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }
}
