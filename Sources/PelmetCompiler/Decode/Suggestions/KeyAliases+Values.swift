extension KeyAliases {
  // MARK: Text

  static let texts: [KeyAliases] = [
    KeyAliases(
      "text attributes",
      [
        Row(
          "foregroundColor",
          "color, textColor, fontColor, foreground, fill, fillColor, tintColor, titleColor, textTint, labelColor, foregroundStyle"
        ),
        Row("font", "typeface, textFont, typography"), Row("font.size", "fontSize, textSize, pointSize"),
        Row("font.weight", "fontWeight"), Row("font.weight", "textStyle"), Row("font.weight", "bold", takesAnything: true),
        Row("font.family", "fontFamily, fontName, fontFace"), Row("font.textStyle", "fontTextStyle, textAppearance"),
        Row("font.design", "fontDesign"), Row("font.italic", "italics, isItalic"),
        Row("kern", "letterSpacing, tracking, characterSpacing, kerning"),
        Row("underlineStyle", "underline, textDecoration, underlined", takesAnything: true),
        Row("strikethroughStyle", "strikethrough, strike, lineThrough", takesAnything: true),
        Row("shadow", "textShadow, dropShadow", takesAnything: true),
        Row("shadow.color", "shadowColor, textShadowColor", isLocal: true),
        Row("shadow.offset", "shadowOffset, textShadowOffset", isLocal: true),
        Row("shadow.blurRadius", "shadowRadius, shadowBlur, shadowBlurRadius", isLocal: true),
        Row("baselineOffset", "baseline, baselineShift, verticalOffset"),
        Row("baselineOffset", "verticalAlign, verticalAlignment", takesAnything: true),
        Row("font.italic", "fontStyle", takesAnything: true),
      ]),
    KeyAliases(
      "a font",
      [
        Row("size", "fontSize, pointSize, textSize, points, ofSize"),
        Row("family", "name, fontName, fontFamily, face, typeface, familyName, postScriptName"),
        Row("weight", "fontWeight"), Row("weight", "bold, isBold", takesAnything: true),
        Row("italic", "italics, isItalic, oblique"),
        Row("textStyle", "style, dynamicType, forTextStyle, preferredFont, role, dynamicTypeStyle, fontStyle"),
        Row("italic", "fontStyle", takesAnything: true), Row("design", "fontDesign, systemDesign"),
        Row("relativeTo", "scalesWith, metrics, fontMetrics, relative, relativeToTextStyle, scaledWith"),
        Row("maximumSize", "maximum, maximumPointSize, sizeLimit, maximumFontSize"),
      ]),
    KeyAliases(
      "a shadow",
      [
        Row("color", "shadowColor"), Row("offset", "shadowOffset"),
        Row("blurRadius", "blur, radius, shadowRadius, shadowBlurRadius, shadowBlur"),
      ]),
  ]

  // MARK: Images and colours

  static let values: [KeyAliases] = [
    KeyAliases(
      "an image",
      [
        Row("asset", "name, image, file, imageName, imageNamed, src, source, named, assetName, resource, drawable"),
        Row("symbol", "systemName, systemImage, sfSymbol, icon, symbolName, system, systemImageName"),
        Row("fill", "color, backgroundColor, solid, solidColor, fillColor"), Row("gradient", "linearGradient, stops"),
        Row("renderingMode", "rendering, mode"), Row("tint", "tintColor, foregroundColor"),
        Row("capInsets", "insets, resizable, slices"), Row("resizingMode", "resizing, resize, backgroundRepeat, repeat"),
        Row("cornerRadius", "radius, borderRadius"),
        Row("size", "dimensions"), Row("direction", "orientation"), Row("weight", "symbolWeight, fontWeight"),
        Row("scale", "symbolScale, imageScale"),
      ]),
    KeyAliases("a stop of a gradient", [Row("at", "position, location, offset, stop")]),
    KeyAliases(
      "a colour",
      [
        Row("light", "any, default, day, lightMode, lightColor, normal, base, anyAppearance, lightTheme", takesAnything: true),
        Row("dark", "night, darkMode, darkColor, darkAppearance, darkTheme", takesAnything: true),
        Row("lightHighContrast", "highContrast, highContrastLight, lightContrast, increasedContrast", takesAnything: true),
        Row("darkHighContrast", "highContrastDark, darkContrast, darkIncreasedContrast", takesAnything: true),
        Row("darkElevated", "elevated, elevatedDark, darkElevation", takesAnything: true),
        Row("system", "systemColor, uiColor, semantic, dynamic"),
        Row("asset", "named, name, assetName, colorName, colorSet, namedColor, catalog"),
        Row("alpha", "opacity, a, alphaComponent, withAlpha", takesAnything: true),
        Row("mix", "mixWith, blend, blendWith, with, mixedWith", takesAnything: true),
        Row("amount", "fraction, percent, share, by", takesAnything: true),
        Row("contrastWith", "contrast, against, contrasting", takesAnything: true),
        Row("minimum", "ratio, minimumRatio, minimumContrast, contrastRatio"),
        Row("readableOn", "on, readable, legibleOn, readableAgainst", takesAnything: true),
        Row("candidates", "options, choices, colors"),
        Row("approximately", "approximate, approximation, approx, hex"),
      ]),
  ]

  // MARK: Items and search bars

  static let items: [KeyAliases] = [
    KeyAliases(
      "UIViewController (status bar)",
      [
        Row(
          "style", "statusBarStyle, preferredStatusBarStyle, content, contentStyle, barStyle, appearance, theme, iconStyle, mode"),
        Row("isHidden", "prefersStatusBarHidden, statusBarHidden, hide, hides"),
        Row("updateAnimation", "animation, preferredStatusBarUpdateAnimation, statusBarUpdateAnimation, hideAnimation"),
      ]),
    KeyAliases(
      "UIWindow",
      [
        Row("backgroundColor", "color"), Row("tintColor", "accentColor, accent, globalTint"),
        Row("/statusBar.style", "lightStatusBar, windowLightStatusBar", takesAnything: true),
      ]),
    KeyAliases("UIView (page)", [Row("backgroundColor", "color, fill, page, surface")]),
    KeyAliases(
      "UISearchBar",
      [
        Row("searchTextField", "textField, field, searchField, input"),
        Row("searchTextField.backgroundColor", "fieldColor, inputColor, inputBackground, searchFieldBackground"),
        Row("searchTextField.textColor", "foregroundColor, fontColor, titleColor"),
        Row(
          "searchTextField.placeholderColor", "placeholder, placeholderTextColor, hintColor, hint, textColorHint, queryHintColor"),
        Row("searchTextField.iconColor", "searchIconColor, magnifierColor, glassColor, leftViewTintColor, searchIconTint"),
        Row("searchTextField.tintColor", "cursorColor, caretColor"), Row("cancelButton", "cancel, cancelButtonItem"),
        Row("cancelButton.tintColor", "cancelColor, cancelTint, cancelTextColor, cancelButtonTextColor"),
        Row("searchBarStyle", "style"), Row("iconImage", "image, icon, icons"),
        Row("barTintColor", "background, barColor, backgroundColor, color"),
        Row("keyboardAppearance", "keyboard, keyboardStyle"),
      ]),
    KeyAliases(
      "UISearchTextField",
      [
        Row("backgroundColor", "fill, fillColor"), Row("textColor", "color, foregroundColor, fontColor, text"),
        Row("placeholderColor", "hintColor, hint, placeholderTextColor, placeholderTint, textColorHint"),
        Row(
          "iconColor",
          "iconTint, leftViewTint, leftViewTintColor, searchIconColor, glyphColor, magnifyingGlassColor, iconTintColor"),
        Row("tintColor", "cursorColor, caretColor, accentColor, cursor, caret, insertionPointColor, selectionColor"),
        Row("font.size", "fontSize, textSize"), Row("font.weight", "fontWeight"), Row("font.family", "fontFamily, fontName"),
      ]),
    KeyAliases(
      "UIBarButtonItem in UISearchBar",
      [
        Row("tintColor", "color, foregroundColor, textColor, accentColor"),
        Row("titleTextAttributes", "title, text, textAttributes"),
      ]),
    KeyAliases(
      "UIBarButtonItem",
      [
        Row("tintColor", "color, itemColor, buttonColor, accentColor, iconColor, iconTint"),
        Row("titleTextAttributes", "title, text, textAttributes, attributes"),
      ]),
    KeyAliases(
      "UITabBarItem",
      [
        Row("badgeColor", "badge, badgeBackgroundColor, badgeBackground, badgeTint, badgeTintColor"),
        Row("titleTextAttributes", "title, text, textAttributes, attributes, label"),
        Row("/tabBar.tintColor", "selectedColor, selectedImageTintColor, tintColor, selectedTintColor, activeColor"),
        Row("/tabBar.unselectedItemTintColor", "unselectedColor, unselectedItemTintColor, inactiveColor, unselectedTintColor"),
        Row("/tabBar.standardAppearance.itemAppearance.normal.iconColor", "iconColor"),
        Row("/tabBar.standardAppearance.itemAppearance.selected.iconColor", "selectedIconColor"),
      ]),
    KeyAliases(
      "UINavigationItem",
      [
        Row("largeTitleDisplayMode", "largeTitleMode, titleDisplayMode, displayMode, navigationBarTitleDisplayMode, largeTitle"),
        Row("hidesBackButton", "hideBackButton, backButtonHidden, navigationBarBackButtonHidden, hidesBack"),
        Row("backButtonDisplayMode", "backButtonMode, backMode, backButtonTitleDisplayMode, backButtonStyle"),
        Row("style", "itemStyle"),
        Row(
          "navigationBarMinimization.minimizationBehavior",
          "barMinimizeBehavior, minimizationBehavior, minimizeBehavior, barMinimizationBehavior"),
        Row("preferredSearchBarPlacement", "searchBarPlacement, searchPlacement, searchBarPosition"),
        Row(
          "hidesSearchBarWhenScrolling",
          "hideSearchBarOnScroll, hidesSearchBar, hideSearchBarWhenScrolling, hidesSearchBarOnScroll"),
        Row("/navigationBar.prefersLargeTitles", "largeTitles, prefersLargeTitle"),
      ]),
  ]

  // MARK: Controllers and settings

  static let controllers: [KeyAliases] = [
    KeyAliases(
      "UIViewController",
      [
        Row("modalPresentationStyle", "presentationStyle, modalStyle, presentation"),
        Row("modalTransitionStyle", "transitionStyle"),
        Row("hidesBottomBarWhenPushed", "hidesTabBarWhenPushed, hideBottomBarWhenPushed, hidesBottomBar, hideTabBarWhenPushed"),
        Row("isModalInPresentation", "interactiveDismissDisabled, isModal, modalInPresentation"),
        Row("overrideUserInterfaceStyle", "userInterfaceStyle, colorScheme, preferredColorScheme"),
        Row("edgesForExtendedLayout", "edges, extendedEdges, ignoresSafeArea"),
        Row("/statusBar.style", "preferredStatusBarStyle, statusBarStyle"),
        Row("/statusBar.isHidden", "prefersStatusBarHidden, statusBarHidden"),
        Row("/statusBar.updateAnimation", "preferredStatusBarUpdateAnimation"),
      ]),
    KeyAliases(
      "UINavigationController",
      [
        Row("isNavigationBarHidden", "hidesNavigationBar, hideNavigationBar, navigationBarHidden, isHidden"),
        Row("isToolbarHidden", "hidesToolbar, hideToolbar, toolbarHidden"),
        Row(
          "hidesBarsOnSwipe", "hideBarsOnSwipe, hidesBarOnSwipe, hidesBarsOnScroll, hideBarsOnScroll, hidesNavigationBarOnSwipe"),
        Row("hidesBarsOnTap", "hideBarsOnTap, hidesBarOnTap"), Row("hidesBarsWhenKeyboardAppears", "hideBarsWhenKeyboardAppears"),
      ]),
    KeyAliases(
      "UITabBarController",
      [
        Row("isTabBarHidden", "hidesTabBar, hideTabBar, tabBarHidden, isHidden, hidden"),
        Row("tabBarMinimizeBehavior", "minimizeBehavior, minimize, minimizesTabBar"),
        Row("prominentTabIdentifier", "prominentTab, prominentIdentifier"),
        Row("mode", "sidebarMode, tabMode, style, displayMode, tabViewStyle"),
      ]),
  ]

  static let settings: [KeyAliases] = [
    KeyAliases(
      "pelmet.json",
      [
        Row("minimumOS", "minimumVersion, deploymentTarget, minimumIOS, minimumSystem, os, iosVersion, minimumDeploymentTarget"),
        Row("access", "accessLevel, visibility, accessControl"),
        Row("assets", "catalogs, assetCatalogs, assetCatalog, xcassets, catalogues"),
        Row("themes", "folders, paths, sources, themeFolders, include, directories, folder"),
        Row("exclude", "excluded, excludes, excluding, excludedFolders, ignore, ignored, skip, leaveOut"),
        Row("emitTokens", "tokens, generateTokens, exportTokens"),
        Row("tokenMetadata", "metadata, harmlessMembers, ignoredMembers, tokenMembers, ignoreMembers, ignoredTokenMembers"),
        Row("rules", "lint, severities, diagnostics, checks"),
        Row(
          "designRequiresCompatibility",
          "UIDesignRequiresCompatibility, requiresCompatibility, compatibilityDesign, liquidGlassOptOut"),
        Row("drift", "waive, waivers, allow, allowed, audit, sources"),
      ]),
    KeyAliases(
      KeyedObject.driftTitle,
      [
        Row("rule", "name, finding, check"), Row("file", "path, at, folder, source"), Row("type", "class, in"),
        Row("why", "reason, because, justification, comment, note, message"),
      ]),
  ]
}

extension KeyAliases.Row {
  /// The same names for a path that begins further out; absolute paths stay.
  func below(_ key: String) -> KeyAliases.Row {
    isAbsolute ? self : KeyAliases.Row(([key] + path).joined(separator: "."), names: names, takesAnything: takesAnything)
  }

  private init(_ path: String, names: [[String]], takesAnything: Bool) {
    isAbsolute = false
    self.path = path.split(separator: ".").map(String.init)
    self.names = names
    self.takesAnything = takesAnything
    isLocal = false
  }
}
