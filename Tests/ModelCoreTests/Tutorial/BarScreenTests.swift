// begin: screen
import Foundation
import ModelCore
import Testing

/// A list that scrolls.
final class ListScreen: UIViewController {
  let scrollView = UIScrollView(frame: .zero)

  override func loadView() { view = scrollView }
}

@MainActor
struct BarScreenTests {
  @Test func theBarIsSolidOnceContentIsUnderIt() {
    let simulation = Simulation(device: .iPhone)
    let list = ListScreen()
    list.title = "Orders"
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.scrollEdgeAppearance = UINavigationBarAppearance()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    simulation.settle()
    #expect(simulation.screen?.navigationBar?.title == "Orders")
    #expect(simulation.screen?.navigationBar?.look.slot == .bar(.scrollEdge))

    simulation.scroll(list.scrollView, to: CGPoint(x: 0, y: 400))
    simulation.settle()
    #expect(simulation.screen?.navigationBar?.look.slot == .bar(.standard))
  }
}
// end: screen
