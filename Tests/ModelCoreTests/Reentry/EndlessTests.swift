import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// Apps that make new work in every callback: they are stopped with a fault, and leave the process and the simulation alive.
@MainActor
struct EndlessTests {
  /// A page that makes the next one in `viewDidAppear`.
  private final class Pusher: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      navigationController?.pushViewController(Pusher(), animated: false)
    }
  }

  private func rig(_ root: UIViewController) -> (Simulation, UINavigationController) {
    let simulation = Simulation()
    let navigation = UINavigationController(rootViewController: root)
    let window = UIWindow()
    window.rootViewController = navigation
    window.isHidden = false
    return (simulation, navigation)
  }

  @Test("a push from every viewDidAppear is a fault after 10,000 turns")
  func pushes() {
    let (simulation, navigation) = rig(Pusher())
    simulation.settle()
    expectEqual(simulation.faults.map(\.rule), [.simulation])
    let message = simulation.faults.first?.message ?? ""
    #expect(message.hasPrefix("the app did not come to rest after 10000 turns of the run loop"), "\(message)")
    #expect(message.contains("; the last callback was "), "\(message)")
    #expect(navigation.viewControllers.count > 1000)
  }

  @Test("time that is passed in callbacks of itself is a fault 32 deep, and nothing is left of it")
  func nested() {
    let simulation = Simulation()
    var count = 0
    func again() {
      UIView.animate(withDuration: 0.1, animations: {}) { _ in
        count += 1
        guard count < 1000 else { return }
        again()
        simulation.settle()
      }
    }
    again()
    simulation.settle()
    expectEqual(simulation.faults.map(\.rule), [.simulation])
    #expect(simulation.faults.first?.message.hasPrefix("time was passed in callbacks of itself, 32 deep") == true)
    count = 1000
    simulation.settle()
    expectEqual(simulation.faults.count, 1)
  }

  /// Selects the other tab whenever it appears.
  private final class Jumper: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      tabBarController?.selectedIndex = 1 - (tabBarController?.selectedIndex ?? 0)
    }
  }

  @Test("TAB-2: tabs that select each other are a fault after 1000 changes")
  func tabs() {
    // Since iOS 18 each switch takes time.
    var device = Device.iPhone
    device.systemVersion = 17
    let simulation = Simulation(device: device)
    let tabs = UITabBarController()
    tabs.viewControllers = [Jumper(), Jumper()]
    let window = UIWindow()
    window.rootViewController = tabs
    window.isHidden = false
    simulation.settle()
    expectEqual(simulation.faults.map(\.rule), [.tab2])
    #expect(simulation.faults.first?.message.contains("after 1000 changes") == true)
  }

  @Test("an animation that begins again at its end, in no time, is a fault")
  func animations() {
    let simulation = Simulation()
    func again() { UIView.animate(withDuration: 0, animations: {}) { _ in again() } }
    again()
    simulation.advance(by: 1)
    expectEqual(simulation.faults.map(\.rule), [.simulation])
  }

  /// Makes another one the window's root before it appears itself.
  private final class Heir: UIViewController {
    private let inherited: UIWindow

    init(_ window: UIWindow) {
      inherited = window
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      inherited.rootViewController = Heir(inherited)
    }
  }

  @Test("LCH-4: roots that replace one another before they appear are a fault 64 callbacks deep")
  func roots() {
    let simulation = Simulation()
    let window = UIWindow()
    window.rootViewController = Heir(window)
    window.isHidden = false
    simulation.settle()
    expectEqual(simulation.faults.map(\.rule), [.lch4])
    window.rootViewController = page("Last")
    simulation.settle()
    expectEqual(simulation.log.names(for: [.appearance]).last, "Last.viewDidAppear")
  }
}
