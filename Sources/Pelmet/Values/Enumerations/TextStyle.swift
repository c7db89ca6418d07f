extension Theme {
  /// UIFont.TextStyle.
  public enum TextStyle: String, Sendable, Hashable, CaseIterable {
    case extraLargeTitle, extraLargeTitle2, largeTitle, title1, title2, title3, headline, subheadline, body, callout
    case footnote, caption1, caption2
  }
}
