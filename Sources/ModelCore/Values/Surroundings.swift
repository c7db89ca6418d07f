import Foundation

/// The properties of a device that can change while an app runs: orientation, screen size, appearance, text size.
@MainActor
final class Surroundings: FeatureState {
  private let device: Device

  private(set) var orientation: UIInterfaceOrientation

  /// The orientation in which the device is held, to which the interface turns when it may.
  var heldOrientation: UIInterfaceOrientation

  /// The size of the screen in points, in the current orientation.
  private(set) var screenSize: CGSize {
    didSet { known = nil }
  }

  /// The traits that the user sets for the whole device: style, contrast, text size, layout direction.
  var traits = TraitValues(
    userInterfaceStyle: .light, accessibilityContrast: .normal, preferredContentSizeCategory: .large,
    layoutDirection: .leftToRight)
  {
    didSet { known = nil }
  }

  /// The traits that the app's property list forces on the whole app.
  var forcedTraits = TraitValues() {
    didSet { known = nil }
  }

  /// The traits that were asked for last, because every layout asks for those of its window.
  private var known: (size: CGSize, collection: UITraitCollection)?

  /// The proportions of the screen fix the first orientation.
  init(of simulation: any RunningSimulation) {
    device = simulation.device
    orientation = device.screenSize.width > device.screenSize.height ? .landscapeLeft : .portrait
    heldOrientation = orientation
    screenSize = device.screenSize
  }

  func rotate(to orientation: UIInterfaceOrientation) {
    self.orientation = orientation
    let short = min(screenSize.width, screenSize.height)
    let long = max(screenSize.width, screenSize.height)
    screenSize = orientation.isLandscape ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
  }

  /// The traits in a window of this size, in points.
  func traitCollection(for size: CGSize) -> UITraitCollection {
    if let known, known.size == size { return known.collection }
    let collection = UITraitCollection(device.traits(for: size).overridden(by: traits).overridden(by: forcedTraits))
    known = (size, collection)
    return collection
  }
}

extension RunningSimulation {
  var surroundings: Surroundings { state() }
}

extension CurrentSimulation {
  /// The orientation of the interface on the device.
  @MainActor static var orientation: UIInterfaceOrientation { simulation?.surroundings.orientation ?? .portrait }

  /// The traits of a view outside of scenes.
  @MainActor static var traitCollection: UITraitCollection {
    guard let surroundings = simulation?.surroundings else { return UITraitCollection(device.traits) }
    return surroundings.traitCollection(for: surroundings.screenSize)
  }
}

extension Device {
  /// The traits of a view without a superview: light, standard contrast, text of standard size.
  package var traits: TraitValues { traits(for: screenSize) }

  /// The traits in a window of this size, in points. On a pad, half of a screen or less is compact, except half of the largest. In
  /// landscape, large phones are regular.
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
