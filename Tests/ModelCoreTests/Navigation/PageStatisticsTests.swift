import ModelCore
import PelmetTestSupport
import Testing

/// NDL-7: statistics of shown pages by a navigation controller's delegate, with what follows from the order of its callbacks.
@MainActor
struct PageStatisticsTests {
  @Test("NDL-7: a push is a first show and a dwell")
  func push() {
    let rig = StatisticsRig()
    rig.push("B", after: 10)
    expectEqual(rig.entries, ["first show A", "first show B from A", "dwell A 10.00"])
  }

  @Test("NDL-7: didShow twice at launch does no harm")
  func launch() {
    let rig = StatisticsRig()
    expectEqual(rig.entries, ["first show A"])
    expectEqual(rig.statistics.didShows, 2)
  }

  @Test("NDL-7: a cancelled swipe logs a dwell of a page that stays, and the next exit a longer one from the same start")
  func cancelledSwipe() throws {
    let rig = StatisticsRig()
    rig.push("B", after: 10)
    rig.simulation.advance(by: 5)
    rig.statistics.entries.removeAll()
    let pop = try rig.simulation.beginInteractivePop(in: rig.navigation)
    expectEqual(rig.entries, ["dwell B 5.00"])
    pop.cancel()
    rig.simulation.settle()
    rig.simulation.advance(by: 2)
    rig.navigation.popViewController(animated: true)
    rig.simulation.settle()
    expectEqual(rig.entries, ["dwell B 5.00", "dwell B 7.35"])
  }

  @Test("NDL-7: a stack that is replaced by one of the same size or less is no push")
  func replacedStack() {
    let rig = StatisticsRig()
    rig.push("B", after: 1)
    rig.statistics.entries.removeAll()
    rig.simulation.advance(by: 1)
    rig.navigation.setViewControllers([page("C"), page("E")], animated: true)
    rig.simulation.settle()
    rig.simulation.advance(by: 1)
    rig.navigation.setViewControllers([page("F")], animated: true)
    rig.simulation.settle()
    expectEqual(rig.entries, ["dwell B 1.00", "dwell E 1.00"])
  }

  @Test("NDL-7: popToRoot logs once")
  func popToRoot() {
    let rig = StatisticsRig()
    rig.push("B", after: 1)
    rig.push("C", after: 1)
    rig.statistics.entries.removeAll()
    rig.simulation.advance(by: 3)
    rig.navigation.popToRootViewController(animated: true)
    rig.simulation.settle()
    expectEqual(rig.entries, ["dwell C 3.00"])
  }

  @Test("NDL-7: a page that is released before willShow loses its dwell")
  func releasedPage() {
    let rig = StatisticsRig()
    rig.push("B", after: 1)
    rig.statistics.entries.removeAll()
    rig.window.isHidden = true
    rig.navigation.popViewController(animated: false)
    rig.window.isHidden = false
    rig.simulation.settle()
    #expect(rig.entries.isEmpty)
  }
}

/// A navigation controller with one page on the screen and the statistics as its delegate.
@MainActor
private final class StatisticsRig {
  let simulation = Simulation()
  let navigation: UINavigationController
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let statistics: PageStatistics

  init() {
    let simulation = simulation
    navigation = UINavigationController(rootViewController: page("A"))
    statistics = PageStatistics { simulation.now }
    navigation.delegate = statistics
    window.rootViewController = navigation
    window.isHidden = false
    simulation.settle()
  }

  var entries: [String] { statistics.entries }

  func push(_ name: String, after seconds: TimeInterval) {
    simulation.advance(by: seconds)
    navigation.pushViewController(page(name), animated: true)
    simulation.settle()
  }
}

private final class PageStatistics: NSObject, UINavigationControllerDelegate {
  var entries: [String] = []
  private(set) var didShows = 0
  private let now: () -> TimeInterval
  private weak var currentPage: UIViewController?
  private var currentCount = 0
  private var currentShowTime: TimeInterval = 0

  init(now: @escaping () -> TimeInterval) {
    self.now = now
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    if navigationController.viewControllers.count > currentCount {
      entries.append("first show \(viewController.modelName)" + (currentPage.map { " from \($0.modelName)" } ?? ""))
    }
    if let currentPage {
      entries.append("dwell \(currentPage.modelName) \(String(format: "%.2f", now() - currentShowTime))")
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    didShows += 1
    currentCount = navigationController.viewControllers.count
    currentPage = viewController
    currentShowTime = now()
  }
}
