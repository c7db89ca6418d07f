import Foundation
import ModelCore

/// An app delegate that makes a window where there are no scenes, and calls back in all of its callbacks.
final class ReentryApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    ReentryWalk.called("didFinishLaunching")
    guard application.connectedScenes.isEmpty || Simulation.existing?.infoPlist.sceneManifest == nil else { return true }
    window = ReentryWindow()
    window?.rootViewController = ReentryWalk.current?.newController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { ReentryWalk.called() }
  func applicationWillResignActive(_ application: UIApplication) { ReentryWalk.called() }
  func applicationDidEnterBackground(_ application: UIApplication) { ReentryWalk.called() }
  func applicationWillEnterForeground(_ application: UIApplication) { ReentryWalk.called() }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { ReentryWalk.called() }
  func applicationWillTerminate(_ application: UIApplication) { ReentryWalk.called() }
}

/// A scene delegate that does the same.
final class ReentryScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    ReentryWalk.called("willConnectTo")
    guard let scene = scene as? UIWindowScene else { return }
    let window = ReentryWindow(windowScene: scene)
    window.rootViewController = ReentryWalk.current?.newController()
    self.window = window
    window.makeKeyAndVisible()
    ReentryWalk.called("willConnectTo")
  }

  func sceneDidDisconnect(_ scene: UIScene) { ReentryWalk.called() }
  func sceneDidBecomeActive(_ scene: UIScene) { ReentryWalk.called() }
  func sceneWillResignActive(_ scene: UIScene) { ReentryWalk.called() }
  func sceneWillEnterForeground(_ scene: UIScene) { ReentryWalk.called() }
  func sceneDidEnterBackground(_ scene: UIScene) { ReentryWalk.called() }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    ReentryWalk.answer("stateRestorationActivity", nil, NSUserActivity(activityType: "state"))
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) { ReentryWalk.called("didUpdate") }

  func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {
    ReentryWalk.answer("supportedInterfaceOrientations", .all, .portrait)
  }
}

/// An animator that calls back in all of its callbacks, and mostly ends what it has begun.
final class ReentryAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    ReentryWalk.answer("transitionDuration", 0.3, 0)
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    ReentryWalk.called("animateTransition")
    guard ReentryWalk.current?.chance(20) != true else { return }
    guard ReentryWalk.current?.chance(3) != true else { return context.completeTransition(true) }
    UIView.animate(withDuration: 0.3) {
      ReentryWalk.called("animations")
    } completion: { _ in
      ReentryWalk.called("completion of animations")
      context.completeTransition(ReentryWalk.answer("completed", !context.transitionWasCancelled, false))
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ReentryWalk.called("animationEnded") }
}

final class ReentryPresentation: UIPresentationController {
  override func presentationTransitionWillBegin() { ReentryWalk.called() }
  override func presentationTransitionDidEnd(_ completed: Bool) { ReentryWalk.called() }
  override func dismissalTransitionWillBegin() { ReentryWalk.called() }
  override func dismissalTransitionDidEnd(_ completed: Bool) { ReentryWalk.called() }
  override func containerViewWillLayoutSubviews() { ReentryWalk.called() }
  override func containerViewDidLayoutSubviews() { ReentryWalk.called() }
}
