import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// Presentation controllers of the app.
@MainActor
struct PresentationControllerTests {
  /// Half of the container, with a dimming view.
  private final class HalfController: UIPresentationController {
    let dimming = UIView()
    var removesPresenter = false
    private(set) var layouts = 0

    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }

    override var shouldRemovePresentersView: Bool { removesPresenter }

    override func presentationTransitionWillBegin() {
      containerView?.addSubview(dimming)
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 0.5 })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
      if completed { dimming.removeFromSuperview() }
    }

    override func containerViewWillLayoutSubviews() {
      layouts += 1
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  /// A small place for a view around the presented one, which is given by these properties alone.
  private final class FramedController: UIPresentationController {
    let place = CGRect(x: 10, y: 20, width: 30, height: 40)
    let around = UIView()
    private(set) var layouts: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect { place }

    override var presentedView: UIView? {
      around.addSubview(presentedViewController.view)
      return around
    }

    override func containerViewWillLayoutSubviews() { layouts.append("will") }
    override func containerViewDidLayoutSubviews() { layouts.append("did") }
  }

  @MainActor
  private struct Rig {
    let stage = ModalStage()
    let delegate: Transitions
    let b: UIViewController

    init(_ animator: Animator? = nil, _ style: UIModalPresentationStyle = .custom, removesPresenter: Bool = false) {
      delegate = Transitions(animator)
      delegate.makeController = {
        let controller = HalfController(presentedViewController: $0, presenting: $1)
        controller.removesPresenter = removesPresenter
        return controller
      }
      b = controller("B", style)
      b.transitioningDelegate = delegate
    }

    var half: HalfController? { b.presentationController as? HalfController }
  }

  @Test("TRN-7: it is asked for first, and told around the callbacks of the presented controller")
  func order() {
    let rig = Rig(Animator())
    rig.stage.a.present(rig.b, animated: true)
    rig.stage.simulation.settle()
    #expect(
      rig.stage.takeCalls() == [
        "D.presentationController(forPresented: B, presenting: nil, source: A)",
        "D.animationController(forPresented: B, presenting: A, source: A)", "D.interactionControllerForPresentation()",
        "Animator.transitionDuration()", "HalfController.presentationTransitionWillBegin()",
        "B.viewWillAppear(animated: true)", "Animator.animateTransition()", "B.viewIsAppearing(animated: true)",
        "B.viewDidAppear(animated: true)", "HalfController.presentationTransitionDidEnd(true)", "Animator.animationEnded(true)",
      ])
    rig.b.dismiss(animated: true)
    rig.stage.simulation.settle()
    #expect(
      rig.stage.takeCalls() == [
        "D.animationController(forDismissed: B)", "D.interactionControllerForDismissal()", "Animator.transitionDuration()",
        "HalfController.dismissalTransitionWillBegin()", "B.viewWillDisappear(animated: true)", "Animator.animateTransition()",
        "B.viewDidDisappear(animated: true)", "HalfController.dismissalTransitionDidEnd(true)", "Animator.animationEnded(true)",
      ])
  }

  @Test("TRN-7: it places the presented view, with an animator and without", arguments: [true, false])
  func places(hasAnimator: Bool) throws {
    let rig = Rig(hasAnimator ? Animator() : nil)
    rig.stage.a.present(rig.b, animated: true)
    rig.stage.simulation.settle()
    let half = try #require(rig.half)
    let screen = rig.stage.window.bounds
    expectEqual(rig.b.view.frame, CGRect(x: 0, y: screen.height / 2, width: screen.width, height: screen.height / 2))
    #expect(half.dimming.superview === half.containerView && half.dimming.alpha == 0.5)
    #expect(half.containerView?.frame == screen && half.presentedView === rig.b.view)
    #expect(half.presentingViewController === rig.stage.a && half.presentedViewController === rig.b)
    #expect(half.layouts > 0)
    #expect(rig.stage.a.view.window === rig.stage.window)
    rig.b.dismiss(animated: true)
    rig.stage.simulation.settle()
    #expect(half.containerView == nil && half.dimming.superview == nil)
    #expect(rig.stage.simulation.faults.isEmpty)
  }

  @Test("TRN-7: it can put a view around the presented one, which is placed in its stead", arguments: [true, false])
  func surrounds(hasAnimator: Bool) throws {
    let stage = ModalStage()
    let animator = Animator()
    let delegate = Transitions(hasAnimator ? animator : nil)
    delegate.makeController = { FramedController(presentedViewController: $0, presenting: $1) }
    let b = controller("B", .custom)
    b.transitioningDelegate = delegate
    stage.a.present(b, animated: true)
    stage.simulation.settle()
    let framed = try #require(b.presentationController as? FramedController)
    #expect(framed.around.frame == framed.place && framed.around.superview === framed.containerView)
    #expect(b.view.superview === framed.around && framed.layouts.prefix(2) == ["will", "did"])
    if hasAnimator { #expect(animator.context?.view(forKey: .to) === framed.around) }
    b.dismiss(animated: true)
    stage.simulation.layoutPass()
    if hasAnimator { #expect(animator.context?.view(forKey: .from) === framed.around) }
    stage.simulation.settle()
    #expect(framed.around.window == nil && b.view.window == nil && stage.simulation.faults.isEmpty)
  }

  @Test("TRN-7, VCL-28: it can remove the presenting view, whose controller then disappears")
  func removesPresenter() {
    let rig = Rig(nil, removesPresenter: true)
    rig.stage.a.present(rig.b, animated: true)
    rig.stage.simulation.settle()
    #expect(rig.stage.a.view.window == nil)
    rig.b.dismiss(animated: true)
    rig.stage.simulation.settle()
    #expect(rig.stage.a.view.superview === rig.stage.window)
    #expect(
      rig.stage.simulation.log.names(for: [.appearance]).filter { $0.hasPrefix("A.") } == [
        "A.viewWillDisappear", "A.viewDidDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
      ])
  }

  @Test(
    "TRN-7: only the style custom asks for it", arguments: [UIModalPresentationStyle.fullScreen, .formSheet, .overFullScreen])
  func otherStyles(style: UIModalPresentationStyle) {
    let rig = Rig(nil, style)
    rig.stage.a.present(rig.b, animated: true)
    rig.stage.simulation.settle()
    #expect(!rig.stage.takeCalls().contains { $0.hasPrefix("D.presentationController") })
    #expect(rig.half == nil)
  }

  @Test("TRN-7: one that is read before presenting is the one that presents; one from before the delegate stays")
  func readBefore() {
    let rig = Rig()
    let early = rig.half
    #expect(early != nil)
    rig.stage.a.present(rig.b, animated: true)
    rig.stage.simulation.settle()
    #expect(rig.half === early)

    let c = controller("C", .custom)
    let plain = c.presentationController
    c.transitioningDelegate = rig.delegate
    rig.b.present(c, animated: true)
    rig.stage.simulation.settle()
    #expect(c.presentationController === plain && !(plain is HalfController))
  }

  @Test("TRN-7, TRN-4: it hears that a presentation was cancelled")
  func cancelled() {
    let rig = Rig()
    rig.delegate.presenting = ScriptedAnimator { $0.completeTransition(false) }
    rig.stage.a.present(rig.b, animated: true)
    rig.stage.simulation.settle()
    #expect(
      rig.stage.takeCalls().suffix(2) == [
        "B.viewDidDisappear(animated: true)", "HalfController.presentationTransitionDidEnd(false)",
      ])
    #expect(rig.stage.a.presentedViewController == nil)
  }
}
