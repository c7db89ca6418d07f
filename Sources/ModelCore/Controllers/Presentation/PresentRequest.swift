/// A call of `present(_:animated:completion:)`, and whether it is allowed (VCL-30, VCL-35).
@MainActor
struct PresentRequest {
  let presented: UIViewController
  let receiver: UIViewController
  let isAnimated: Bool
  let completion: (() -> Void)?

  func run() {
    let style = alert?.adaptedStyle(over: receiver) ?? presented.styleInRoom(over: receiver)
    let presenter = receiver.presenter(for: style)
    if let leaving = presenter.presentation, leaving.phase == .leaving, waitsForDismissals {
      leaving.transition?.afterwards(run)
      return
    }
    if let complaint = complaint(presenter) { return CurrentSimulation.fault(.vcl30, complaint) }
    if style == .popover { presented.popoverPresentationController?.prepare() }
    guard alert?.canBePresented(as: style) ?? activities?.canBePresented(as: style) ?? true else { return }
    let controller = style == .custom ? presented.customPresentationController(source: receiver) : nil
    let presentation = Presentation(presented, by: presenter, style: style, controller: controller)
    let animation = presented.askForPresentation(by: presenter, source: receiver, style: style, isAnimated: isAnimated)
    presented.loadViewIfNeeded()
    // The app has been called since.
    if let complaint = complaint(presenter) { return CurrentSimulation.fault(.vcl30, complaint) }
    ModalArrival(presentation, animation, isAnimated: isAnimated, completion: completion).start()
  }

  private var alert: UIAlertController? { presented as? UIAlertController }
  private var activities: UIActivityViewController? { presented as? UIActivityViewController }

  /// Whether the call waits for the end of a dismissal, and is not refused (P-24).
  private var waitsForDismissals: Bool { CurrentSimulation.policies.presentationDuringDismissal == .waits }

  /// The reason for which UIKit refuses the presentation or throws an exception.
  private func complaint(_ presenter: UIViewController) -> String? {
    let (name, receiverName) = (presented.modelName, receiver.modelName)
    if let other = presenter.presentation {
      let otherName = other.presented.modelName
      return other.phase == .leaving
        ? "\(receiverName) was asked to present \(name) while \(otherName) is still being dismissed; present in the completion of dismiss"
        : "\(receiverName) was asked to present \(name), but \(presenter.modelName) already presents \(otherName); "
          + "dismiss that first, or present from it"
    }
    if presenter.viewIfLoaded?.window == nil {
      return "\(receiverName) was asked to present \(name), but its view is in no window; present in viewIsAppearing or later"
    }
    if presented.presentedThrough != nil {
      return "\(name) was to be presented, but it is presented already; dismiss it first"
    }
    if let parent = presented.parent {
      return "\(name) was to be presented, but it is a child of \(parent.modelName); remove it from there first"
    }
    if presented === presenter || presented.viewIfLoaded?.window != nil {
      return "\(name) was to be presented, but its view is in a window already; present another controller"
    }
    if presented.isAtOrAbove(presenter) {
      return "\(name) was to be presented from \(receiverName), which it contains or presents itself; present another controller"
    }
    return nil
  }
}
