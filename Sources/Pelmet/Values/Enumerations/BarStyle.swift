extension Theme {
  /// UIBarStyle: the system background of a bar (BAR-10).
  public enum BarStyle: String, Sendable, Hashable, CaseIterable {
    case `default`, black, blackTranslucent
  }
}
