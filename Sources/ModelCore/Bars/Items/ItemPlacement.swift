/// Keeps items informed about the bar that they are on.
@MainActor
enum ItemPlacement {
  /// Proxies apply to what was not on this bar before, if the bar is in a window (PRX-3).
  static func change(from old: [UIBarItem], to new: [UIBarItem], on bar: UIView) {
    let kept = Set(new.map { ObjectIdentifier($0) })
    for item in old where item.bar === bar && !kept.contains(ObjectIdentifier(item)) { item.bar = nil }
    let arriving = new.filter { $0.bar !== bar }
    for item in arriving { item.bar = bar }
    ProxyReplay.run(for: arriving, on: bar)
  }
}
