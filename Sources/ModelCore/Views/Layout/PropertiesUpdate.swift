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
