extension Simulation {
  /// Expects the object that `operation` returns to be deallocated once everything has come to rest. It is for Swift Testing and XCTest.
  ///
  /// ```swift
  /// try simulation.expectDeallocated {
  ///   let detail = Detail()
  ///   navigation.pushViewController(detail, animated: true)
  ///   simulation.settle()
  ///   simulation.tapBackButton(in: navigation)
  ///   return detail
  /// }
  /// ```
  ///
  /// A search for a leak takes actions from items to see whether the object goes with them. So a test ends with the error.
  /// - Parameter operation: Shows the object and leaves it; no variable outside may keep it.
  /// - Throws: ``Leak``, which names who refers to the object, or an error of `operation`.
  public func expectDeallocated(_ operation: () throws -> AnyObject) throws {
    let search = LeakSearch(of: try operation(), in: self)
    settle()
    try requireNone(search)
  }

  /// Expects the object that `operation` returns to be deallocated once everything has come to rest and the app's tasks have run.
  /// - Throws: ``Leak``, which names who refers to the object, or an error of `operation`.
  public func expectDeallocated(_ operation: () throws -> AnyObject) async throws {
    let search = LeakSearch(of: try operation(), in: self)
    await settle()
    try requireNone(search)
  }

  /// Expects the object that `operation` returns to be deallocated once everything has come to rest and the app's tasks have run.
  /// - Throws: ``Leak``, which names who refers to the object, or an error of `operation`.
  public func expectDeallocated(_ operation: @MainActor () async throws -> AnyObject) async throws {
    let search = LeakSearch(of: try await operation(), in: self)
    await settle()
    try requireNone(search)
  }

  private func requireNone(_ search: LeakSearch) throws(Leak) {
    guard let name = search.survivor else { return }
    throw Leak(object: name, reasons: perform(search.reasons))
  }
}

/// The reason why `expectDeallocated` of a ``Simulation`` fails: the object, and who refers to it as far as the model knows.
///
/// It knows the hierarchies of controllers and views, presentations, windows, the actions of items, and the stored properties of the app's
/// own objects that it finds from there. It cannot look into closures, tasks and variables.
public struct Leak: Error, Hashable, CustomStringConvertible {
  public let description: String

  init(object: String, reasons: [String]) {
    description = "\(object) is still alive: \(reasons.joined(separator: "; "))"
  }
}
