import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetTesting
import Testing

@MainActor
@Suite struct CompatibilityKeyIgnoredTests {
  private func findings(sdk: Device.Release, hasKey: Bool = true, minimumOS: Theme.OSVersion = 15) -> [AuditFinding] {
    var device = Device.iPhone
    device.linkedSDK = sdk
    var infoPlist = InfoPlist()
    infoPlist.designRequiresCompatibility = hasKey
    let simulation = Simulation(device: device, infoPlist: infoPlist)
    return simulation.findings(.compatibilityKeyIgnored, Theme(.init()), minimumOS: minimumOS)
  }

  @Test("CMP-1: the key is found in apps of the SDK of iOS 27, with what happens on the systems that they run on")
  func ignored() {
    let ignored = "UIDesignRequiresCompatibility is ignored on iOS 27 in an app of its SDK, whose bars are glass"
    expectEqual(findings(sdk: 27).map(\.message), [ignored + "; on iOS 26 a crash at launch is reported"])
    expectEqual(findings(sdk: 27, minimumOS: 27).map(\.message), [ignored])
    expectEqual(findings(sdk: 27).map(\.fix), ["remove UIDesignRequiresCompatibility from Info.plist"])
    #expect(findings(sdk: 26).isEmpty)
    #expect(findings(sdk: 27, hasKey: false).isEmpty)
  }
}
