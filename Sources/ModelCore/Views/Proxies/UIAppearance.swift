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
