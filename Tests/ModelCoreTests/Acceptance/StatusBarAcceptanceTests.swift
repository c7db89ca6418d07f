import ModelCore
import Testing

@Suite("Acceptance: status bar") @MainActor
struct StatusBarAcceptance {
  final class Styled: UIViewController {
    var style = UIStatusBarStyle.default
    convenience init(_ style: UIStatusBarStyle) {
      self.init()
      self.style = style
    }
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
  }
  final class ForwardingNav: UINavigationController {
    override var childForStatusBarStyle: UIViewController? { topViewController }
  }

  private func start(_ root: UIViewController, _ version: SystemVersion = 17, plist: InfoPlist = InfoPlist()) -> (Simulation, UIWindow?) {
    let keeper = Keeper<OldDelegate>()
    let simulation = Simulation(
      device: .phone(version), infoPlist: plist, appDelegate: keeper.keep(OldDelegate(Diary(), root: root)))
    simulation.launch()
    simulation.settle()
    return (simulation, keeper.last?.window)
  }

  @Test("STB-1: the application's style counts only without view controllers' answers", arguments: [SystemVersion(7), 9, 12, 15])
  func mode(_ version: SystemVersion) {
    for based in [true, false] {
      let (simulation, window) = start(
        Styled(.default), version, plist: InfoPlist(viewControllerBasedStatusBarAppearance: based))
      UIApplication.shared.setStatusBarStyle(.lightContent, animated: false)
      simulation.settle()
      #expect(window?.modelScreen?.statusBar.style == (based ? .default : .lightContent))
      UIApplication.shared.statusBarStyle = .default
      #expect(window?.modelScreen?.statusBar.style == .default)
      let (_, other) = start(Styled(.lightContent), version, plist: InfoPlist(viewControllerBasedStatusBarAppearance: based))
      #expect(other?.modelScreen?.statusBar.style == (based ? .lightContent : .default))
    }
  }

  @Test("STB-2, STB-8: ignored in a navigation controller; two ways to mend it")
  func navigation() {
    let (first, window) = start(UINavigationController(rootViewController: Styled(.lightContent)))
    #expect(window?.modelScreen?.statusBar.style == .default)
    (window?.rootViewController as? UINavigationController)?.navigationBar.barStyle = .black
    first.settle()
    #expect(window?.modelScreen?.statusBar.style == .lightContent)
    let top = Styled(.lightContent)
    let (second, other) = start(ForwardingNav(rootViewController: top))
    #expect(other?.modelScreen?.statusBar.style == .lightContent)
    top.navigationController?.pushViewController(Styled(.darkContent), animated: true)
    second.settle()
    #expect(other?.modelScreen?.statusBar.style == .darkContent)
    let (_, third) = start(UINavigationController(rootViewController: Styled(.darkContent)))
    #expect(third?.modelScreen?.statusBar.style == .default)
    let (simulation, tabs) = start(
      {
        let tabs = UITabBarController()
        tabs.viewControllers = [Styled(.lightContent), Styled(.darkContent)]
        return tabs
      }())
    #expect(tabs?.modelScreen?.statusBar.style == .lightContent)
    if let controller = tabs?.rootViewController as? UITabBarController { simulation.tapTab(1, in: controller) }
    simulation.settle()
    #expect(tabs?.modelScreen?.statusBar.style == .darkContent)
  }

  @Test("STB-2: an appearance object stops the answer of barStyle from OS 13 on", arguments: [SystemVersion(12), 13, 17])
  func appearanceObject(_ version: SystemVersion) {
    let nav = UINavigationController(rootViewController: UIViewController())
    let (simulation, window) = start(nav, version)
    nav.navigationBar.barStyle = .black
    simulation.settle()
    #expect(window?.modelScreen?.statusBar.style == .lightContent)
    guard version >= 13 else { return }
    nav.navigationBar.standardAppearance = UINavigationBarAppearance()
    simulation.settle()
    #expect(window?.modelScreen?.statusBar.style == .default)
  }

  @Test("STB-2: what is presented", arguments: [
    (.fullScreen, false, true), (.pageSheet, false, false), (.pageSheet, true, true), (.overFullScreen, false, false),
    (.overFullScreen, true, true),
  ] as [(UIModalPresentationStyle, Bool, Bool)])
  func presented(_ style: UIModalPresentationStyle, _ captures: Bool, _ takesOver: Bool) {
    let a = Styled(.darkContent)
    let b = Styled(.lightContent)
    let (simulation, window) = start(a)
    b.modalPresentationStyle = style
    b.modalPresentationCapturesStatusBarAppearance = captures
    a.present(b, animated: true)
    simulation.settle()
    #expect(window?.modelScreen?.statusBar.style == (takesOver ? .lightContent : .darkContent))
    b.dismiss(animated: true)
    simulation.settle()
    #expect(window?.modelScreen?.statusBar.style == .darkContent)
  }

  @Test("STB-5: an answer that changed is asked for on setNeedsStatusBarAppearanceUpdate")
  func requery() {
    let a = Styled(.default)
    let (simulation, window) = start(a)
    a.style = .lightContent
    print("STB-5 before", window?.modelScreen?.statusBar.style as Any)
    a.setNeedsStatusBarAppearanceUpdate()
    simulation.settle()
    #expect(window?.modelScreen?.statusBar.style == .lightContent)
  }

  @Test("STB-2: chains of childForStatusBarStyle")
  func chain() {
    final class Chain: UIViewController {
      override var childForStatusBarStyle: UIViewController? { children.first }
      override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
    }
    let (a, b, c) = (Chain(), Chain(), Styled(.lightContent))
    let (simulation, window) = start(a)
    #expect(window?.modelScreen?.statusBar.style == .darkContent)
    a.addChild(b)
    b.addChild(c)
    a.setNeedsStatusBarAppearanceUpdate()
    simulation.settle()
    #expect(window?.modelScreen?.statusBar.style == .lightContent)
  }
}
