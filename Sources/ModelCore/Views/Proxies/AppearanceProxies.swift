/// All appearance proxies of a process, which end with it.
@MainActor
final class AppearanceProxies: FeatureState {
  private var proxies: [ProxyScope: any AppearanceTarget] = [:]
  private var rules: [ObjectIdentifier: ClassRules] = [:]
  private var makers: [ObjectIdentifier: @MainActor () -> any UIAppearance] = [:]
  private var lastNumber = 0
  var lineages = ClassLineages()

  /// Whether no proxy exists.
  init() {}

  convenience init(of simulation: any RunningSimulation) {
    self.init()
  }

  var isEmpty: Bool { proxies.isEmpty }

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// The proxy for a scope, created when first used.
  func proxy<Target: AppearanceTarget>(of type: Target.Type, for scope: ProxyScope) -> Target {
    if let proxy = proxies[scope] as? Target { return proxy }
    let proxy = make(type)
    let rules = ProxyRules(scope, in: self)
    proxy.settingLog = SettingLog(rules: rules)
    proxies[scope] = proxy
    self.rules[scope.target, default: ClassRules()].insert(rules)
    return proxy
  }

  /// Sets the function that creates the proxies of a class.
  func setMaker<Target: UIAppearance>(_ make: @escaping @MainActor () -> Target) {
    makers[ObjectIdentifier(Target.self)] = make
  }

  private func make<Target: AppearanceTarget>(_ type: Target.Type) -> Target {
    let made = makers[ObjectIdentifier(type)].map { $0() as? Target } ?? type.init(coder: EmptyCoder())
    guard let made else {
      preconditionFailure("\(type) is not made by init(coder:); say how with Simulation.proxy(for:make:)")
    }
    return made
  }

  /// Forgets all settings at the end of the process, but not how proxies are created.
  func reset() {
    // Moved out before they end: a proxy may hold what ends with it, whose `deinit` may ask for proxies.
    let ended = (proxies, rules)
    (proxies, rules) = ([:], [:])
    lastNumber = 0
    withExtendedLifetime(ended) {}
  }

  /// Applies the settings of its proxies to an instance (PRX-3…6).
  func apply(to target: any AppearanceTarget, in path: ContainerPath) {
    var winners: [AnyKeyPath: (strength: ProxyStrength, setting: ProxyRules.Setting)] = [:]
    let explicit = target.settingLog.explicit
    var traits: TraitValues?
    for (distance, type) in lineages.lineage(of: target).enumerated() {
      self.rules[type]?.forEach(in: path) { rules in
        guard !rules.settings.isEmpty else { return }
        let outermost = path.match(rules.scope.containers)
        guard outermost != nil || rules.scope.containers.isEmpty else { return }
        if let wanted = rules.scope.traits {
          let own = traits ?? target.traitsForProxies
          traits = own
          guard own.overridden(by: wanted) == own else { return }
        }
        for (path, setting) in rules.settings where !explicit.contains(path) {
          let strength = ProxyStrength(
            outermost: outermost, length: rules.scope.containers.count, distance: distance,
            traits: rules.scope.traits?.specified ?? 0, number: setting.number)
          if let rival = winners[path], strength < rival.strength { continue }
          winners[path] = (strength, setting)
        }
      }
    }
    replay(winners.values.sorted { $0.strength < $1.strength }.map(\.setting), to: target)
  }

  private func replay(_ settings: [ProxyRules.Setting], to target: any AppearanceTarget) {
    target.settingLog.isReplaying = true
    for setting in settings { setting.apply(target) }
    target.settingLog.isReplaying = false
  }
}

extension RunningSimulation {
  var proxies: AppearanceProxies { state() }
}

extension TraitValues {
  /// The number of specified traits.
  fileprivate var specified: Int {
    [
      userInterfaceIdiom != .unspecified, userInterfaceStyle != .unspecified, accessibilityContrast != .unspecified,
      userInterfaceLevel != .unspecified, horizontalSizeClass != .unspecified, verticalSizeClass != .unspecified,
      preferredContentSizeCategory != .unspecified, layoutDirection != .unspecified,
    ].count { $0 }
  }
}
