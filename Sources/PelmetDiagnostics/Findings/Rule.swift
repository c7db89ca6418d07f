/// Every finding that Pelmet can report, whichever stage reports it.
///
/// The raw value is the name that stands in brackets behind a finding, in reports, and in `rules` and `waive`. To add a rule, add a case
/// and its row in ``row``; `RuleTests` then asks for its page, its fixture and its test.
package enum Rule: String, Hashable, Sendable, CaseIterable {
  // The package.
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
  case fixedContext = "FixedContext"
  case invalidTokenName = "InvalidTokenName"
  case invalidTokenValue = "InvalidTokenValue"
  case legacyTokenSyntax = "LegacyTokenSyntax"
  case missingInput = "MissingInput"
  case missingTokenType = "MissingTokenType"
  case tokenWithChildren = "TokenWithChildren"
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

  // Live screens.
  case compatibilityKeyIgnored = "CompatibilityKeyIgnored"
  case flippingVerticalBar = "FlippingVerticalBar"
  case infoPlistDisagreement = "InfoPlistDisagreement"
  case largeTitleMasked = "LargeTitleMasked"
  case minimizeWithoutScrollView = "MinimizeWithoutScrollView"
  case moreTab = "MoreTab"
  case paneItemsNotForwarded = "PaneItemsNotForwarded"
  case sceneRequired = "SceneRequired"
  case siblingInconsistency = "SiblingInconsistency"
  case statusBarNotForwarded = "StatusBarNotForwarded"
  case transitionDiscontinuity = "TransitionDiscontinuity"
  case underWindowControls = "UnderWindowControls"
  case unknownProminentTab = "UnknownProminentTab"
  case verticalOptOutNotForwarded = "VerticalOptOutNotForwarded"
  case willVanishVertical = "WillVanishVertical"

  /// The part of Pelmet that reports a rule, in the order in which they run.
  package enum Stage: Hashable, Sendable, CaseIterable {
    /// Looks at the package in which themes are to be compiled, which `pelmet doctor` does.
    case package
    /// From bytes to JSON.
    case reading
    /// From JSON to design tokens.
    case tokens
    /// From JSON to one theme, without a look at other files.
    case decoding
    /// Looks up what files say of each other.
    case linking
    /// Judges themes that are whole.
    case checking
    /// Audits the screens of an app in its tests, which no command does.
    case liveScreens
  }
}

extension Rule: Comparable, CustomStringConvertible {
  package var name: String { rawValue }

  package var description: String { rawValue }

  /// By name.
  package static func < (a: Rule, b: Rule) -> Bool { a.rawValue < b.rawValue }
}

extension Rule {
  /// The severity of a finding, unless a setting changes it, or the case is worse than usual.
  package var severity: Severity { row.severity }

  package var stage: Stage { row.stage }

  /// The change that fixes a finding: an imperative phrase in lower case without a full stop.
  package var fix: String { row.fix }

  /// Whether `rules` may set the severity and `waive` except a place. The errors of all stages before checking stand: what they are
  /// about cannot be compiled.
  package var isSettable: Bool { severity != .error || stage == .checking }

  /// The rules that `rules` and `waive` may name, by name.
  package static let settable = allCases.filter(\.isSettable).sorted()

  /// The settable rule of a name.
  package static func settable(_ name: String) -> Rule? { Rule(rawValue: name).flatMap { $0.isSettable ? $0 : nil } }
}
