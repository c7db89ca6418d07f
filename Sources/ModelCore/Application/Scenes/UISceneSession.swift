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
