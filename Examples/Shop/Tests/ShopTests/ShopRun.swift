import ModelCore

@testable import Shop

/// The shop after its launch on a phone, with what the bars of its catalogue show.
@MainActor
struct ShopRun {
  let simulation: Simulation
  let scene: ShopScene
  let tabs: ShopTabs

  init(on version: Device.Release = 18) throws {
    simulation = Simulation.launched(sceneDelegate: ShopScene(), on: version)
    scene = try simulation.foundSceneDelegate(ShopScene.self)
    tabs = try simulation.found(ShopTabs.self)
  }

  var catalogue: ModelNavigationBar { tabs.catalogue.navigationBar.modelBar }

  /// The screen that the user sees.
  var screen: ModelScreen? { simulation.screen }

  /// Does something, and waits until everything has come to rest.
  func run(_ operation: () -> Void) {
    operation()
    simulation.settle()
  }
}
