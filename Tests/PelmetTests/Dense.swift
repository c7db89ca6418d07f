import Pelmet

/// Values in which every property is set, as large as a theme can be.
enum Dense {
  static var color: Theme.Color {
    .adaptive(light: .rgb(1), dark: .rgb(2), lightHighContrast: .rgb(3), darkHighContrast: .rgb(4), darkElevated: .system(.label))
  }

  static var image: Theme.Image {
    Theme.Image(
      .gradient([Theme.Image.Stop(color, at: 0), Theme.Image.Stop(color, at: 1)], direction: .down),
      renderingMode: .alwaysTemplate,
      tint: color, capInsets: Theme.EdgeInsets(1, 2, 3, 4), resizingMode: .stretch)
  }

  static func states<Value>(_ value: Value) -> Theme.ByState<Value> {
    Theme.ByState(normal: value, highlighted: value, disabled: value, selected: value, focused: value)
  }

  static func metrics<Value>(_ value: Value) -> Theme.ByMetrics<Value> {
    Theme.ByMetrics(default: value, compact: value, defaultPrompt: value, compactPrompt: value)
  }

  static func positions<Value>(_ value: Value) -> Theme.ByPosition<Value> {
    Theme.ByPosition(any: value, bottom: value, top: value, topAttached: value)
  }

  static func styles<Value>(_ value: Value) -> Theme.ByItemStyle<Value> {
    Theme.ByItemStyle(any: value, plain: value, done: value)
  }

  static func icons<Value>(_ value: Value) -> Theme.ByIcon<Value> {
    Theme.ByIcon(search: value, clear: value, bookmark: value, resultsList: value)
  }

  static var shadow: Theme.Shadow {
    Theme.Shadow(
      color: color,
      offset: Theme.Offset(1, 2),
      blurRadius: 3)
  }

  static var font: Theme.Font {
    Theme.Font(
      textStyle: .headline,
      size: 3,
      family: "Avenir",
      weight: .bold,
      design: .rounded,
      italic: true,
      relativeTo: .headline,
      maximumSize: 3)
  }

  static var text: Theme.TextAttributes {
    Theme.TextAttributes(
      foregroundColor: color,
      font: font,
      kern: 3,
      baselineOffset: 3,
      underlineStyle: [.single, .byWord],
      strikethroughStyle: [.single, .byWord],
      shadow: shadow)
  }

  static var barButtonItemStateAppearance: Theme.BarButtonItemStateAppearance {
    Theme.BarButtonItemStateAppearance(
      titleTextAttributes: text,
      titlePositionAdjustment: Theme.Offset(1, 2),
      backgroundImage: image,
      backgroundImagePositionAdjustment: Theme.Offset(1, 2))
  }

  static var barButtonItemAppearance: Theme.BarButtonItemAppearance {
    Theme.BarButtonItemAppearance(
      normal: barButtonItemStateAppearance,
      highlighted: barButtonItemStateAppearance,
      disabled: barButtonItemStateAppearance,
      focused: barButtonItemStateAppearance)
  }

  static var tabBarItemStateAppearance: Theme.TabBarItemStateAppearance {
    Theme.TabBarItemStateAppearance(
      titleTextAttributes: text,
      titlePositionAdjustment: Theme.Offset(1, 2),
      iconColor: color,
      badgePositionAdjustment: Theme.Offset(1, 2),
      badgeBackgroundColor: color,
      badgeTextAttributes: text,
      badgeTitlePositionAdjustment: Theme.Offset(1, 2))
  }

  static var tabBarItemAppearance: Theme.TabBarItemAppearance {
    Theme.TabBarItemAppearance(
      normal: tabBarItemStateAppearance,
      selected: tabBarItemStateAppearance,
      disabled: tabBarItemStateAppearance,
      focused: tabBarItemStateAppearance)
  }

  static var navigationBarAppearance: Theme.NavigationBarAppearance {
    Theme.NavigationBarAppearance(
      background: .opaque,
      backgroundEffect: .systemMaterial,
      backgroundColor: color,
      backgroundImage: image,
      backgroundImageContentMode: .center,
      shadowColor: color,
      shadowImage: image,
      overrideUserInterfaceStyle: .dark,
      titleTextAttributes: text,
      titlePositionAdjustment: Theme.Offset(1, 2),
      largeTitleTextAttributes: text,
      subtitleTextAttributes: text,
      largeSubtitleTextAttributes: text,
      buttonAppearance: barButtonItemAppearance,
      doneButtonAppearance: barButtonItemAppearance,
      prominentButtonAppearance: barButtonItemAppearance,
      backButtonAppearance: barButtonItemAppearance,
      backIndicatorImage: image,
      backIndicatorTransitionMaskImage: image)
  }

