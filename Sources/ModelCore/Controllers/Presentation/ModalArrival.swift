/// A call of `present(_:animated:completion:)`, and whether it is allowed (VCL-30).
@MainActor
struct PresentRequest {
  let presented: UIViewController
  let receiver: UIViewController
  let isAnimated: Bool
  let completion: (() -> Void)?

  func run() {
    let style = presented.modalPresentationStyle.adapted
    let presenter = receiver.presenter(for: style)
    if let complaint = complaint(presenter) { return CurrentSimulation.fault("VCL-30", complaint) }
    let presentation = Presentation(presented, by: presenter, style: style)
    ModalArrival(presentation, isAnimated: isAnimated, completion: completion).start()
  }

  /// The reason for which UIKit refuses the presentation or throws an exception.
  private func complaint(_ presenter: UIViewController) -> String? {
    let (name, receiverName) = (presented.modelName, receiver.modelName)
    if let other = presenter.presentation?.presented {
      return "\(receiverName) was asked to present \(name), but \(presenter.modelName) already presents \(other.modelName); "
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
  private var coordination: ModalCoordination?

  init(_ presentation: Presentation, isAnimated: Bool, completion: (() -> Void)?) {
    self.presentation = presentation
    self.isAnimated = isAnimated
    self.completion = completion
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
    presentation.updateStatusBar()
    PresentationEnd.schedule(isAnimated: isAnimated) { self.finish() }
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

/// Gives the controllers on both sides of a presentation's transition its coordinator (VCL-14).
@MainActor
struct ModalCoordination {
  private let coordinator: TransitionCoordinator
  private let controllers: [UIViewController]

  /// Controllers that are in a transition of their own keep its coordinator.
  /// - Parameter others: The controllers that leave together with `from`.
  init(from: UIViewController?, to: UIViewController?, with others: [UIViewController] = [], isAnimated: Bool) {
    coordinator = TransitionCoordinator(isAnimated: isAnimated)
    coordinator.prepare(from: from, to: to)
    controllers = ([from, to].compactMap { $0 } + others).filter { $0.conductedTransition == nil }
    for controller in self.controllers { controller.conductedTransition = coordinator }
  }

  /// Call it when all controllers have been told of the beginning.
  func begin() {
    coordinator.beginAnimation()
  }

  /// Call it after the last callback.
  func end() {
    for controller in controllers where controller.conductedTransition === coordinator { controller.conductedTransition = nil }
    coordinator.end()
  }
}

/// The end of a presentation or dismissal: animated ones take time, others end after the next layout.
@MainActor
enum PresentationEnd {
  static func schedule(isAnimated: Bool, _ end: @escaping () -> Void) {
    guard let clock = CurrentSimulation.simulation?.clock else { return end() }
    if isAnimated {
      clock.after(ModelClock.transitionDuration, end)
    } else {
      clock.afterLayout(end)
    }
  }
}
