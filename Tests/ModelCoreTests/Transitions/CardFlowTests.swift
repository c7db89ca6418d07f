import ModelCore
import Testing

/// The example of the article on custom transitions: a card that slides in, and that a hand drags down.
private final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let card = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(card) }
    UIView.animate(withDuration: 0.4, animations: {}) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

private final class CardTransitions: NSObject, UIViewControllerTransitioningDelegate {
  var hand: UIPercentDrivenInteractiveTransition?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CardAnimator() }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    CardAnimator()
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
}

private final class CardsScreen: UIViewController {
  let transitions = CardTransitions()

  func showCard() {
    let card = CardScreen()
    card.modalPresentationStyle = .overFullScreen
    card.transitioningDelegate = transitions
    present(card, animated: true)
  }

  /// The beginning of the app's pan gesture.
  func beginDrag() -> UIPercentDrivenInteractiveTransition {
    let hand = UIPercentDrivenInteractiveTransition()
    transitions.hand = hand
    dismiss(animated: true)
    return hand
  }
}

private final class CardScreen: UIViewController {}

private final class CardsScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = CardsScreen()
    window.makeKeyAndVisible()
    self.window = window
  }
}

@MainActor
struct CardFlowTests {
  // begin: card
  @Test func `a card that is dragged too little stays`() throws {
    let app = Simulation.launched(sceneDelegate: CardsScene(), on: 18)
    let cards = try app.found(CardsScreen.self)
    cards.showCard()
    app.settle()
    #expect(try app.found(CardScreen.self).view.window != nil)

    var hand = cards.beginDrag()
    app.settle()
    hand.update(0.25)
    hand.cancel()
    app.settle()
    #expect(cards.presentedViewController is CardScreen)

    hand = cards.beginDrag()
    app.settle()
    hand.update(0.75)
    hand.finish()
    app.settle()
    #expect(cards.presentedViewController == nil)
    #expect(app.faults.isEmpty)
  }
  // end: card
}
