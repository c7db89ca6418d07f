/// The keys that the rules look for. A ``Schema`` knows where it has each, so that a look-up compares no texts.
enum StyleKey: Int, CaseIterable {
  // Sections.
  case barButtonItem, content, navigationBar, navigationController, navigationItem, searchBar, statusBar, tabBar, tabBarItem,
    toolbar,
    window

  // Slots and what is like them.
  case compactAppearance, compactScrollEdgeAppearance, scrollEdgeAppearance, searchTextField, standardAppearance

  // Buttons and the layouts of tab bar items.
  case backButtonAppearance, buttonAppearance, cancelButton, compactInlineLayoutAppearance, doneButtonAppearance,
    inlineLayoutAppearance, prominentButtonAppearance, stackedLayoutAppearance

  // States.
  case disabled, highlighted, normal, selected

  // Properties.
  case backIndicatorImage, backIndicatorTransitionMaskImage, background, backgroundColor, backgroundEffect, backgroundImage,
    badgeBackgroundColor, badgeTextAttributes, barStyle, barTintColor, font, foregroundColor, hidesBackButton, iconColor,
    isHidden,
    isNavigationBarHidden, itemPositioning, itemSpacing, itemWidth, kern, largeSubtitleTextAttributes, largeTitleDisplayMode,
    largeTitleTextAttributes, placeholderColor, prefersLargeTitles, scopeBarButtonTitleTextAttributes, selectionIndicatorImage,
    shadowColor, shadowImage, stackedItemPositioning, stackedItemSpacing, stackedItemWidth, style, subtitleTextAttributes, textColor,
    tintColor,
    titleTextAttributes, titleVerticalPositionAdjustment, unselectedItemTintColor, userInterfaceStyle

  /// As it is written in files.
  var name: String { Self.names[rawValue] }

  private static let names = allCases.map { "\($0)" }

  /// The properties of a slot that a transparent preset clears.
  static let cleared: [StyleKey] = [.backgroundColor, .backgroundEffect, .backgroundImage, .shadowColor, .shadowImage]

  /// The layouts of tab bar items: what `itemAppearance` stands for.
  static let itemLayouts: [StyleKey] = [.stackedLayoutAppearance, .inlineLayoutAppearance, .compactInlineLayoutAppearance]
}
