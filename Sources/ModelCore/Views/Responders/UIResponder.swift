public import Foundation

/// An object that takes part in the app's interface: the application, scenes, windows, controllers and views.
@preconcurrency @MainActor
open class UIResponder: ModelAccessibleObject, UIUserActivityRestoring {
  public override init() {
    super.init()
  }

  /// The responder that is asked next, up to the app's delegate: `nil` unless a class overrides it, as UIKit's do (RSP-1, RSP-2).
  open var next: UIResponder? { nil }

  /// Whether the responder performs an action: by default, whether it has the method (ACT-5).
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isMethod(of: self) }

  /// The object that performs an action: this responder, or else the answer of the next one (ACT-5).
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return CurrentSimulation.simulation?.chainWalks.actions.walk(after: self) {
      $0.target(forAction: action, withSender: sender)
    }
  }

  /// Called after the object has been made from a nib or storyboard that a test has registered (SGE-4). Call super.
  open func awakeFromNib() {}

  /// The keys for which the responder has an action: those that were added to a controller, unless a class overrides it (KEY-1).
  open var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

  var addedKeyCommands: [UIKeyCommand] = []

  // MARK: Touches (RSP-3)

  /// Called when a finger touches the view. The default tells the next responder: who overrides this and does not call super keeps the touch.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { pass { $0.touchesBegan(touches, with: event) } }

  /// Called when a finger moves.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { pass { $0.touchesMoved(touches, with: event) } }

  /// Called when a finger leaves the screen.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { pass { $0.touchesEnded(touches, with: event) } }

  /// Called in place of the end when a gesture takes the touch away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pass { $0.touchesCancelled(touches, with: event) } }

  private func pass(_ tell: (UIResponder) -> Void) {
    let _: Never? = CurrentSimulation.simulation?.chainWalks.touches.walk(after: self) {
      tell($0)
      return nil
    }
  }

  // MARK: First responder (FRM-1)

  /// Whether the responder is the first of its window: keys and actions without a target reach it before all others (FRM-1).
  open var isFirstResponder: Bool { CurrentSimulation.simulation?.firstResponders.has(self) ?? false }

  /// Whether the responder can become first responder: no, unless a class overrides it (FRM-1).
  open var canBecomeFirstResponder: Bool { false }

  /// Makes the responder the first of its window, if it can become so, and if the one before resigns (FRM-2). A view that is in no window
  /// yet becomes it when it is (FRM-3).
  /// - Returns: Whether it is the first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { CurrentSimulation.simulation?.firstResponders.make(self) ?? false }

  /// Whether the responder can resign: yes, unless a class overrides it (FRM-1).
  open var canResignFirstResponder: Bool { true }

  /// Lets the responder be first no longer, if it is willing (FRM-2).
  /// - Returns: Whether it is not the first responder now.
  @discardableResult
  open func resignFirstResponder() -> Bool { CurrentSimulation.simulation?.firstResponders.resign(self) ?? true }

  /// The view that is shown in place of the keyboard while the responder is first (FRM-13).
  open var inputView: UIView? { nil }

  /// The view above the keyboard while the responder is first, or one before it in the chain that has none itself (FRM-13).
  open var inputAccessoryView: UIView? { nil }

  /// Shows the views for input anew after one of them changed, if the responder is first (FRM-13).
  open func reloadInputViews() { if isFirstResponder { CurrentSimulation.simulation?.keyboard.follow(self) } }

  /// The view by whose place it is known in which window the responder is; `nil` for what is in none.
  var placeInWindow: UIView? { nil }

  /// Called when the responder has become first.
  func didBecomeFirst() { CurrentSimulation.simulation?.keyboard.follow(self) }

  /// Called when the responder is first no longer.
  func didResignFirst() { CurrentSimulation.simulation?.firstResponders.keyboardFollows() }

  private var givenName: String?

  /// The object's name in the log: by default its class's name, with a number from the second object of a class on.
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

  #if !canImport(ObjectiveC)
    /// Safe on any thread: only `AssociationStore` touches it, under its lock.
    nonisolated(unsafe) final var associations: [UnsafeRawPointer: Association] = [:]
  #endif

  /// The user's activity with this responder, which is saved with its scene (SCN-9).
  open var userActivity: NSUserActivity? {
    didSet { CurrentSimulation.simulation?.activities.add(self) }
  }

  /// Called before the activity is saved, to update it (SCN-9).
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Called to restore the state of an activity, after the app passed the responder to the handler of
  /// `application(_:continue:restorationHandler:)`.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
}

/// An object that can restore the state of an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// The responders that have an activity.
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

  /// The responders with an activity, in the order in which it was set.
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
  /// Logs a callback.
  func note(_ kind: EventLog.Kind, _ subject: AnyObject, _ name: String, _ arguments: String = "") {
    note(kind, named: subjectName(subject), name, arguments)
  }

  /// Calls an optional method of a delegate. Returns `nil`, and logs nothing, if the delegate does not implement it.
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

  /// Logs a callback of a responder, which knows its name.
  func note(_ kind: EventLog.Kind, responder: UIResponder, _ name: String, _ arguments: String) {
    note(kind, named: responder.modelName, name, arguments)
  }

  /// The name of an object in the log.
  func subjectName(_ subject: AnyObject) -> String {
    (subject as? UIResponder)?.modelName ?? String(describing: type(of: subject))
  }
}
