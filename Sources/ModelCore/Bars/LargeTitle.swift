/// Whether a navigation bar shows a large title (NAV-12).
@MainActor
enum LargeTitle {
  static func isShown(in bar: UINavigationBar) -> Bool {
    guard bar.prefersLargeTitles, CurrentSimulation.device.systemVersion >= 11 else { return false }
    return isShown(for: bar.items ?? [])
  }

  /// `automatic` is what the previous item resolved to, large at the root. An inline large title is large, too.
  private static func isShown(for items: [UINavigationItem]) -> Bool {
    guard let deciding = items.last(where: { $0.largeTitleDisplayMode != .automatic }) else { return true }
    return deciding.largeTitleDisplayMode != .never
  }
}
