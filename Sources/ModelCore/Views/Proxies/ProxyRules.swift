/// The settings of one proxy.
@MainActor
final class ProxyRules {
  /// A property's value, for one combination of its axes.
  struct Setting {
    /// The order in which proxies were set.
    let number: Int
    let apply: @MainActor (any AppearanceTarget) -> Void
  }

  let scope: ProxyScope

  /// The settings by property and axes; later calls replace earlier ones (PRX-6).
  private(set) var settings: [AnyKeyPath: Setting] = [:]

  private weak var proxies: AppearanceProxies?

  init(_ scope: ProxyScope, in proxies: AppearanceProxies) {
    self.scope = scope
    self.proxies = proxies
  }

  func record(_ path: AnyKeyPath, apply: @escaping @MainActor (any AppearanceTarget) -> Void) {
    settings[path] = Setting(number: proxies?.nextNumber() ?? 0, apply: apply)
  }

  /// Removes a setting, which `nil` does (PRX-1).
  func clear(_ path: AnyKeyPath) {
    settings[path] = nil
  }
}

/// The proxies of one class, grouped by the outermost container of their chains.
@MainActor
struct ClassRules {
  private var uncontained: [ProxyRules] = []
  private var contained: [ObjectIdentifier: [ProxyRules]] = [:]

  mutating func insert(_ rules: ProxyRules) {
    if let outermost = rules.scope.containers.last {
      contained[outermost, default: []].append(rules)
    } else {
      uncontained.append(rules)
    }
  }

  /// Calls `body` with the proxies that may apply on a path, because it has their outermost container.
  func forEach(in path: ContainerPath, _ body: (ProxyRules) -> Void) {
    uncontained.forEach(body)
    if contained.count <= path.classes.count {
      for (outermost, rules) in contained where path.contains(outermost) { rules.forEach(body) }
    } else {
      for type in path.classes { contained[type]?.forEach(body) }
    }
  }
}

/// The instances that a proxy is for. Each scope has its own proxy (PRX-1).
struct ProxyScope: Hashable {
  /// The class.
  let target: ObjectIdentifier

  /// The classes of the containers, from the inside out.
  let containers: [ObjectIdentifier]

  /// The traits that the proxy is for; `nil` for all.
  let traits: TraitValues?
}

/// The precedence of a proxy's setting among those for one property of one instance (PRX-4).
struct ProxyStrength: Comparable {
  /// The depth of the outermost container, counted from the window; `nil`, the weakest, for none.
  let outermost: Int?

  /// The number of containers in the chain.
  let length: Int

  /// The number of classes from the instance's up to the proxy's.
  let distance: Int

  /// The number of traits that the proxy specifies.
  let traits: Int

  /// The order of the settings. Between equals the later one wins.
  let number: Int

  static func < (a: ProxyStrength, b: ProxyStrength) -> Bool {
    a.order.lexicographicallyPrecedes(b.order)
  }

  /// The criteria in order; the first difference decides, and the greater is stronger.
  private var order: [Int] {
    [outermost.map { -$0 } ?? .min, length, -distance, traits, number]
  }
}
