import ModelCore
import Testing

@MainActor @Suite struct SplitAcceptanceTests {
  /// The whole of the sample app: master and detail in navigation controllers, with or without the two mending methods.
  @MainActor final class SplitScene: UIResponder, UIWindowSceneDelegate, UISplitViewControllerDelegate {
    var window: UIWindow?
    let diary: Diary
    let mends: Bool
    let keepsMaster: Bool
    let split = UISplitViewController(nibName: nil, bundle: nil)
    let master: DiaryPage
    let masterNav: UINavigationController
    var detail: DiaryPage
    var detailNav: UINavigationController

    init(_ diary: Diary, mends: Bool, keepsMaster: Bool) {
      self.diary = diary
      self.mends = mends
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
      guard mends else { return false }
      if splitViewController.isCollapsed, let nav = vc as? UINavigationController, let top = nav.topViewController {
        splitViewController.showDetailViewController(top, sender: nil)
        return true
      }
      return false
    }
    func splitViewController(
      _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
      guard mends, let nav = primaryViewController as? UINavigationController else { return nil }
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

  func start(mends: Bool, keepsMaster: Bool, compact: Bool) -> (Simulation, SplitScene, UISceneSession)? {
    let holder = Holder()
    let diary = Diary()
    let plist = InfoPlist(
      sceneManifest: InfoPlist.SceneManifest(
        supportsMultipleScenes: true,
        configurations: [
          .windowApplication: [
            InfoPlist.SceneConfiguration(name: "Default", delegateClass: SplitScene.self) {
              let scene = SplitScene(diary, mends: mends, keepsMaster: keepsMaster)
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

  @Test("SPL-2, SPL-3, SPL-7: the default collapse nests the navigation controller, and no scroll view is found")
  func nested() throws {
    let (simulation, scene, session) = try #require(start(mends: false, keepsMaster: false, compact: false))
    #expect(!scene.split.isCollapsed)
    #expect(scene.split.viewControllers == [scene.masterNav, scene.detailNav])
    #expect(scene.detailNav.modelContentScrollView === scene.detail.scroll)
    simulation.resize(session, to: CGSize(width: 320, height: 768))
    simulation.settle()
    #expect(scene.diary.lines.filter { $0 == "collapse" }.count == 1)
    #expect(scene.split.isCollapsed)
    #expect(scene.split.viewControllers == [scene.masterNav])
    #expect(scene.masterNav.viewControllers == [scene.master, scene.detailNav])
    #expect(scene.detailNav.parent === scene.masterNav)
    #expect(scene.masterNav.modelContentScrollView == nil)
    #expect(scene.detail.view.window === scene.window)
    #expect(simulation.faults.isEmpty)
    // SPL-4: back again.
    simulation.resize(session, to: CGSize(width: 1024, height: 768))
    simulation.settle()
    #expect(!scene.split.isCollapsed)
    #expect(scene.split.viewControllers == [scene.masterNav, scene.detailNav])
    #expect(scene.masterNav.viewControllers == [scene.master])
    #expect(scene.detailNav.parent === scene.split)
    #expect(scene.split.children == [scene.masterNav, scene.detailNav])
    #expect(simulation.faults.isEmpty)
  }

  @Test("SPL-5, SPL-8, SPL-9: the two methods that mend it") func mended() throws {
    let (simulation, scene, session) = try #require(start(mends: true, keepsMaster: true, compact: true))
    #expect(scene.split.isCollapsed)
    #expect(scene.masterNav.viewControllers == [scene.master])
    let page = DiaryPage("Shown", scene.diary)
    page.scroll = UIScrollView(frame: .zero)
    scene.detail = page
    scene.split.showDetailViewController(UINavigationController(rootViewController: page), sender: nil)
    simulation.settle()
    #expect(scene.masterNav.viewControllers == [scene.master, page])
    #expect(scene.masterNav.modelContentScrollView === page.scroll)
    simulation.resize(session, to: CGSize(width: 1024, height: 768))
    simulation.settle()
    #expect(scene.masterNav.viewControllers == [scene.master])
    #expect((scene.split.viewControllers.last as? UINavigationController)?.viewControllers == [page])
    #expect(page.view.window === scene.window)
    // SPL-10: collapsing while the detail is shown, with collapseSecondary answering true here.
    simulation.resize(session, to: CGSize(width: 320, height: 768))
    simulation.settle()
    simulation.resize(session, to: CGSize(width: 1024, height: 768))
    simulation.settle()
    let fresh = (scene.split.viewControllers.last as? UINavigationController)?.topViewController
    #expect(fresh?.modelName == "Fresh")
    #expect(fresh?.navigationItem.leftBarButtonItem === scene.split.displayModeButtonItem)
    #expect(simulation.faults.isEmpty)
  }

  @Test("SPL-10: the case that the mending does not cover") func gap() throws {
    let (simulation, scene, session) = try #require(start(mends: true, keepsMaster: false, compact: false))
    simulation.resize(session, to: CGSize(width: 320, height: 768))
    simulation.settle()
    #expect(scene.masterNav.viewControllers == [scene.master, scene.detailNav])
    simulation.tapBackButton(in: scene.masterNav)
    simulation.settle()
    #expect(scene.masterNav.viewControllers == [scene.master])
    #expect(simulation.faults.isEmpty)
  }

  @Test("SPL-6: showDetail in both states") func showDetail() throws {
    let (simulation, scene, session) = try #require(start(mends: false, keepsMaster: true, compact: false))
    let page = DiaryPage("Shown", scene.diary)
    scene.master.showDetailViewController(page, sender: nil)
    simulation.settle()
    #expect(scene.split.viewControllers == [scene.masterNav, page])
    #expect(scene.detailNav.parent == nil)
    simulation.resize(session, to: CGSize(width: 320, height: 768))
    simulation.settle()
    let next = DiaryPage("Next", scene.diary)
    scene.master.showDetailViewController(next, sender: nil)
    simulation.settle()
    #expect(scene.masterNav.viewControllers == [scene.master, next])
  }

  @Test("SPL-1, SPL-11: defaults") func defaults() {
    _ = Simulation(device: .pad(16))
    let split = UISplitViewController(nibName: nil, bundle: nil)
    #expect(split.viewControllers.isEmpty)
    #expect(split.displayMode != .automatic)
    let a = DiaryPage("A"), b = DiaryPage("B")
    split.viewControllers = [a, b]
    #expect(split.children == [a, b])
    #expect(a.splitViewController === split)
  }

  @Test("SPL-2: a launch in compact width collapses at once; a plain primary hides the secondary") func compactLaunch() {
    var split: UISplitViewController!
    var a: DiaryPage!
    var b: DiaryPage!
    let app = LaunchedApp(.phone(16)) {
      split = UISplitViewController(nibName: nil, bundle: nil)
      a = DiaryPage("A")
      b = DiaryPage("B")
      split.viewControllers = [a, b]
      return split
    }
    #expect(split.isCollapsed)
    #expect(split.viewControllers == [a])
    #expect(a.view.window != nil)
    #expect(b.viewIfLoaded?.window == nil)
    #expect(app.simulation.faults.isEmpty)
  }

  final class Columns: NSObject, UISplitViewControllerDelegate {
    var asked: [UISplitViewController.Column] = []
    var answer: UISplitViewController.Column?
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      asked.append(proposedTopColumn)
      return answer ?? proposedTopColumn
    }
  }

  @Test("SPL-13, SPL-14, SPL-15: columns on a phone", arguments: [nil, .primary] as [UISplitViewController.Column?])
  func columns(_ answer: UISplitViewController.Column?) {
    let delegate = Columns()
    delegate.answer = answer
    var split: UISplitViewController!
    var a: DiaryPage!
    var b: DiaryPage!
    let app = LaunchedApp(.phone(16)) {
      split = UISplitViewController(style: .doubleColumn)
      a = DiaryPage("A")
      b = DiaryPage("B")
      split.delegate = delegate
      split.setViewController(a, for: .primary)
      split.setViewController(b, for: .secondary)
      return split
    }
    #expect(delegate.asked.count == 1)
    #expect(split.isCollapsed)
    #expect(a.navigationController != nil)
    let top = answer == .primary ? a : b
    #expect(top?.viewIfLoaded?.window != nil)
    split.show(.secondary)
    app.simulation.settle()
    #expect(b.viewIfLoaded?.window != nil)
    split.hide(.primary)
    app.simulation.settle()
    #expect(b.viewIfLoaded?.window != nil)
    split.hide(.secondary)
    app.simulation.settle()
    #expect(a.viewIfLoaded?.window != nil)
    #expect(b.viewIfLoaded?.window == nil)
    split.show(.secondary)
    app.simulation.settle()
    split.show(.primary)
    app.simulation.settle()
    #expect(a.viewIfLoaded?.window != nil)
    #expect(b.viewIfLoaded?.window == nil)
    #expect(app.simulation.faults.isEmpty)
  }

  @Test("SPL-13: a compact column replaces the stack and is not wrapped") func compactColumn() {
    let delegate = Columns()
    var split: UISplitViewController!
    var c: DiaryPage!
    let app = LaunchedApp(.phone(16)) {
      split = UISplitViewController(style: .doubleColumn)
      c = DiaryPage("C")
      split.delegate = delegate
      split.setViewController(DiaryPage("A"), for: .primary)
      split.setViewController(DiaryPage("B"), for: .secondary)
      split.setViewController(c, for: .compact)
      return split
    }
    #expect(c.navigationController == nil)
    #expect(c.parent === split)
    #expect(c.viewIfLoaded?.window != nil)
    #expect(app.simulation.faults.isEmpty)
    split.show(.compact)
    #expect(hasFault(app.simulation, "SPL-15"))
  }

  @Test("SPL-11, SPL-15: columns on a pad") func expandedColumns() {
    var split: UISplitViewController!
    let app = LaunchedApp(.pad(16)) {
      split = UISplitViewController(style: .tripleColumn)
      split.setViewController(DiaryPage("A"), for: .primary)
      split.setViewController(DiaryPage("S"), for: .supplementary)
      split.setViewController(DiaryPage("B"), for: .secondary)
      return split
    }
    #expect(!split.isCollapsed)
    #expect(split.displayMode != .automatic)
    split.hide(.primary)
    app.simulation.settle()
    split.hide(.supplementary)
    app.simulation.settle()
    #expect(split.displayMode == .secondaryOnly)
    split.hide(.secondary)
    app.simulation.settle()
    #expect(split.displayMode == .secondaryOnly)
    split.show(.supplementary)
    app.simulation.settle()
    #expect([.oneBesideSecondary, .oneOverSecondary].contains(split.displayMode))
    split.show(.primary)
    app.simulation.settle()
    #expect([.twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary].contains(split.displayMode))
    #expect(app.simulation.faults.isEmpty)
  }
}
