/// The buttons that columns have by themselves (SPL-16).
extension UISplitViewController {
  /// Whether there is a button for the display mode: automatically where a swipe changes it, too.
  public var modelIsDisplayModeButtonShown: Bool {
    guard style != .unspecified, !isCollapsed else { return false }
    return switch displayModeButtonVisibility {
    case .automatic: presentsWithGesture
    case .never: false
    case .always: true
    }
  }

  /// Whether three columns have a button that leaves the secondary one alone.
  public var modelIsSecondaryOnlyButtonShown: Bool { style == .tripleColumn && showsSecondaryOnlyButton && !isCollapsed }
}
