import Foundation

/// Puts a view into another, with what that means to the windows and the controllers of both.
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
    // What holds nothing needs no look at all that is above.
    guard superview !== view, view.subviews.isEmpty || !superview.isDescendant(of: view) else {
      return CurrentSimulation.fault("VCL-11", "a view cannot be put into itself or into a view that it contains")
    }
    guard checkOwnership() else { return }
    if view.superview === superview {
      move()
    } else {
      insert()
    }
  }

  /// Within the same superview only the order changes.
  private func move() {
    superview.subviews.removeAll { $0 === view }
    place()
  }

  /// VCL-8: the controllers whose views come on the screen appear. Within one window nobody notices.
  private func insert() {
    let window = superview.window
    let stays = window != nil && view.window === window
    ViewRemoval(view).run(stayingInWindow: stays)
    let arriving = stays || window == nil ? nil : HierarchyAppearance.arriving(with: view, in: superview)
    arriving?.begin()
    if !stays, let window { WindowChange.announce(window, to: view) }
    place()
    view.superview = superview
    if !stays, let window {
      WindowChange.make(window, for: view)
      WindowChange.confirm(to: view)
    }
    superview.setNeedsLayout()
    ViewLayout.adopt(view)
    arriving?.end()
  }

  private func place() {
    superview.subviews.insert(view, at: min(max(0, index), superview.subviews.count))
  }

  /// VCL-11: a child's view belongs into its parent's.
  private func checkOwnership() -> Bool {
    guard let child = view.controller, let parent = child.parent, let owner = superview.nearestController, owner !== parent
    else { return true }
    CurrentSimulation.fault(
      "VCL-11",
      "the view of \(child.modelName) was put into a view of \(owner.modelName), but its parent is \(parent.modelName); "
        + "add the child to the controller in whose view it is shown")
    return false
  }
}

/// Takes a view out of its superview, with what that means to the window and the controllers.
@MainActor
struct ViewRemoval {
  private let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  /// VCL-8: the controllers whose views leave the screen disappear.
  /// - Parameter stayingInWindow: The view is put into another superview of the same window at once.
  func run(stayingInWindow: Bool = false) {
    guard let superview = view.superview else { return }
    let changesWindow = view.window != nil && !stayingInWindow
    let leaving = stayingInWindow ? nil : HierarchyAppearance.leaving(with: view)
    leaving?.begin()
    if changesWindow { WindowChange.announce(nil, to: view) }
    if let index = superview.subviews.lastIndex(where: { $0 === view }) { superview.subviews.remove(at: index) }
    view.superview = nil
    if changesWindow {
      WindowChange.make(nil, for: view)
      WindowChange.confirm(to: view)
    }
    superview.setNeedsLayout()
    leaving?.end()
  }
}

/// Tells a hierarchy of views that it enters or leaves a window.
@MainActor
enum WindowChange {
  /// Before it does; superviews first.
  static func announce(_ window: UIWindow?, to view: UIView) {
    view.willMove(toWindow: window)
    for subview in view.subviews { announce(window, to: subview) }
  }

  /// While it does, before any view hears that it did.
  static func make(_ window: UIWindow?, for view: UIView) {
    view.hierarchyWindow = window
    for subview in view.subviews { make(window, for: subview) }
  }

  /// After it did; superviews first. Appearance proxies come before (PRX-3).
  static func confirm(to view: UIView) {
    ProxyReplay.run(for: view)
    confirmMove(of: view)
  }

  private static func confirmMove(of view: UIView) {
    view.didMoveToWindow()
    for subview in view.subviews { confirmMove(of: subview) }
  }
}
