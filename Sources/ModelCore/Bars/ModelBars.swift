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

/// A toolbar as a person sees it.
public struct ModelToolbar: Sendable {
  /// In points: in the window's coordinates in a ``ModelScreen``, else in the superview's.
  public let frame: CGRect

  public let look: ModelBarLook

  /// Items that share glass (LG-2). Before iOS 26 every item is by itself.
  public let groups: [[UIBarButtonItem]]
}

/// A tab bar as a person sees it.
public struct ModelTabBar: Sendable {
  /// In points: in the window's coordinates in a ``ModelScreen``, else in the superview's.
  public let frame: CGRect

  public let look: ModelBarLook
  public let items: [UITabBarItem]
  public let selectedItem: UITabBarItem?

  /// Whether scrolling has made the bar small (TAB-13). How small is not established: `frame` is that of the whole bar.
  public let isMinimized: Bool

  /// APP-13.
  public let itemLayout: ModelTabItemLayout
}

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

/// The back button of a navigation bar.
public struct ModelBackButton: Sendable {
  /// Nil: the chevron only.
  public let title: String?

  /// A legacy background takes the chevron's place (PRX-8).
  public let showsChevron: Bool
}

/// An item as a bar shows it.
public struct ModelItem: Sendable {
  public let item: UIBarButtonItem

  /// In the bar's coordinates, in points.
  public let frame: CGRect

  /// ITM-12.
  public internal(set) var titleColor: UIColor

  /// Nil where the image keeps its own colours (ITM-12).
  public internal(set) var imageColor: UIColor?

  /// The image, `landscapeImagePhone` in a bar with compact metrics (ITM-8).
  public let image: UIImage?

  /// What is drawn behind: the item's own legacy image before that of an appearance object (PRX-8).
  public let backgroundImage: UIImage?

  /// What fills the glass; nil: nothing (LG-3, iOS 26).
  public internal(set) var glassColor: UIColor?
}

extension ModelItem {
  @MainActor
  init(
    _ item: UIBarButtonItem, frame: CGRect, in bar: UIView, metrics: UIBarMetrics, appearance: UIBarButtonItemAppearance?
  ) {
    let state: UIControl.State = item.isEnabled ? .normal : .disabled
    let colors = ItemColors(item, in: bar, appearance: appearance?.modelState(state))
    let isCompact = metrics == .compact || metrics == .compactPrompt
    self.init(
      item: item, frame: frame, titleColor: colors.title, imageColor: colors.image,
      image: isCompact ? item.landscapeImagePhone ?? item.image : item.image,
      backgroundImage: item.backgroundImage(for: state, style: item.style, barMetrics: metrics)
        ?? appearance?.modelBackgroundImage(state),
      glassColor: colors.glass)
  }

  /// - Parameter distance: In points, to the right.
  func moved(by distance: CGFloat) -> ModelItem {
    ModelItem(
      item: item, frame: frame.offsetBy(dx: distance, dy: 0), titleColor: titleColor, imageColor: imageColor, image: image,
      backgroundImage: backgroundImage, glassColor: glassColor)
  }
}
