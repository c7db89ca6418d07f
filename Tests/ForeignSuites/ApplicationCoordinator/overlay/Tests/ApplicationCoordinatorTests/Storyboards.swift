import PelmetXCTest

@testable import ApplicationCoordinator

/// The superclass of the tests, which makes what the storyboards have.
typealias XCTestCase = StoryboardTestCase

class StoryboardTestCase: SimulationTestCase {
  private static let outlets = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  override func makeSimulation() -> Simulation {
    let simulation = Simulation()
    simulation.register(storyboard: "Items", identifier: "ItemsListController") { ItemsListController() }
    simulation.register(storyboard: "Items", identifier: "ItemDetailController") { ItemDetailController() }
    simulation.register(storyboard: "Settings", identifier: "SettingsController") { SettingsController() }
    simulation.register(storyboard: "Auth", identifier: "LoginController") { LoginController() }
    simulation.register(storyboard: "Auth", identifier: "TermsController") { TermsController() }
    simulation.register(storyboard: "Auth", identifier: "SignUpController") {
      let (controller, label, button) = (SignUpController(), UILabel(), UIButton(type: .system))
      controller.termsLabel = label
      controller.signUpButton = button
      objc_setAssociatedObject(controller, Self.outlets, [label, button], .OBJC_ASSOCIATION_RETAIN)
      return controller
    }
    return simulation
  }
}
