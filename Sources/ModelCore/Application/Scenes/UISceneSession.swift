public import Foundation

/// The state that the system keeps of a scene, across disconnections and ends of the process.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a session (LCH-13).
  public struct Role: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A window on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// The content of another screen. Since iOS 16.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    /// The app in Assistive Access. Since iOS 26.
    public static let windowAssistiveAccessApplication = Role(
      rawValue: "UIWindowSceneSessionRoleAssistiveAccessApplication")
  }

  weak var process: AppProcess? { didSet { TraitGeneration.advance() } }
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

  /// The configuration that the app's delegate chose, and before that the first entry of the role (SCN-4).
  open internal(set) var configuration: UISceneConfiguration

  /// The activity that the scene restores when it connects again: a copy of its delegate's (SCN-9, SCN-10). Type, title and `userInfo`
  /// survive the end of the process.
  open var stateRestorationActivity: NSUserActivity?

  /// The app's own data for the session, which survives the end of the process.
  open var userInfo: [String: Any]?
}

/// The configuration that a scene is created from.
@preconcurrency @MainActor
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

  /// The class of the delegate, which the entry's closure or ``Simulation/register(_:make:)`` creates.
  open var delegateClass: AnyClass?

  /// Makes the window's root (LCH-11).
  open var storyboard: UIStoryboard?
}

/// The reason why a scene could not be activated, destroyed or resized (SCN-14).
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

/// The record of a session while the app is not running (SCN-3, SCN-9).
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
  /// A copy of the activity as it is saved: its type, title and `userInfo`.
  func savedCopy() -> NSUserActivity {
    let copy = NSUserActivity(activityType: activityType)
    copy.title = title
    copy.userInfo = userInfo
    return copy
  }
}
