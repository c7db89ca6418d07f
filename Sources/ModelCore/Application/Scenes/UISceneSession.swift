public import Foundation

/// What the system keeps of a scene, across disconnections and ends of the process.
@MainActor
open class UISceneSession: NSObject {
  /// LCH-13.
  public struct Role: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A window on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// What fills another screen, from iOS 16 on.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  weak var process: AppProcess?
  private let ownRole: Role
  private let identifier: String

  init(role: Role, identifier: String, configuration: UISceneConfiguration) {
    ownRole = role
    self.identifier = identifier
    self.configuration = configuration
    super.init()
  }

  open var role: Role { ownRole }

  /// Stays the same as long as the session is not discarded (SCN-6).
  open var persistentIdentifier: String { identifier }

  /// The scene, while there is one.
  open internal(set) weak var scene: UIScene?

  /// What the app's delegate chose for the session, and before that the first entry of the role (SCN-4).
  open internal(set) var configuration: UISceneConfiguration

  /// What the scene is to show when it connects again: a copy of what its delegate gave (SCN-9, 10). Across ends of the process only the
  /// type, the title and the `userInfo` survive.
  open var stateRestorationActivity: NSUserActivity?

  /// What the app keeps with the session, across ends of the process, too.
  open var userInfo: [String: Any]?
}

/// How a scene is made.
@MainActor
open class UISceneConfiguration: NSObject {
  private let ownRole: UISceneSession.Role
  private var ownName: String?

  /// Looks the property list's entry up: that of the name, or the first of the role if `name` is nil. Without a match classes and
  /// storyboard are nil (SCN-4).
  public init(name: String?, sessionRole: UISceneSession.Role) {
    ownRole = sessionRole
    let entries = CurrentSimulation.simulation?.app.infoPlist.sceneManifest?.configurations[sessionRole] ?? []
    let entry = name.map { name in entries.first { $0.name == name } } ?? entries.first
    ownName = name ?? entry?.name
    delegateClass = entry?.delegateClass
    storyboard = entry?.storyboard.map { UIStoryboard(name: $0, bundle: nil) }
    super.init()
  }

  open var name: String? { ownName }

  open var role: UISceneSession.Role { ownRole }

  /// A subclass of `UIWindowScene`, nil for that itself.
  open var sceneClass: AnyClass?

  /// Only compared here: what makes the delegate is the entry's closure, or ``Simulation/register(_:make:)``.
  open var delegateClass: AnyClass?

  /// Makes the window's root (LCH-11).
  open var storyboard: UIStoryboard?
}

/// A storyboard, of which only the initial view controller exists. ``Simulation/register(storyboard:make:)`` says what that is.
@MainActor
open class UIStoryboard: NSObject {
  let name: String

  /// - Parameter name: The file's name, without extension.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// A new initial view controller (LCH-11). Nil, and a fault, if nothing was registered for the storyboard.
  open func instantiateInitialViewController() -> UIViewController? {
    guard let make = CurrentSimulation.simulation?.app.factories.storyboards[name] else {
      CurrentSimulation.fault(
        "LCH-11", "nothing makes the initial view controller of storyboard \(name); call register(storyboard: \"\(name)\") { … }")
      return nil
    }
    return make()
  }
}

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

/// What the system keeps of a session while the app's process is not there (SCN-3, 9).
@MainActor
struct SessionRecord {
  let identifier: String
  private let role: UISceneSession.Role
  private let name: String?
  private let sceneClass: AnyClass?
  private let delegateClass: AnyClass?
  private let storyboard: UIStoryboard?
  private let activity: NSUserActivity?
  private let userInfo: [String: Any]?

  init(_ session: UISceneSession) {
    identifier = session.persistentIdentifier
    role = session.role
    name = session.configuration.name
    sceneClass = session.configuration.sceneClass
    delegateClass = session.configuration.delegateClass
    storyboard = session.configuration.storyboard
    activity = session.stateRestorationActivity?.savedCopy()
    userInfo = session.userInfo
  }

  /// The session of a new process.
  func session(in process: AppProcess) -> UISceneSession {
    let configuration = UISceneConfiguration(name: name, sessionRole: role)
    configuration.sceneClass = sceneClass
    configuration.delegateClass = delegateClass
    configuration.storyboard = storyboard
    let session = UISceneSession(role: role, identifier: identifier, configuration: configuration)
    session.process = process
    session.stateRestorationActivity = activity?.savedCopy()
    session.userInfo = userInfo
    return session
  }
}

extension NSUserActivity {
  /// What is left of an activity that was saved: no object, but what it says.
  func savedCopy() -> NSUserActivity {
    let copy = NSUserActivity(activityType: activityType)
    copy.title = title
    copy.userInfo = userInfo
    return copy
  }
}
