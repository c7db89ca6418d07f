extension SystemChange {
  private static let olderOnly = "write it in a \"when\" entry for \"<26\", where it is drawn"
  private static let solidTabBar = olderOnly + "; for a solid bar on glass, write \"backgroundColor\" in \"tabBar\" itself"

  /// The columns of this change.
  package var row: Row {
    switch self {
    case .tabBarBackground:
      Row(
        "tabBar.*.backgroundColor", "tabBar.*.background=opaque", "tabBar.*.backgroundEffect", "tabBar.*.backgroundImage",
        "tabBarItem.*.backgroundColor", "tabBarItem.*.background=opaque", "tabBarItem.*.backgroundEffect",
        "tabBarItem.*.backgroundImage", effect: .ignored, .observed, policy: "P-15",
        seen: "tab bars stay glass, without this background", instead: Self.solidTabBar,
        source:
          "react-native-screens on 26.5, react-native-bottom-tabs#532 and #567; it replaced the glass, says dailyvox#15")
    case .tabBarShadow:
      Row(
        "tabBar.*.shadowColor", "tabBar.*.shadowImage", "tabBarItem.*.shadowColor", "tabBarItem.*.shadowImage", effect: .ignored,
        .observedOnce, seen: "tab bars have no shadow line", instead: Self.olderOnly, source: "react-native-screens on 26.5")
    case .tabBarLegacyBackground:
      Row(
        "tabBar.barTintColor", "tabBar.backgroundImage", "tabBar.shadowImage", effect: .ignored, .inferred,
        seen: "tab bars stay glass, without this background", instead: Self.olderOnly, source: "as appearances of tab bars")
    case .tabBarSelectionIndicator:
      Row(
        "tabBar.selectionIndicatorImage", "tabBar.*.selectionIndicatorImage", "tabBar.*.selectionIndicatorTintColor",
        effect: .ignored, .observedOnce, seen: "a lens of glass takes the place of the selection indicator",
        instead: Self.olderOnly, source: "Tembeon/morph on a device with 27.0; developer.apple.com/forums/thread/817936 on 26")
    case .tabBarViewColor:
      Row(
        "tabBar.backgroundColor", effect: .changed, .observed, seen: "a rectangle of this colour is behind the floating bar",
        source: "dotnet/maui#37423, react-native-navigation")
    case .tabBarTransparency:
      Row(
        "tabBar.*.background=transparent", effect: .changed, .observedOnce,
        seen: "a free-standing tab bar has no material at all",
        source: "cupertino_native_better#74")
    case .tabBarTranslucency:
      Row(
        "tabBar.isTranslucent", effect: .changed, .inferred, seen: "the layout of content changes, and the bar floats still",
        source: "as backgrounds of tab bars")
    case .tabBarScheme:
      Row(
        "tabBar.userInterfaceStyle", effect: .changed, .observedOnce,
        seen: "the style reaches glass from a view around the bar only",
        source: "react-native-screens on 26.5")
    case .unselectedTabIcon:
      Row(
        "tabBar.*.*.normal.iconColor", "tabBarItem.*.*.normal.iconColor", effect: .ignored, .observed, policy: "P-11",
        seen: "icons of unselected tabs are black or white, not in this colour",
        instead: "write it in a \"when\" entry for \"<26\"; images with \"alwaysOriginal\" keep their colours",
        source: "react-native-screens on 26.5, dotnet/maui#34688, Expensify#101339; drawn, says code-ios-app#572")
    case .unselectedTabTitle:
      Row(
        "tabBar.*.*.normal.titleTextAttributes.foregroundColor", "tabBar.*.*.normal.titleTextAttributes.font",
        "tabBarItem.*.*.normal.titleTextAttributes.foregroundColor", "tabBarItem.*.*.normal.titleTextAttributes.font",
        "tabBarItem.titleTextAttributes.normal.foregroundColor", "tabBarItem.titleTextAttributes.normal.font", effect: .ignored,
        .observed, policy: "P-11",
        seen: "titles of unselected tabs are black or white, not in this style", instead: Self.olderOnly,
        source:
          "dotnet/maui#32125 and #32222 on 26.0, #34688 on 26.1, react-native-bottom-tabs#527 on 26.5; "
          + "drawn, say react-native-bottom-tabs#439 on 26.0.1 and code-ios-app#572")
    case .unselectedTabTint:
      Row(
        "tabBar.unselectedItemTintColor", effect: .ignored, .observed,
        seen: "unselected tabs are black or white, not in this tint", instead: Self.olderOnly,
        source: "code-ios-app#572, dotnet/maui#34688")
    case .disabledTab:
      Row(
        "tabBar.*.*.disabled.iconColor", "tabBar.*.*.disabled.titleTextAttributes", "tabBarItem.*.*.disabled.iconColor",
        "tabBarItem.*.*.disabled.titleTextAttributes", "tabBarItem.titleTextAttributes.disabled", effect: .ignored,
        .observedOnce, seen: "disabled tabs look like enabled ones", instead: Self.olderOnly,
        source: "Tembeon/morph on a device with 27.0; 26 inferred")
    case .selectedTabIcon:
      Row(
        "tabBar.*.*.selected.iconColor", effect: .changed, .observedOnce,
        seen: "the colour is that of icon and title, whatever the tint",
        source: "react-native-screens on 26.5")
    case .selectedTabTitle:
      Row(
        "tabBar.*.*.selected.titleTextAttributes", effect: .drawn, .observedOnce, seen: "drawn",
        source: "react-native-screens on 26.5")
    case .tabBarTint:
      Row(
        "tabBar.tintColor", effect: .drawn, .observedOnce, seen: "drawn: the selected icon and title, and the glow of the lens",
        source: "react-native-screens on 26.5; not in the upright bar of a TabView of SwiftUI: ionic-theme-ios27#322 on 27.1")
    case .tabTitlePosition:
      Row(
        "tabBar.*.*.*.titlePositionAdjustment", effect: .drawn, .observedOnce, seen: "drawn",
        source: "react-native-screens on 26.5")
    case .inlineTabs:
      Row(
        "tabBar.*.inlineLayoutAppearance", effect: .changed, .observedOnce,
        seen: "iPads alone use it: large phones in landscape have compact inline items", source: "react-native-screens on 26.5")
    case .tabBadgeColor:
      Row(
        "tabBar.*.*.*.badgeBackgroundColor", effect: .changed, .observed,
        seen: "the colours of two states are mixed if they differ", source: "react-native-screens, Expensify#101339")
    case .tabBadgeText:
      Row(
        "tabBar.*.*.*.badgeTextAttributes", "tabBar.*.*.*.badgePositionAdjustment", effect: .drawn, .observedOnce,
        seen: "drawn; a long text is cut", source: "react-native-screens on 26.5")
    case .navigationBackground:
      Row(
        "navigationBar.*.background=opaque", "navigationBar.*.backgroundColor", "navigationBar.*.backgroundImage", effect: .drawn,
        .observed, policy: "P-16", seen: "drawn, over the scroll edge effect; Apple's advice is to remove it",
        instead: "write \"background\": \"default\" and \"backgroundColor\": null from iOS 26 on",
        source: "Awful, react-native-screens; WWDC25, session 284")
    case .navigationEffect:
      Row(
        "navigationBar.*.backgroundEffect", effect: .drawn, .observedOnce, seen: "drawn, and the scroll edge effect in addition",
        source: "react-native-screens")
    case .navigationShadow:
      Row(
        "navigationBar.*.shadowColor", "navigationBar.*.shadowImage", effect: .drawn, .observedOnce, seen: "drawn",
        source: "react-native-screens")
    case .navigationLegacyBackground:
      Row(
        "navigationBar.barTintColor", effect: .drawn, .inferred, seen: "drawn in bars without appearance slots",
        source: "as on iOS 15")
    case .navigationTint:
      Row(
        "navigationBar.tintColor", effect: .ignored, .observed, policy: "P-12",
        seen: "items in a navigation bar have the label's colour, not its tint",
        instead: "write \"tintColor\" in \"barButtonItem\"",
        source:
          "dotnet/maui#34083, react-navigation#12932, Official-Kodi-Remote-iOS#1451; "
          + "inherited under an opaque appearance: Awful, iBurn#246")
    case .navigationTitle:
      Row(
        "navigationBar.*.titleTextAttributes", "navigationBar.*.largeTitleTextAttributes", effect: .drawn, .observedOnce,
        seen: "drawn", source: "react-native-screens")
    case .largeTitleOverBackground:
      Row(
        "navigationBar.prefersLargeTitles", effect: .changed, .observed, policy: "P-16",
        seen: "a large title over a background at the scroll edge may be missing or clipped",
        instead: "write \"background\": \"transparent\" in \"scrollEdgeAppearance\"",
        source: "react-native-screens#3213, NativePHP#284; covered on a simulator of iOS 27, in September 2026")
    case .backButtonTint:
      Row(
        "navigationBar.*.backButtonAppearance.*.titleTextAttributes.foregroundColor", effect: .ignored, .observed, policy: "P-17",
        seen: "the back button may have the label's colour instead",
        instead: "write a \"backIndicatorImage\" with \"alwaysOriginal\"",
        source: "dotnet/maui#33966, dotnet/maui#34326; drawn, says Awful")
    case .backIndicator:
      Row(
        "navigationBar.*.backIndicatorImage", "navigationBar.backIndicatorImage", effect: .changed, .observedOnce,
        seen: "drawn in a circle of 44 points, without regard to alignment insets", source: "Awful")
    case .navigationBarStyle:
      Row(
        "navigationBar.barStyle", effect: .changed, since: 27, linkedWith: 27, .observedOnce,
        seen: "the status bar no longer follows the style of the bar",
        source: "cachly/issues-tracker#5822 on 27.0, in an app linked with SDK 27")
    case .toolbarBackground:
      Row(
        "toolbar.*.backgroundColor", "toolbar.*.backgroundImage", effect: .ignored, .observedOnce,
        unless: ["backgroundEffect=none", "background=opaque", "background=transparent"],
        seen: "toolbars have no background unless their effect is removed", instead: Self.olderOnly,
        source: "react-native-navigation")
    case .toolbarLegacyBackground:
      Row(
        "toolbar.barTintColor", effect: .ignored, .inferred, seen: "toolbars have no background in this colour",
        instead: Self.olderOnly, source: "what was seen with appearances of toolbars")
    case .itemTint:
      Row(
        "barButtonItem.tintColor", effect: .drawn, .documented,
        seen: "drawn: the symbol, or the glass of a prominent item, whose own symbol is white",
        source: "WWDC25, session 284; white on a device with 27.0: Tembeon/morph")
    case .windowTint:
      Row(
        "window.tintColor", effect: .changed, .documented,
        seen: "plain items have the label's colour; prominent ones take the tint",
        source: "WWDC25, session 284; prominent items inferred")
    case .buttonTitle:
      Row(
        "navigationBar.*.buttonAppearance.*.titleTextAttributes", effect: .drawn, .observedOnce, seen: "drawn", source: "Awful")
    case .buttonImage:
      Row(
        "navigationBar.*.*.*.backgroundImage", "toolbar.*.*.*.backgroundImage", effect: .changed, .inferred,
        seen: "the image and the glass are both drawn", source: "items are on glass")
    case .prominentButton:
      Row(
        "navigationBar.*.doneButtonAppearance", "toolbar.*.doneButtonAppearance", effect: .changed, .documented,
        seen: "done items are prominent, on glass of their own", source: "WWDC25, session 284")
    case .glassGroups:
      Row(
        "barButtonItem.hidesSharedBackground", "barButtonItem.sharesBackground", effect: .changed, .documented,
        seen: "new; items in a group of several ignore it", source: "UIBarButtonItem.h")
    case .integratedSearch:
      Row(
        "navigationItem.hidesSearchBarWhenScrolling", effect: .changed, .documented, seen: "integrated search bars ignore it",
        source: "UINavigationItem.h")
    case .automaticEdge:
      Row(
        "content.scrollEdge.*.style=automatic", effect: .changed, since: 27, .documented,
        seen: "a look of its own, neither soft nor hard", source: "WWDC26, session 278")
    }
  }
}
