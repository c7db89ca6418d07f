/// The edge at which the system prefers to show bars as one column, whether or not a bar is shown (VBR-6, iOS 27.1).
public enum UIVerticalBarEdge: Int, Sendable {
  /// Bars are horizontal.
  case unspecified
  case leading, trailing
}

/// Whether a controller's bars may stand upright (VBR-3, iOS 27.1).
public enum UIVerticalBarBehavior: Int, Sendable {
  /// As the system prefers.
  case automatic
  /// They stay horizontal.
  case disabled
}

/// The bar whose contents overflow first in a column without space for all (VBR-12, iOS 27.1).
public enum UIVerticalBarCompressionBehavior: Int, Sendable {
  /// The same as `prefersTabBar` on an iPhone.
  case automatic
  /// The tab bar collapses first.
  case prefersBarItems
  /// Bar button items overflow first.
  case prefersTabBar
}
