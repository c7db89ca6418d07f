import Foundation

/// A class that has appearance proxies, as this module sees it. An object of it is a proxy or an instance.
@MainActor
protocol AppearanceTarget: UIAppearance {
  init?(coder: NSCoder)

  var settingLog: SettingLog { get set }

  /// Whether the instance is in a window: itself or the bar that it is an item of.
  var isInWindow: Bool { get }

  /// The traits by which proxies apply.
  var traitsForProxies: TraitValues { get }
}

extension AppearanceTarget {
  /// The proxy of this class for a scope; always the same while the process lives (PRX-1).
  static func proxy(containers: [any UIAppearanceContainer.Type] = [], traits: UITraitCollection? = nil) -> Self {
    let scope = ProxyScope(
      target: ObjectIdentifier(self), containers: containers.map { ObjectIdentifier($0) }, traits: traits?.traits)
    let proxies = CurrentSimulation.simulation?.proxies ?? AppearanceProxies()
    return proxies.proxy(of: self, for: scope)
  }

  /// PRX-5, P-9: what is set on an instance stays; by policy only what is set in a window.
  func noteExplicit(_ path: AnyKeyPath) {
    guard !settingLog.isReplaying, CurrentSimulation.policies.proxies == .explicitWins || isInWindow else { return }
    settingLog.explicit.insert(path)
  }
}
