extension Theme {
  /// The page under the bars, against which a clear bar is judged and drawn. `nil` leaves UIKit untouched.
  public struct ContentStyle: Sendable, Hashable {
    /// A colour, or `unknown` for photos, video and maps.
    @Boxed public var backgroundColor: ContentBackground?

    /// Nothing set.
    public init() {}

    public init(
      backgroundColor: ContentBackground? = nil
    ) {
      self.backgroundColor = backgroundColor
    }
  }
}
