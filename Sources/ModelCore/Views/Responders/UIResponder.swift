public import Foundation

/// The root of everything that takes part in an app's interface.
@MainActor
open class UIResponder: NSObject, UIUserActivityRestoring {
  public override init() {
    super.init()
  }

  private var givenName: String?

  /// What the log calls the object: its class's name, numbered from the second object of a class on, unless the app names it.
  public var modelName: String {
    get {
      if let givenName { return givenName }
      let type = type(of: self)
      let name = CurrentSimulation.simulation?.subjectNames.next(for: type) ?? String(describing: type)
      givenName = name
      return name
    }
    set { givenName = newValue }
  }

  /// What other modules of this package keep on a responder, by type; it ends with the responder.
  package var attachments: [ObjectIdentifier: AnyObject] = [:]

  /// The activity that describes what a person does with this responder; saved with its scene (SCN-9).
  open var userActivity: NSUserActivity? {
    didSet { CurrentSimulation.simulation?.activities.add(self) }
  }

  /// Called when the activity is about to be saved, to bring it up to date (SCN-9).
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Called when the app hands the responder on to the system, in `application(_:continue:restorationHandler:)`.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
}

/// What takes up an activity on the app's behalf.
@MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// The responders that were given an activity.
@MainActor
final class ActivityOwners: FeatureState {
  private struct Owner {
    weak var responder: UIResponder?
  }

  private var owners: [Owner] = []

  init(of simulation: any RunningSimulation) {}

  func add(_ responder: UIResponder) {
    owners.removeAll { $0.responder == nil || $0.responder === responder }
    owners.append(Owner(responder: responder))
  }

  /// In the order in which they were given it.
  func responders(with activity: NSUserActivity) -> [UIResponder] {
    owners.compactMap(\.responder).filter { $0.userActivity === activity }
  }

  /// Forgets all of them, at the end of a process.
  func reset() {
    owners.removeAll()
  }
}

extension RunningSimulation {
  var activities: ActivityOwners { state() }
}

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
