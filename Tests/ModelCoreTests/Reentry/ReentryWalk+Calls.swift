import Foundation
import ModelCore

/// The calls that the walk makes as an app.
extension ReentryWalk {
  func callFromApp() {
    switch number(20) {
    case 0, 1, 2: navigate()
    case 3, 4: selectTab()
    case 5: useWindow()
    case 6, 7: present()
    case 8: contain()
    case 9: useSplit()
    case 10: usePages()
    case 11, 12: arrangeViews()
    case 13: runTime()
    case 14: changeLook()
    case 15: useTable()
    case 16: search()
    case 17: animate()
    case 18: useScenes()
    default: edit()
    }
  }

  private func navigate() {
    guard let navigation = old(UINavigationController.self) else { return }
    let animated = flag
    trace("navigate \(navigation.modelName)")
    switch number(8) {
    case 0, 1, 2: navigation.pushViewController(anyController(), animated: animated)
    case 3: navigation.popViewController(animated: animated)
    case 4: navigation.popToRootViewController(animated: animated)
    case 5:
      if let controller = pick(navigation.viewControllers) { navigation.popToViewController(controller, animated: animated) }
    case 6: navigation.setViewControllers(shuffled(navigation.viewControllers) + [anyController()], animated: animated)
    default: navigation.viewControllers = Array(navigation.viewControllers.dropFirst(number(3)))
    }
  }

  private func selectTab() {
    guard let tabs = old(UITabBarController.self) else { return }
    trace("tabs \(tabs.modelName)")
    switch number(9) {
    case 0, 1, 2: tabs.selectedIndex = number(6)
    case 3: tabs.selectedViewController = pick(tabs.viewControllers ?? [])
    case 4: tabs.viewControllers = shuffled(tabs.viewControllers ?? []).dropLast(number(2)) + [anyController()]
    case 5: tabs.tabs = flag ? newTabObjects(2) : shuffled(tabs.tabs)
    case 6: tabs.selectedTab = pick(tabs.tabs)
    case 7: tabs.isTabBarHidden.toggle()
    default: _ = tabs.moreNavigationController.popToRootViewController(animated: flag)
    }
  }

  private func useWindow() {
    trace("window")
    switch number(9) {
    case 0, 1: window?.rootViewController = anyController()
    case 2: window?.rootViewController = chance(3) ? nil : newController()
    case 3, 4: window?.isHidden.toggle()
    case 5, 6: window?.makeKeyAndVisible()
    case 7: window?.windowScene = pick(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene })
    default:
      guard UIApplication.shared.windows.count < 4 else { return }
      let window = ReentryWindow()
      window.rootViewController = newController()
      window.isHidden = false
    }
  }

  private func present() {
    guard let presenter = old(UIViewController.self) else { return }
    if chance(3) {
      trace("dismiss \(presenter.modelName)")
      return presenter.dismiss(animated: flag) { Self.called("completion of dismiss") }
    }
    let styles: [UIModalPresentationStyle] = [
      .automatic, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen, .popover,
    ]
    let presented = anyController()
    trace("present \(presented.modelName) from \(presenter.modelName)")
    if !(presented is UIAlertController), let style = pick(styles) { presented.modalPresentationStyle = style }
    presented.presentationController?.delegate = delegate
    presented.popoverPresentationController?.sourceView = presenter.viewIfLoaded
    if chance(4) { presenter.definesPresentationContext = true }
    presenter.present(presented, animated: flag) { Self.called("completion of present") }
  }

  private func contain() {
    guard let parent = old(UIViewController.self) else { return }
    trace("contain in \(parent.modelName)")
    switch number(6) {
    case 0, 1:
      let child = anyController()
      parent.addChild(child)
      if flag { parent.view.addSubview(child.view) }
      child.didMove(toParent: parent)
    case 2:
      guard let child = pick(parent.children) else { return }
      child.willMove(toParent: nil)
      if flag { child.viewIfLoaded?.removeFromSuperview() }
      child.removeFromParent()
    case 3:
      guard let from = pick(parent.children), let to = pick(parent.children) else { return }
      parent.transition(from: from, to: to, duration: flag ? 0.3 : 0) {
        Self.called("animations")
      } completion: { _ in
        Self.called("completion")
      }
    case 4: parent.beginAppearanceTransition(flag, animated: flag)
    default: parent.endAppearanceTransition()
    }
  }

  private func useSplit() {
    guard let split = old(UISplitViewController.self) else { return }
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact, .inspector]
    let column = pick(columns) ?? .primary
    trace("split \(split.modelName) \(column)")
    switch number(7) {
    case 0: split.show(column)
    case 1: split.hide(column)
    case 2: split.setViewController(flag ? anyController() : nil, for: column)
    case 3: split.preferredDisplayMode = pick([.automatic, .secondaryOnly, .oneOverSecondary, .oneBesideSecondary]) ?? .automatic
    case 4: split.viewControllers = [anyController(), anyController()]
    case 5: split.showDetailViewController(anyController(), sender: nil)
    default: split.preferredSplitBehavior = pick([.automatic, .tile, .overlay, .displace]) ?? .automatic
    }
  }

  private func usePages() {
    guard let pages = old(UIPageViewController.self) else { return }
    trace("pages \(pages.modelName)")
    if chance(5) { return pages.isDoubleSided.toggle() }
    let count = pages.isDoubleSided || chance(5) ? 2 : 1
    pages.setViewControllers(
      (0..<count).map { _ in anyController() }, direction: flag ? .forward : .reverse, animated: flag
    ) { _ in Self.called("completion of pages") }
  }

  private func runTime() {
    trace("time")
    switch number(3) {
    case 0: simulation.settle()
    case 1: simulation.advance(by: Double.random(in: 0..<0.5, using: &numbers))
    default: simulation.layoutPass()
    }
  }

  private func useScenes() {
    let application = UIApplication.shared
    trace("scenes")
    switch number(4) {
    case 0 where application.openSessions.count < 3:
      application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { _ in Self.called("errorHandler") }
    case 1:
      guard application.openSessions.count > 1, let session = pick(application.openSessions) else { return }
      application.requestSceneSessionDestruction(session, options: nil) { _ in Self.called("errorHandler") }
    case 2:
      let scene = pick(application.connectedScenes) as? UIWindowScene
      scene?.requestGeometryUpdate(.iOS(interfaceOrientations: flag ? .landscape : .portrait)) { _ in Self.called("errorHandler")
      }
    default:
      guard let session = pick(application.openSessions) else { return }
      application.requestSceneSessionActivation(session, userActivity: nil, options: nil) { _ in Self.called("errorHandler") }
    }
  }
}
