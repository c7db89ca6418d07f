internal import PelmetDiagnostics

/// A rule of ``Rule/Stage/checking`` that looks at one theme at a time.
protocol ThemeRule: SendableMetatype {
  static var rule: Rule { get }

  /// Reports what it finds in a theme.
  static func check(_ theme: CheckedTheme)
}

/// All that look at one theme at a time: those of the stage but ``UnusedTokens`` and ``UnusedWaiver``, which need all themes.
enum ThemeRules {
  static let all: [any ThemeRule.Type] = [
    BackButtonTint.self,
    ButtonImageOverGlass.self,
    ContradictoryWhen.self,
    FixedAppearance.self,
    HiddenBackground.self,
    IgnoredOverGlass.self,
    IncompleteItemLayouts.self,
    IncompleteItemStates.self,
    IncompleteSlots.self,
    IndistinctDisabledState.self,
    LargeTitleOverOpaque.self,
    LargeTitleWithoutAttributes.self,
    LeakingSlot.self,
    LegacyBesideModern.self,
    LowContrast.self,
    MixedBadgeColors.self,
    OpaqueOverGlass.self,
    OversizedTabFont.self,
    PadOnlyProperty.self,
    ParameterWithoutDerivation.self,
    PopGestureDisabled.self,
    PresetWithoutColor.self,
    RestorationWithoutScrollDown.self,
    ScalingTabFont.self,
    ShadowWithoutBackground.self,
    SidebarPlacementWithoutMode.self,
    SoftEdgeOnNewSystem.self,
    StatusBarContrast.self,
    TintNotInherited.self,
    UnavailableProperty.self,
    UnknownAsset.self,
    UnpairedBackIndicator.self,
    UnscopedOverride.self,
    UnselectedTabContrast.self,
  ]
}
