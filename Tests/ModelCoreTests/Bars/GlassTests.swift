import ModelCore
import PelmetTestSupport
import Testing

/// LG-1, 4, 7 and CMP-1: bars of glass, and without.
@MainActor
struct GlassTests {
  /// A bar on this system with this SDK, in an app that may opt out.
  private func bar(os: Device.Release, sdk: Device.Release = 26, optsOut: Bool) -> ModelNavigationBar {
    var device = Device.iPhone
    device.systemVersion = os
    device.linkedSDK = sdk
    var infoPlist = InfoPlist()
    infoPlist.designRequiresCompatibility = optsOut
    _ = Simulation(device: device, infoPlist: infoPlist)
    let (root, top) = (UINavigationItem(title: "A"), UINavigationItem(title: "B"))
    top.rightBarButtonItems = (0..<2).map { _ in UIBarButtonItem(image: UIImage(), style: .plain, target: nil, action: nil) }
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.items = [root, top]
    bar.standardAppearance = UINavigationBarAppearance()
    return bar.modelBar
  }

  @Test("LG-1: on iOS 26 a bar has no background and no line of its own")
  func noBackground() {
    let shown = bar(os: 26, optsOut: false)
    #expect(!shown.look.background.isBlurred)
    #expect(shown.look.background.color == nil)
    expectEqual(shown.look.shadow, .none)
    #expect(bar(os: 18, optsOut: false).look.background.isBlurred)
  }

  @Test("LG-4, ITM-3: the default back button is the chevron alone")
  func backButton() {
    #expect(bar(os: 26, optsOut: false).backButton?.title == nil)
    expectEqual(bar(os: 18, optsOut: false).backButton?.title, "A")
  }

  @Test(
    "CMP-1, LG-7: what the key does, by SDK and system",
    arguments: [
      // SDK, system, glass without the key, glass with it.
      (Device.Release(18), Device.Release(18), false, false), (18, 26, false, false), (18, 27, false, false),
      (Device.Release(18), Device.Release(27, 1), false, false), (26, 25, false, false), (26, 26, true, false),
      (Device.Release(26), Device.Release(26, 5), true, false), (26, 27, true, false), (27, 25, false, false),
      (Device.Release(26, 4), Device.Release(27, 1), true, false), (27, 26, true, false),
      (Device.Release(27), Device.Release(26, 6), true, false), (27, 27, true, true),
      (Device.Release(27, 1), Device.Release(27), true, true), (27, 28, true, true),
    ] as [(Device.Release, Device.Release, Bool, Bool)])
  func compatibility(sdk: Device.Release, os: Device.Release, isGlass: Bool, isGlassDespiteKey: Bool) {
    for (hasKey, expected) in [(false, isGlass), (true, isGlassDespiteKey)] {
      let shown = bar(os: os, sdk: sdk, optsOut: hasKey)
      expectEqual(shown.trailingGroups.map(\.count), expected ? [2] : [1, 1], "key: \(hasKey)")
      expectEqual(shown.backButton?.title, expected ? nil : "A", "key: \(hasKey)")
      expectEqual(shown.look.background.isBlurred, !expected, "key: \(hasKey)")
    }
  }
}
