import Foundation

/// Finds out whether the app implements an optional method, as `respondsToSelector` would: a protocol's default reports that it runs in
/// place of a method of the app.
@MainActor
final class OptionalMethods {
  /// Whether methods are being called only to find out which exist.
  private(set) var isProbing = false
  private var defaultRan = false
  private var judged: Set<ObjectIdentifier> = []

  /// Calls an optional method only to find out whether the app implements it. Its other calls are not logged.
  @MainActor static func implements(_ call: () -> Void) -> Bool {
    guard let methods = CurrentSimulation.simulation?.optionalMethods else { return false }
    let wasProbing = methods.isProbing
    methods.isProbing = true
    defer { methods.isProbing = wasProbing }
    return methods.answer(call).isImplemented
  }

  /// Calls an optional method, and also returns whether the app implements it.
  @MainActor static func answer<Answer>(_ question: () -> Answer) -> (answer: Answer, isImplemented: Bool) {
    CurrentSimulation.simulation?.optionalMethods.answer(question) ?? (question(), false)
  }

  private func answer<Answer>(_ question: () -> Answer) -> (answer: Answer, isImplemented: Bool) {
    let outer = defaultRan
    defaultRan = false
    let answer = question()
    let isImplemented = !defaultRan
    defaultRan = outer
    return (answer, isImplemented)
  }

  /// Reports that UIKit's own implementation runs of what a subclass may override.
  @MainActor static func runInherited() {
    CurrentSimulation.simulation?.optionalMethods.defaultRan = true
  }

  /// Reports that the default of an optional method runs. Every default must call it.
  ///
  /// Swift never calls a method that only a *subclass* of a conforming class declares, because the conformance knows the superclass's
  /// methods alone. A default that runs for a subclass is therefore recorded as a fault, once per class.
  /// - Parameter conforms: Whether a class conforms to the protocol.
  @MainActor static func runDefault(for object: AnyObject, conforms: (Any.Type) -> Bool) {
    guard let simulation = CurrentSimulation.simulation else { return }
    simulation.optionalMethods.defaultRan = true
    let type: AnyClass = type(of: object)
    guard simulation.optionalMethods.judged.insert(ObjectIdentifier(type)).inserted,
      let superclass = Mirror(reflecting: object).superclassMirror?.subjectType, conforms(superclass),
      !String(reflecting: superclass).hasPrefix("ModelCore.")
    else { return }
    simulation.record(
      ModelFault(
        rule: .simulation,
        message: "\(type) inherits a conformance whose optional methods only \(superclass) can implement; "
          + "declare the conformance on \(type), or the method in \(superclass)"))
  }
}
