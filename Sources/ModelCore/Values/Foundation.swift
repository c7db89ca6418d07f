// UIKit re-exports Foundation; so does ModelCore, so that a file needs one import on either side of `#if canImport(UIKit)`.
@_exported public import Foundation

#if !canImport(ObjectiveC)
  /// The name of a method. There is no Objective-C runtime, so no message is ever sent.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    public let name: String

    public init(stringLiteral value: String) {
      name = value
    }

    public init(_ name: String) {
      self.name = name
    }
  }

  /// Runs a closure at once. Nothing is autoreleased without the runtime, so nothing waits for the end of a pool.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
#endif
