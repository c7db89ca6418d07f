/// The selection of a tab bar controller, and the changes that wait for the current one.
@MainActor
final class TabSelection {
  /// A selection. For More it is the controller that the stack of More shows (TAB-3).
  private enum Choice {
    case none
    case tab(UITab)
    case more
  }

  private unowned let container: UITabBarController
  private var choice = Choice.none

  /// Whether a change is running. Changes that callbacks make wait for its end.
  private var isChanging = false
  private var waiting: [() -> Void] = []

  /// Whether the app's animator runs a change (TRN-9), for whose end the others wait, too.
  private var isAnimating = false

  /// The dissolve that runs, which the next change ends (TAB-12).
  private weak var dissolve: TabDissolve?

  init(_ container: UITabBarController) {
    self.container = container
  }

  // MARK: What is selected

  /// The selected tab, also one in a group or behind More.
  var tab: UITab? {
    switch choice {
    case .none: nil
    case .tab(let tab): tab
    case .more: container.more.shownTab
    }
  }

  /// The selected tab's controller, or that of More.
  var controller: UIViewController? {
    tab.map(\.viewController) ?? shown
  }

  /// The index of the tab among all; `nil` without a selection and while the list of More is shown.
  var index: Int? {
    guard let root = tab?.root else { return nil }
    return container.contents.roots.index(ofObject: root)
  }

  var isMore: Bool {
    if case .more = choice { true } else { false }
  }

  /// The child whose view fills the tab bar controller's.
  var shown: UIViewController? {
    switch choice {
    case .none: nil
    case .tab(let tab): tab.viewController
    case .more: container.more.controller
    }
  }

  // MARK: Changes

  /// Runs a change at once, or after the current one.
  func perform(_ change: @escaping () -> Void) {
    waiting.append(change)
    runWaiting()
  }

  /// The number of changes in a row, each made by a callback of the one before, after which the last ones are dropped.
  private static var mostChanges: Int { 1000 }

  private func reportEndlessChanges() {
    let ended = waiting
    waiting = []
    CurrentSimulation.fault(
      .tab2,
      "\(container.modelName) did not come to rest after \(Self.mostChanges) changes of its selection or tabs; a callback of each makes the "
        + "next one")
    withExtendedLifetime(ended) {}
  }

  private func runWaiting() {
    guard !isChanging else { return }
    isChanging = true
    var changes = 0
    while !isAnimating, !waiting.isEmpty {
      changes += 1
      guard changes <= Self.mostChanges else {
        reportEndlessChanges()
        break
      }
      let change = waiting.removeFirst()
      change()
    }
    isChanging = false
  }

  /// Selects More. Call it within ``perform(_:)``, like the next two methods.
  func showMore() {
    exchange(for: .more, controller: container.more.controller)
  }

  /// Selects a tab, behind More if it has no place in the bar.
  func show(_ tab: UITab) {
    tab.rememberInGroups()
    if container.arrangement.isBehindMore(tab) {
      showBehindMore(tab)
    } else {
      if tab.viewController == nil {
        CurrentSimulation.fault(.tab13, "the tab \(tab.identifier) has no controller; give it a viewControllerProvider")
      }
      exchange(for: .tab(tab), controller: tab.viewController)
    }
  }

  /// Adjusts the selection to the current tabs and the space in the bar: the selected tab stays selected; otherwise the tab at its index
  /// is, or else the first (TAB-2).
  /// - Parameter index: The index of the previous selection.
  func repair(index: Int?, in arrangement: TabArrangement) {
    switch choice {
    case .tab(let tab) where container.contents.has(tab):
      if arrangement.isBehindMore(tab) { showBehindMore(tab) }
    case .more where arrangement.hasMore && container.more.shownTab.map(arrangement.isBehindMore) ?? true:
      break
    case .more:
      let tab = container.more.shownTab
      exchange(for: .none, controller: nil)
      container.more.takeBack()
      showRoot(tab, orAt: index)
    case .tab, .none:
      showRoot(nil, orAt: index)
    }
  }

  private func showRoot(_ tab: UITab?, orAt index: Int?) {
    let roots = container.contents.roots
    let neighbour = index.flatMap { roots.indices.contains($0) ? roots[$0] : nil }
    guard let tab = tab ?? (neighbour ?? roots.first)?.destination else { return exchange(for: .none, controller: nil) }
    show(tab)
  }

  /// Selects a tab behind More. A visible controller disappears before it moves to the stack of More.
  private func showBehindMore(_ tab: UITab) {
    if shown === tab.viewController { exchange(for: .none, controller: nil) }
    container.more.show(tab)
    showMore()
  }

  private func exchange(for next: Choice, controller new: UIViewController?) {
    let (old, previous) = (shown, tab)
    guard old !== new else { return choice = next }
    dissolve?.end()
    let exchange = TabSwitch(container: container, old: old, new: new)
    if let context = exchange.askForAnimation() { return animate(exchange, context, to: next) }
    if previous.map(container.contents.has) ?? true, let dissolve = TabDissolve(exchange) {
      self.dissolve = dissolve
      return dissolve.run {
        choice = next
        container.selectionDidChange(from: previous)
      }
    }
    exchange.run { choice = next }
    container.selectionDidChange(from: previous)
  }

  /// Lets the app's animator exchange the controllers. The new one is selected from the beginning; a cancelled transition selects the old one
  /// again, without a call to the delegate (TRN-9).
  private func animate(_ exchange: TabSwitch, _ context: TransitionContext, to next: Choice) {
    let (before, previous) = (choice, tab)
    isAnimating = true
    exchange.begin()
    choice = next
    container.selectionDidChange(from: previous)
    context.run { [self, container] isCompleted in
      if !isCompleted {
        let cancelled = tab
        choice = before
        container.selectionDidChange(from: cancelled)
      }
      exchange.end(isCompleted: isCompleted)
      isAnimating = false
      runWaiting()
    }
  }
}
