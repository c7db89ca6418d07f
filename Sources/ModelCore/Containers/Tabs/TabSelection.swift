/// What a tab bar controller shows, and the changes of it that wait for the one under way.
@MainActor
final class TabSelection {
  /// What can be selected. With More, it is what the stack of More shows (TAB-3).
  private enum Choice {
    case none
    case tab(UITab)
    case more
  }

  private unowned let container: UITabBarController
  private var choice = Choice.none

  /// Whether a change is under way, so that what callbacks ask for has to wait for its end.
  private var isChanging = false
  private var waiting: [() -> Void] = []

  init(_ container: UITabBarController) {
    self.container = container
  }

  // MARK: What is selected

  /// The tab, in a group or behind More, too.
  var tab: UITab? {
    switch choice {
    case .none: nil
    case .tab(let tab): tab
    case .more: container.more.shownTab
    }
  }

  /// The tab's controller, or the one that lists the others.
  var controller: UIViewController? {
    tab.map(\.viewController) ?? shown
  }

  /// The place of the tab among all; nil while none is selected and while the list of More is shown.
  var index: Int? {
    guard let root = tab?.root else { return nil }
    return container.contents.roots.firstIndex { $0 === root }
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

  /// Runs a change at once, or after the one under way.
  func perform(_ change: @escaping () -> Void) {
    waiting.append(change)
    guard !isChanging else { return }
    isChanging = true
    while !waiting.isEmpty { waiting.removeFirst()() }
    isChanging = false
  }

  /// To be called within ``perform(_:)``, as the two that follow.
  func showMore() {
    exchange(for: .more, controller: container.more.controller)
  }

  /// Behind More, if the tab has no place in the bar.
  func show(_ tab: UITab) {
    tab.rememberInGroups()
    if container.arrangement.isBehindMore(tab) {
      showBehindMore(tab)
    } else {
      if tab.viewController == nil {
        CurrentSimulation.fault("TAB-13", "the tab \(tab.identifier) has no controller; give it a viewControllerProvider")
      }
      exchange(for: .tab(tab), controller: tab.viewController)
    }
  }

  /// Makes the selection fit the present tabs and the room in the bar: what is selected stays so, else the tab in its place is, else the
  /// first (TAB-2).
  /// - Parameter index: The place of what was selected.
  func repair(index: Int?) {
    let arrangement = container.arrangement
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

  /// A controller that is on the screen leaves it before the stack of More gets it.
  private func showBehindMore(_ tab: UITab) {
    if shown === tab.viewController { exchange(for: .none, controller: nil) }
    container.more.show(tab)
    showMore()
  }

  private func exchange(for next: Choice, controller new: UIViewController?) {
    let old = shown
    guard old !== new else { return choice = next }
    TabSwitch(container: container, old: old, new: new).run { choice = next }
    container.selectionDidChange()
  }
}

/// The exchange of the shown child of a tab bar controller, all within the call and never animated (VCL-19, TAB-12).
@MainActor
struct TabSwitch {
  let container: UITabBarController
  let old: UIViewController?
  let new: UIViewController?

  /// - Parameter select: Makes `new` the selected one; called after `old` has disappeared.
  func run(select: () -> Void) {
    if container.isVisible { announce() }
    exchange()
    old?.endAppearance()
    select()
    container.arrange()
    if container.appearance == .appeared { new?.endAppearance() }
  }

  /// The one that comes is told first, unlike in a navigation controller. Where the container itself is only appearing, both appear
  /// together.
  private func announce() {
    new?.begin(appearing: true, animated: false, following: container.appearance == .appearing)
    old?.begin(appearing: false, animated: false)
  }

  /// What nobody sees is not loaded (VCL-5).
  private func exchange() {
    old?.viewIfLoaded?.removeFromSuperview()
    guard container.isVisible, let view = new?.view else { return }
    container.view.insertSubview(view, at: 0)
  }
}
