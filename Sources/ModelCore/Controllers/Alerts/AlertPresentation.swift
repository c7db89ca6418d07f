/// The form in which an alert is presented, and what UIKit demands of it (ALR-4, ALR-7, ALR-10).
extension UIAlertController {
  /// Whether this is an action sheet on a system that shows them as popovers: on iPads, and since iOS 26 on phones, too.
  var canBePopover: Bool { preferredStyle == .actionSheet && (CurrentSimulation.device.idiom == .pad || Glass.isOn) }

  /// The form over a controller: a popover on a regular iPad, and since iOS 26 wherever the app says from where (ALR-7, ALR-10).
  func adaptedStyle(over presenter: UIViewController) -> UIModalPresentationStyle {
    guard canBePopover else { return .custom }
    let isDemanded = CurrentSimulation.device.idiom == .pad && presenter.traitCollection.horizontalSizeClass == .regular
    return isDemanded || Glass.isOn && hasLocation ? .popover : .custom
  }

  /// Records the exception that UIKit raises instead of presenting the alert in this style.
  /// - Returns: Whether there is none.
  func canBePresented(as style: UIModalPresentationStyle) -> Bool {
    if title == nil, message == nil, actions.isEmpty, textFields?.isEmpty != false {
      CurrentSimulation.fault(
        .alr4, "\(modelName) has neither title, message nor action; give it one of them before presenting it")
      return false
    }
    if style == .popover, !hasLocation {
      CurrentSimulation.fault(
        .alr7,
        "\(modelName) is an action sheet, which an iPad shows as a popover; before presenting it, set sourceItem, barButtonItem, "
          + "or sourceView with sourceRect, of its popoverPresentationController")
      return false
    }
    return true
  }

  private var hasLocation: Bool { popoverPresentationController?.hasLocation ?? false }
}

/// The end of an alert by the user's finger.
extension UIAlertController {
  /// Whether a finger reaches the alert: it has arrived, and nothing is presented over it.
  var isInReach: Bool { presentedThrough?.phase == .presented && presentation == nil && appearance.isShown }

  /// The choices that have a button: in a popover, the cancel action has none (ALR-8).
  var buttons: [UIAlertAction] {
    presentedThrough?.style == .popover ? actions.filter { $0.style != .cancel } : actions
  }

  /// Dismisses the alert, and then calls the handler of the action (ALR-5).
  func dismiss(by action: UIAlertAction?) {
    guard isInReach, let presentedThrough else { return }
    Dismissal(presentedThrough, isAnimated: true) { action?.invoke(in: self) }.start()
  }

  /// Responds to a tap beside the alert: it cancels a popover, and other action sheets where they have a cancel action (ALR-8, ALR-9).
  func tapBeside() {
    guard preferredStyle == .actionSheet, cancelAction != nil || presentedThrough?.style == .popover else { return }
    dismiss(by: cancelAction)
  }
}
