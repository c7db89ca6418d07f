/// What one proxy was set to.
@MainActor
final class ProxyRules {
  /// One property with its axes.
  struct Setting {
    /// The order in which proxies were set.
    let number: Int
    let apply: @MainActor (any AppearanceTarget) -> Void
  }

  let scope: ProxyScope

  /// By property and axes: a later call replaces the earlier one (PRX-6).
  private(set) var settings: [AnyKeyPath: Setting] = [:]

  private weak var proxies: AppearanceProxies?

  init(_ scope: ProxyScope, in proxies: AppearanceProxies) {
    self.scope = scope
    self.proxies = proxies
  }

  func record(_ path: AnyKeyPath, apply: @escaping @MainActor (any AppearanceTarget) -> Void) {
    settings[path] = Setting(number: proxies?.nextNumber() ?? 0, apply: apply)
  }

  /// PRX-1: nil clears.
  func clear(_ path: AnyKeyPath) {
    settings[path] = nil
  }
}
