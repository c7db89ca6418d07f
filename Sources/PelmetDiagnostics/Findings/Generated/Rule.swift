// Generated from the pages in Sources/PelmetExplanations/Rules by `make generate`. Edit there.

/// Every finding that Pelmet can report, whichever stage reports it, by stage and name.
///
/// The raw value is the name that stands in brackets behind a finding, in reports, and in `rules` and `waive`.
package enum Rule: String, Hashable, Sendable, CaseIterable {
  // The package.
  case codeLeftOutOnLinux = "CodeLeftOutOnLinux"
  case incompleteManifest = "IncompleteManifest"
  case missingLibrary = "MissingLibrary"
  case targetWithoutSources = "TargetWithoutSources"
  case themeOutsideTarget = "ThemeOutsideTarget"

  // Reading.
  case duplicateKey = "DuplicateKey"
  case fileTooLarge = "FileTooLarge"
  case internalError = "InternalError"
  case invalidJSON = "InvalidJSON"
  case invalidUTF8 = "InvalidUTF8"
  case misnamedTheme = "MisnamedTheme"
  case nestedTooDeep = "NestedTooDeep"
  case unreadableFile = "UnreadableFile"
  case unusedSettings = "UnusedSettings"

  // Tokens.
  case colorOutOfGamut = "ColorOutOfGamut"
  case emptyTokenFile = "EmptyTokenFile"
  case fixedContext = "FixedContext"
  case invalidTokenName = "InvalidTokenName"
  case invalidTokenValue = "InvalidTokenValue"
  case legacyTokenSyntax = "LegacyTokenSyntax"
  case missingInput = "MissingInput"
  case missingTokenType = "MissingTokenType"
  case tokenWithChildren = "TokenWithChildren"
  case unchosenGroup = "UnchosenGroup"
  case unchosenModes = "UnchosenModes"
  case unitlessMeasure = "UnitlessMeasure"
  case unusableTokens = "UnusableTokens"

  // Decoding.
  case invalidColor = "InvalidColor"
  case invalidName = "InvalidName"
  case invalidReference = "InvalidReference"
  case missingKey = "MissingKey"
  case outOfRange = "OutOfRange"
  case unknownCase = "UnknownCase"
  case unknownKey = "UnknownKey"
  case unsupportedVersion = "UnsupportedVersion"
  case wrongKind = "WrongKind"

  // Linking.
  case deprecatedToken = "DeprecatedToken"
  case inheritanceCycle = "InheritanceCycle"
  case lineHeightIgnored = "LineHeightIgnored"
  case nameCollision = "NameCollision"
  case pathOutsidePackage = "PathOutsidePackage"
  case referenceCycle = "ReferenceCycle"
  case unknownFile = "UnknownFile"
  case unknownModule = "UnknownModule"
  case unknownTheme = "UnknownTheme"
  case unresolvedReference = "UnresolvedReference"
  case wrongTokenType = "WrongTokenType"

  // Checking.
  case backButtonTint = "BackButtonTint"
  case buttonImageOverGlass = "ButtonImageOverGlass"
  case contradictoryWhen = "ContradictoryWhen"
  case fixedAppearance = "FixedAppearance"
  case hiddenBackground = "HiddenBackground"
  case ignoredOverGlass = "IgnoredOverGlass"
  case incompleteItemLayouts = "IncompleteItemLayouts"
  case incompleteItemStates = "IncompleteItemStates"
  case incompleteSlots = "IncompleteSlots"
  case indistinctDisabledState = "IndistinctDisabledState"
  case largeTitleOverOpaque = "LargeTitleOverOpaque"
  case largeTitleWithoutAttributes = "LargeTitleWithoutAttributes"
  case leakingSlot = "LeakingSlot"
  case legacyBesideModern = "LegacyBesideModern"
  case lowContrast = "LowContrast"
  case mixedBadgeColors = "MixedBadgeColors"
  case opaqueOverGlass = "OpaqueOverGlass"
  case oversizedTabFont = "OversizedTabFont"
  case padOnlyProperty = "PadOnlyProperty"
  case parameterWithoutDerivation = "ParameterWithoutDerivation"
  case popGestureDisabled = "PopGestureDisabled"
  case presetWithoutColor = "PresetWithoutColor"
  case restorationWithoutScrollDown = "RestorationWithoutScrollDown"
  case scalingTabFont = "ScalingTabFont"
  case shadowWithoutBackground = "ShadowWithoutBackground"
  case sidebarPlacementWithoutMode = "SidebarPlacementWithoutMode"
  case softEdgeOnNewSystem = "SoftEdgeOnNewSystem"
  case statusBarContrast = "StatusBarContrast"
  case tintNotInherited = "TintNotInherited"
  case unavailableProperty = "UnavailableProperty"
  case unknownAsset = "UnknownAsset"
  case unpairedBackIndicator = "UnpairedBackIndicator"
  case unscopedOverride = "UnscopedOverride"
  case unselectedTabContrast = "UnselectedTabContrast"
  case unusedToken = "UnusedToken"
  case unusedWaiver = "UnusedWaiver"

  // Sources.
  case itemOutsideTheme = "ItemOutsideTheme"
  case layoutOutsideTheme = "LayoutOutsideTheme"
  case lookOutsideTheme = "LookOutsideTheme"
  case restoredByHand = "RestoredByHand"
  case statusBarOutsideTheme = "StatusBarOutsideTheme"
  case swiftUIBarOutsideTheme = "SwiftUIBarOutsideTheme"

  // Live screens.
  case compatibilityKeyIgnored = "CompatibilityKeyIgnored"
  case flippingVerticalBar = "FlippingVerticalBar"
  case freeBarInVertical = "FreeBarInVertical"
  case hiddenTabBar = "HiddenTabBar"
  case infoPlistDisagreement = "InfoPlistDisagreement"
  case largeTitleMasked = "LargeTitleMasked"
  case launchScreenMissing = "LaunchScreenMissing"
  case minimizeWithoutScrollView = "MinimizeWithoutScrollView"
  case moreTab = "MoreTab"
  case paneItemsNotForwarded = "PaneItemsNotForwarded"
  case sceneRequired = "SceneRequired"
  case searchTabInGroup = "SearchTabInGroup"
  case siblingInconsistency = "SiblingInconsistency"
  case statusBarNotForwarded = "StatusBarNotForwarded"
  case transitionDiscontinuity = "TransitionDiscontinuity"
  case underWindowControls = "UnderWindowControls"
  case unknownProminentTab = "UnknownProminentTab"
  case verticalOptOutNotForwarded = "VerticalOptOutNotForwarded"
  case willVanishVertical = "WillVanishVertical"
}

