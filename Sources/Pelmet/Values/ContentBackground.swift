extension Theme {
  /// The page under the bars.
  public enum ContentBackground: Sendable, Hashable {
    case color(Color)
    /// Photos, video, maps: nothing that a clear bar could be judged against.
    case unknown
  }
}
