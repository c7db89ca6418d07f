public import Foundation

/// A class with appearance proxies, which take settings for all its instances (PRX-1).
///
/// Set properties of a proxy as you would of an instance. They are applied to each instance when it enters a window (PRX-3), except for
/// properties that the app sets on the instance (PRX-5). Properties that a subclass adds are not recorded unless they are marked with
/// ``ModelRecorded``.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The proxy for all instances of the class and its subclasses.
  static func appearance() -> Self

  /// The proxy for instances inside containers.
  /// - Parameter containerTypes: The containers' classes, from the inside out (PRX-4).
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

  /// The proxy for instances whose traits match those that `trait` specifies.
  static func appearance(for trait: UITraitCollection) -> Self

  /// The proxy for instances with these traits inside containers.
  /// - Parameter containerTypes: The containers' classes, from the inside out (PRX-4).
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class that an appearance proxy can be limited to.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// The requirements of a class with appearance proxies inside this module. An object of the class is a proxy or an instance.
@MainActor
protocol AppearanceTarget: UIAppearance {
  init?(coder: NSCoder)

  var settingLog: SettingLog { get set }

  /// Whether the instance, or the bar that it is an item of, is in a window.
  var isInWindow: Bool { get }

  /// The traits that decide which proxies apply.
  var traitsForProxies: TraitValues { get }
}

extension AppearanceTarget {
  /// The proxy of this class for a scope, the same one until the process ends (PRX-1).
  static func proxy(containers: [any UIAppearanceContainer.Type] = [], traits: UITraitCollection? = nil) -> Self {
    let scope = ProxyScope(
      target: ObjectIdentifier(self), containers: containers.map { ObjectIdentifier($0) }, traits: traits?.traits)
    let proxies = CurrentSimulation.simulation?.proxies ?? AppearanceProxies()
    return proxies.proxy(of: self, for: scope)
  }

  /// Notes that the app set a property on an instance, which proxies then leave alone; by policy only if it was set in a window (PRX-5,
  /// P-9).
  func noteExplicit(_ path: AnyKeyPath) {
    guard !settingLog.isReplaying, CurrentSimulation.policies.proxies == .explicitWins || isInWindow else { return }
    settingLog.explicit.insert(path)
  }
}

/// The origin of a target's property values: proxies, or the app.
struct SettingLog {
  /// The settings that a proxy records; `nil` for an instance.
  var rules: ProxyRules?

  /// The properties, with their axes, that the app set on the instance (PRX-5).
  var explicit: Set<AnyKeyPath> = []

  /// Whether the value that is being set comes from a proxy.
  var isReplaying = false
}

/// An empty archive, to create objects from their classes through `init(coder:)`, the only initialiser that is always there.
final class EmptyCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool { false }

  override func decodeObject(forKey key: String) -> Any? { nil }

  override func decodeBool(forKey key: String) -> Bool { false }

  override func decodeInteger(forKey key: String) -> Int { 0 }

  override func decodeInt32(forKey key: String) -> Int32 { 0 }

  override func decodeInt64(forKey key: String) -> Int64 { 0 }

  override func decodeFloat(forKey key: String) -> Float { 0 }

  override func decodeDouble(forKey key: String) -> Double { 0 }
}
