public import Foundation

/// What has appearance proxies: objects that take settings for all instances of a class (PRX).
///
/// A proxy is set like an instance. What was set is applied to each instance when it enters a window (PRX-3), unless the instance was set
/// itself (PRX-5). Only UIKit's own properties can be recorded: a subclass's are set on the proxy and reach no instance.
@MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The proxy for all instances of the class and its subclasses.
  static func appearance() -> Self

  /// The proxy for the instances within containers.
  /// - Parameter containerTypes: From inside out (PRX-4).
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

  /// The proxy for the instances whose traits have everything that `trait` specifies.
  static func appearance(for trait: UITraitCollection) -> Self

  /// The proxy for the instances with these traits within containers.
  /// - Parameter containerTypes: From inside out (PRX-4).
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// What an appearance proxy may be limited to.
@MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class that has appearance proxies, as this module sees it. An object of it is a proxy or an instance.
@MainActor
protocol AppearanceTarget: UIAppearance {
  init?(coder: NSCoder)

  var settingLog: SettingLog { get set }

  /// Whether the instance is in a window: itself or the bar that it is an item of.
  var isInWindow: Bool { get }

  /// The traits by which proxies apply.
  var traitsForProxies: TraitValues { get }
}

extension AppearanceTarget {
  /// The proxy of this class for a scope; always the same while the process lives (PRX-1).
  static func proxy(containers: [any UIAppearanceContainer.Type] = [], traits: UITraitCollection? = nil) -> Self {
    let scope = ProxyScope(
      target: ObjectIdentifier(self), containers: containers.map { ObjectIdentifier($0) }, traits: traits?.traits)
    let proxies = CurrentSimulation.simulation?.proxies ?? AppearanceProxies()
    return proxies.proxy(of: self, for: scope)
  }

  /// PRX-5, P-9: what is set on an instance stays; by policy only what is set in a window.
  func noteExplicit(_ path: AnyKeyPath) {
    guard !settingLog.isReplaying, CurrentSimulation.policies.proxies == .explicitWins || isInWindow else { return }
    settingLog.explicit.insert(path)
  }
}

/// How the properties of an object came by their values.
struct SettingLog {
  /// Where a proxy records what it is set to; nil for an instance.
  var rules: ProxyRules?

  /// The properties, with their axes, that the app set on the instance (PRX-5).
  var explicit: Set<AnyKeyPath> = []

  /// Whether what is being set comes from proxies.
  var isReplaying = false
}

/// An archive in which nothing is: with it objects are made from their classes, which only `init(coder:)` allows here.
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