  static var toolbarAppearance: Theme.ToolbarAppearance {
    Theme.ToolbarAppearance(
      background: .opaque,
      backgroundEffect: .systemMaterial,
      backgroundColor: color,
      backgroundImage: image,
      backgroundImageContentMode: .center,
      shadowColor: color,
      shadowImage: image,
      overrideUserInterfaceStyle: .dark,
      buttonAppearance: barButtonItemAppearance,
      doneButtonAppearance: barButtonItemAppearance,
      prominentButtonAppearance: barButtonItemAppearance)
  }

  static var tabBarAppearance: Theme.TabBarAppearance {
    Theme.TabBarAppearance(
      background: .opaque,
      backgroundEffect: .systemMaterial,
      backgroundColor: color,
      backgroundImage: image,
      backgroundImageContentMode: .center,
      shadowColor: color,
      shadowImage: image,
      overrideUserInterfaceStyle: .dark,
      stackedLayoutAppearance: tabBarItemAppearance,
      inlineLayoutAppearance: tabBarItemAppearance,
      compactInlineLayoutAppearance: tabBarItemAppearance,
      selectionIndicatorTintColor: color,
      selectionIndicatorImage: image,
      stackedItemPositioning: .centered,
      stackedItemWidth: 3,
      stackedItemSpacing: 3)
  }

  static var barButtonItemStyle: Theme.BarButtonItemStyle {
    Theme.BarButtonItemStyle(
      tintColor: color,
      titleTextAttributes: states(text),
      backgroundImage: states(styles(metrics(image))),
      backgroundVerticalPositionAdjustment: metrics(3),
      titlePositionAdjustment: metrics(Theme.Offset(1, 2)),
      backButtonBackgroundImage: states(metrics(image)),
      backButtonTitlePositionAdjustment: metrics(Theme.Offset(1, 2)),
      backButtonBackgroundVerticalPositionAdjustment: metrics(3),
      imageInsets: Theme.EdgeInsets(1, 2, 3, 4),
      landscapeImagePhoneInsets: Theme.EdgeInsets(1, 2, 3, 4),
      largeContentSizeImageInsets: Theme.EdgeInsets(1, 2, 3, 4),
      isSymbolAnimationEnabled: true,
      hidesSharedBackground: true,
      sharesBackground: true,
      isPaddingRemoved: true)
  }

  static var cancelButtonStyle: Theme.CancelButtonStyle {
    Theme.CancelButtonStyle(
      tintColor: color,
      titleTextAttributes: states(text))
  }

  static var contentStyle: Theme.ContentStyle {
    Theme.ContentStyle(
      backgroundColor: .color(color))
  }

  static var navigationBarStyle: Theme.NavigationBarStyle {
    Theme.NavigationBarStyle(
      barStyle: .black,
      isTranslucent: true,
      prefersLargeTitles: true,
      tintColor: color,
      barTintColor: color,
      backgroundImage: positions(metrics(image)),
      shadowImage: image,
      titleTextAttributes: text,
      largeTitleTextAttributes: text,
      titleVerticalPositionAdjustment: metrics(3),
      backIndicatorImage: image,
      backIndicatorTransitionMaskImage: image,
      standardAppearance: navigationBarAppearance,
      compactAppearance: navigationBarAppearance,
      scrollEdgeAppearance: navigationBarAppearance,
      compactScrollEdgeAppearance: navigationBarAppearance,
      preferredBehavioralStyle: .pad,
      backgroundColor: color,
      userInterfaceStyle: .dark)
  }

  static var navigationControllerStyle: Theme.NavigationControllerStyle {
    Theme.NavigationControllerStyle(
      isNavigationBarHidden: true,
      isToolbarHidden: true,
      hidesBarsWhenKeyboardAppears: true,
      hidesBarsOnSwipe: true,
      hidesBarsWhenVerticallyCompact: true,
      hidesBarsOnTap: true)
  }

  static var navigationItemStyle: Theme.NavigationItemStyle {
    Theme.NavigationItemStyle(
      hidesBackButton: true,
      backButtonDisplayMode: .minimal,
      leftItemsSupplementBackButton: true,
      style: .editor,
      largeTitleDisplayMode: .never,
      hidesSearchBarWhenScrolling: true,
      preferredSearchBarPlacement: .stacked,
      searchBarPlacementAllowsToolbarIntegration: true,
      searchBarPlacementAllowsExternalIntegration: true)
  }

  static var searchBarStyle: Theme.SearchBarStyle {
    Theme.SearchBarStyle(
      barStyle: .black,
      isTranslucent: true,
      tintColor: color,
      barTintColor: color,
      searchBarStyle: .minimal,
      keyboardAppearance: .dark,
      backgroundImage: positions(metrics(image)),
      scopeBarBackgroundImage: image,
      searchFieldBackgroundImage: states(image),
      iconImage: icons(states(image)),
      scopeBarButtonBackgroundImage: states(image),
      scopeBarButtonDividerImage: states(states(image)),
      scopeBarButtonTitleTextAttributes: states(text),
      searchFieldBackgroundPositionAdjustment: Theme.Offset(1, 2),
      searchTextPositionAdjustment: Theme.Offset(1, 2),
      iconPositionAdjustment: icons(Theme.Offset(1, 2)),
      searchTextField: searchTextFieldStyle,
      cancelButton: cancelButtonStyle)
  }

