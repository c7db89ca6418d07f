internal import PelmetNotation

/// Other names of keys: those of UIKit, CSS, Android, SwiftUI, Figma, and of Pelmet's own other places.
///
/// A row belongs to the kind of object in which the name is written, and says what is meant there: a key of the object, a path of keys
/// from there, or with `/` in front one from the theme, context or screen around. Names are compared by their ``Words``, and what follows
/// a name goes on behind the path: with `title`, `titleFontSize` is known.
struct KeyAliases: Sendable {
  let title: String
  let rows: [Row]

  struct Row: Sendable {
    let path: [String]
    let isAbsolute: Bool
    let names: [[String]]
    /// Whether the key is meant even if it does not take the value that is written.
    let takesAnything: Bool
    /// Whether the names mean this in no other object around.
    let isLocal: Bool

    init(_ path: String, _ names: String, takesAnything: Bool = false, isLocal: Bool = false) {
      isAbsolute = path.hasPrefix("/")
      self.path = path.split { $0 == "/" || $0 == "." }.map(String.init)
      self.names = names.split(separator: ",").map { Words.of(String($0)) }
      self.takesAnything = takesAnything
      self.isLocal = isLocal
    }
  }

  init(_ title: String, _ rows: [Row]) {
    self.title = title
    self.rows = rows
  }

  /// The rows for an object, by its title.
  static func rows(for title: String) -> [Row] { byTitle[title] ?? [] }

  static let all: [KeyAliases] = layers + bars + appearances + texts + values + items + controllers + settings

  private static let byTitle = Dictionary(all.map { ($0.title, $0.rows) }) { $0 + $1 }
}

extension KeyAliases {
  // MARK: Themes, contexts, screens

  private static let layers: [KeyAliases] =
    ["a theme", "a screen", "a context", "an entry of \"when\""].map { KeyAliases($0, sections) } + [
      KeyAliases(
        "a theme",
        [
          Row("extends", "extend, inherits, inherit, inheritsFrom, parent, parentTheme, base, baseTheme, basedOn, super, from"),
          Row("colors", "palette, colorPalette, namedColors, swatches, variables, vars, colorVariables"),
          Row("parameters", "params, parameter, props, properties"), Row("arguments", "args, argument, parameterValues"),
          Row("tokens", "tokenFiles, designTokens, imports, import, token"), Row("inputs", "modifiers, input"),
          Row("contexts", "scopes, containers"), Row("screens", "pages, views, viewControllers, screenOverrides"),
          Row("rules", "lint, linter, diagnostics, checks, severities"),
          Row("waive", "waivers, waiver, waived, suppress, suppressions, ignore, ignores, exceptions"),
          Row("abstract", "isAbstract"), Row("pelmet", "version, formatVersion, pelmetVersion, schemaVersion"),
          Row("title", "name, displayName, themeName, label"), Row("when", conditions),
        ]),
      KeyAliases("a screen", [Row("extends", "extend, inherits, inheritsFrom, parent, base, basedOn"), Row("when", conditions)]),
      KeyAliases("a context", [Row("isolated", "isIsolated, isolate, standalone"), Row("when", conditions)]),
      KeyAliases("an entry of \"when\"", [Row("is", "if, condition, conditions, traits, match, matches, where, media")]),
      KeyAliases(
        "\"is\"",
        [
          Row("scheme", "colorScheme, userInterfaceStyle, interfaceStyle, appearance, prefersColorScheme, theme, style"),
          Row("contrast", "accessibilityContrast, prefersContrast, colorSchemeContrast"),
          Row("level", "userInterfaceLevel, elevation"),
          Row("idiom", "userInterfaceIdiom, device, deviceType, interfaceIdiom, deviceIdiom"),
          Row("horizontalSizeClass", "horizontal, widthClass, width, widthSizeClass"),
          Row("verticalSizeClass", "vertical, heightClass, height, heightSizeClass"),
          Row("verticalBarEdge", "barEdge, barsEdge, toolbarVerticalEdge, verticalEdge, verticalBar"),
          Row("os", "iOS, osVersion, systemVersion, iosVersion, version, minimumOS", takesAnything: true),
        ]),
      KeyAliases(
        "a parameter", [Row("type", "kind"), Row("default", "value, fallback, defaultValue, initial", takesAnything: true)]),
      KeyAliases(
        "a waiver",
        [
          Row("rule", "name, finding, check"), Row("at", "path, pointer, place, where, location, key"),
          Row("why", "reason, because, justification, comment, note, message"),
        ]),
    ]

  private static let conditions = "conditions, media, mediaQueries, if, condition"

