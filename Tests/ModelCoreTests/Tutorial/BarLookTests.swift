// begin: look
import ModelCore
import Testing

@MainActor
struct BarLookTests {
  @Test(arguments: [15, 26] as [Device.Release])
  func barIsOpaque(version: Device.Release) {
    var device = Device.iPhone
    device.systemVersion = version
    _ = Simulation(device: device)

    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    bar.standardAppearance = appearance

    #expect(bar.modelBar.look.slot == .bar(.standard))
    #expect(bar.modelBar.look.background.color == .systemBackground)
    #expect(bar.modelBar.look.shadow == .system)
  }
}
// end: look
