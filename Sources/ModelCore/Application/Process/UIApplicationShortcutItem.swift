public import Foundation

/// An entry of the menu of the app's icon (SCN-13).
@MainActor
open class UIApplicationShortcutItem: NSObject {
  /// What the entry does, as the app names it.
  public let type: String

  /// For a person.
  public let localizedTitle: String

  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
    super.init()
  }
}
