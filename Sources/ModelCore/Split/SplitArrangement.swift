import Foundation

/// Which controllers a split view controller has, and which of them it shows where.
@MainActor
final class SplitArrangement {
  typealias Column = UISplitViewController.Column
  typealias DisplayMode = UISplitViewController.DisplayMode

  /// A controller in its place.
  struct Shown {
    let column: Column
    let controller: UIViewController
  }

  unowned let split: UISplitViewController

  /// The children by column, navigation controllers included that the split view controller made itself.
  var columns: [Column: UIViewController] = [:]

  /// What the app gave for the columns.
  private var contents: [Column: UIViewController] = [:]

  var isCollapsed = false

  /// Whether there was reason yet to decide between collapsed and expanded.
  private var hasDecided = false

  /// What is in the view, from the leading edge.
  private(set) var shown: [Shown] = []

  /// The mode that was asked for by a column, a button or a swipe; nil: the preferred one.
  var chosenMode: DisplayMode?

  /// The classic secondary controller that a collapse has put away (SPL-4).
  var putAway: UIViewController?

  private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in self?.toggleDisplayMode() })

  init(_ split: UISplitViewController) {
    self.split = split
  }

  var isClassic: Bool { split.style == .unspecified }

  var primary: UIViewController? { columns[.primary] }

  /// The navigation controller on which the other columns are stacked while collapsed.
  var stack: UINavigationController? { primary as? UINavigationController }

  /// The columns beside each other, from the leading edge.
  static let expandedOrder: [Column] = [.primary, .supplementary, .secondary, .inspector]

  // MARK: Controllers

  /// SPL-1, SPL-2.
  var viewControllers: [UIViewController] {
    if isCollapsed { return shown.map(\.controller) }
    return Self.expandedOrder.compactMap { columns[$0] }
  }

  /// SPL-1: the first is the primary one, the second the secondary one.
  func setClassic(_ controllers: [UIViewController]) {
    guard isClassic else {
      return CurrentSimulation.fault(
        "SPL-13", "\(split.modelName) has columns; set its controllers with setViewController(_:for:), not with viewControllers")
    }
    guard controllers.count <= 2 else {
      return CurrentSimulation.fault("SPL-1", "\(split.modelName) was given \(controllers.count) controllers; it has two places")
    }
    let wasCollapsed = isCollapsed
    isCollapsed = false
    putAway = nil
    replaceColumns(with: Dictionary(uniqueKeysWithValues: zip([.primary, .secondary], controllers)))
    if wasCollapsed { ClassicCollapse(self).collapse() } else { place() }
  }

  /// SPL-13.
  func set(_ controller: UIViewController?, for column: Column) {
    guard !isClassic else {
      return CurrentSimulation.fault(
        "SPL-13", "\(split.modelName) has no columns; set viewControllers, or make it with init(style:)")
    }
    let isInStack = columns[column].map { stack?.viewControllers.contains($0) ?? false } ?? false
    if isInStack, let old = columns[column] { stack?.removeCollapsed(old, animated: false) }
    contents[column] = controller
    var new = columns
    new[column] = controller.map { wrapped($0, for: column) }
    replaceColumns(with: new)
    if isInStack, let wrapper = new[column] { stack?.pushCollapsed(wrapper, animated: false) }
    place()
  }

  func controller(for column: Column) -> UIViewController? {
    isClassic ? columns[column] : contents[column]
  }

  private func wrapped(_ controller: UIViewController, for column: Column) -> UIViewController {
    if column == .compact || controller is UINavigationController { return controller }
    return UINavigationController(rootViewController: controller)
  }

  /// What is not needed any more leaves; what is new comes. A column on the stack is the stack's child.
  func replaceColumns(with new: [Column: UIViewController]) {
    let order = Self.expandedOrder + [.compact]
    let kept = order.compactMap { new[$0] }
    for old in order.compactMap({ columns[$0] }) where old.parent === split && !kept.contains(where: { $0 === old }) {
      release(old)
    }
    columns = new
    for controller in kept where controller.parent == nil {
      split.addChild(controller)
      controller.sendDidMove(toParent: split)
    }
  }

  private func release(_ controller: UIViewController) {
    controller.sendWillMove(toParent: nil)
    shown.removeAll { $0.controller === controller }
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  // MARK: Showing

  /// Collapses or expands if the room has changed since it was last asked.
  func followRoom() {
    guard let view = split.viewIfLoaded else { return }
    let isCompact = view.traitCollection.horizontalSizeClass == .compact
    guard isCompact != isCollapsed || !hasDecided else { return }
    let isFirst = !hasDecided
    hasDecided = true
    if isCompact {
      isClassic ? ClassicCollapse(self).collapse() : ColumnCollapse(self).collapse()
    } else if isFirst {
      place()
    } else {
      isClassic ? ClassicCollapse(self).expand() : ColumnCollapse(self).expand()
    }
  }

  /// The columns that a person sees.
  var visibleColumns: [Column] {
    guard isCollapsed, !isClassic, let stack, shown.first?.controller === stack else { return shown.map(\.column) }
    return [stackedColumns.last ?? .primary]
  }

  /// The columns that lie on the primary one's stack, from below.
  var stackedColumns: [Column] {
    guard let stack else { return [] }
    return Self.expandedOrder.filter { column in columns[column].map(stack.viewControllers.contains) ?? false }
  }

  /// The columns that the present state has room for.
  private var placedColumns: [Shown] {
    if isCollapsed {
      let column: Column = !isClassic && columns[.compact] != nil ? .compact : .primary
      return columns[column].map { [Shown(column: column, controller: $0)] } ?? []
    }
    var hidden = Set<Column>()
    if displayMode.columnsBeside < 2, split.style == .tripleColumn { hidden.insert(.primary) }
    if displayMode.columnsBeside < 1 { hidden.formUnion([.primary, .supplementary]) }
    return Self.expandedOrder.filter { !hidden.contains($0) }
      .compactMap { column in columns[column].map { Shown(column: column, controller: $0) } }
  }

  /// Puts into the view what belongs there. The controllers that come and go appear and disappear.
  func place(animated: Bool = false) {
    let old = shown
    shown = placedColumns
    guard let view = split.viewIfLoaded else { return }
    // A split view controller that is appearing forwards it to what is in its view.
    let isVisible = split.appearance == .appeared
    let leaving = old.map(\.controller).filter { one in one.parent === split && !shown.contains { $0.controller === one } }
    let arriving = shown.map(\.controller).filter { $0.viewIfLoaded?.superview !== view }
    if isVisible {
      for controller in leaving { controller.begin(appearing: false, animated: animated) }
      for controller in arriving { controller.begin(appearing: true, animated: animated) }
    }
    // The secondary column is behind those that overlay it.
    for controller in arriving { view.insertSubview(controller.view, at: controller === columns[.secondary] ? 0 : Int.max) }
    view.setNeedsLayout()
    let finish = {
      for controller in leaving {
        controller.endAppearance()
        controller.viewIfLoaded?.removeFromSuperview()
      }
      for controller in arriving { controller.endAppearance() }
    }
    let clock = CurrentSimulation.simulation?.clock
    guard isVisible, let clock else { return finish() }
    if animated {
      clock.after(Simulation.transitionDuration, finish)
    } else {
      clock.afterLayout(finish)
    }
  }
}
