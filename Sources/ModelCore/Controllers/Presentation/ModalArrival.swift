/// A call of `present(_:animated:completion:)`, and whether it is allowed (VCL-30, VCL-35).
@MainActor
struct PresentRequest {
  let presented: UIViewController
  let receiver: UIViewController
  let isAnimated: Bool
  let completion: (() -> Void)?

  func run() {
    let style = alert?.adaptedStyle(over: receiver) ?? presented.modalPresentationStyle.adapted
    let presenter = receiver.presenter(for: style)
    if let leaving = presenter.presentation, leaving.phase == .leaving, waitsForDismissals {
      leaving.transition?.afterwards(run)
      return
    }
    if let complaint = complaint(presenter) { return CurrentSimulation.fault("VCL-30", complaint) }
    if style == .popover { presented.popoverPresentationController?.prepare() }
    guard alert?.canBePresented(as: style) ?? true else { return }
    let presentation = Presentation(presented, by: presenter, style: style)
    ModalArrival(presentation, isAnimated: isAnimated, completion: completion).start()
  }

  private var alert: UIAlertController? { presented as? UIAlertController }

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
    if receiver.viewIfLoaded?.window == nil {
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
    return nil
  }
}

/// The transition that shows a presented controller (VCL-24).
@MainActor
final class ModalArrival {
  private let presentation: Presentation
  private let isAnimated: Bool
  private let completion: (() -> Void)?
  private let transition: ModalTransition
  private var coordination: ModalCoordination?

  init(_ presentation: Presentation, isAnimated: Bool, completion: (() -> Void)?) {
    self.presentation = presentation
    self.isAnimated = isAnimated
    self.completion = completion
    transition = ModalTransition(of: [presentation], isAnimated: isAnimated)
  }

  /// Begins the presentation: loads the view, makes the links, and tells both controllers.
  ///
  /// An invisible controller presents without callbacks; they follow when it becomes visible.
  func start() {
    presentation.presented.loadViewIfNeeded()
    presentation.link()
    coordination = ModalCoordination(from: presentation.presenter, to: presentation.presented, isAnimated: isAnimated)
    if let presenter = presentation.presenter, presenter.appearance.isShown {
      if presentation.style.hidesPresenter { presenter.begin(appearing: false, animated: isAnimated) }
      presentation.presented.begin(appearing: true, animated: isAnimated)
    }
    presentation.showPresented()
    coordination?.begin()
    presentation.updateSystem()
    transition.end { self.finish() }
  }

  /// Ends the presentation: the presented controller is called first, then the completion runs.
  private func finish() {
    guard presentation.phase == .arriving else { return end() }
    presentation.phase = .arrived
    presentation.presented.endAppearance()
    if presentation.phase == .arrived { presentation.phase = .presented }
    if presentation.coversPresenter, let presenter = presentation.presenter {
      presentation.removePresenter()
      if presenter.appearance == .disappearing { presenter.endAppearance() }
    }
    end()
    completion?()
  }

  private func end() {
    coordination?.end()
    coordination = nil
  }
}
