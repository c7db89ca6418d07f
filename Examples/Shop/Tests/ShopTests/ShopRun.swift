import ModelCore
import Testing

@testable import Shop

/// The shop after its launch on a phone, with what the bars of its catalogue show.
@MainActor
struct ShopRun {
  let simulation: Simulation
  let scene: ShopScene
  let tabs: ShopTabs

  init(on version: Device.Release = 18) throws {
    final class App: UIResponder, UIApplicationDelegate {}
    var device = Device.iPhone
    device.systemVersion = version
    let configuration = InfoPlist.SceneConfiguration(name: "Shop", delegateClass: ShopScene.self) { ShopScene() }
    let manifest = InfoPlist.SceneManifest(configurations: [.windowApplication: [configuration]])
    simulation = Simulation(device: device, infoPlist: InfoPlist(sceneManifest: manifest), appDelegate: App())
    simulation.launch()
    simulation.settle()
    scene = try #require(UIApplication.shared.connectedScenes.first?.delegate as? ShopScene)
    tabs = try #require(scene.window?.rootViewController as? ShopTabs)
  }

  var catalogue: ModelNavigationBar { tabs.catalogue.navigationBar.modelBar }

  /// The screen that the user sees.
  var screen: ModelScreen {
    get throws { try #require(scene.window?.modelScreen) }
  }

  /// Does something, and waits until everything has come to rest.
  func run(_ operation: () -> Void) {
    operation()
    simulation.settle()
  }
}

/// `#RRGGBB`, of an opaque colour in light mode; `clear`, or `translucent`, of any other.
func light(_ color: UIColor?) -> String? {
  var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
  let traits = UITraitCollection(userInterfaceStyle: .light)
  guard let color, color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
  guard alpha == 1 else { return alpha == 0 ? "clear" : "translucent" }
  return "#"
    + [red, green, blue].map { String(Int(($0 * 255).rounded()) + 256, radix: 16, uppercase: true).dropFirst() }.joined()
}
