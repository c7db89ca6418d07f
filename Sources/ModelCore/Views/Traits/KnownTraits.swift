/// The traits of an environment as they were last computed, which hold until the generation changes, or another simulation is the current one.
struct KnownTraits {
  let collection: UITraitCollection
  fileprivate let stamp: Int
  fileprivate let simulation: ObjectIdentifier?

  /// To be called in `deinit` of an environment that had these traits: those below may inherit from elsewhere from now on.
  func environmentEnds() {
    TraitGeneration.advanceAtEnd(of: stamp)
  }
}

/// A trait environment that inherits its traits and keeps them: a view, a controller.
@MainActor
protocol InheritingEnvironment: TraitHolder {
  var knownTraits: KnownTraits? { get set }

  /// The traits, computed from those of ``traitSource``. What they depend on beyond that has to change the generation.
  var computedTraits: UITraitCollection { get }

  /// The environment whose traits it inherits; `nil` for that of the scene or of the device.
  var traitSource: (any InheritingEnvironment)? { get }
}

/// The reading of traits.
@MainActor
enum TraitReading {
  /// Whether what is computed depends on an override of the app, which may answer differently at any time.
  private static var isUncertain = false

  /// The reading in progress, in which also uncertain traits are known.
  private static var reading = 0
  private static var isReading = false

  /// The traits of an environment.
  static func traits<Environment: InheritingEnvironment>(of environment: Environment) -> UITraitCollection {
    let simulation = CurrentSimulation.simulation.map { ObjectIdentifier($0) }
    if let known = environment.knownTraits, known.holds(in: simulation) { return known.collection }
    let isOutermost = !isReading
    if isOutermost {
      isReading = true
      reading += 1
    }
    computeSources(of: environment, in: simulation)
    let traits = compute(environment, in: simulation)
    if isOutermost { isReading = false }
    return traits
  }

  /// The traits that an environment below one inherits from it.
  static func inherited(from source: any InheritingEnvironment) -> UITraitCollection {
    let traits = source.traitCollection
    // An override of the app gives others, or never asked for these.
    if source.knownTraits.map({ $0.stamp != TraitGeneration.current || $0.collection !== traits }) ?? true { isUncertain = true }
    return traits
  }

  /// To be called when an environment inherits from another one: whatever depends on it has read its traits.
  static func sourceDidChange(of environment: any InheritingEnvironment) {
    if environment.knownTraits?.stamp == TraitGeneration.current { TraitGeneration.advance() }
  }

  /// To be called when a view moves, whose controller, too, may inherit from the superview.
  static func superviewDidChange(of view: UIView) {
    sourceDidChange(of: view)
    if let controller = view.controller { sourceDidChange(of: controller) }
  }

  /// Computes the traits of those above that are not known, from the top down: a recursion from below would be as deep as they are nested.
  ///
  /// Until their turn they have the device's, which ends the way where environments contain each other.
  private static func computeSources(of environment: any InheritingEnvironment, in simulation: ObjectIdentifier?) {
    var waiting: [any InheritingEnvironment] = []
    var next = environment.traitSource
    while let source = next, !(source.knownTraits?.holds(in: simulation) ?? false) {
      keep(CurrentSimulation.traitCollection, -reading, simulation, in: source)
      waiting.append(source)
      next = source.traitSource
    }
    while let source = waiting.popLast() { _ = compute(source, in: simulation) }
  }

  private static func compute(_ environment: any InheritingEnvironment, in simulation: ObjectIdentifier?) -> UITraitCollection {
    let wasUncertain = isUncertain
    let generation = TraitGeneration.current
    isUncertain = false
    let traits = environment.computedTraits
    keep(traits, isUncertain ? -reading : generation, simulation, in: environment)
    isUncertain = wasUncertain
    return traits
  }

  private static func keep(
    _ traits: UITraitCollection, _ stamp: Int, _ simulation: ObjectIdentifier?, in environment: any InheritingEnvironment
  ) {
    // What goes may end with code of the app, which must not run while the property is being changed.
    let old = environment.knownTraits
    environment.knownTraits = KnownTraits(collection: traits, stamp: stamp, simulation: simulation)
    withExtendedLifetime(old) {}
  }

  fileprivate static func holds(_ stamp: Int) -> Bool {
    stamp == TraitGeneration.current || isReading && stamp == -reading
  }
}

extension KnownTraits {
  @MainActor fileprivate func holds(in current: ObjectIdentifier?) -> Bool { TraitReading.holds(stamp) && simulation == current }
}
