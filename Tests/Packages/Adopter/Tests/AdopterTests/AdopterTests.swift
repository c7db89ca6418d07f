import Adopter
import ModelCore
import PelmetTesting
import Testing

@MainActor
@Test(.simulation(device: .iPhone, on: 26)) func theBarHasTheThemesColours() throws {
  let window = EveningWindow(frame: UIScreen.main.bounds)
  window.show()
  Simulation.current.settle()
  let stack = try #require(window.rootViewController as? UINavigationController)
  let light = UITraitCollection(userInterfaceStyle: .light)
  #expect(
    stack.navigationBar.tintColor.resolvedColor(with: light) == UIColor(red: 10 / 255, green: 95 / 255, blue: 0.8, alpha: 1))
}
