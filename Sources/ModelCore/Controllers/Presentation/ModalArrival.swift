/// The transition that brings a presented controller (VCL-24).
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

  /// The call: the view is loaded, the links are made, both controllers are told that it begins.
  ///
  /// What is not visible presents without callbacks; they come when it becomes visible.
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

  /// The end: the presented controller is told first, the completion runs last.
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
