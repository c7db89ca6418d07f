import Legacy
import Modern
import Pelmet
import PelmetTesting
import PelmetUIKit
import Testing
import Themed
import UIKit

@Suite(.simulation()) @MainActor struct DropInTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)

  private func show(_ root: UIViewController) -> Simulation {
    window.rootViewController = root
    window.makeKeyAndVisible()
    Simulation.current.settle()
    return Simulation.current
  }

  @Test func `a coordinator that knows no actors pushes and pops`() throws {
    let coordinator = Coordinator()
    let simulation = show(coordinator.navigation)
    coordinator.show("detail")
    simulation.settle()
    simulation.tapItem(titled: "Done")
    simulation.settle()
    #expect(coordinator.shown.suffix(2) == ["detail", "home"])
    #expect(simulation.faults.isEmpty)
  }

  @Test func `a sheet that the main queue presents is dragged away`() async throws {
    let coordinator = Coordinator()
    let simulation = show(coordinator.navigation)
    coordinator.present("filter")
    await simulation.settle()
    let sheet = try #require(coordinator.navigation.presentedViewController)
    simulation.dragSheet(of: sheet, letGo: .dismiss)
    await simulation.settle()
    #expect(coordinator.shown.last == "dismissed")
  }

  @Test func `an asynchronous flow shows what it has loaded`() async throws {
    let flow = Flow()
    let simulation = show(flow.navigation)
    await flow.open("detail")
    await simulation.settle()
    #expect(flow.navigation.topViewController?.title == "Detail")
    #expect(Badge().color == .systemRed)
  }

  @Test func `a view has the app's own property`() {
    let view = UIView()
    view.tagName = "header"
    #expect(view.tagName == "header")
  }

  @Test func `a container of Pelmet's holds the app's screens`() {
    let stack = ThemedStack(rootViewController: UIViewController())
    stack.show(in: window)
    Simulation.current.settle()
    #expect(window.rootViewController?.viewController === stack)
  }

  @Test func `an app keeps its own Theme and screen beside Pelmet's`() {
    let kiosk = Kiosk()
    #expect(Themed.show(kiosk, in: window) == Themed.Theme.light)
    #expect(kiosk.screen == .menu && kiosk.themeScreen == .video)
    #expect(window.theme == Pelmet.Theme.values)
  }

  @Test func `a card takes its colours, text, measures and motion from tokens`() throws {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let page = UIViewController()
    page.view.addSubview(card)
    let simulation = show(page)
    let label = try #require(card.subviews.first as? UILabel)
    #expect(label.font.familyName == "Inter")
    #expect(label.frame == CGRect(x: 16, y: 16, width: 68, height: 48))
    let dark = card.backgroundColor?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(label.alpha == 0)
    card.open()
    simulation.settle()
    #expect(label.alpha == 1)
  }
}
