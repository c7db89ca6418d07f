import Foundation

/// Applies proxies to the views that enter a window, and to the items of bars (PRX-3).
@MainActor
struct ProxyReplay {
  private let proxies: AppearanceProxies
  private var path = ContainerPath()
  private var place = 0

  /// Creates a replay, or `nil` if there are no proxies.
  private init?() {
    guard let proxies = CurrentSimulation.simulation?.proxies, !proxies.isEmpty else { return nil }
    self.proxies = proxies
  }

  /// Applies proxies to a view that entered a window and to its subviews, superviews first.
  static func run(for view: UIView) {
    guard var replay = ProxyReplay(), view.window != nil else { return }
    replay.enterAll(upTo: view.superview)
    replay.visit(view)
  }

  /// Applies proxies to a window that came on screen, without its views, which are in it already.
  static func run(forWindowAlone window: UIView) {
    guard var replay = ProxyReplay() else { return }
    replay.apply(to: window)
  }

  /// Applies proxies to items that were added to a bar.
  static func run(for items: [any AppearanceTarget], on bar: UIView) {
    guard !items.isEmpty, var replay = ProxyReplay(), bar.window != nil else { return }
    replay.enterAll(upTo: bar)
    for item in items { replay.proxies.apply(to: item, in: replay.path) }
  }

  private mutating func enterAll(upTo view: UIView?) {
    let path = sequence(state: view) { next -> UIView? in
      defer { next = next?.superview }
      return next
    }
    for view in path.reversed() { enter(view) }
  }

  private mutating func visit(_ view: UIView) {
    apply(to: view)
    enter(view)
    for item in view.itemsOnBar { proxies.apply(to: item, in: path) }
    for subview in view.subviews { visit(subview) }
    leave(view)
  }

  /// Applies proxies to a view and those below. A controller is a container at the depth of its view (PRX-7).
  private mutating func apply(to view: UIView) {
    enterControllers(of: view)
    proxies.apply(to: view, in: path)
    leaveControllers(of: view)
  }

  private mutating func enter(_ view: UIView) {
    enterControllers(of: view)
    path.enter(proxies.lineages.lineage(of: view), at: place)
    place += 1
  }

  private mutating func leave(_ view: UIView) {
    place -= 1
    path.leave(proxies.lineages.lineage(of: view))
    leaveControllers(of: view)
  }

  private mutating func enterControllers(of view: UIView) {
    for container in view.controllingContainers { path.enter(proxies.lineages.lineage(of: container), at: place) }
  }

  private mutating func leaveControllers(of view: UIView) {
    for container in view.controllingContainers.reversed() { path.leave(proxies.lineages.lineage(of: container)) }
  }
}

extension UIView {
  /// The containers at this view that are not views, from the outside in (PRX-7).
  fileprivate var controllingContainers: [any UIAppearanceContainer] {
    guard let controller else { return [] }
    guard controller.presentedThrough != nil, let presentation = controller.presentationController else { return [controller] }
    return [presentation, controller]
  }
}
