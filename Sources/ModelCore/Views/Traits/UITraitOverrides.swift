/// The traits that an environment sets for itself and for all below it (TRT-3). Since iOS 17; before, they have no effect.
///
/// They are an input: read `traitCollection` for the result. Reading an override that is not set is a fault.
public struct UITraitOverrides: UIMutableTraits {
  private var values = TraitValues()
  private var overridden: Set<ObjectIdentifier> = []

  init() {}

  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if !contains(trait) {
        let message = "the override \(T.name) was read, but it is not set; ask contains, or read it from traitCollection"
        CurrentSimulation.onAnyThread.map { simulation in
          MainActor.assumeIsolated { simulation.record(ModelFault(rule: .trt3, message: message)) }
        }
      }
      return values[trait]
    }
    set {
      overridden.insert(ObjectIdentifier(trait))
      values[trait] = newValue
    }
  }

  /// Whether a trait is overridden here.
  public func contains(_ trait: UITrait) -> Bool { overridden.contains(ObjectIdentifier(trait)) }

  /// Removes an override, so that the trait is inherited again.
  public mutating func remove(_ trait: UITrait) {
    overridden.remove(ObjectIdentifier(trait))
    reset(trait)
  }

  private mutating func reset<T: UITraitDefinition>(_ trait: T.Type) {
    if trait is any SystemTrait.Type { values[trait] = T.defaultValue } else { values.custom.remove(trait) }
  }

  /// Inherited traits with these overrides; the same object if there are none.
  func applied(to traits: UITraitCollection) -> UITraitCollection {
    guard !overridden.isEmpty, CurrentSimulation.deviceOnAnyThread.systemVersion >= 17 else { return traits }
    return UITraitCollection(traits.traits.overridden(by: values))
  }
}
