import Foundation

extension Simulation {
  /// Notes a callback.
  func note(_ kind: EventLog.Kind, _ subject: AnyObject, _ name: String, _ arguments: String = "") {
    guard !optionalMethods.isProbing else { return }
    log.append(Event(time: clock.now, subject: subjectName(subject), name: name, arguments: arguments, kind: kind))
  }

  /// Notes a callback of a responder, whose name needs no looking for.
  func note(_ kind: EventLog.Kind, responder: UIResponder, _ name: String, _ arguments: String) {
    guard !optionalMethods.isProbing else { return }
    log.append(Event(time: clock.now, subject: responder.modelName, name: name, arguments: arguments, kind: kind))
  }

  /// What the log calls an object.
  func subjectName(_ subject: AnyObject) -> String {
    (subject as? UIResponder)?.modelName ?? String(describing: type(of: subject))
  }
}
