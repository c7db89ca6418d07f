/// How strong a proxy's setting is among those for one property of one instance (PRX-4).
struct ProxyStrength: Comparable {
  /// The place of the outermost container, counted from the window; nil: no container, which is weakest.
  let outermost: Int?

  /// How many containers the chain has.
  let length: Int

  /// How far the proxy's class is above the instance's.
  let distance: Int

  /// How many traits the proxy asks for.
  let traits: Int

  /// The order in which proxies were set: between equals the later setting wins.
  let number: Int

  static func < (a: ProxyStrength, b: ProxyStrength) -> Bool {
    a.order.lexicographicallyPrecedes(b.order)
  }

  /// Greater is stronger, the first difference decides.
  private var order: [Int] {
    [outermost.map { -$0 } ?? .min, length, -distance, traits, number]
  }
}
