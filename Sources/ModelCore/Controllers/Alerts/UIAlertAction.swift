public import Foundation

/// A choice in an alert or action sheet: its button, and what happens when the user taps it (ALR-5).
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The meaning of a choice. An alert has one `cancel` at most (ALR-2).
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  public let title: String?
  public let style: Style

  /// Whether the user can tap the button.
  open var isEnabled = true

  let handler: ((UIAlertAction) -> Void)?

  /// - Parameters:
  ///   - title: The text of the button; `nil` is a fault when the action is added (ALR-2).
  ///   - handler: Called when the alert is gone (ALR-5).
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Calls the handler, and logs the call; without one, nothing happens.
  func invoke(in alert: UIAlertController) {
    guard let handler else { return }
    alert.note(.delegate, "handler", name)
    handler(self)
  }

  /// The title, for messages and the log.
  var name: String { title ?? "" }
}
