import Foundation

extension RunningSimulation {
  /// Notes a callback.
  func note(_ kind: EventLog.Kind, _ subject: AnyObject, _ name: String, _ arguments: String = "") {
    note(kind, named: subjectName(subject), name, arguments)
  }

  /// Asks a delegate something that UIKit only asks who has the method. Nil if it has not; then nothing is logged either.
  func ask<Answer>(
    _ kind: EventLog.Kind, _ subject: AnyObject, _ name: String, _ arguments: String = "", _ question: () -> Answer
  ) -> Answer? {
    let mark = log.mark
    note(kind, subject, name, arguments)
    let (answer, isImplemented) = OptionalMethods.answer(question)
    guard isImplemented else {
      log.retract(to: mark)
      return nil
    }
    return answer
  }

  /// Notes a callback of a responder, whose name needs no looking for.
  func note(_ kind: EventLog.Kind, responder: UIResponder, _ name: String, _ arguments: String) {
    note(kind, named: responder.modelName, name, arguments)
  }

  /// What the log calls an object.
  func subjectName(_ subject: AnyObject) -> String {
    (subject as? UIResponder)?.modelName ?? String(describing: type(of: subject))
  }
}
