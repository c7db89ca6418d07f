public import Foundation

/// A navigation bar as a person sees it.
public struct ModelNavigationBar: Sendable {
  /// In points: in the window's coordinates in a ``ModelScreen``, else in the superview's.
  public let frame: CGRect

  /// What the background fills: with the status bar where the bar is attached to the top (BAR-13).
  public let backgroundFrame: CGRect

  public let look: ModelBarLook

  /// Above everything else (ITM-7).
  public let prompt: String?

  /// Nil while `titleView` is shown (ITM-1).
  public let title: String?
  public let titleView: UIView?

  /// How the title is drawn; what the app left out is the system's (BAR-11).
  public let titleText: ModelText
  public let largeTitleText: ModelText

  /// Nil while `subtitleView` is shown (ITM-1).
  public let subtitle: String?
  public let subtitleView: UIView?

  /// Nil unless `isLarge`.
  public let largeTitle: String?

  /// Nil unless `isLarge`.
  public let largeSubtitle: String?

  /// NAV-12.
  public let isLarge: Bool

  /// ITM-2.
  public let backButton: ModelBackButton?
  public let backIndicator: ModelBackIndicator

  /// From the leading edge inwards.
  public let leadingItems: [ModelItem]

  /// From the trailing edge inwards.
  public let trailingItems: [ModelItem]

  /// From the leading edge on; a browser's and an editor's only (ITM-6).
  public let centerItems: [ModelItem]

  /// What is in the overflow menu: a navigator's centre groups (ITM-6).
  public let overflowItems: [UIBarButtonItem]

  /// Items that share glass, in the order of `rightBarButtonItems` (LG-2). Before iOS 26 every item is by itself.
  public let trailingGroups: [[UIBarButtonItem]]
}
