import Foundation

/// Adds a view to another, and updates the windows and controllers of both.
@MainActor
struct ViewInsertion {
  private let view: UIView
  private let superview: UIView
  private let index: Int

  init(_ view: UIView, into superview: UIView, at index: Int) {
    self.view = view
    self.superview = superview
    self.index = index
  }

  func run() {
    guard isPossible else {
      return CurrentSimulation.fault(.vcl11, "a view cannot be put into itself or into a view that it contains")
    }
    guard checkOwnership() else { return }
    if view.storedSuperview === superview {
      move()
    } else {
      insert()
    }
  }

  /// Whether the superview is another view, and not in this one. A view without subviews needs no walk through its ancestors.
  private var isPossible: Bool {
    superview !== view && (view.storedSubviews.isEmpty || !superview.isDescendant(of: view))
  }

  /// Changes the order within the same superview.
  private func move() {
    superview.displace(view)
    superview.place(view, at: index)
  }

  /// Adds the view. Controllers whose views come on screen appear; a move within one window calls nobody (VCL-8).
  private func insert() {
    let window = superview.window
    let stays = window != nil && view.window === window
    ViewRemoval(view).run(stayingInWindow: stays)
    let arriving = stays || window == nil ? nil : HierarchyAppearance.arriving(with: view, in: superview)
    arriving?.begin()
    if !stays, let window { WindowChange.announce(window, to: view) }
    // The callbacks may have moved one of the two.
    guard view.storedSuperview == nil, superview.window === window, isPossible else {
      arriving?.end()
      return
    }
    superview.place(view, at: index)
    view.storedSuperview = superview
    if !stays, let window {
      WindowChange.make(window, for: view)
      WindowChange.confirm(to: view)
    }
    superview.setNeedsLayout()
    ViewLayout.adopt(view)
    arriving?.end()
  }

  /// Checks that a child's view is added inside its parent's view (VCL-11).
  private func checkOwnership() -> Bool {
    guard let child = view.controller, let parent = child.parent, let owner = superview.nearestController, owner !== parent
    else { return true }
    CurrentSimulation.fault(
      .vcl11,
      "the view of \(child.modelName) was put into a view of \(owner.modelName), but its parent is \(parent.modelName); "
        + "add the child to the controller in whose view it is shown")
    return false
  }
}

/// Removes a view from its superview, and updates the window and the controllers.
@MainActor
struct ViewRemoval {
  private let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  /// Removes the view. Controllers whose views leave the screen disappear (VCL-8).
  /// - Parameter stayingInWindow: Whether the view is added to another superview of the same window at once.
  func run(stayingInWindow: Bool = false) {
    if view.storedSuperview != nil, !stayingInWindow { FirstResponders.leaveWindow(with: view) }
    // The first responder may have done so by itself.
    guard let superview = view.storedSuperview else { return }
    let changesWindow = view.window != nil && !stayingInWindow
    let leaving = stayingInWindow ? nil : HierarchyAppearance.leaving(with: view)
    leaving?.begin()
    if changesWindow { WindowChange.announce(nil, to: view) }
    superview.displace(view)
    view.storedSuperview = nil
    AutoLayout.separate(view, from: superview)
    if changesWindow {
      WindowChange.make(nil, for: view)
      WindowChange.confirm(to: view)
    }
    superview.setNeedsLayout()
    leaving?.end()
  }
}

/// Moves a hierarchy of views to a window, or out of one, and tells its views.
@MainActor
enum WindowChange {
  /// Tells the views before the move, superviews first.
  static func announce(_ window: UIWindow?, to view: UIView) {
    forAll(in: view) { $0.willMove(toWindow: window) }
  }

  /// Moves the views, before any view is told that it has moved.
  static func make(_ window: UIWindow?, for view: UIView) {
    forAll(in: view) { $0.hierarchyWindow = window }
  }

  /// Tells the views after the move, superviews first. Appearance proxies are applied before (PRX-3).
  static func confirm(to view: UIView) {
    ProxyReplay.run(for: view)
    forAll(in: view) { view in
      view.didMoveToWindow()
      for case let interaction as any WindowInteraction in view.interactions { interaction.windowDidChange() }
    }
    FirstResponders.enterWindow()
  }

  /// Superviews first; the subviews are those that a view has after its turn.
  private static func forAll(in view: UIView, _ body: @MainActor (UIView) -> Void) {
    var waiting = [view]
    while let view = waiting.popLast() {
      body(view)
      waiting += view.storedSubviews.reversed()
    }
  }
}
