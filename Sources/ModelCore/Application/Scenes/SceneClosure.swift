public import Foundation

/// The dialogue that the system shows before the user's closing of a scene discards its session (SCN-18). Since iOS 27.
///
/// It has a button that closes and one that cancels. A destructive action takes the place of the first, a cancelling action that of the
/// second; others are buttons of their own, which close the scene after their handler.
@preconcurrency @MainActor
open class UISceneClosureConfirmation: NSObject {
  public let title: String?
  public let message: String?
  public let actions: [UIAlertAction]

  public init(title: String?, message: String?, actions: [UIAlertAction]) {
    self.title = title
    self.message = message
    self.actions = actions
    super.init()
  }

  /// The titles of the buttons as the user sees them: that which closes, the app's own, that which cancels.
  public var modelButtons: [String] {
    [closing?.title ?? "Close"] + actions.filter { $0.style == .default }.compactMap(\.title) + [cancelling?.title ?? "Cancel"]
  }

  private var closing: UIAlertAction? { actions.first { $0.style == .destructive } }

  private var cancelling: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// Taps a button.
  /// - Returns: Whether the scene closes.
  func choose(_ title: String?) -> Bool {
    let chosen = title.map { title in actions.first { $0.title == title } } ?? closing
    if let chosen { chosen.handler?(chosen) }
    return chosen.map { $0.style != .cancel } ?? (title != "Cancel")
  }
}
