extension Theme {
  /// NSShadow: a shadow behind text. What is `nil` is the system's.
  public struct Shadow: Sendable, Hashable {
    public var color: Color?
    /// In points; positive moves right and down.
    public var offset: Offset?
    /// In points, 0 or more.
    public var blurRadius: Double?

    public init(color: Color? = nil, offset: Offset? = nil, blurRadius: Double? = nil) {
      self.color = color
      self.offset = offset
      self.blurRadius = blurRadius
    }

    /// Removes the shadow, whereas Swift's `nil` leaves it untouched.
    public static let noShadow = Shadow(color: .clear)
  }
}
