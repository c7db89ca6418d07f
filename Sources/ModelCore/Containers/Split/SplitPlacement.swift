/// Adds and removes the views of a split view controller's columns, whose controllers appear and disappear.
@MainActor
final class SplitPlacement {
  private unowned let arrangement: SplitArrangement
  private var transition: ColumnTransition?

  /// Whether callbacks of a change are running. Changes that they make have to wait.
  private var isUpdating = false
  private var isStale = false

  /// The controllers whose views stay in the view.
  private(set) var shown: [UIViewController] = []

  init(_ arrangement: SplitArrangement) {
    self.arrangement = arrangement
  }

  /// The number of changes in a row, each made by a callback of the one before, after which the last one is not shown.
  private static var mostUpdates: Int { 1000 }

  /// Updates the views. A running transition ends first.
  func update(animated: Bool = false) {
    isStale = true
    guard !isUpdating else { return }
    isUpdating = true
    var updates = 0
    while isStale {
      isStale = false
      updates += 1
      guard updates <= Self.mostUpdates else {
        let name = arrangement.split.modelName
        CurrentSimulation.fault(
          .spl15,
          "\(name) did not come to rest after \(Self.mostUpdates) changes of its columns; a callback of each makes the next one")
        break
      }
      endTransition()
      if !isStale, arrangement.hasDecided { place(animated: animated) }
    }
    isUpdating = false
  }

  func endTransition() {
    transition?.end()
    transition = nil
  }

  /// Whether a child appears and disappears with the split view controller.
  func follows(_ child: UIViewController) -> Bool {
    shown.contains { $0 === child } || !arrangement.columns.values.contains { $0 === child }
  }

  private func place(animated: Bool) {
    let (split, columns) = (arrangement.split, arrangement.columns)
    guard let view = split.viewIfLoaded else { return }
    let before = shown
    defer { withExtendedLifetime(before) {} }
    shown = arrangement.placed.compactMap { columns[$0] }
    let order = SplitArrangement.expandedOrder + [.compact]
    let leaving = order.compactMap { columns[$0] }.filter { one in
      one.parent === split && one.viewIfLoaded?.superview === view && !shown.contains { $0 === one }
    }
    let arriving = shown.filter { $0.viewIfLoaded?.superview !== view }
    guard !leaving.isEmpty || !arriving.isEmpty else { return view.setNeedsLayout() }
    let next = ColumnTransition(leaving: leaving, arriving: arriving, in: view)
    transition = next
    // Otherwise the children appear and disappear with the split view controller.
    let isVisible = split.appearance == .appeared
    if isVisible { next.begin(animated: animated) }
    // The secondary column is behind those that overlay it.
    for controller in arriving where controller.parent === split {
      view.insertSubview(controller.view, at: controller === columns[.secondary] ? 0 : Int.max)
    }
    view.setNeedsLayout()
    guard isVisible, let clock = CurrentSimulation.simulation?.clock else { return endTransition() }
    if animated {
      clock.after(ModelClock.transitionDuration) { next.end() }
    } else {
      clock.afterLayout { next.end() }
    }
  }
}

/// The columns that come and go at one time, from their first callback to their last.
///
/// Their order is not documented. The model's is that of a stack: leaving controllers are called before arriving ones (VCL-19).
@MainActor
final class ColumnTransition {
  private let leaving: [UIViewController]
  private let arriving: [UIViewController]
  private let container: UIView
  private var hasBegun = false
  private var isOver = false

  init(leaving: [UIViewController], arriving: [UIViewController], in container: UIView) {
    self.leaving = leaving
    self.arriving = arriving
    self.container = container
  }

  func begin(animated: Bool) {
    hasBegun = true
    for controller in leaving { controller.begin(appearing: false, animated: animated) }
    for controller in arriving { controller.begin(appearing: true, animated: animated) }
  }

  /// Ends the transition, except for controllers that another call has reversed.
  func end() {
    guard !isOver else { return }
    isOver = true
    for controller in leaving {
      if let view = controller.viewIfLoaded, view.superview === container { view.removeFromSuperview() }
      if hasBegun, controller.appearance == .disappearing { controller.endAppearance() }
    }
    guard hasBegun else { return }
    for controller in arriving where controller.appearance == .appearing {
      // A callback replaced it before it was there.
      if controller.viewIfLoaded?.window == nil { controller.begin(appearing: false, animated: false) }
      controller.endAppearance()
    }
  }
}
