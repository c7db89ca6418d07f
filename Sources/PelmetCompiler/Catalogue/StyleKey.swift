/// The keys that the rules look for. A ``Schema`` knows where it has each, so that a look-up compares no texts.
package enum StyleKey: Int, CaseIterable {
  // Sections.
  case barButtonItem, content, navigationBar, navigationController, navigationItem, searchBar, statusBar, tabBar, tabBarItem,
    tabBarController, toolbar, viewController, window

  // Slots and what is like them.
  case compactAppearance, compactScrollEdgeAppearance, scrollEdgeAppearance, searchTextField, standardAppearance

  // Buttons and the layouts of tab bar items.
  case backButtonAppearance, buttonAppearance, cancelButton, compactInlineLayoutAppearance, doneButtonAppearance,
    inlineLayoutAppearance, prominentButtonAppearance, stackedLayoutAppearance

  // Edges of a scroll view.
  case bottom, left, right, scrollEdge, top

  // States.
  case disabled, highlighted, normal, selected

  // Properties.
  case backIndicatorImage, backIndicatorTransitionMaskImage, background, backgroundColor, backgroundEffect, backgroundImage,
    badgeBackgroundColor, badgeTextAttributes, barStyle, barTintColor, font, foregroundColor, hidesBackButton, iconColor,
    isHidden, isNavigationBarHidden, itemPositioning, itemSpacing, itemWidth, kern, largeSubtitleTextAttributes,
    largeTitleDisplayMode, largeTitleTextAttributes, minimizationBehavior, mode, navigationBarMinimization, placeholderColor,
    preferredPlacement, prefersLargeTitles, restorationBehavior, scopeBarButtonTitleTextAttributes, selectionIndicatorImage,
    shadowColor, shadowImage, sidebar, stackedItemPositioning, stackedItemSpacing, stackedItemWidth, style,
    subtitleTextAttributes, textColor, tintColor, titleTextAttributes, titleVerticalPositionAdjustment,
    unselectedItemTintColor, userInterfaceStyle

  /// As it is written in files.
  package var name: String { Self.names[rawValue] }

  /// Those of all cases in their order. To ask each case for its name would take a tenth of a short run.
  private static let names = """
    barButtonItem content navigationBar navigationController navigationItem searchBar statusBar tabBar tabBarItem \
    tabBarController toolbar viewController window compactAppearance compactScrollEdgeAppearance scrollEdgeAppearance \
    searchTextField standardAppearance backButtonAppearance buttonAppearance cancelButton compactInlineLayoutAppearance \
    doneButtonAppearance inlineLayoutAppearance prominentButtonAppearance stackedLayoutAppearance bottom left right scrollEdge \
    top disabled highlighted normal selected backIndicatorImage backIndicatorTransitionMaskImage background backgroundColor \
    backgroundEffect backgroundImage badgeBackgroundColor badgeTextAttributes barStyle barTintColor font foregroundColor \
    hidesBackButton iconColor isHidden isNavigationBarHidden itemPositioning itemSpacing itemWidth kern \
    largeSubtitleTextAttributes largeTitleDisplayMode largeTitleTextAttributes minimizationBehavior mode \
    navigationBarMinimization placeholderColor preferredPlacement prefersLargeTitles restorationBehavior \
    scopeBarButtonTitleTextAttributes selectionIndicatorImage shadowColor shadowImage sidebar stackedItemPositioning \
    stackedItemSpacing stackedItemWidth style subtitleTextAttributes textColor tintColor titleTextAttributes \
    titleVerticalPositionAdjustment unselectedItemTintColor userInterfaceStyle
    """.split(separator: " ").map { String($0) }

  static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  /// The properties of a slot that a transparent preset clears.
  static let cleared: [StyleKey] = [.backgroundColor, .backgroundEffect, .backgroundImage, .shadowColor, .shadowImage]

  /// The edges of a scroll view.
  static let edges: [StyleKey] = [.top, .left, .bottom, .right]

  /// The layouts of tab bar items: what `itemAppearance` stands for.
  static let itemLayouts: [StyleKey] = [.stackedLayoutAppearance, .inlineLayoutAppearance, .compactInlineLayoutAppearance]
}