  private static let sections: [Row] = [
    Row("navigationBar", "navigation, header, topBar, topAppBar, appBar, actionBar, titleBar, navigationHeader"),
    Row("tabBar", "tabs, bottomNavigation, bottomNavigationView, bottomNavigationBar, bottomAppBar, tabView"),
    Row("toolbar", "toolbars, bottomToolbar"), Row("searchBar", "search, searchView, searchController"),
    Row("searchBar.searchTextField", "searchField"), Row("statusBar", "status"),
    Row("barButtonItem", "barButton, barItem, navigationButton, barButtons"), Row("tabBarItem", "tabItem, tabItems, tabBarItems"),
    Row("content", "page, body, contentView"), Row("window", "windows, keyWindow"),
    Row("window.tintColor", "tintColor, tint, accentColor, accent, globalTint, globalTintColor, appTint"),
    Row(
      "userInterfaceStyle",
      "colorScheme, preferredColorScheme, interfaceStyle, overrideUserInterfaceStyle, appearance, mode, scheme"),
    Row("content.backgroundColor", "pageBackground, pageColor, contentColor, screenBackground, viewBackground, windowContent"),
    Row("statusBar.style", "preferredStatusBarStyle, statusBarAppearance"),
    Row("statusBar.style", "lightStatusBar, darkStatusBar, windowLightStatusBar", takesAnything: true),
    Row("statusBar.isHidden", "prefersStatusBarHidden, hidesStatusBar, hideStatusBar"),
    Row("statusBar.updateAnimation", "preferredStatusBarUpdateAnimation, statusBarAnimation"),
    Row("navigationBar.standardAppearance.backgroundColor", "headerColor, headerBackground, barTintColor, barTint, barColor"),
    Row("navigationBar.standardAppearance.titleTextAttributes", "title, titleTextAttributes"),
    Row("navigationBar.standardAppearance.titleTextAttributes.foregroundColor", "titleTint"),
    Row("navigationBar.standardAppearance.largeTitleTextAttributes", "largeTitle, largeTitleTextAttributes"),
    Row("navigationBar.standardAppearance.subtitleTextAttributes", "subtitle"),
    Row("navigationBar.standardAppearance.backButtonAppearance", "backButton"),
    Row("navigationBar.prefersLargeTitles", "largeTitles, usesLargeTitles, useLargeTitles, largeTitle"),
    Row("navigationItem.largeTitleDisplayMode", "titleDisplayMode, navigationBarTitleDisplayMode, largeTitleMode"),
    Row("navigationItem.hidesBackButton", "hideBackButton, backButtonHidden, navigationBarBackButtonHidden"),
    Row("navigationController.isNavigationBarHidden", "hidesNavigationBar, hideNavigationBar, navigationBarHidden"),
    Row("navigationController.isToolbarHidden", "hidesToolbar, hideToolbar, toolbarHidden"),
    Row("tabBarController.isTabBarHidden", "hidesTabBar, hideTabBar, tabBarHidden"),
    Row("content.scrollEdge", "scrollEdge, scrollEdgeEffect, edgeEffect"),
    Row("viewController.modalPresentationStyle", "presentationStyle"),
    Row("tabBar.tintColor", "tabTint, tabColor, activeTabColor, selectedTabColor"),
    Row("tabBar.unselectedItemTintColor", "inactiveTabColor, unselectedTabColor"),
    Row("tabBar.standardAppearance.itemAppearance.normal.badgeBackgroundColor", "badgeColor"),
  ]

  // MARK: Bars

