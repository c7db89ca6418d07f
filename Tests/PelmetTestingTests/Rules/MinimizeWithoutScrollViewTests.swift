import Foundation
import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetTesting
import Testing

@MainActor
@Suite struct MinimizeWithoutScrollViewTests {
  /// Lists under wrappers, as frameworks that render native views make them.
  private final class ListController: UIViewController {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let wrappers: Int

    init(_ name: String, wrappers: Int) {
      self.wrappers = wrappers
      super.init(nibName: nil, bundle: nil)
      modelName = name
    }

    required init?(coder: NSCoder) {
      wrappers = 0
      super.init(coder: coder)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.contentSize = CGSize(width: 390, height: 3000)
      var content: UIView = list
      for _ in 0..<wrappers {
        let wrapper = UIView(frame: list.frame)
        wrapper.addSubview(content)
        content = wrapper
      }
      view.addSubview(content)
    }
  }

  private let theme = Theme(Theme.Style())

  private func stage(_ device: Device = .iPhone, _ root: @escaping @MainActor () -> UIViewController) -> AuditStage {
    AuditStage(device) {
      let container = tabs(root())
      container.tabBarMinimizeBehavior = .onScrollDown
      return container
    }
  }

  private func findings(
    _ theme: Theme? = nil, _ device: Device = .iPhone, _ root: @escaping @MainActor () -> UIViewController
  ) -> [AuditFinding] {
    stage(device, root).findings(.minimizeWithoutScrollView, theme ?? self.theme)
  }

  /// software-mansion/react-native-screens issue 4145: a list in a stack that is the child of a tab's own controller.
  @Test("a list in a nested stack is found, and the bar indeed stays large") func findsNestedStack() throws {
    let list = ListController("Feed", wrappers: 3)
    let stage = stage {
      let tab = screen("Home")
      let stack = UINavigationController(rootViewController: list)
      tab.addChild(stack)
      tab.view.addSubview(stack.view)
      stack.didMove(toParent: tab)
      return tab
    }
    #expect(
      stage.findings(.minimizeWithoutScrollView, theme).map(\.description) == [
        "warning: scrolling in 'Home' never makes the tab bar small: its scroll view is neither its view nor that view's first subview "
          + "[MinimizeWithoutScrollView]; fix: call setContentScrollView(_:for: .bottom) of 'Home' with its scroll view"
      ])
    stage.simulation.scroll(list.list, to: CGPoint(x: 0, y: 500))
    #expect(stage.simulation.screen?.tabBar?.isMinimized == false)
  }

  @Test("the fix fixes it") func fix() throws {
    let list = ListController("Feed", wrappers: 2)
    let stage = stage { UINavigationController(rootViewController: list) }
    expectEqual(stage.findings(.minimizeWithoutScrollView, theme).map(\.screen), ["Tabs"])
    list.setContentScrollView(list.list, for: .bottom)
    #expect(stage.findings(.minimizeWithoutScrollView, theme).isEmpty)
    stage.simulation.scroll(list.list, to: CGPoint(x: 0, y: 500))
    #expect(stage.simulation.screen?.tabBar?.isMinimized == true)
  }

  @Test("lists that UIKit finds, and tabs in which nothing scrolls up and down, are no findings") func findsNothing() {
    #expect(findings { ListController("Feed", wrappers: 0) }.isEmpty)
    #expect(findings { screen("Static") }.isEmpty)
    #expect(
      findings {
        let controller = screen("Carousel")
        let carousel = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        carousel.contentSize = CGSize(width: 2000, height: 200)
        controller.view.addSubview(UIView())
        controller.view.addSubview(carousel)
        return controller
      }.isEmpty)
  }

  @Test("a bar that is not to be minimised is no finding, nor one on a pad") func dependsOnTheBehavior() {
    for behavior in [UITabBarController.MinimizeBehavior.automatic, .never] {
      let stage = AuditStage {
        let container = tabs(ListController("Feed", wrappers: 2))
        container.tabBarMinimizeBehavior = behavior
        return container
      }
      #expect(stage.findings(.minimizeWithoutScrollView, theme).isEmpty)
    }
    #expect(findings(nil, .iPad) { ListController("Feed", wrappers: 2) }.isEmpty)
  }

  @Test("a theme that asks for it is enough, and the finding is at its value") func themed() {
    let theme = Theme(Theme.Style(tabBarController: Theme.TabBarControllerStyle(tabBarMinimizeBehavior: .onScrollDown)))
    let stage = AuditStage { tabs(ListController("Feed", wrappers: 2)) }
    expectEqual(stage.findings(.minimizeWithoutScrollView, theme).map(\.place), ["tabBarController.tabBarMinimizeBehavior"])
  }
}
