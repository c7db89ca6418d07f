import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct StatusBarAcceptanceTests {
  @Test(
    "STB-2, STB-5: the bar of a navigation controller is followed without being asked for",
    arguments: [12, 13, 17] as [Device.Release])
  func barIsFollowed(version: Device.Release) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let simulation = running(navigation, version)
    let window = navigation.view.window
    expectEqual(window?.modelScreen?.statusBar.style, .default)
    navigation.navigationBar.barStyle = .black
    expectEqual(window?.modelScreen?.statusBar.style, .lightContent)
    if version >= 13 {
      navigation.navigationBar.standardAppearance = UINavigationBarAppearance()
      expectEqual(window?.modelScreen?.statusBar.style, .default)
    }
    #expect(simulation.faults.isEmpty)
  }
}
