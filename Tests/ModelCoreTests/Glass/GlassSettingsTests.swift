import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// GLS-3, GLS-8, GLS-10: the settings of a device that glass depends on, and the sizes of toolbars.
@MainActor
struct GlassSettingsTests {
  private func device(_ version: Device.Release, sdk: Device.Release? = nil) -> Device {
    var device = Device.iPhone
    device.systemVersion = version
    device.linkedSDK = sdk ?? version
    return device
  }

  @Test("GLS-8: the Liquid Glass setting is in the middle by default, and only iOS 27 has a slider")
  func glassSetting() {
    var device = device(27)
    expectEqual(device.glassSetting, 0.5)
    device.glassSetting = 1
    expectEqual(device.effectiveGlassSetting, 1)
    device.systemVersion = Device.Release(26, 1)
    expectEqual(device.effectiveGlassSetting, 0.5)
    device.glassSetting = 1.5
    expectEqual(device.glassSetting, 1)
  }

  @Test("GLS-10: the app hears of Reduce Transparency, and reads it")
  func reduceTransparency() {
    let simulation = Simulation(device: device(27))
    var heard: [Bool] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceTransparencyStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { heard.append(UIAccessibility.isReduceTransparencyEnabled) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    simulation.isReduceTransparencyEnabled = true
    simulation.isReduceTransparencyEnabled = true
    simulation.isReduceTransparencyEnabled = false
    expectEqual(heard, [true, false])
  }

  @Test(
    "GLS-3, P-33: a toolbar of glass is a platter, and a capsule on iOS 27",
    arguments: [(26, 26, 52, 44), (27, 26, 52, 44), (27, 27, 48, 38)]
      as [(Device.Release, Device.Release, CGFloat, CGFloat)])
  func toolbar(version: Device.Release, sdk: Device.Release, height: CGFloat, item: CGFloat) throws {
    try expectToolbar(device(version, sdk: sdk), Policies(), height: height, item: item)
  }

  @Test(
    "GLS-3, P-33: other readings: platters or capsules on every system",
    arguments: [(.platter, 52, 44), (.capsule, 48, 38)] as [(Policies.ToolbarSizes, CGFloat, CGFloat)])
  func otherReadings(sizes: Policies.ToolbarSizes, height: CGFloat, item: CGFloat) throws {
    var policies = Policies()
    policies.toolbarSizes = sizes
    for version in [26, 27] as [Device.Release] {
      try expectToolbar(device(version), policies, height: height, item: item)
    }
  }

  private func expectToolbar(_ device: Device, _ policies: Policies, height: CGFloat, item: CGFloat) throws {
    let simulation = Simulation(device: device, policies: policies)
    let root = UIViewController()
    root.toolbarItems = [UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)]
    let navigation = UINavigationController(rootViewController: root)
    navigation.isToolbarHidden = false
    let window = UIWindow(frame: CGRect(origin: .zero, size: device.screenSize))
    window.rootViewController = navigation
    window.isHidden = false
    simulation.settle()
    let frame = try #require(navigation.toolbar.modelItems.first?.frame)
    expectEqual(navigation.toolbar.frame.height, height)
    expectEqual(frame.height, item)
    expectEqual(frame.midY, height / 2)
  }
}
