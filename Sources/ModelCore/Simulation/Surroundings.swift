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
    return simulation.device.traits(for: simulation.surroundings.screenSize).overridden(by: simulation.surroundings.traits)
  }
}

extension UIWindowScene {
  /// Those of the device and of the scene's size.
  var traits: Traits {
    guard let simulation = session.process?.simulation else { return CurrentSimulation.traits }
    return simulation.device.traits(for: size).overridden(by: simulation.surroundings.traits)
  }
}
