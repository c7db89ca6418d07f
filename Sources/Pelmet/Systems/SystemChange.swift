/// Properties of themes that iOS 26 or 27 draws otherwise than iOS 18, on bars of glass.
///
/// One table, from which the compiler warns and answers `resolve`, ModelCore takes its looks, and pages of previews their notes. It is
/// about apps with the new look: those that still opt out of it look as before.
package enum SystemChange: String, CaseIterable, Sendable {
  // Tab bars.
  case tabBarBackground, tabBarShadow, tabBarLegacyBackground, tabBarSelectionIndicator, tabBarViewColor, tabBarTransparency
  case tabBarTranslucency, tabBarScheme
  case unselectedTabIcon, unselectedTabTitle, unselectedTabTint
  case disabledTab, selectedTabIcon, selectedTabTitle, tabBarTint, tabTitlePosition, inlineTabs, tabBadgeColor, tabBadgeText
  // Navigation bars.
  case navigationBackground, navigationEffect, navigationShadow, navigationLegacyBackground, navigationTint, navigationTitle
  case largeTitleOverBackground, backButtonTint, backIndicator, navigationBarStyle
  // Toolbars.
  case toolbarBackground, toolbarLegacyBackground
  // Items of both.
  case itemTint, windowTint, buttonTitle, buttonImage, prominentButton, glassGroups, integratedSearch
  // Scroll edges.
  case automaticEdge

  /// The look of a value, compared with iOS 18.
  package enum Effect: String, Sendable {
    /// The same as on iOS 18.
    case drawn
    /// Something else than on iOS 18.
    case changed
    /// Nothing.
    case ignored
  }

  /// How sure it is, the surest first.
  package enum Confidence: String, CaseIterable, Sendable {
    /// Apple says so.
    case documented
    /// Several people saw it.
    case observed
    /// Somebody saw it.
    case observedOnce
    /// It follows from other rows.
    case inferred
  }

  /// The columns of the table.
  package struct Row: Sendable {
    /// Paths in themes; `*` stands for one name, and what follows `=` is the only value that is meant.
    package let keys: [String]
    package let effect: Effect
    /// The first version with the effect; before it, the values are drawn as on iOS 18.
    package let since: Theme.OSVersion
    /// The first SDK with the effect. An app that was linked with an older one has the values as on iOS 18.
    package let sdk: Theme.OSVersion
    package let confidence: Confidence
    /// The policy of ModelCore, such as `P-11`, if sources disagree; the row then has the policy's default.
    package let policy: String?
    /// Keys beside the value, with theirs, under which it is drawn after all.
    let unless: [String]
    /// The look, as the second half of a sentence about a system.
    package let seen: String
    /// The better text for a theme, if there is one; an imperative.
    package let instead: String?
    package let source: String

    init(
      _ keys: String..., effect: Effect, since: Theme.OSVersion = 26, linkedWith sdk: Theme.OSVersion = 26,
      _ confidence: Confidence,
      policy: String? = nil, unless: [String] = [], seen: String, instead: String? = nil, source: String
    ) {
      (self.keys, self.effect, self.since, self.sdk, self.confidence, self.policy) = (
        keys, effect, since, sdk, confidence, policy
      )
      (self.unless, self.seen, self.instead, self.source) = (unless, seen, instead, source)
    }
  }

  /// The look from the row's first version on, said no surer than its source.
  package var sentence: String {
    let apps = row.sdk > 26 ? "in apps linked with SDK \(row.sdk), " : ""
    return "\(row.confidence.opening)from iOS \(row.since) on, \(apps)\(row.seen)"
  }

  /// The effect on a version, in an app that has the new look there.
  /// - Parameter sdk: The SDK that the app was linked with; `nil` where nobody knows, which stands for the newest.
  package func effect(on version: Theme.OSVersion, linkedWith sdk: Theme.OSVersion? = nil) -> Effect {
    let isLinked = sdk.map { $0 >= row.sdk } ?? true
    return isLinked && version >= row.since ? row.effect : .drawn
  }
}

extension SystemChange.Confidence {
  /// The beginning of a sentence that is no surer than its source.
  package var opening: String {
    switch self {
    case .documented: ""
    case .observed, .observedOnce: "reported: "
    case .inferred: "probably: "
    }
  }
}
