import ModelCore
import Pelmet
import PelmetUIKit
import Testing

@testable import Travel

@MainActor
struct TravelTests {
  /// The app after its launch.
  private func launched() throws -> (simulation: Simulation, scene: TravelScene, stack: TravelStack) {
    let simulation = Simulation.launched(sceneDelegate: TravelScene())
    return (simulation, try simulation.foundSceneDelegate(TravelScene.self), try simulation.found(TravelStack.self))
  }

  @Test func theBrandsColourIsInTheCompanysBars() throws {
    let (simulation, _, stack) = try launched()
    let button = stack.navigationBar.standardAppearance.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(button?.resolvedColor(with: dark) == UIColor(Theme.Color.RGB(0x5EEAD4)))
    #expect(stack.navigationBar.modelBar.largeTitle == "Trips")
    #expect(simulation.faults.isEmpty)
  }

  @Test func theMapHasNoLargeTitleAndAClearBar() throws {
    let (simulation, _, stack) = try launched()
    stack.showMap()
    simulation.settle()
    let bar = stack.navigationBar.modelBar
    #expect(bar.title == "Map")
    #expect(!bar.isLarge)
    #expect(bar.backIndicator != .system)
    #expect(stack.topViewController?.navigationItem.scrollEdgeAppearance?.backgroundColor == nil)
    simulation.tapBackButton(in: stack)
    simulation.settle()
    #expect(stack.navigationBar.modelBar.largeTitle == "Trips")
  }

  @Test func bookingIsAContextWithoutLargeTitles() throws {
    let (simulation, _, stack) = try launched()
    stack.book()
    simulation.settle()
    let booking = try #require(stack.presentedViewController as? UINavigationController)
    #expect(!booking.navigationBar.prefersLargeTitles)
    #expect(booking.navigationBar.scrollEdgeAppearance?.backgroundColor != nil)
    #expect(stack.navigationBar.scrollEdgeAppearance?.backgroundColor == nil)
  }

  @Test func aPersonChoosesAnotherTheme() throws {
    let (simulation, scene, stack) = try launched()
    scene.show(.nightFlight)
    simulation.settle()
    let background = stack.navigationBar.standardAppearance.backgroundColor
    #expect(background?.resolvedColor(with: stack.traitCollection) == UIColor(Theme.Color.RGB(0x0B0E14)))
    #expect(stack.traitCollection.userInterfaceStyle == .dark)
    scene.show(.travel)
    simulation.settle()
    #expect(stack.traitCollection.userInterfaceStyle == .light)
    #expect(scene.window?.theme == .travel)
  }
}
