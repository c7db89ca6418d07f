extension Theme {
  /// The page under the bars.
  public enum ContentBackground: Sendable, Hashable {
    case color(Color)
    /// Photos, videos or maps, against which no contrast can be checked.
    case unknown
  }
}