  static var searchTextFieldStyle: Theme.SearchTextFieldStyle {
    Theme.SearchTextFieldStyle(
      backgroundColor: color,
      textColor: color,
      font: font,
      tintColor: color,
      placeholderColor: color,
      iconColor: color)
  }

  static var statusBarStyle: Theme.StatusBarStyle {
    Theme.StatusBarStyle(
      style: .lightContent,
      isHidden: true,
      updateAnimation: .fade)
  }

  static var tabBarControllerStyle: Theme.TabBarControllerStyle {
    Theme.TabBarControllerStyle(
      mode: .tabBar,
      isTabBarHidden: true,
      tabBarMinimizeBehavior: .never,
      horizontalSizeClass: .compact)
  }

  static var tabBarItemStyle: Theme.TabBarItemStyle {
    Theme.TabBarItemStyle(
      titleTextAttributes: states(text),
      titlePositionAdjustment: Theme.Offset(1, 2),
      badgeColor: color,
      badgeTextAttributes: states(text),
      imageInsets: Theme.EdgeInsets(1, 2, 3, 4),
      landscapeImagePhoneInsets: Theme.EdgeInsets(1, 2, 3, 4),
      largeContentSizeImageInsets: Theme.EdgeInsets(1, 2, 3, 4),
      standardAppearance: tabBarAppearance,
      scrollEdgeAppearance: tabBarAppearance)
  }

  static var tabBarStyle: Theme.TabBarStyle {
    Theme.TabBarStyle(
      barStyle: .black,
      isTranslucent: true,
      tintColor: color,
      barTintColor: color,
      unselectedItemTintColor: color,
      backgroundImage: image,
      selectionIndicatorImage: image,
      shadowImage: image,
      itemPositioning: .centered,
      itemWidth: 3,
      itemSpacing: 3,
      standardAppearance: tabBarAppearance,
      scrollEdgeAppearance: tabBarAppearance,
      backgroundColor: color,
      userInterfaceStyle: .dark)
  }

  static var toolbarStyle: Theme.ToolbarStyle {
    Theme.ToolbarStyle(
      barStyle: .black,
      isTranslucent: true,
      tintColor: color,
      barTintColor: color,
      backgroundImage: positions(metrics(image)),
      shadowImage: positions(image),
      standardAppearance: toolbarAppearance,
      compactAppearance: toolbarAppearance,
      scrollEdgeAppearance: toolbarAppearance,
      compactScrollEdgeAppearance: toolbarAppearance,
      backgroundColor: color,
      userInterfaceStyle: .dark)
  }

  static var viewControllerStyle: Theme.ViewControllerStyle {
    Theme.ViewControllerStyle(
      edgesForExtendedLayout: [.top, .bottom],
      extendedLayoutIncludesOpaqueBars: true,
      automaticallyAdjustsScrollViewInsets: true,
      modalPresentationStyle: .formSheet,
      modalTransitionStyle: .crossDissolve,
      modalPresentationCapturesStatusBarAppearance: true,
      isModalInPresentation: true,
      definesPresentationContext: true,
      hidesBottomBarWhenPushed: true,
      overrideUserInterfaceStyle: .dark)
  }

  static var windowStyle: Theme.WindowStyle {
    Theme.WindowStyle(
      tintColor: color,
      backgroundColor: color)
  }

  static var style: Theme.Style {
    Theme.Style(
      userInterfaceStyle: .dark,
      window: windowStyle,
      content: contentStyle,
      navigationBar: navigationBarStyle,
      toolbar: toolbarStyle,
      tabBar: tabBarStyle,
      barButtonItem: barButtonItemStyle,
      tabBarItem: tabBarItemStyle,
      searchBar: searchBarStyle,
      statusBar: statusBarStyle,
      navigationItem: navigationItemStyle,
      viewController: viewControllerStyle,
      navigationController: navigationControllerStyle,
      tabBarController: tabBarControllerStyle)
  }

  /// Builds the theme anew, nothing shared with another but the values above.
  static func theme() -> Theme {
    let row = Theme.Condition(
      scheme: .dark, contrast: .high, level: .elevated, idiom: .pad, horizontalSizeClass: .regular, verticalSizeClass: .regular,
      minimumOS: 15, belowOS: 26)
    let table = Theme.Table(style, rows: [Theme.Row(row, style)])
    let place = Theme.Place(context: Theme.Context("mail"), screen: Theme.Screen("photo"))
    return Theme(
      name: "dense", title: "Dense", colors: [Theme.NamedColor("color", color)], table: table,
      places: [Theme.PlaceTable(place, table, isIsolated: true)])
  }
}
