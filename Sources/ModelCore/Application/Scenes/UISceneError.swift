import Foundation

/// Why a scene could not be activated, destroyed or given a geometry (SCN-14).
public struct UISceneError: Error, Hashable, Sendable {
  /// Apple's numbers.
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported = 0
    case requestDenied = 1
    case geometryRequestUnsupported = 100
    case geometryRequestDenied = 101
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}
