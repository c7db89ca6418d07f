import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetTesting
import Testing

@MainActor
@Suite struct SceneRequiredTests {
  private final class OldApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  private func findings(os: Device.Release, sdk: Device.Release, _ infoPlist: InfoPlist = InfoPlist()) -> [AuditFinding] {
    var device = Device.iPhone
    (device.systemVersion, device.linkedSDK) = (os, sdk)
    let simulation = Simulation(device: device, infoPlist: infoPlist, appDelegate: OldApp())
    simulation.launch()
    return simulation.findings(.sceneRequired, Theme(.init()))
  }

  @Test(
    "LCH-12: an app without scenes is an error with the SDK of iOS 27, also where it still launches",
    arguments: [26, 27] as [Device.Release])
  func required(os: Device.Release) {
    expectEqual(findings(os: os, sdk: 27).map(\.severity), [.error])
    #expect(
      findings(os: os, sdk: 27).map(\.message) == [
        "the app has no scenes, and iOS 27 does not launch an app of its SDK without them"
      ])
    #expect(findings(os: os, sdk: 26).isEmpty)
  }

  @Test func appsWithScenesAndAppsThatAreNotLaunchedAreFine() {
    let manifest = InfoPlist.SceneManifest(configurations: [.windowApplication: [InfoPlist.SceneConfiguration(name: "Default")]])
    #expect(findings(os: 27, sdk: 27, InfoPlist(sceneManifest: manifest)).isEmpty)
    var device = Device.iPhone
    device.linkedSDK = 27
    #expect(Simulation(device: device).audit(theme: Theme(.init())).isEmpty)
  }
}
