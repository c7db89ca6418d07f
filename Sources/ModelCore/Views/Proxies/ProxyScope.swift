/// The instances that a proxy is for (PRX-1): each scope has a store of its own.
struct ProxyScope: Hashable {
  /// The class.
  let target: ObjectIdentifier

  /// The classes of the containers, from inside out.
  let containers: [ObjectIdentifier]

  /// Nil: whatever the traits are.
  let traits: TraitValues?
}
