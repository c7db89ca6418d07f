internal import PelmetDiagnostics

/// The rules whose severity a theme may set and that it may waive at a place.
enum RuleName {
  static let all = [
    "ButtonImageOverGlass", "ColorOutOfGamut", "ContradictoryWhen", "DeprecatedToken", "FixedAppearance",
    "IncompleteItemLayouts", "IncompleteItemStates", "IncompleteSlots", "IndistinctDisabledState", "InfoPlistDisagreement",
    "LargeTitleMasked", "LargeTitleWithoutAttributes", "LeakingSlot", "LegacyBesideModern", "LegacyTokenSyntax",
    "LineHeightIgnored", "LowContrast", "MoreTab", "OpaqueOverGlass", "OversizedTabFont", "PadOnlyProperty",
    "ParameterWithoutDerivation", "PopGestureDisabled", "PresetWithoutColor", "ScalingTabFont", "ShadowWithoutBackground",
    "SiblingInconsistency", "StatusBarContrast", "StatusBarNotForwarded", "TransitionDiscontinuity", "UnavailableProperty",
    "UnknownAsset", "UnpairedBackIndicator", "UnscopedOverride", "UnselectedTabContrast", "UnusedToken", "UnusedWaiver",
  ]

  /// Those that look at the screens of an app, which compiling never does.
  static let overLiveScreens = Set(LiveScreenExplanations.all.map(\.id.name))
}
