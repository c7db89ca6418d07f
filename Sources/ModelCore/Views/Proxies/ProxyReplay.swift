import Foundation

/// Goes through what enters a window, and applies proxies to it: views, and the items of bars (PRX-3).
@MainActor
struct ProxyReplay {
  private let proxies: AppearanceProxies
  private var path = ContainerPath()
  private var place = 0

  /// Nil: there are no proxies.
  private init?() {
    guard let proxies = CurrentSimulation.simulation?.proxies, !proxies.isEmpty else { return nil }
    self.proxies = proxies
  }

  /// For a view that has come into a window, and what is in it; superviews first.
  static func run(for view: UIView) {
    guard view.window != nil, var replay = ProxyReplay() else { return }
    replay.enterAll(upTo: view.superview)
    replay.visit(view)
  }

  /// For a window that has come on a screen. Its views are in it already.
  static func run(forWindowAlone window: UIView) {
    guard var replay = ProxyReplay() else { return }
    replay.apply(to: window)
  }

  /// For items that were put on a bar.
  static func run(for items: [any AppearanceTarget], on bar: UIView) {
    guard !items.isEmpty, bar.window != nil, var replay = ProxyReplay() else { return }
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

  /// PRX-7: a controller counts where its view is, and contains it.
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
  /// The containers, without being views, at this view's place; from outside in (PRX-7).
  fileprivate var controllingContainers: [any UIAppearanceContainer] {
    guard let controller else { return [] }
    guard controller.presentedThrough != nil, let presentation = controller.presentationController else { return [controller] }
    return [presentation, controller]
  }
}
