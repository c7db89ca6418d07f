#if MODELCORE
  public import ModelCore

  /// The policies under which a test runs: how the model behaves where sources disagree about UIKit.
  public struct PolicyRuns: Sendable {
    let alternatives: [PolicyAlternative]

    /// One run under the default policies.
    public static let defaults = PolicyRuns.only(Policies())

    /// One run under the default policies, and one for each alternative of each contested policy: a test that passes does not
    /// depend on UIKit's uncertain behaviour.
    public static let all = PolicyRuns(alternatives: PolicyAlternative.all)

    /// One run under these policies.
    public static func only(_ policies: Policies) -> PolicyRuns {
      PolicyRuns(alternatives: [PolicyAlternative(name: "its policies", policies: policies)])
    }
  }

  /// Policies that differ from the defaults in one, with their name in reports.
  struct PolicyAlternative: Sendable {
    /// Such as `P-1 rootAppearance = afterActivation`.
    let name: String
    let policies: Policies

    /// The defaults, and each alternative of the contested policies by itself.
    static let all: [PolicyAlternative] =
      [PolicyAlternative(name: "the default policies", policies: Policies())]
      + others("P-1 rootAppearance", \.rootAppearance) + others("P-2 forceQuit", \.forceQuit)
      + others("P-3 layoutOfUnanimated", \.layoutOfUnanimated) + others("P-4 didShowAtLaunch", \.didShowAtLaunch)
      + others("P-5 bottomBarAfterPopToRoot", \.bottomBarAfterPopToRoot) + others("P-6 dismissal", \.dismissal)
      + others("P-7 repeatedPush", \.repeatedPush) + others("P-8 stackDuringInteractivePop", \.stackDuringInteractivePop)
      + others("P-9 proxies", \.proxies) + others("P-10 viewLoadingOnPush", \.viewLoadingOnPush)
      + others("P-11 unselectedTabColors", \.unselectedTabColors) + others("P-12 itemTint", \.itemTint)
      + others("P-13 minimizedTabBarExpands", \.minimizedTabBarExpands) + others("P-14 reservedRegions", \.reservedRegions)
      + others("P-15 tabBarBackground", \.tabBarBackground)
      + others("P-16 largeTitleOverBackground", \.largeTitleOverBackground) + others("P-17 backButtonColor", \.backButtonColor)
      + others("P-18 softEdgeEffect", \.softEdgeEffect) + others("P-19 windowControlsWidth", \.windowControlsWidth)
      + others("P-20 customViewSlot", \.customViewSlot) + others("P-21 dismissalDuringArrival", \.dismissalDuringArrival)
      + others("P-22 dismissalOfNothing", \.dismissalOfNothing) + others("P-23 repeatedDismissal", \.repeatedDismissal)
      + others("P-24 presentationDuringDismissal", \.presentationDuringDismissal)
      + others("P-25 unanimatedCustomTransitions", \.unanimatedCustomTransitions)
      + others("P-26 transactionCompletion", \.transactionCompletion)
      + others("P-27 traitHandlers", \.traitHandlers)
      + others("P-28 webSchemeQueries", \.webSchemeQueries)
      + others("P-29 tabBarStatusBar", \.tabBarStatusBar) + others("P-30 itemWidths", \.itemWidths)
      + others("P-31 initializedFlexibleSpace", \.initializedFlexibleSpace) + others("P-32 searchTabs", \.searchTabs)
      + others("P-33 toolbarSizes", \.toolbarSizes) + others("P-34 tintsOnProxies", \.tintsOnProxies)
      + others("P-35 appearancesOnProxies", \.appearancesOnProxies)

    private static func others<Policy: CaseIterable & Equatable>(
      _ name: String, _ policy: WritableKeyPath<Policies, Policy>
    ) -> [PolicyAlternative] {
      let defaults = Policies()
      return Policy.allCases.filter { $0 != defaults[keyPath: policy] }.map { alternative in
        var policies = defaults
        policies[keyPath: policy] = alternative
        return PolicyAlternative(name: "\(name) = \(alternative)", policies: policies)
      }
    }
  }
#endif
