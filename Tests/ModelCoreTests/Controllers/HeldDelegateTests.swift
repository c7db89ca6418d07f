import ModelCore
import PelmetTestSupport
import Testing

/// Subclasses that return another delegate than the one that was set, as those do that put a proxy in front of the app's.
@MainActor
struct HeldDelegateTests {
  @Test("NDL-8: a navigation controller calls the proxy that was set, not the delegate that its subclass returns")
  func proxyIsCalled() {
    let proxy = Proxy()
    let rig = NavigationRig(1) { ProxiedNavigation(proxy) }.shown()
    #expect(rig.navigation.delegate === rig.listener)
    let events = rig.events([.delegate]) { rig.navigation.pushViewController(page("B"), animated: true) }
    expectEqual(events, ["P.animationControllerFor", "P.willShow", "P.didShow"])
  }

  @Test("NDL-8: a proxy has the optional methods that it had when it was set")
  func methodsAreThoseOfTheSetting() {
    let proxy = SelectiveProxy()
    let navigation = ProxiedNavigation(proxy)
    let rig = NavigationRig(1) { navigation }.shown()
    func push() -> [String] {
      rig.events([.delegate]) { rig.navigation.pushViewController(page("B"), animated: false) }
    }
    proxy.modelOptionalMethods = ["willShow", "didShow"]
    expectEqual(push(), ["P.didShow"])
    navigation.setProxy()
    expectEqual(push(), ["P.willShow", "P.didShow"])
  }

  @Test("NDL-8, POP-2: a delegate's animations are looked for once, and a proxy may be without")
  func animations() throws {
    let asked = Proxy()
    let rig = NavigationRig(2).shown()
    rig.navigation.delegate = asked
    for _ in 0..<2 {
      #expect(throws: PopRefusal.animationController) { try rig.simulation.beginInteractivePop(in: rig.navigation) }
    }
    expectEqual(asked.animations, 1)
    let selective = SelectiveProxy()
    rig.navigation.delegate = selective
    try rig.simulation.beginInteractivePop(in: rig.navigation).finish()
    expectEqual(selective.animations, 0)
  }

  @Test("NDL-8: a delegate that was set is not retained")
  func isWeak() {
    let rig = NavigationRig(1).shown()
    rig.navigation.delegate = Proxy()
    #expect(rig.navigation.delegate == nil)
    expectEqual(rig.events([.delegate]) { rig.navigation.pushViewController(page("B"), animated: false) }, [])
  }

  @Test("NDL-8: a tab bar controller calls the delegate that was set")
  func tabs() {
    final class Tabs: UITabBarController {
      override weak var delegate: (any UITabBarControllerDelegate)? {
        get { nil }
        set { super.delegate = newValue }
      }
    }
    let (tabs, delegate) = (Tabs(), TabDelegate())
    let stage = ContainmentStage(root: tabs)
    tabs.viewControllers = [page("A"), page("B")]
    tabs.delegate = delegate
    stage.simulation.tapTab(1, in: tabs)
    expectEqual(stage.simulation.log.names(for: [.delegate]), ["D.shouldSelect", "D.didSelect"])
  }

  @Test("NDL-8: a split view controller calls the delegate that was set")
  func split() {
    final class Split: UISplitViewController {
      override weak var delegate: (any UISplitViewControllerDelegate)? {
        get { nil }
        set { super.delegate = newValue }
      }
    }
    let (split, delegate) = (Split(style: .doubleColumn), SplitDelegate())
    split.setViewController(page("A"), for: .primary)
    split.setViewController(page("B"), for: .secondary)
    split.delegate = delegate
    _ = ContainmentStage(root: split)
    #expect(delegate.heard.contains("did collapse"))
  }

  @Test("NDL-8: a page view controller asks the data source and tells the delegate that were set")
  func pages() throws {
    final class Pages: UIPageViewController {
      override weak var delegate: (any UIPageViewControllerDelegate)? {
        get { nil }
        set { super.delegate = newValue }
      }
      override weak var dataSource: (any UIPageViewControllerDataSource)? {
        get { nil }
        set { super.dataSource = newValue }
      }
    }
    let stage = PageStage(.scroll) { Pages(transitionStyle: $0, navigationOrientation: .horizontal) }
    try #require(stage.simulation.beginPageTurn(.forward, in: stage.pages)).finish()
    stage.simulation.settle()
    #expect(
      stage.simulation.log.names(for: [.delegate]) == [
        "PageStage.viewControllerAfter", "PageStage.willTransitionTo", "PageStage.didFinishAnimating",
      ])
  }

  @Test("NDL-8, BAR-12: free bars ask the delegate that was set")
  func bars() {
    final class Toolbar: UIToolbar {
      override weak var delegate: (any UIToolbarDelegate)? {
        get { nil }
        set { super.delegate = newValue }
      }
    }
    final class SearchBar: UISearchBar {
      override weak var delegate: (any UISearchBarDelegate)? {
        get { nil }
        set { super.delegate = newValue }
      }
    }
    final class Above: NSObject, UIToolbarDelegate, UISearchBarDelegate {
      func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
    }
    let simulation = Simulation()
    let window = UIWindow()
    let (toolbar, searchBar, above) = (Toolbar(), SearchBar(), Above())
    toolbar.delegate = above
    searchBar.delegate = above
    window.addSubview(toolbar)
    window.addSubview(searchBar)
    expectEqual([toolbar.barPosition, searchBar.barPosition], [.topAttached, .topAttached])
    expectEqual(simulation.log.names(for: [.delegate]), ["Above.position", "Above.position"])
  }

  @Test("NDL-8, TAB-6: a free tab bar tells the delegate that was set")
  func tabBar() {
    final class Bar: UITabBar {
      override var delegate: (any UITabBarDelegate)? {
        get { nil }
        set { super.delegate = newValue }
      }
    }
    final class Told: NSObject, UITabBarDelegate {
      var titles: [String?] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { titles.append(item.title) }
    }
    let simulation = Simulation()
    let (bar, told) = (Bar(), Told())
    bar.items = [UITabBarItem(title: "A", image: nil, tag: 0)]
    bar.delegate = told
    simulation.tapItem(0, in: bar)
    expectEqual(told.titles, ["A"])
  }
}

/// A proxy with all methods, as far as its class tells.
private class Proxy: UIResponder, UINavigationControllerDelegate {
  weak var app: (any UINavigationControllerDelegate)?
  /// The number of calls that ask for an animation.
  var animations = 0

  override init() {
    super.init()
    modelName = "P"
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animations += 1
    return nil
  }
}

/// A proxy with fewer methods than its class declares.
private final class SelectiveProxy: Proxy, ModelSelectiveDelegate {
  var modelOptionalMethods: Set<String> = ["didShow"]
}

/// A navigation controller that keeps the app's delegate in its proxy, and sets the proxy.
private final class ProxiedNavigation: UINavigationController {
  private var proxy = Proxy()

  convenience init(_ proxy: Proxy) {
    self.init()
    self.proxy = proxy
  }

  override weak var delegate: (any UINavigationControllerDelegate)? {
    get { proxy.app }
    set { proxy.app = newValue }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setProxy()
  }

  func setProxy() {
    super.delegate = proxy
  }
}
