extension Theme {
  /// UIKeyboardAppearance.
  public enum KeyboardAppearance: String, Sendable, Hashable, CaseIterable {
    case `default`, dark, light
  }
}
