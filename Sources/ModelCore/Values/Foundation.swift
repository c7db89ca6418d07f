// UIKit re-exports Foundation; so does ModelCore, so that a file needs one import on either side of `#if canImport(UIKit)`.
@_exported public import Foundation

#if !canImport(ObjectiveC)
  /// Runs a closure at once. Nothing is autoreleased without the runtime, so nothing waits for the end of a pool.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
#endif