extension Rule {
  /// The row of the rule in the list of rules.
  var row: Row {
    switch self {
    case .codeLeftOutOnLinux: Row(.warning, .package, fix: "write canImport(UIKit) in place of os(iOS)")
    case .incompleteManifest: Row(.error, .package, fix: "add the line to Package.swift")
    case .missingLibrary: Row(.error, .package, fix: "add \"traits: []\" to the dependency on Pelmet")
    case .targetWithoutSources: Row(.error, .package, fix: "add a Swift file to the target's folder")
    case .themeOutsideTarget: Row(.error, .package, fix: "move the themes into the folder of a target")
    case .duplicateKey: Row(.error, .reading, fix: "remove one of the two")
    case .fileTooLarge: Row(.error, .reading, fix: "remove what the theme does not need")
    case .internalError: Row(.error, .reading, fix: "report the finding together with the file")
    case .invalidJSON: Row(.error, .reading, fix: "write valid JSON here")
    case .invalidUTF8: Row(.error, .reading, fix: "save the file as UTF-8")
    case .misnamedTheme: Row(.warning, .reading, fix: "rename the file to NAME.theme.json")
    case .nestedTooDeep: Row(.error, .reading, fix: "remove the brackets around the value")
    case .unreadableFile: Row(.error, .reading, fix: "write the right path, or make the file readable")
    case .unusedSettings: Row(.warning, .reading, fix: "move the settings to the module's own pelmet.json")
    case .colorOutOfGamut: Row(.remark, .tokens, fix: "use a colour that Display P3 has")
    case .emptyTokenFile: Row(.remark, .tokens, fix: "keep it, or remove it from the list")
    case .fixedContext: Row(.warning, .tokens, fix: "write a context for light and one for dark in \"inputs\"")
    case .invalidTokenName: Row(.error, .tokens, fix: "rename it without \".\", \"{\" and \"}\", and without \"$\" in front")
    case .invalidTokenValue: Row(.error, .tokens, fix: "write the value in the form of its type")
    case .legacyTokenSyntax: Row(.remark, .tokens, fix: "use \"pelmet migrate\" for files of DTCG 2025.10, or keep these")
    case .missingInput: Row(.error, .tokens, fix: "add a context to \"inputs\"")
    case .missingTokenType: Row(.error, .tokens, fix: "add \"$type\" to the token or to a group around it")
    case .tokenWithChildren:
      Row(.error, .tokens, fix: "move the value into a token named \"$root\", or the other tokens out of it")
    case .unchosenGroup: Row(.warning, .tokens, fix: "choose a theme of the group in \"inputs\", or leave it out with null")
    case .unchosenModes: Row(.remark, .tokens, fix: "choose a mode in \"inputs\", or keep the tokens' own values")
    case .unitlessMeasure: Row(.warning, .tokens, fix: "write the unit of every measure, \"px\" or \"rem\"")
    case .unusableTokens: Row(.remark, .tokens, fix: "remove the tokens, or keep them unused")
    case .invalidColor: Row(.error, .decoding, fix: "write \"#RRGGBB\", or the name of a colour in braces")
    case .invalidName: Row(.error, .decoding, fix: "rename it: a letter first, then only letters, digits, \"-\" and \"_\"")
    case .invalidReference: Row(.error, .decoding, fix: "write a path in braces, such as \"{color.accent}\"")
    case .missingKey: Row(.error, .decoding, fix: "add the key")
    case .outOfRange: Row(.error, .decoding, fix: "write a number in the range")
    case .unknownCase: Row(.error, .decoding, fix: "write one of the allowed names")
    case .unknownKey: Row(.error, .decoding, fix: "rename or remove the key")
    case .unsupportedVersion: Row(.error, .decoding, fix: "use a release of Pelmet that knows the version")
    case .wrongKind: Row(.error, .decoding, fix: "write a value of the expected kind")
    case .deprecatedToken: Row(.warning, .linking, fix: "use the token that replaces it")
    case .inheritanceCycle: Row(.error, .linking, fix: "remove \"extends\" or \"like\" from one of them")
    case .lineHeightIgnored: Row(.remark, .linking, fix: "use a token without a line height, or switch the rule off")
    case .nameCollision: Row(.error, .linking, fix: "rename one of the two")
    case .pathOutsidePackage: Row(.error, .linking, fix: "move the file into the module's folder, or into a module of its own")
    case .referenceCycle: Row(.error, .linking, fix: "write a value of its own for one member of the cycle")
    case .unknownFile: Row(.error, .linking, fix: "write the path of a file in the module's folder")
    case .unknownModule: Row(.error, .linking, fix: "write the name of a module that the target depends on")
    case .unknownTheme: Row(.error, .linking, fix: "write the name of a theme; one of another module is \"Module:name\"")
    case .unresolvedReference:
      Row(.error, .linking, fix: "write the name of a parameter, colour or token, or add one of this name")
    case .wrongTokenType: Row(.error, .linking, fix: "write the name of something that has the type")
    case .backButtonTint: Row(.remark, .checking, fix: "write a \"backIndicatorImage\" with \"alwaysOriginal\"")
    case .buttonImageOverGlass: Row(.warning, .checking, fix: "write \"backgroundImage\": null from iOS 26 on")
    case .contradictoryWhen: Row(.warning, .checking, fix: "remove the entry, or what contradicts it")
    case .fixedAppearance: Row(.warning, .checking, fix: "write the \"userInterfaceStyle\" that the theme is made for")
    case .hiddenBackground: Row(.warning, .checking, fix: "move it to \"standardAppearance\"")
    case .ignoredOverGlass: Row(.warning, .checking, fix: "write it in a \"when\" entry for \"<26\", where it is drawn")
    case .incompleteItemLayouts: Row(.warning, .checking, fix: "write \"itemAppearance\" instead of single layouts")
    case .incompleteItemStates: Row(.warning, .checking, fix: "write the value for the other state too")
    case .incompleteSlots: Row(.warning, .checking, fix: "add the other slot, or null for it")
    case .indistinctDisabledState:
      Row(.warning, .checking, fix: "remove the colour of \"disabled\", and UIKit dims the normal one")
    case .largeTitleOverOpaque:
      Row(.warning, .checking, fix: "write \"background\": \"transparent\" at the scroll edge from iOS 26 on")
    case .largeTitleWithoutAttributes: Row(.warning, .checking, fix: "write the colour in \"largeTitleTextAttributes\" too")
    case .leakingSlot: Row(.warning, .checking, fix: "write the other slots in the same layer")
    case .legacyBesideModern: Row(.warning, .checking, fix: "move the value into the slots")
    case .lowContrast: Row(.warning, .checking, fix: "write colours further apart, or one for each scheme")
    case .mixedBadgeColors: Row(.warning, .checking, fix: "write one colour for both states and all slots")
    case .opaqueOverGlass:
      Row(.warning, .checking, fix: "write \"background\": \"default\" and \"backgroundColor\": null from iOS 26 on")
    case .oversizedTabFont: Row(.warning, .checking, fix: "write 12 points or fewer")
    case .padOnlyProperty: Row(.warning, .checking, fix: "add \"itemPositioning\": \"centered\"")
    case .parameterWithoutDerivation:
      Row(.warning, .checking, fix: "write the foreground with \"readableOn\" or \"contrastWith\"")
    case .popGestureDisabled: Row(.remark, .checking, fix: "remove it, or restore the gesture in the app")
    case .presetWithoutColor: Row(.warning, .checking, fix: "add \"backgroundColor\" to the slot")
    case .restorationWithoutScrollDown: Row(.warning, .checking, fix: "write \"minimizationBehavior\": \"onScrollDown\"")
    case .scalingTabFont: Row(.warning, .checking, fix: "add \"maximumSize\"")
    case .shadowWithoutBackground: Row(.warning, .checking, fix: "move it into the appearance slots")
    case .sidebarPlacementWithoutMode: Row(.warning, .checking, fix: "write \"mode\": \"tabSidebar\"")
    case .softEdgeOnNewSystem: Row(.warning, .checking, fix: "write \"automatic\" from iOS 27 on")
    case .statusBarContrast: Row(.warning, .checking, fix: "write the other style, or \"automatic\"")
    case .tintNotInherited: Row(.warning, .checking, fix: "write \"tintColor\" in \"barButtonItem\"")
    case .unavailableProperty: Row(.warning, .checking, fix: "remove the key, or write it for later systems")
    case .unknownAsset: Row(.error, .checking, fix: "write the name of an asset, or add one of this name to the catalogue")
    case .unpairedBackIndicator: Row(.warning, .checking, fix: "write both images")
    case .unscopedOverride: Row(.warning, .checking, fix: "move it into the screen's own slots, or into a context")
    case .unselectedTabContrast: Row(.warning, .checking, fix: "write a stronger colour for unselected items")
    case .unusedToken: Row(.warning, .checking, fix: "remove the tokens, or use them")
    case .unusedWaiver: Row(.warning, .checking, fix: "remove the waiver")
    case .itemOutsideTheme: Row(.remark, .sources, fix: "set it for all items of the bar in a theme, or allow it with a comment")
    case .layoutOutsideTheme: Row(.remark, .sources, fix: "set it in the theme, for all screens or for this one")
    case .lookOutsideTheme: Row(.warning, .sources, fix: "move it to a theme, or allow it with // pelmet: allow look, REASON")
    case .restoredByHand: Row(.remark, .sources, fix: "make a screen of the look that is put back, in a theme")
    case .statusBarOutsideTheme:
      Row(.warning, .sources, fix: "give the screen a statusBar.style in a theme, and remove the override")
    case .swiftUIBarOutsideTheme: Row(.remark, .sources, fix: "remove the modifier, and set the bar in a theme")
    case .compatibilityKeyIgnored: Row(.warning, .liveScreens, fix: "remove UIDesignRequiresCompatibility from Info.plist")
    case .flippingVerticalBar: Row(.warning, .liveScreens, fix: "answer the same in all screens of a stack")
    case .freeBarInVertical:
      Row(.warning, .liveScreens, fix: "show its items in the bars of a container, or draw a column and reserve its room")
    case .hiddenTabBar: Row(.warning, .liveScreens, fix: "use \"isTabBarHidden\", or \"hidesBottomBarWhenPushed\" of the screen")
    case .infoPlistDisagreement: Row(.warning, .liveScreens, fix: "remove the key from Info.plist, or the value from the theme")
    case .largeTitleMasked: Row(.warning, .liveScreens, fix: "use splitViewController(_:showDetail:sender:), or a small title")
    case .launchScreenMissing:
      Row(.warning, .liveScreens, fix: "add UILaunchScreen to Info.plist, which may be an empty dictionary")
    case .minimizeWithoutScrollView: Row(.warning, .liveScreens, fix: "call setContentScrollView(_:for: .bottom)")
    case .moreTab: Row(.warning, .liveScreens, fix: "move the rest into one of five tabs")
    case .paneItemsNotForwarded: Row(.warning, .liveScreens, fix: "add the pane's items to the container's navigation item")
    case .sceneRequired:
      Row(.error, .liveScreens, fix: "add a scene manifest to Info.plist, and make the window in a scene delegate")
    case .searchTabInGroup: Row(.warning, .liveScreens, fix: "name it in prominentTabIdentifier, or let it activate its search")
    case .siblingInconsistency: Row(.warning, .liveScreens, fix: "move it to the theme")
    case .statusBarNotForwarded:
      Row(.warning, .liveScreens, fix: "use ThemedNavigationController, or override childForStatusBarStyle")
    case .transitionDiscontinuity:
      Row(.warning, .liveScreens, fix: "use one background for both screens, or two that differ plainly")
    case .underWindowControls:
      Row(.warning, .liveScreens, fix: "use layoutGuide(for: .margins(cornerAdaptation: .horizontal)) for its layout")
    case .unknownProminentTab: Row(.warning, .liveScreens, fix: "write the identifier of one of its tabs")
    case .verticalOptOutNotForwarded:
      Row(.warning, .liveScreens, fix: "override childForPreferredVerticalBarBehavior in the container")
    case .willVanishVertical:
      Row(.warning, .liveScreens, fix: "give the item an image, or set its axisBehavior to verticalPreferred")
    }
  }
}
