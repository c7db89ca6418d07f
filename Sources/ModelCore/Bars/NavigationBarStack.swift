/// The items of a navigation bar, its delegate and its manager (NAV-2, NAV-8).
@MainActor
final class NavigationBarStack {
  private(set) var items: [UINavigationItem]?

  /// The controller that manages the bar, or `nil` for a free-standing bar.
  weak var manager: (any NavigationBarManager)? {
    didSet { heldDelegate.set(manager) }
  }

  /// The position of the bar (BAR-12).
  var position: UIBarPosition { manager == nil ? ownPosition : .topAttached }
  private var ownPosition = UIBarPosition.top

  /// The delegate: a managed bar's is its manager, if that conforms.
  let heldDelegate = HeldDelegate<any UINavigationBarDelegate>()

  /// Whether the app may change the bar's stack. Records a fault if not.
  func checkFree(_ member: String) -> Bool {
    guard let manager else { return true }
    CurrentSimulation.fault(
      .nav2,
      "\(member) was called or set on the bar of \(manager.modelName), which manages it; change the stack of the controller instead"
    )
    return false
  }

  func replace(_ items: [UINavigationItem]?, in bar: UINavigationBar) {
    replace(above: 0, with: items ?? [], in: bar)
    if items == nil { self.items = nil }
  }

  /// Replaces the items above the lowest ones, which stay.
  /// - Parameter kept: The number of items that stay; all, if there are fewer.
  func replace(above kept: Int, with new: [UINavigationItem], in bar: UINavigationBar) {
    // Moved out and in, so that they are changed in place, and no access to the property lasts.
    var changed = items ?? []
    items = nil
    let kept = min(kept, changed.count)
    let old = Array(changed[kept...])
    changed.replaceSubrange(kept..., with: new)
    items = changed
    for item in old.without(new) where item.bar === bar { item.bar = nil }
    for item in new where item.bar !== bar { item.bar = bar }
    updateBackTitle()
    bar.superview?.setNeedsLayout()
  }

  private var shownBackTitle = BackTitle()

  /// The title of the back button (ITM-4).
  var backTitle: String? { shownBackTitle.title }

  private func updateBackTitle() {
    guard !shownBackTitle.isFor(items) else { return }
    shownBackTitle = BackTitle(items)
    guard shownBackTitle.canBeShown else { return }
    CurrentSimulation.simulation?.clock.afterLayout { [weak self] in
      guard let self, shownBackTitle.isFor(self.items) else { return }
      shownBackTitle.show()
    }
  }

  func push(_ item: UINavigationItem, in bar: UINavigationBar) {
    guard ask("shouldPush", item, { $0.navigationBar(bar, shouldPush: item) }) else { return }
    replace((items ?? []) + [item], in: bar)
    tell("didPush", item) { $0.navigationBar(bar, didPush: item) }
  }

  func pop(in bar: UINavigationBar) -> UINavigationItem? {
    guard let items, let item = items.last, items.count > 1, shouldPop(item, in: bar) else { return nil }
    replace(items.dropLast(), in: bar)
    tellDidPop(item, in: bar)
    return item
  }

  func shouldPop(_ item: UINavigationItem, in bar: UINavigationBar) -> Bool {
    ask("shouldPop", item) { $0.navigationBar(bar, shouldPop: item) }
  }

  func tellDidPop(_ item: UINavigationItem, in bar: UINavigationBar) {
    tell("didPop", item) { $0.navigationBar(bar, didPop: item) }
  }

  /// Asks the delegate for the position of a free-standing bar (BAR-12).
  func askForPosition(_ bar: UINavigationBar) {
    guard manager == nil else { return }
    ownPosition = heldDelegate.call("position") { $0.position(for: bar) } ?? ownPosition
  }

  private func ask(_ name: String, _ item: UINavigationItem, _ question: (any UINavigationBarDelegate) -> Bool) -> Bool {
    heldDelegate.call(name, item.title ?? "", question) ?? true
  }

  private func tell(_ name: String, _ item: UINavigationItem, _ message: (any UINavigationBarDelegate) -> Void) {
    heldDelegate.call(name, item.title ?? "", message)
  }
}
