import Foundation

/// The layout of a hierarchy of views, from the window down.
@MainActor
enum ViewLayout {
  /// Marks the way from a view to its window, and asks for a layout pass where the window's was not asked for yet.
  static func request(_ view: UIView) {
    var view = view
    while let superview = view.superview {
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

  /// Marks a view that was put into another: what needs layout in it needs it there.
  static func adopt(_ view: UIView) {
    if view.needsLayout || view.needsLayoutBelow { request(view) }
  }

  /// Lays out what needs it, superviews first. What a view marks that was passed already waits for the next pass.
  static func run(_ view: UIView) {
    view.isBeingLaidOut = true
    if !view.propertiesUpdate.isEmpty { PropertiesUpdate.run(view) }
    if view.needsLayout {
      view.needsLayout = false
      layOut(view)
    }
    if view.needsLayoutBelow {
      view.needsLayoutBelow = false
      for subview in view.subviews { run(subview) }
    }
    view.isBeingLaidOut = false
    if view.needsLayout || view.needsLayoutBelow || !view.propertiesUpdate.isEmpty { request(view) }
  }

  /// VCL-14: a controller that is appearing is told so before the first layout.
  private static func layOut(_ view: UIView) {
    guard let controller = view.controller else { return view.layoutSubviews() }
    controller.sendIsAppearing()
    controller.sendWillLayoutSubviews()
    view.layoutSubviews()
    controller.sendDidLayoutSubviews()
  }
}

/// Whose `updateProperties()` the next layout pass calls (VCL-16).
struct PropertiesUpdate: OptionSet {
  let rawValue: UInt8

  static let ofController = PropertiesUpdate(rawValue: 1)
  static let ofView = PropertiesUpdate(rawValue: 2)
}

extension PropertiesUpdate {
  /// Part of the pass from iOS 26 on. Superviews come before subviews, and so does a controller before its view.
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
