extension Theme {
  /// The `configureWith…Background` preset that an appearance starts from (APP-8).
  public enum BackgroundPreset: String, Sendable, Hashable, CaseIterable {
    case `default`, opaque, transparent
  }
}
