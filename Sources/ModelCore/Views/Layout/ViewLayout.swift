import Foundation

/// The layout of a hierarchy of views, from the window down.
@MainActor
enum ViewLayout {
  /// Marks the views from a view up to its window, and requests a layout pass of the window unless one is pending.
  static func request(_ view: UIView) {
    var view = view
    while let superview = view.storedSuperview {
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
    view.isBeingLaidOut = true
    if !view.propertiesUpdate.isEmpty { PropertiesUpdate.run(view) }
    if view.needsLayout {
      view.needsLayout = false
      layOut(view)
      view.isLaidOut = true
    }
    if view.needsLayoutBelow {
      view.needsLayoutBelow = false
      for subview in view.storedSubviews where subview.awaitsLayoutPass { run(subview) }
    }
    view.isBeingLaidOut = false
    if view.awaitsLayoutPass { request(view) }
  }

  /// Lays out a view. A controller that is appearing gets `viewIsAppearing` before the first layout (VCL-14).
  private static func layOut(_ view: UIView) {
    guard let controller = view.controller else { return view.layoutSubviews() }
    controller.sendIsAppearing()
    controller.sendWillLayoutSubviews()
    view.layoutSubviews()
    controller.sendDidLayoutSubviews()
  }
}

extension UIView {
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
