/// The transition that shows a presented controller (VCL-24).
@MainActor
final class ModalArrival {
  private let presentation: Presentation
  private let animation: CustomTransition?
  private let isAnimated: Bool
  private let completion: (() -> Void)?
  private let transition: ModalTransition
  private var coordination: ModalCoordination?

  /// - Parameter animation: The app's animation; `nil` for the system's.
  init(_ presentation: Presentation, _ animation: CustomTransition?, isAnimated: Bool, completion: (() -> Void)?) {
    self.presentation = presentation
    self.animation = animation
    self.isAnimated = isAnimated
    self.completion = completion
    transition = ModalTransition(of: [presentation], isAnimated: isAnimated)
  }

  /// Begins the presentation: makes the links, and tells both controllers.
  ///
  /// An invisible controller presents without callbacks; they follow when it becomes visible.
  func start() {
    presentation.link()
    let coordination = ModalCoordination(from: presentation.presenter, to: presentation.presented, isAnimated: isAnimated)
    self.coordination = coordination
    let context = context(coordination.coordinator)
    presentation.presentationWillBegin()
    if let presenter = presentation.presenter, presenter.appearance.isShown {
      if presentation.hidesPresenter { presenter.begin(appearing: false, animated: isAnimated) }
      presentation.presented.begin(appearing: true, animated: isAnimated)
    }
    if let context {
      presentation.updateSystem()
      transition.end(context) { $0 ? self.finish() : self.revert() }
    } else {
      presentation.showPresented()
      coordination.begin()
      presentation.updateSystem()
      transition.end { self.finish() }
    }
  }

  /// The transition for the app's animator, with the container in its place; `nil` for the system's animation.
  private func context(_ coordinator: TransitionCoordinator) -> TransitionContext? {
    guard let animation else { return nil }
    presentation.prepareForAnimator()
    guard let container = presentation.container else { return nil }
    let (frame, moves) = (container.bounds, presentation.hidesPresenter)
    let ends = TransitionEnds(
      from: .init(
        view: moves ? presentation.presenter?.viewIfLoaded : nil, initialFrame: frame, finalFrame: moves ? .zero : frame),
      to: .init(
        view: presentation.presentedView, finalFrame: presentation.controller?.frameOfPresentedViewInContainerView ?? frame))
    return TransitionContext(animation, coordinator, in: container, style: presentation.style, ends: ends)
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
    presentation.presentationDidEnd(completed: true)
    end()
    completion?()
  }

  /// Ends a cancelled presentation: the presented controller disappears, then the presenter appears again (TRN-4).
  private func revert() {
    guard presentation.phase == .arriving else { return end() }
    let (presented, presenter) = (presentation.presented, presentation.presenter)
    presentation.phase = .leaving
    presented.begin(appearing: false, animated: isAnimated)
    presentation.restorePresenter()
    presentation.removePresented()
    presented.endAppearance()
    presentation.unlink()
    if let presenter, presenter.appearance == .disappearing {
      presenter.begin(appearing: true, animated: isAnimated)
      presenter.endAppearance()
    }
    presentation.presentationDidEnd(completed: false)
    presentation.end()
    end()
    completion?()
  }

  private func end() {
    coordination?.end()
    coordination = nil
  }
}
