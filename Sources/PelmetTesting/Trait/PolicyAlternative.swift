#if !canImport(UIKit)
  import ModelCore

  /// Policies that differ from the defaults in one, and what reports call them.
  struct PolicyAlternative: Sendable {
    /// Such as `P-1 rootAppearance = afterActivation`.
    let name: String
    let policies: Policies

    /// The defaults, and each other alternative of P-1 … P-10 by itself.
    static let all: [PolicyAlternative] =
      [PolicyAlternative(name: "the default policies", policies: Policies())]
      + others("P-1 rootAppearance", \.rootAppearance) + others("P-2 forceQuit", \.forceQuit)
      + others("P-3 layoutOfUnanimated", \.layoutOfUnanimated) + others("P-4 didShowAtLaunch", \.didShowAtLaunch)
      + others("P-5 bottomBarAfterPopToRoot", \.bottomBarAfterPopToRoot) + others("P-6 dismissal", \.dismissal)
      + others("P-7 repeatedPush", \.repeatedPush) + others("P-8 stackDuringInteractivePop", \.stackDuringInteractivePop)
      + others("P-9 proxies", \.proxies) + others("P-10 viewLoadingOnPush", \.viewLoadingOnPush)

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
