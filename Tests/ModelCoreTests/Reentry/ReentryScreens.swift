import ModelCore

/// A controller whose every callback calls back.
class ReentryScreen: UIViewController {
  override func loadView() {
    ReentryWalk.called()
    view = ReentryView(frame: UIScreen.main.bounds)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: ReentryScreen, _) in ReentryWalk.called("handler of traits") }
    if ReentryWalk.current?.chance(3) == true, let view = ReentryWalk.current?.newView() { self.view.addSubview(view) }
    ReentryWalk.called()
  }

  override func viewWillAppear(_ animated: Bool) { called(super.viewWillAppear(animated)) }
  override func viewIsAppearing(_ animated: Bool) { called(super.viewIsAppearing(animated)) }
  override func viewDidAppear(_ animated: Bool) { called(super.viewDidAppear(animated)) }
  override func viewWillDisappear(_ animated: Bool) { called(super.viewWillDisappear(animated)) }
  override func viewDidDisappear(_ animated: Bool) { called(super.viewDidDisappear(animated)) }
  override func viewWillLayoutSubviews() { called(super.viewWillLayoutSubviews()) }
  override func viewDidLayoutSubviews() { called(super.viewDidLayoutSubviews()) }
  override func updateProperties() { called(super.updateProperties()) }
  override func willMove(toParent parent: UIViewController?) { called(super.willMove(toParent: parent)) }
  override func didMove(toParent parent: UIViewController?) { called(super.didMove(toParent: parent)) }
  override func didReceiveMemoryWarning() { called(super.didReceiveMemoryWarning()) }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) { called(super.traitCollectionDidChange(previous)) }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    called(super.viewWillTransition(to: size, with: coordinator))
    coordinator.animate { _ in
      ReentryWalk.called("alongside")
    } completion: { _ in
      ReentryWalk.called("completion")
    }
  }

  override func willTransition(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    called(super.willTransition(to: traits, with: coordinator))
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    ReentryWalk.answer("preferredStatusBarStyle", .default, .lightContent)
  }
  override var prefersStatusBarHidden: Bool { ReentryWalk.answer("prefersStatusBarHidden", false, true) }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    ReentryWalk.answer("supportedInterfaceOrientations", .all, .portrait)
  }
  override var preferredVerticalBarBehavior: UIVerticalBarBehavior {
    ReentryWalk.answer("preferredVerticalBarBehavior", .automatic, .disabled)
  }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  deinit { ReentryWalk.endedObject() }

  private func called(_ base: Void, _ name: StaticString = #function) { ReentryWalk.called(name) }
}

final class ReentryNavigation: UINavigationController {
  override func viewDidLoad() { ReentryWalk.called() }
  override func viewWillAppear(_ animated: Bool) { ReentryWalk.called() }
  override func viewDidAppear(_ animated: Bool) { ReentryWalk.called() }
  override func viewDidLayoutSubviews() { ReentryWalk.called() }
  override func didMove(toParent parent: UIViewController?) { ReentryWalk.called() }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    ReentryWalk.called()
    super.pushViewController(viewController, animated: animated)
  }

  deinit { ReentryWalk.endedObject() }
}

final class ReentryTabs: UITabBarController {
  override func viewDidLoad() { ReentryWalk.called() }
  override func viewWillAppear(_ animated: Bool) { ReentryWalk.called() }
  override func viewDidAppear(_ animated: Bool) { ReentryWalk.called() }
  override func viewDidLayoutSubviews() { ReentryWalk.called() }
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { ReentryWalk.called() }

  deinit { ReentryWalk.endedObject() }
}

final class ReentrySplit: UISplitViewController {
  override func viewDidLoad() { ReentryWalk.called() }
  override func viewWillAppear(_ animated: Bool) { ReentryWalk.called() }
  override func viewDidAppear(_ animated: Bool) { ReentryWalk.called() }
  override func viewDidLayoutSubviews() { ReentryWalk.called() }
  override func show(_ vc: UIViewController, sender: Any?) {
    ReentryWalk.called()
    super.show(vc, sender: sender)
  }
}

final class ReentryPages: UIPageViewController {
  override func viewDidLoad() { ReentryWalk.called() }
  override func viewWillAppear(_ animated: Bool) { ReentryWalk.called() }
  override func viewDidAppear(_ animated: Bool) { ReentryWalk.called() }
}

final class ReentryView: UIView {
  override func layoutSubviews() { ReentryWalk.called() }
  override func willMove(toWindow newWindow: UIWindow?) { ReentryWalk.called() }
  override func didMoveToWindow() { ReentryWalk.called() }
  override func updateProperties() { ReentryWalk.called() }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) { ReentryWalk.called() }

  deinit { ReentryWalk.endedObject() }
}

final class ReentryScrollView: UIScrollView {
  override func layoutSubviews() { ReentryWalk.called() }
  override func didMoveToWindow() { ReentryWalk.called() }
}

final class ReentryWindow: UIWindow {
  override func becomeKey() { ReentryWalk.called() }
  override func resignKey() { ReentryWalk.called() }
  override func didMoveToWindow() { ReentryWalk.called() }
}
