import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

/// Properties that came with iOS 26 to 27.1, set in a window and taken back.
@MainActor
struct NewSystemTests {
  private static let hardEdges = Theme.Style(
    content: Theme.ContentStyle(scrollEdge: Theme.ScrollEdges(top: Theme.ScrollEdgeEffect(style: .hard))))

  private final class List: UIViewController {
    let list = UIScrollView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(list)
    }
  }

  @Test("EDG-2, NAV-13: a theme sets the edges of the scroll view that bars follow, and takes them back")
  func setsEdgesOfTheContentScrollView() {
    simulating(26) {
      let list = List()
      let window = window(UINavigationController(rootViewController: list))
      list.loadViewIfNeeded()
      let theme = Theme(name: "hard", table: Theme.Table(Self.hardEdges))
      theme.apply(to: window)
      expectEqual(list.list.topEdgeEffect.style, .hard)
      expectEqual(list.list.bottomEdgeEffect.style, .automatic)
      Theme(name: "none", table: Theme.Table(Theme.Style())).apply(to: window)
      expectEqual(list.list.topEdgeEffect.style, .automatic)
    }
  }

  @Test("EDG-2: the edges of a screen are on the scroll view of a controller pushed later")
  func setsEdgesOfAScreen() {
    let simulation = SystemTrait.simulation(26)
    simulation.asCurrent {
      let navigation = ThemedNavigationController(rootViewController: UIViewController())
      let window = window(navigation)
      let place = Theme.PlaceTable(Theme.Place(screen: Theme.Screen("list")), Theme.Table(Self.hardEdges))
      Theme(name: "screens", table: Theme.Table(Theme.Style()), places: [place]).apply(to: window)
      simulation.settle()
      let (list, other) = (List(), List())
      list.themeScreen = Theme.Screen("list")
      for controller in [list, other] {
        navigation.pushViewController(controller, animated: true)
        simulation.settle()
      }
      expectEqual(list.list.topEdgeEffect.style, .hard)
      expectEqual(other.list.topEdgeEffect.style, .automatic)
    }
  }

  @Test func leavesScrollViewsThatBarsDoNotFollow() {
    simulating(26) {
      let list = List()
      let inner = UIScrollView()
      list.list.addSubview(inner)
      let window = window(list)
      list.loadViewIfNeeded()
      Theme(name: "hard", table: Theme.Table(Self.hardEdges)).apply(to: window)
      expectEqual(list.list.topEdgeEffect.style, .hard)
      expectEqual(inner.topEdgeEffect.style, .automatic)
    }
  }

  @Test("VBR-3, VBR-4: themed containers answer for the screen on top", arguments: [Theme.OSVersion(27), Theme.OSVersion(27, 1)])
  func answersForVerticalBars(version: Theme.OSVersion) {
    let simulation = SystemTrait.simulation(version)
    simulation.asCurrent {
      let navigation = ThemedNavigationController(rootViewController: UIViewController())
      let tabs = ThemedTabBarController()
      tabs.viewControllers = [navigation]
      let window = window(tabs)
      let disabled = Theme.Style(viewController: Theme.ViewControllerStyle(preferredVerticalBarBehavior: .disabled))
      let place = Theme.PlaceTable(Theme.Place(screen: Theme.Screen("calculator")), Theme.Table(disabled))
      let theme = Theme(name: "bars", table: Theme.Table(Theme.Style()), places: [place])
      theme.apply(to: window)
      simulation.settle()
      expectEqual(navigation.preferredVerticalBarBehavior, .automatic)
      let calculator = UIViewController()
      calculator.themeScreen = Theme.Screen("calculator")
      navigation.pushViewController(calculator, animated: false)
      simulation.settle()
      let isThere = version >= Theme.OSVersion(27, 1)
      expectEqual(navigation.preferredVerticalBarBehavior, (isThere ? .disabled : .automatic))
      if isThere { expectEqual(navigation.childForPreferredVerticalBarBehavior, nil) }
      expectEqual(tabs.preferredVerticalBarBehavior, .automatic, "the navigation controller decides itself")
      navigation.popViewController(animated: false)
      simulation.settle()
      expectEqual(navigation.preferredVerticalBarBehavior, .automatic)
      Theme(name: "none", table: Theme.Table(Theme.Style())).apply(to: window)
      expectEqual(navigation.preferredVerticalBarBehavior, .automatic)
    }
  }

  @Test("VBR-4: a tab bar controller answers for a screen without a navigation controller")
  func answersForATab() {
    simulating(Theme.OSVersion(27, 1)) {
      let tabs = ThemedTabBarController()
      tabs.viewControllers = [UIViewController(), UINavigationController(rootViewController: UIViewController())]
      let window = window(tabs)
      let disabled = Theme.Style(viewController: Theme.ViewControllerStyle(preferredVerticalBarBehavior: .disabled))
      Theme(name: "bars", table: Theme.Table(disabled)).apply(to: window)
      expectEqual(tabs.preferredVerticalBarBehavior, .disabled)
      expectEqual(tabs.childForPreferredVerticalBarBehavior, nil)
    }
  }

  @Test("VBR-6: the edge of vertical bars is a trait of themes from iOS 27.1 on")
  func readsTheEdge() {
    expectEqual(Theme.Traits(UITraitCollection(), os: Theme.OSVersion(27, 1)).verticalBarEdge, .unspecified)
  }

  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.isHidden = false
    return window
  }
}
