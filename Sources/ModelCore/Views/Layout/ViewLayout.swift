import Foundation

/// The layout of a hierarchy of views, from the window down.
@MainActor
enum ViewLayout {
  /// Marks the views from a view up to its window, and requests a layout pass of the window unless one is pending.
  static func request(_ view: UIView) {
    var view = view
    while let superview = view.storedSuperview {
      superview.noteLayout(of: view)
      if superview.needsLayoutBelow { return }
      superview.needsLayoutBelow = true
      // The pass that is there sees the mark, and hands on what it comes too late for.
      if superview.isBeingLaidOut { return }
      view = superview
    }
    guard view.window === view, !view.isLayoutRequested else { return }
    view.isLayoutRequested = true
    CurrentSimulation.simulation?.clock.layOut { [weak view] in
      guard let view else { return }
      view.isLayoutRequested = false
      run(view)
    }
  }

  /// Marks the superviews of a view that was added, if it needs layout.
  static func adopt(_ view: UIView) {
    if view.needsLayout || view.needsLayoutBelow { request(view) }
  }

  /// Lays out the views that need it, superviews first. Views that are marked after their turn wait for the next pass.
  static func run(_ view: UIView) {
    var open = [LayoutTurn(view)]
    while let last = open.indices.last {
      if let subview = open[last].next() {
        open.append(LayoutTurn(subview))
      } else {
        open.removeLast().end()
      }
    }
  }

  /// Lays out one view. A controller that is appearing gets `viewIsAppearing` before the first layout (VCL-14).
  fileprivate static func layOut(_ view: UIView) {
    guard let controller = view.controller else { return view.layoutSubviews() }
    controller.sendIsAppearing()
    controller.sendSafeAreaInsets()
    controller.sendWillLayoutSubviews()
    view.layoutSubviews()
    controller.sendDidLayoutSubviews()
  }
}

/// The turn of a view in a layout pass, which ends after those of the subviews.
@MainActor
private struct LayoutTurn {
  private let view: UIView
  private var subviews: ArraySlice<UIView> = []

  /// Lays out the view itself.
  init(_ view: UIView) {
    self.view = view
    view.isBeingLaidOut = true
    if !view.propertiesUpdate.isEmpty { PropertiesUpdate.run(view) }
    if view.needsLayout {
      view.needsLayout = false
      ViewLayout.layOut(view)
      view.isLaidOut = true
    }
    if view.needsLayoutBelow {
      view.needsLayoutBelow = false
      subviews = view.storedSubviews.dropFirst(view.layoutStart)
    }
  }

  /// The next subview that needs layout.
  mutating func next() -> UIView? {
    while let subview = subviews.popFirst() {
      if subview.awaitsLayoutPass { return subview }
    }
    return nil
  }

  func end() {
    view.isBeingLaidOut = false
    if view.awaitsLayoutPass { ViewLayout.request(view) }
  }
}

extension UIView {
  /// Notes the place of a subview that needs layout. Mostly it is one of the last, or all need it.
  fileprivate func noteLayout(of subview: UIView) {
    let place = storedSubviews.index(ofObject: subview, amongLast: 4) ?? 0
    layoutStart = needsLayoutBelow ? min(layoutStart, place) : place
  }

  /// Whether a layout pass has something to do here or below.
  fileprivate var awaitsLayoutPass: Bool { needsLayout || needsLayoutBelow || !propertiesUpdate.isEmpty }
}

/// The objects whose `updateProperties()` the next layout pass calls: the view's controller, the view (VCL-16).
struct PropertiesUpdate: OptionSet {
  let rawValue: UInt8

  static let ofController = PropertiesUpdate(rawValue: 1)
  static let ofView = PropertiesUpdate(rawValue: 2)
}

extension PropertiesUpdate {
  /// Updates properties as part of the layout pass since iOS 26: superviews before subviews, controllers before their views.
  @MainActor
  static func run(_ view: UIView) {
    let update = view.propertiesUpdate
    view.propertiesUpdate = []
    guard CurrentSimulation.device.systemVersion >= 26 else { return }
    if let controller = view.controller {
      controller.sendIsAppearing()
      if update.contains(.ofController) { controller.updateProperties() }
    }
    if update.contains(.ofView) { view.updateProperties() }
  }
}
