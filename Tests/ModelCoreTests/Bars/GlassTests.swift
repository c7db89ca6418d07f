import ModelCore
import Testing

/// LG-1, 4, 7: bars of glass, and without.
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
    #expect(shown.look.shadow == .none)
    #expect(bar(os: 18, optsOut: false).look.background.isBlurred)
  }

  @Test("LG-4, ITM-3: the default back button is the chevron alone")
  func backButton() {
    #expect(bar(os: 26, optsOut: false).backButton?.title == nil)
    #expect(bar(os: 18, optsOut: false).backButton?.title == "A")
  }

  @Test(
    "LG-7: an app can opt out on iOS 26 with SDK 26 only",
    arguments: [
      (26, 26, true, false), (26, 26, false, true), (Device.Release(26, 1), 26, true, false), (27, 26, true, true),
      (27, 27, true, true), (18, 26, false, false),
    ] as [(Device.Release, Device.Release, Bool, Bool)])
  func optingOut(os: Device.Release, sdk: Device.Release, optsOut: Bool, isGlass: Bool) {
    let shown = bar(os: os, sdk: sdk, optsOut: optsOut)
    #expect(shown.trailingGroups.map(\.count) == (isGlass ? [2] : [1, 1]))
    #expect(shown.backButton?.title == (isGlass ? nil : "A"))
    #expect(shown.look.background.isBlurred == !isGlass)
  }
}
