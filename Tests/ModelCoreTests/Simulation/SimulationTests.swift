import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct SimulationTests {
  @Test func isCurrentFromItsInitialiserOn() {
    run(on: 17)
    #expect(UITabBarItem(tabBarSystemItem: .more, tag: 0).image == nil)
    run(on: 18)
    #expect(UITabBarItem(tabBarSystemItem: .more, tag: 0).image != nil)
  }

  @Test func bindsItselfForAnOperation() {
    let old = run(on: 17)
    run(on: 26)
    let item = old.asCurrent { UITabBarItem(tabBarSystemItem: .more, tag: 0) }
    #expect(item.image == nil)
  }

  @Test func isCurrentAtOnceAlsoDuringACallOfTheApp() {
    let old = run(on: 17)
    run(on: 18)
    var seen: [Bool] = []
    let look = { seen.append(UITabBarItem(tabBarSystemItem: .more, tag: 0).image == nil) }
    let controller = Witness {
      old.asCurrent(look)
      look()
      run(on: 17)
      look()
    }
    _ = UINavigationController(rootViewController: controller)
    look()
    expectEqual(seen, [true, false, true, true])
  }

  @Test func whatEndsWithTheLastOneMayUseTheNext() {
    var seen: [Bool] = []
    _ = Simulation.launched(
      appDelegate: LastWord { seen.append(UITabBarItem(tabBarSystemItem: .more, tag: 0).image == nil) }, on: 18)
    run(on: 17)
    expectEqual(seen, [true])
  }

  @Test func recordsFaultsInOrderAndDoesNotTrapByDefault() {
    let simulation = run(on: 26)
    #expect(!simulation.traps)
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    item.setBackgroundImage(UIImage(), for: .normal, style: .done, barMetrics: .default)
    item.setBackgroundImage(UIImage(), for: .normal, style: .plain, barMetrics: .default)
    item.setBackgroundImage(UIImage(), for: .normal, style: .bordered, barMetrics: .default)
    expectEqual(simulation.faults.map(\.rule), [.itm11, .itm11])
  }

  @Test func toleratesTheFaultsOfARule() {
    let simulation = run(on: 26)
    simulation.traps = true
    simulation.toleratedRules = [.itm11]
    UIBarButtonItem().setBackgroundImage(nil, for: .normal, style: .done, barMetrics: .default)
    #expect(simulation.faults.isEmpty)
    expectEqual(simulation.toleratedFaults.map(\.rule), [.itm11])
  }

  @Test func trapsStopWhereTheMistakeIsMade() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let simulation = Simulation()
        simulation.traps = true
        UIBarButtonItem().setBackgroundImage(nil, for: .normal, style: .done, barMetrics: .default)
      }
    }
  }

  @Test(arguments: [(13, Device.Release(13, 3)), (13, 15), (Device.Release(13, 7), 14)] as [(Device.Release, Device.Release)])
  func ordersSystemVersions(older: Device.Release, newer: Device.Release) {
    #expect(older < newer)
    #expect(!(newer < older))
  }

  @Test func devicesRunTheNewestSystem() {
    expectEqual(Device.iPhone.systemVersion, 26)
    expectEqual(Device.iPad.linkedSDK, 26)
    #expect(Device.iPhone.screenSize.height > Device.iPhone.screenSize.width)
  }
}

/// A controller that does something when it is to get a parent.
private final class Witness: UIViewController {
  private let act: () -> Void

  init(_ act: @escaping () -> Void) {
    self.act = act
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toParent parent: UIViewController?) { act() }
}

/// An application delegate that does something when it ends.
private final class LastWord: UIResponder, UIApplicationDelegate {
  private let word: @MainActor () -> Void

  init(_ word: @escaping @MainActor () -> Void) {
    self.word = word
  }

  deinit {
    MainActor.assumeIsolated(word)
  }
}
