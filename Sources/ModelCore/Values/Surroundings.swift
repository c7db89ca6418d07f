import Foundation

/// What can change about a device while an app runs: orientation, size of the screen, appearance, text size.
@MainActor
final class Surroundings: FeatureState {
  private let device: Device

  private(set) var orientation: UIInterfaceOrientation

  /// In points, as the interface lies.
  private(set) var screenSize: CGSize

  /// The traits that a person sets for the whole device: style, contrast, text size, layout direction.
  var traits = TraitValues(
    userInterfaceStyle: .light, accessibilityContrast: .normal, preferredContentSizeCategory: .large,
    layoutDirection: .leftToRight)

  /// The traits that the app's property list forces on the whole app.
  var forcedTraits = TraitValues()

  /// The proportions of the screen fix the first orientation.
  init(of simulation: any RunningSimulation) {
    device = simulation.device
    orientation = device.screenSize.width > device.screenSize.height ? .landscapeLeft : .portrait
    screenSize = device.screenSize
  }

  func rotate(to orientation: UIInterfaceOrientation) {
    self.orientation = orientation
    let short = min(screenSize.width, screenSize.height)
    let long = max(screenSize.width, screenSize.height)
    screenSize = orientation.isLandscape ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
  }

  /// The traits in a window of this size, in points.
  func traits(for size: CGSize) -> TraitValues {
    device.traits(for: size).overridden(by: traits).overridden(by: forcedTraits)
  }
}

extension RunningSimulation {
  var surroundings: Surroundings { state() }
}

extension CurrentSimulation {
  /// How the interface lies on the device.
  @MainActor static var orientation: UIInterfaceOrientation { simulation?.surroundings.orientation ?? .portrait }

  /// The traits of a view that is in no scene.
  @MainActor static var traits: TraitValues {
    guard let surroundings = simulation?.surroundings else { return device.traits }
    return surroundings.traits(for: surroundings.screenSize)
  }
}

extension Device {
  /// The traits of a view without a superview: light, standard contrast, text of standard size.
  package var traits: TraitValues { traits(for: screenSize) }

  /// The same in a window of this size, in points. On a pad up to half of a screen is compact; only the half of the largest is not. Large
  /// phones are wide enough in landscape.
  package func traits(for size: CGSize) -> TraitValues {
    let isPad = idiom == .pad
    return TraitValues(
      userInterfaceIdiom: idiom, userInterfaceStyle: .light, accessibilityContrast: .normal, userInterfaceLevel: .base,
      horizontalSizeClass: size.width > Self.widestCompact && (isPad || size.height >= Self.largePhone) ? .regular : .compact,
      verticalSizeClass: isPad || size.height > size.width ? .regular : .compact,
      preferredContentSizeCategory: .large, layoutDirection: .leftToRight)
  }

  /// Two thirds of the largest pad in portrait, in points.
  private static let widestCompact: CGFloat = 639

  /// The shorter side of the smallest phone that is regular in landscape, in points.
  private static let largePhone: CGFloat = 414
}
