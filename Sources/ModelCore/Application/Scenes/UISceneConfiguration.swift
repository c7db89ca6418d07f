public import Foundation

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