  private static let bars: [KeyAliases] =
    ["UINavigationBar", "UIToolbar", "UITabBar"].map { bar in
      KeyAliases(
        bar,
        [
          Row("standardAppearance", "appearance, defaultAppearance, normalAppearance, default, scrolledAppearance"),
          Row("scrollEdgeAppearance", "edgeAppearance, topAppearance"),
          Row("/content.scrollEdge", "scrollEdge, scrollEdgeEffect, edgeEffect"),
          Row("userInterfaceStyle", "overrideUserInterfaceStyle, colorScheme, interfaceStyle, toolbarColorScheme, theme"),
          Row("isTranslucent", "translucency"), Row("barStyle", "style"),
          Row("standardAppearance.backgroundColor", "barColor, tintBar, fill, fillColor, surface, toolbarBackground"),
        ])
    }
    + ["UINavigationBar", "UIToolbar", "UITabBar"].map { KeyAliases($0, background.map { $0.below("standardAppearance") }) }
    + ["UINavigationBar", "UIToolbar"].map { KeyAliases($0, buttons) }
    + [
      KeyAliases(
        "UINavigationBar",
        title.map { $0.below("standardAppearance") } + [
          Row(
            "prefersLargeTitles",
            "largeTitles, largeTitle, usesLargeTitles, largeTitleEnabled, largeTitlesEnabled, useLargeTitles"),
          Row(
            "/navigationItem.largeTitleDisplayMode",
            "largeTitleMode, titleDisplayMode, displayMode, navigationBarTitleDisplayMode"),
          Row("/navigationItem.hidesBackButton", "hideBackButton, backButtonHidden, navigationBarBackButtonHidden"),
          Row("/navigationItem.backButtonDisplayMode", "backButtonMode, backButtonTitleMode, backButtonStyle"),
          Row("/navigationController.isNavigationBarHidden", hidden),
          Row("/statusBar.style", "statusBarStyle, preferredStatusBarStyle"),
          Row("/navigationController.hidesBarsOnSwipe", "hidesOnSwipe, hidesOnScroll, hideOnScroll, hideOnSwipe"),
        ]),
      KeyAliases("UIToolbar", [Row("/navigationController.isToolbarHidden", hidden)]),
      KeyAliases(
        "UITabBar",
        [
          Row(
            "tintColor",
            """
            selectedColor, selectedItemColor, selectedTintColor, selectedItemTintColor, selectedImageTintColor, activeColor, \
            activeTintColor, activeItemColor, accentColor, accent, selectionTint, activeTint, selectedTint
            """),
          Row(
            "unselectedItemTintColor",
            """
            unselectedColor, unselectedTintColor, unselectedItemColor, inactiveColor, inactiveTintColor, inactiveItemColor, normalColor, \
            normalTintColor, deselectedColor, unselectedIconColor, inactiveTint
            """),
          Row("/tabBarController.isTabBarHidden", hidden), Row("/tabBarController.tabBarMinimizeBehavior", "minimizeBehavior"),
          Row("itemPositioning", "positioning, itemAlignment, alignment"), Row("itemSpacing", "spacing, gap"),
        ] + tabItems.map { $0.below("standardAppearance") }),
    ]

  private static let hidden = "hidden, isHidden, hide"

  private static let buttons: [Row] = [
    Row("compactAppearance", "landscapeAppearance, landscape, landscapePhone"),
    Row(
      "tintColor",
      """
      itemTint, itemColor, itemTintColor, buttonColor, buttonTint, buttonTintColor, barButtonColor, barButtonItemColor, iconColor, \
      iconTint, iconTintColor, accentColor, accent, actionColor, controlColor, barButtonTint, barButtonTintColor
      """),
  ]

  // MARK: Slots

  private static let appearances: [KeyAliases] =
    ["UINavigationBarAppearance", "UIToolbarAppearance", "UITabBarAppearance"].map { slot in
      KeyAliases(
        slot,
        background + [
          Row(
            "background",
            "preset, backgroundStyle, style, backgroundType, configuration, configure, backgroundConfiguration, opacity"),
          Row(
            "background", "configureWithOpaqueBackground, configureWithTransparentBackground, configureWithDefaultBackground",
            takesAnything: true),
          Row(
            "backgroundImageContentMode",
            "contentMode, scaleType, objectFit, backgroundSize, imageContentMode, backgroundContentMode"),
          Row("backgroundColor", "barTintColor, barTint, barColor, tintBar, fill, fillColor, surface"),
          Row("like", "extends, inherits, basedOn, base, copy, from, sameAs"),
          Row("overrideUserInterfaceStyle", "userInterfaceStyle, colorScheme, interfaceStyle"),
        ])
    } + [
      KeyAliases("UINavigationBarAppearance", title), KeyAliases("UINavigationBarAppearance", slotButtons),
      KeyAliases("UIToolbarAppearance", slotButtons),
      KeyAliases(
        "UITabBarAppearance",
        tabItems + [
          Row(
            "itemAppearance.selected.iconColor",
            "selectedColor, activeColor, selectedTintColor, activeTintColor, selectedItemColor"),
          Row("itemAppearance.normal.iconColor", "unselectedColor, inactiveColor, normalColor, unselectedTintColor"),
        ]),
      KeyAliases(
        "UIBarButtonItemAppearance",
        [
          Row("normal", "default, regular, enabled"), Row("highlighted", "pressed, touched, tapped, highlight, down"),
          Row("disabled", "disable"),
        ]),
      KeyAliases(
        "UIControl.State",
        [
          Row("normal", "default, regular, enabled, stateEnabled"),
          Row("highlighted", "pressed, statePressed, touched, tapped, highlight, down"),
          Row("selected", "active, stateSelected, stateChecked, checked"), Row("disabled", "disable, stateDisabled"),
          Row("focused", "focus, stateFocused"),
        ]),
      KeyAliases("UIBarMetrics", [Row("compact", "landscapePhone, landscape"), Row("default", "portrait, regular")]),
      KeyAliases(
        "UITabBarItemAppearance",
        [
          Row("normal", "default, unselected, inactive, deselected, regular, off"),
          Row("selected", "active, on, checked, current, select"),
          Row("disabled", "disable"),
        ]),
      KeyAliases(
        "UITabBarItemStateAppearance",
        stateText + [
          Row("iconColor", "tint, tintColor, imageColor, iconTint, iconTintColor, imageTintColor"),
          Row("badgeBackgroundColor", "badge, badgeTint, badgeTintColor, badgeColor"),
          Row("titlePositionAdjustment", "titleOffset"),
          Row("badgePositionAdjustment", "badgeOffset"),
        ]),
      KeyAliases(
        "UIBarButtonItemStateAppearance",
        stateText + [
          Row("titleTextAttributes.foregroundColor", "color, tintColor, tint"), Row("titlePositionAdjustment", "titleOffset"),
        ]),
    ]

