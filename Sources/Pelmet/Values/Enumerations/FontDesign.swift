extension Theme {
  /// UIFontDescriptor.SystemDesign.
  public enum FontDesign: String, Sendable, Hashable, CaseIterable {
    case `default`, rounded, serif, monospaced
  }
}
