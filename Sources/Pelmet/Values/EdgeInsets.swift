extension Theme {
  /// Insets in points. Where UIKit has left and right, leading is left.
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
}
