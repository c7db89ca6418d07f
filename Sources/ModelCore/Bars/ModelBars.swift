public import Foundation

/// A navigation bar as the user sees it.
public struct ModelNavigationBar: Sendable {
  /// The bar's frame in points, in the window's coordinates in a ``ModelScreen``, or else in the superview's.
  public let frame: CGRect

  /// The frame of the background, which includes the status bar if the bar is attached to the top (BAR-13).
  public let backgroundFrame: CGRect

  public let look: ModelBarLook

  /// The prompt above everything else (ITM-7).
  public let prompt: String?

  /// The text, or `nil` while `titleView` is shown (ITM-1).
  public let title: String?
  public let titleView: UIView?

  /// The frame of the title or the title view in the bar's coordinates, in points (OVF-1). Nil under a large title, where items leave no
  /// room, and before iOS 26, where it is not established.
  public let titleFrame: CGRect?

  /// Whether the title stands beside the leading items: where it would touch the trailing ones in the middle (OVF-1), and beside a
  /// vertical bar (TTL-3).
  public let isTitleLeading: Bool

  /// The style of the title, with the system's values for those that the app leaves out (BAR-11).
  public let titleText: ModelText
  public let largeTitleText: ModelText

  /// Nil while `subtitleView` is shown (ITM-1).
  public let subtitle: String?
  public let subtitleView: UIView?

  /// The large title, or `nil` unless `isLarge`.
  public let largeTitle: String?

  /// The large subtitle, or `nil` unless `isLarge`.
  public let largeSubtitle: String?

  /// Whether the large title is shown (NAV-12).
  public let isLarge: Bool

  /// The back button, or `nil` if none is shown (ITM-2).
  public let backButton: ModelBackButton?
  public let backIndicator: ModelBackIndicator

  /// The items at the leading edge, from the edge inwards.
  public let leadingItems: [ModelItem]

  /// The items at the trailing edge, from the edge inwards.
  public let trailingItems: [ModelItem]

  /// The items in the centre of a browser's or editor's bar, from the leading edge on (ITM-6).
  public let centerItems: [ModelItem]

  /// The system's button for the overflow menu, or `nil` if there is no need for one (OVF-1).
  public internal(set) var overflowButton: ModelItem?

  /// The items in the overflow menu: those for which the bar has no room (OVF-1), and those of a navigator's centre groups (ITM-6). Custom
  /// views without a `menuRepresentation` are neither here nor in the bar (OVF-2).
  public let overflowItems: [UIBarButtonItem]

  /// Items that share glass, in the order of `rightBarButtonItems` (LG-2). Before iOS 26 every item is by itself.
  public let trailingGroups: [[UIBarButtonItem]]

  /// Whether scrolling has minimised the bar (MIN-5). The minimised size is not established: `frame` is that of the whole bar.
  public let isMinimized: Bool
}

/// A toolbar as the user sees it.
public struct ModelToolbar: Sendable {
  /// The bar's frame in points, in the window's coordinates in a ``ModelScreen``, or else in the superview's.
  public let frame: CGRect

  public let look: ModelBarLook

  /// Items that share glass (LG-2). Before iOS 26 every item is by itself.
  public let groups: [[UIBarButtonItem]]
}

/// A tab bar as the user sees it.
public struct ModelTabBar: Sendable {
  /// The bar's frame in points, in the window's coordinates in a ``ModelScreen``, or else in the superview's.
  public let frame: CGRect

  public internal(set) var look: ModelBarLook
  public let items: [UITabBarItem]
  public let selectedItem: UITabBarItem?

  /// Whether scrolling has minimised the bar (MIN-1). `frame` is the same in both states (MIN-2).
  public let isMinimized: Bool

  /// The items that can be seen, in their order: all of them, or those of a minimised bar at the bottom: the selected one as a circle at
  /// the leading end, and ``detachedItem`` (MIN-4).
  public let visibleItems: [UITabBarItem]

  /// The badges of the items that have one, in the order of the items.
  public internal(set) var badges: [ModelTabBadge]

  /// The item in a circle of its own at the trailing end: that of the prominent tab (iOS 27), or else of a search tab (MIN-4, iOS 26).
  public let detachedItem: UITabBarItem?

  /// The accessory beside the bar (ACC-1). Where the bar is hidden, the frame of the accessory's view says where it is.
  public let accessory: ModelTabAccessory?

  /// The layout of the items (APP-13).
  public let itemLayout: ModelTabItemLayout
}

/// The accessory of a tab bar as the user sees it (ACC-1).
public struct ModelTabAccessory: Sendable {
  public let contentView: UIView

  /// The frame in points, in the window's coordinates in a ``ModelScreen``, or else in the tab bar controller's (ACC-4).
  public let frame: CGRect

  /// `regular` above the bar, `inline` beside the circles of a minimised one (ACC-2).
  public let environment: UITabAccessoryEnvironment
}

/// The layout of icon and title in a tab bar (APP-13).
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
  /// The title, or `nil` for the chevron alone.
  public let title: String?

  /// Whether the chevron is shown. A legacy background replaces it (PRX-8).
  public let showsChevron: Bool

  /// The colour of the title: of the appearance object, else the bar's tint; on glass the label's (P-17).
  public internal(set) var titleColor: UIColor

  /// The colour of the chevron, unless its image has colours: the bar's tint; on glass the label's (P-17).
  public internal(set) var chevronColor: UIColor
}

/// An item as a bar shows it.
public struct ModelItem: Sendable {
  public let item: UIBarButtonItem

  /// In the bar's coordinates, in points.
  public let frame: CGRect

  /// The colour of the title (ITM-12).
  public internal(set) var titleColor: UIColor

  /// The colour of the image, or `nil` if it keeps its own colours (ITM-12).
  public internal(set) var imageColor: UIColor?

  /// The image, `landscapeImagePhone` in a bar with compact metrics (ITM-8).
  public let image: UIImage?

  /// The image behind the item: its own legacy image takes precedence over that of an appearance object (PRX-8).
  public let backgroundImage: UIImage?

  /// The colour that fills the glass of a prominent item, or `nil` for none (LG-3, iOS 26). Image and title on it are white.
  public internal(set) var glassColor: UIColor?
}

extension ModelItem {
  @MainActor
  package init(
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
