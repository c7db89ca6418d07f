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
