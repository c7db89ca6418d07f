import ModelCore
import Pelmet
import PelmetTesting
import Testing

@MainActor
@Suite struct LaunchScreenMissingTests {
  private func findings(sdk: Device.Release, hasLaunchScreen: Bool) -> [AuditFinding] {
    var device = Device.iPhone
    device.linkedSDK = sdk
    var infoPlist = InfoPlist()
    infoPlist.hasLaunchScreen = hasLaunchScreen
    return Simulation(device: device, infoPlist: infoPlist).findings(.launchScreenMissing, Theme(.init()))
  }

  @Test("WIN-12: an app of the SDK of iOS 27 without a launch screen is found") func finds() {
    #expect(
      findings(sdk: 27, hasLaunchScreen: false).map(\.description) == [
        "warning: the app has no launch screen, and the App Store rejects an app of the SDK of iOS 27 without one "
          + "[LaunchScreenMissing]; fix: add UILaunchScreen to Info.plist, which may be an empty dictionary"
      ])
    #expect(findings(sdk: 26, hasLaunchScreen: false).isEmpty)
    #expect(findings(sdk: 27, hasLaunchScreen: true).isEmpty)
  }
}
