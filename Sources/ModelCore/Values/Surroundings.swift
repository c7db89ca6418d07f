import Foundation

/// The properties of a device that can change while an app runs: orientation, screen size, appearance, text size.
@MainActor
final class Surroundings: FeatureState {
  private let device: Device

  private(set) var orientation: UIInterfaceOrientation {
    didSet { known = nil }
  }

  /// The posture of a device that folds.
  private(set) var posture: Device.Posture {
    didSet { known = nil }
  }

  /// The angle of the hinge, in radians: 0 is closed, π is flat.
  private(set) var hingeAngle: CGFloat

  /// The number of buttons that fit into the column of bars that stand upright, or `nil` for all (VBR-12).
  var verticalBarCapacity: Int?

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

  /// Whether the user reduces transparency, for which there is no trait (GLS-10).
  var reducesTransparency = false

  /// The traits that the app's property list forces on the whole app.
  var forcedTraits = TraitValues() {
    didSet { known = nil }
  }

  /// The traits that were asked for last, because every layout asks for those of its window.
  private var known: (size: CGSize, half: ScreenHalf?, collection: UITraitCollection)? {
    didSet {
      guard known == nil else { return }
      knownFull = nil
      TraitGeneration.advance()
    }
  }

  /// The traits in a window that fills the display in use, once they were asked for.
  private var knownFull: UITraitCollection?

  /// The proportions of the screen fix the first orientation.
  init(of simulation: any RunningSimulation) {
    device = simulation.device
    orientation = device.screenSize.width > device.screenSize.height ? .landscapeLeft : .portrait
    heldOrientation = orientation
    screenSize = device.screenSize
    posture = device.posture
    hingeAngle = HingeAngle.standard(for: device.posture)
  }

  /// The properties at one time, to look ahead and return.
  struct Values {
    fileprivate let orientation: UIInterfaceOrientation
    fileprivate let heldOrientation: UIInterfaceOrientation
    fileprivate let posture: Device.Posture
    fileprivate let hingeAngle: CGFloat
    fileprivate let screenSize: CGSize
    fileprivate let traits: TraitValues
    fileprivate let forcedTraits: TraitValues
  }

  var values: Values {
    get {
      Values(
        orientation: orientation, heldOrientation: heldOrientation, posture: posture, hingeAngle: hingeAngle,
        screenSize: screenSize, traits: traits, forcedTraits: forcedTraits)
    }
    set {
      (orientation, heldOrientation) = (newValue.orientation, newValue.heldOrientation)
      (posture, hingeAngle, screenSize) = (newValue.posture, newValue.hingeAngle, newValue.screenSize)
      (traits, forcedTraits) = (newValue.traits, newValue.forcedTraits)
    }
  }

  func rotate(to orientation: UIInterfaceOrientation) {
    self.orientation = orientation
    let short = min(screenSize.width, screenSize.height)
    let long = max(screenSize.width, screenSize.height)
    screenSize = orientation.isLandscape ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
  }

  /// Folds a device that folds, and uses the display of its posture.
  func fold(to posture: Device.Posture, hingeAngle: CGFloat) {
    guard let displays = device.displays, posture != .none else { return }
    self.posture = posture
    self.hingeAngle = hingeAngle
    screenSize = displays.size(in: posture, isLandscape: orientation.isLandscape)
  }

  /// The facts about the display in use that depend on posture and orientation.
  var display: Display { Display(device, posture, orientation, screenSize) }

  /// The traits in a window that fills the display in use.
  var fullTraitCollection: UITraitCollection {
    if let knownFull { return knownFull }
    let collection = traitCollection(for: display.fullSize)
    knownFull = collection
    return collection
  }

  /// The traits in a window of this size, in points.
  /// - Parameter half: The half of the display that the window fills beside another app.
  func traitCollection(for size: CGSize, in half: ScreenHalf? = nil) -> UITraitCollection {
    if let known, known.size == size, known.half == half { return known.collection }
    let collection = UITraitCollection(
      display.traits(for: size, in: half).overridden(by: traits).overridden(by: forcedTraits))
    known = (size, half, collection)
    return collection
  }
}

extension RunningSimulation {
  var surroundings: Surroundings { state() }
}

extension CurrentSimulation {
  /// The orientation of the interface on the device.
  @MainActor static var orientation: UIInterfaceOrientation { simulation?.surroundings.orientation ?? .portrait }

  /// The size of a window that fills the display in use, in points.
  @MainActor static var fullSize: CGSize { simulation?.surroundings.display.fullSize ?? device.screenSize }

  /// The traits of a view outside of scenes.
  @MainActor static var traitCollection: UITraitCollection {
    guard let surroundings = simulation?.surroundings else { return UITraitCollection(device.traits) }
    return surroundings.fullTraitCollection
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
