/// How a tab bar lays out icon and title (APP-13).
public enum ModelTabItemLayout: Hashable, Sendable {
  /// The icon above the title.
  case stacked
  /// Side by side, in regular width.
  case inline
  /// Side by side and small, in compact height.
  case compactInline

  @MainActor
  init(_ traitCollection: UITraitCollection) {
    if traitCollection.verticalSizeClass == .compact {
      self = .compactInline
    } else {
      self = traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
    }
  }
}
