// begin: flow
import ModelCore
import Testing

final class Home: UIViewController {}
final class Detail: UIViewController {}

@MainActor
struct FlowTests {
  @Test func theBackButtonGoesHome() {
    let simulation = Simulation(device: .iPhone)
    let navigation = UINavigationController(rootViewController: Home())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    simulation.settle()
    simulation.log.clear()

    navigation.pushViewController(Detail(), animated: true)
    simulation.settle()
    simulation.tapBackButton(in: navigation)
    simulation.settle()

    #expect(navigation.topViewController is Home)
    #expect(simulation.now == 0.7)
    #expect(
      simulation.log.names(for: [.appearance]).suffix(5) == [
        "Detail.viewWillDisappear", "Home.viewWillAppear", "Home.viewIsAppearing", "Detail.viewDidDisappear",
        "Home.viewDidAppear",
      ])
    #expect(simulation.faults.isEmpty)
  }
}
// end: flow
