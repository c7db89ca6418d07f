public import Foundation

/// One callback.
public struct Event: Hashable, Sendable {
  /// The virtual time, in seconds since the first launch.
  public let time: TimeInterval

  /// Whose method was called: its ``UIResponder/modelName``, or the class's name for what is no responder.
  public let subject: String

  /// The method's name. Where several methods share a base name, that of the argument that tells them apart: `willShow`, `willConnectTo`.
  public let name: String

  /// What stands between the parentheses, such as `animated: true`.
  public let arguments: String

  public let kind: EventLog.Kind
}

extension Event: CustomStringConvertible {
  /// Such as `A.viewWillAppear(animated: true)`.
  public var description: String { "\(subject).\(name)(\(arguments))" }
}
