import Foundation

/// What can change about the device while an app runs.
struct Surroundings {
  var orientation: UIInterfaceOrientation
  /// In points, as the interface lies.
  var screenSize: CGSize
  /// What is set for the whole device: style, contrast, text size, layout direction.
  var traits = Traits(
    userInterfaceStyle: .light, accessibilityContrast: .normal, preferredContentSizeCategory: .large,
    layoutDirection: .leftToRight)

  /// The proportions of the screen fix the first orientation.
  init(_ device: Device) {
    orientation = device.screenSize.width > device.screenSize.height ? .landscapeLeft : .portrait
    screenSize = device.screenSize
  }

  mutating func rotate(to orientation: UIInterfaceOrientation) {
    self.orientation = orientation
    let short = min(screenSize.width, screenSize.height)
    let long = max(screenSize.width, screenSize.height)
    screenSize = orientation.isLandscape ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
  }
}

extension CurrentSimulation {
  /// How the interface lies on the device.
  @MainActor static var orientation: UIInterfaceOrientation { simulation?.surroundings.orientation ?? .portrait }

  /// What a view sees that is in no scene.
  @MainActor static var traits: Traits {
    guard let simulation else { return device.traits }
    return simulation.traits(for: simulation.surroundings.screenSize)
  }
}

extension Simulation {
  /// Those of the device in a window of this size, in points, as far as the property list does not force them.
  fileprivate func traits(for size: CGSize) -> Traits {
    device.traits(for: size).overridden(by: surroundings.traits).overridden(by: infoPlist.traits)
  }
}

extension InfoPlist {
  /// What the property list forces on the whole app.
  fileprivate var traits: Traits { Traits(userInterfaceStyle: userInterfaceStyle) }
}

extension UIWindowScene {
  /// Those of the device and of the scene's size.
  var traits: Traits {
    guard let simulation = session.process?.simulation else { return CurrentSimulation.traits }
    return simulation.traits(for: size)
  }
}
