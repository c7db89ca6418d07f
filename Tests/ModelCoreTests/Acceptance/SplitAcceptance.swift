import ModelCore
import Testing

/// The sample app of a split view whose large title does not shrink.
@MainActor struct SplitAcceptance {
  /// The whole of the sample app: master and detail in navigation controllers, with or without the two fixing methods.
  @MainActor final class SplitScene: UIResponder, UIWindowSceneDelegate, UISplitViewControllerDelegate {
    var window: UIWindow?
    let diary: PageDiary
    let fixes: Bool
    let keepsMaster: Bool
    let split = UISplitViewController(nibName: nil, bundle: nil)
    let master: DiaryPage
    let masterNav: UINavigationController
    var detail: DiaryPage
    var detailNav: UINavigationController

    init(_ diary: PageDiary, fixes: Bool, keepsMaster: Bool) {
      self.diary = diary
      self.fixes = fixes
      self.keepsMaster = keepsMaster
      master = DiaryPage("Master", diary)
      detail = DiaryPage("Detail", diary)
      detail.scroll = UIScrollView(frame: .zero)
      masterNav = UINavigationController(rootViewController: master)
      detailNav = UINavigationController(rootViewController: detail)
      super.init()
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
      guard let scene = scene as? UIWindowScene else { return }
      masterNav.navigationBar.prefersLargeTitles = true
      detailNav.navigationBar.prefersLargeTitles = true
      split.delegate = self
      split.viewControllers = [masterNav, detailNav]
      let window = UIWindow(windowScene: scene)
      window.rootViewController = split
      window.makeKeyAndVisible()
      self.window = window
    }
    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      diary.lines.append("collapse")
      return keepsMaster
    }
    func splitViewController(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
      guard fixes else { return false }
      if splitViewController.isCollapsed, let nav = vc as? UINavigationController, let top = nav.topViewController {
        splitViewController.showDetailViewController(top, sender: nil)
        return true
      }
      return false
    }
    func splitViewController(
      _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
      guard fixes, let nav = primaryViewController as? UINavigationController else { return nil }
      diary.lines.append("separate")
      if nav.topViewController === detail {
        nav.popViewController(animated: false)
        return UINavigationController(rootViewController: detail)
      }
      if nav.topViewController === master {
        let fresh = DiaryPage("Fresh", diary)
        fresh.navigationItem.leftBarButtonItem = splitViewController.displayModeButtonItem
        fresh.navigationItem.leftItemsSupplementBackButton = true
        return UINavigationController(rootViewController: fresh)
      }
      return nil
    }
  }

  @MainActor final class Holder { var scene: SplitScene? }

  func start(fixes: Bool, keepsMaster: Bool, compact: Bool) -> (Simulation, SplitScene, UISceneSession)? {
    let holder = Holder()
    let diary = PageDiary()
    let plist = InfoPlist(
      sceneManifest: InfoPlist.SceneManifest(
        supportsMultipleScenes: true,
        configurations: [
          .windowApplication: [
            InfoPlist.SceneConfiguration(name: "Default", delegateClass: SplitScene.self) {
              let scene = SplitScene(diary, fixes: fixes, keepsMaster: keepsMaster)
              holder.scene = scene
              return scene
            }
          ]
        ]))
    let simulation = Simulation(device: .pad(16), infoPlist: plist)
    simulation.launch()
    simulation.settle()
    guard let scene = holder.scene, let session = UIApplication.shared.openSessions.first else { return nil }
    if compact {
      simulation.resize(session, to: CGSize(width: 320, height: 768))
      simulation.settle()
    }
    return (simulation, scene, session)
  }
}
