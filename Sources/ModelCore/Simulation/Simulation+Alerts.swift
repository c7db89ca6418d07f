/// The user in front of an alert or action sheet.
extension Simulation {
  /// The alert or action sheet in front, in whichever window; `nil` if there is none.
  public var alert: UIAlertController? {
    frontWindows.reversed().lazy.compactMap { $0.rootViewController?.alertInFront }.first
  }

  /// Taps the button of a choice in the alert in front: the alert goes away, and then the choice's handler is called (ALR-5).
  ///
  /// A button that the user would not find, or that is disabled, is a fault that lists the others.
  /// - Parameter title: The choice's title; of several, the first is tapped.
  public func tapAlertAction(_ title: String) {
    perform {
      guard let alert = reachedAlert(to: "tap \"\(title)\" in") else { return }
      let name = alert.modelName
      guard let action = alert.buttons.first(where: { $0.title == title }) else {
        if alert.cancelAction?.title == title {
          return refuse("\"\(title)\" has no button, because \(name) is a popover; tap beside it with tapOutside(of:)")
        }
        return refuse("\(name) has no action \"\(title)\"; it has \(list(alert.buttons))")
      }
      choose(action, in: alert)
    }
  }

  /// Presses Return on a physical keyboard, which chooses the preferred action of the alert in front (ALR-12). An alert without one, and an
  /// action sheet, is a fault.
  public func pressReturnInAlert() {
    perform {
      guard let alert = reachedAlert(to: "press Return in") else { return }
      guard alert.preferredStyle == .alert, let action = alert.preferredAction else {
        return refuse("Return chooses nothing in \(alert.modelName); it needs the style alert and a preferredAction")
      }
      choose(action, in: alert)
    }
  }

  private func choose(_ action: UIAlertAction, in alert: UIAlertController) {
    guard action.isEnabled else {
      let enabled = list(alert.buttons.filter(\.isEnabled))
      return refuse("\"\(action.name)\" of \(alert.modelName) is disabled; enabled are \(enabled)")
    }
    alert.dismiss(by: action)
  }

  /// Types behind the text of a text field in the alert in front, character by character (ALR-11).
  /// - Parameter index: The place of the text field, 0 for the first.
  public func typeIntoAlert(_ text: String, textField index: Int = 0) {
    perform {
      guard let alert = reachedAlert(to: "type \"\(text)\" into") else { return }
      let fields = alert.textFields ?? []
      guard fields.indices.contains(index) else {
        return refuse("there is no text field \(index); \(alert.modelName) has \(fields.count)")
      }
      guard fields[index].becomeFirstResponder() else { return }
      for character in text { fields[index].type(String(character)) }
    }
  }

  /// The alert in front, if it has arrived; otherwise a fault.
  private func reachedAlert(to purpose: String) -> UIAlertController? {
    guard let alert else {
      refuse("there is no alert to \(purpose); present one, and let it arrive with settle()")
      return nil
    }
    guard alert.isInReach else {
      let state = alert.isBeingDismissed ? "is being dismissed already" : "is still being presented"
      refuse("\(alert.modelName) \(state); call settle() before the next touch")
      return nil
    }
    return alert
  }

  private func list(_ actions: [UIAlertAction]) -> String {
    actions.isEmpty ? "none" : actions.map { "\"\($0.name)\"" }.joined(separator: ", ")
  }
}

extension UIViewController {
  /// The topmost of the alerts presented from this controller or those below it, or this controller itself; `nil` where something else is
  /// presented over it.
  fileprivate var alertInFront: UIAlertController? {
    let presented = withDescendants.compactMap { $0.presentation?.presented }
    return presented.isEmpty ? self as? UIAlertController : presented.lazy.compactMap(\.alertInFront).first
  }
}