  /// The background and the shadow of a slot.
  private static let background: [Row] = [
    Row("backgroundColor", "background, barBackground, barBackgroundColor, backgroundTint, backgroundTintColor, containerColor"),
    Row("backgroundImage", "background"), Row("backgroundEffect", "background, backgroundStyle"),
    Row(
      "backgroundEffect",
      "blur, blurEffect, effect, material, blurStyle, backdropFilter, backdrop, backgroundBlur, backgroundMaterial, visualEffect"),
    Row(
      "shadowColor",
      """
      shadow, separator, separatorColor, divider, dividerColor, hairline, hairlineColor, border, borderColor, bottomBorder, topBorder, \
      borderBottom, borderTop, bottomBorderColor, topBorderColor, line, lineColor, bottomLine, bottomLineColor, dropShadow, \
      shadowLine, borderBottomColor, borderTopColor
      """),
    Row(
      "shadowColor",
      """
      boxShadow, borderBottom, borderTop, bottomBorder, topBorder, hideShadow, hidesShadow, noShadow, removeShadow, removesShadow, \
      shadowHidden, isShadowHidden, hideHairline, hidesHairline, hideSeparator, hidesSeparator, separatorHidden, hideBorder, hidesBorder, \
      hideBottomBorder, hideDivider, hidesDivider
      """, takesAnything: true),
    Row("shadowImage", "shadow, separatorImage"),
  ]

  private static let title: [Row] = [
    Row("titleTextAttributes", "title, titleLabel, heading, titleText, navigationTitle, titleTextStyle, titleStyle"),
    Row(
      "titleTextAttributes.foregroundColor",
      "textColor, fontColor, titleTint, titleTintColor, labelColor, foreground, titleTextColor, foregroundStyle"),
    Row("largeTitleTextAttributes", "largeTitle, bigTitle, largeTitleText, titleLarge"),
    Row("largeTitleTextAttributes.foregroundColor", "largeTitleTint"), Row("subtitleTextAttributes", "subtitle, subtitleText"),
    Row(
      "backIndicatorImage",
      "backImage, backIcon, backButtonImage, chevron, chevronImage, backArrow, backArrowImage, backIndicator, homeAsUpIndicator, navigationIcon"
    ),
    Row(
      "backIndicatorTransitionMaskImage",
      "backIndicatorMask, backMask, transitionMask, backIndicatorMaskImage, backIndicatorTransitionMask"),
    Row("backButtonAppearance", "backButton, backButtonItem, backBarButtonItem"),
    Row(
      "backButtonAppearance.normal.titleTextAttributes.foregroundColor", "backButtonColor, backButtonTint, backButtonTintColor"),
    Row("titlePositionAdjustment", "titleOffset"),
  ]

  private static let slotButtons: [Row] = [
    Row(
      "buttonAppearance",
      "buttons, barButtonItem, barButtonItemAppearance, plainButtonAppearance, barButtonAppearance, plainButton"),
    Row("doneButtonAppearance", "doneButton, done"), Row("prominentButtonAppearance", "prominentButton, primaryButton"),
  ]

  private static let tabItems: [Row] = [
    Row("itemAppearance", "item, items, tabBarItem, tabBarItemAppearance, layoutAppearance, tabItem"),
    Row("itemAppearance.selected", "selectedItem, activeItem"),
    Row("itemAppearance.normal", "normalItem, unselectedItem, inactiveItem"),
    Row("itemAppearance.normal.badgeBackgroundColor", "badge, badgeTint, badgeColor"),
    Row("itemAppearance.normal.titleTextAttributes", "title, label, itemTitle"),
    Row(
      "selectionIndicatorTintColor",
      "indicatorColor, selectionColor, selectionIndicatorColor, indicatorTintColor, activeIndicatorColor"),
    Row("selectionIndicatorImage", "indicatorImage, selectionImage"),
  ]

  private static let stateText: [Row] = [
    Row("titleTextAttributes", "title, text, label, textAttributes, attributes"),
    Row("titleTextAttributes.foregroundColor", "textColor, labelColor, fontColor"),
  ]
}
