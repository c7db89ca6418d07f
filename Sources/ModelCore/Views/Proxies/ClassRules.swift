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
