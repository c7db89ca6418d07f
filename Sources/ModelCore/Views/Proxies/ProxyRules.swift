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

/// The proxies of one class, found by the container that is outermost in their chains.
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

  /// Calls `body` with the proxies that may apply on a path: their outermost container is there.
  func forEach(in path: ContainerPath, _ body: (ProxyRules) -> Void) {
    uncontained.forEach(body)
    if contained.count <= path.classes.count {
      for (outermost, rules) in contained where path.contains(outermost) { rules.forEach(body) }
    } else {
      for type in path.classes { contained[type]?.forEach(body) }
    }
  }
}

/// The instances that a proxy is for (PRX-1): each scope has a store of its own.
struct ProxyScope: Hashable {
  /// The class.
  let target: ObjectIdentifier

  /// The classes of the containers, from inside out.
  let containers: [ObjectIdentifier]

  /// Nil: whatever the traits are.
  let traits: TraitValues?
}

/// How strong a proxy's setting is among those for one property of one instance (PRX-4).
struct ProxyStrength: Comparable {
  /// The place of the outermost container, counted from the window; nil: no container, which is weakest.
  let outermost: Int?

  /// How many containers the chain has.
  let length: Int

  /// How far the proxy's class is above the instance's.
  let distance: Int

  /// How many traits the proxy asks for.
  let traits: Int

  /// The order in which proxies were set: between equals the later setting wins.
  let number: Int

  static func < (a: ProxyStrength, b: ProxyStrength) -> Bool {
    a.order.lexicographicallyPrecedes(b.order)
  }

  /// Greater is stronger, the first difference decides.
  private var order: [Int] {
    [outermost.map { -$0 } ?? .min, length, -distance, traits, number]
  }
}
