import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct SheetBackgroundTests {
  /// A screen with a button in its bar, behind a sheet that is undimmed up to the medium detent.
  private func backgroundStage(
    _ detents: [Detent] = [.medium(), .large()], _ setUp: @MainActor (UISheetPresentationController) -> Void = { _ in }
  ) throws -> (SheetStage, Background) {
    lazy var background = Background()
    let stage = try SheetStage(detents, root: background.stack) {
      $0.largestUndimmedDetentIdentifier = .medium
      setUp($0)
    }
    background.simulation = stage.simulation
    return (stage, background)
  }

  @Test("SHT-5: the user reaches what is behind a sheet that does not dim")
  func reached() throws {
    let (stage, background) = try backgroundStage()
    #expect(!stage.sheet.modelIsDimmed && background.isReached())
    #expect(background.stack.presentedViewController === stage.b)
  }

  @Test("SHT-5: a sheet dims at the detents above the largest undimmed one")
  func dimmedAbove() throws {
    let (stage, background) = try backgroundStage()
    _ = stage.drag(to: .large)
    #expect(stage.sheet.modelIsDimmed && !background.isReached())
    _ = stage.drag(to: .medium)
    #expect(background.isReached())
  }

  @Test(
    "SHT-5: all detents are dimmed by default, and where the name is unknown", arguments: [nil, Detent.Identifier("elsewhere")])
  func dimmed(name: Detent.Identifier?) throws {
    let (stage, background) = try backgroundStage { $0.largestUndimmedDetentIdentifier = name }
    #expect(stage.sheet.modelIsDimmed && !background.isReached())
  }

  @Test("SHT-5: the largest undimmed detent counts where it is inactive itself")
  func inactiveLargestUndimmed() throws {
    let gone = Detent.Identifier("gone")
    let (stage, background) = try backgroundStage([.fixed("low", 120), .custom(identifier: gone) { _ in nil }, .large()]) {
      $0.largestUndimmedDetentIdentifier = gone
    }
    #expect(!stage.sheet.modelIsDimmed && background.isReached())
    _ = stage.drag(to: .large)
    #expect(stage.sheet.modelIsDimmed && !background.isReached())
  }

  @Test("SHT-5: nobody reaches what is behind a sheet that enforces modal behaviour")
  func modal() throws {
    let (stage, background) = try backgroundStage()
    stage.b.isModalInPresentation = true
    #expect(!background.isReached())
  }

  @Test("SHT-5: a second sheet that dims keeps the user from all that is behind")
  func secondSheet() throws {
    let (stage, background) = try backgroundStage()
    stage.b.present(controller("C", .pageSheet), animated: false)
    stage.simulation.settle()
    #expect(!background.isReached())
  }

  @Test("SHT-5: a sheet that is still coming keeps the user from what is behind")
  func arriving() throws {
    let (stage, background) = try backgroundStage()
    stage.b.dismiss(animated: false)
    stage.simulation.settle()
    let late = controller("Late", .pageSheet)
    late.sheetPresentationController?.detents = [.medium()]
    late.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    background.stack.present(late, animated: true)
    stage.simulation.layoutPass()
    #expect(!background.isReached())
    stage.simulation.settle()
    #expect(background.isReached())
  }

  @Test("SHT-7: a sheet fills a phone in landscape, unless it wants to stay at the edge", arguments: [false, true])
  func landscape(staysAtEdge: Bool) throws {
    let (stage, background) = try backgroundStage([.fixed("low", 120), .large()]) {
      $0.largestUndimmedDetentIdentifier = .init("low")
      $0.prefersEdgeAttachedInCompactHeight = staysAtEdge
    }
    stage.simulation.rotate(to: .landscapeLeft)
    stage.simulation.settle()
    expectEqual(stage.sheet.modelIsDimmed, !staysAtEdge)
    expectEqual(background.isReached(), staysAtEdge)
  }

  @Test("SHT-7: a sheet that fills the screen has no place beside it")
  func nothingBeside() throws {
    let stage = try SheetStage([.fixed("low", 120), .large()])
    stage.simulation.rotate(to: .landscapeLeft)
    stage.simulation.settle()
    stage.simulation.tapOutside(of: stage.b)
    stage.simulation.settle()
    #expect(stage.a.presentedViewController === stage.b)
  }

  @Test(
    "SHT-7: sheets are as wide as readable content up to iOS 17",
    arguments: [(17, true), (18, false)] as [(Device.Release, Bool)])
  func pageSizing(version: Device.Release, isPage: Bool) throws {
    let stage = try SheetStage(on: version)
    expectEqual(stage.sheet.prefersPageSizing, isPage)
    stage.sheet.prefersPageSizing = true
    #expect(stage.sheet.prefersPageSizing)
  }

  @Test("SHT-8: changes are laid out when animateChanges returns, and animated meanwhile")
  func animateChanges() throws {
    var height: CGFloat = 100
    let stage = try SheetStage([.custom { _ in height }])
    stage.sheet.animateChanges {
      height = 200
      stage.sheet.invalidateDetents()
      expectEqual(stage.sheet.modelDetentValue, 100)
    }
    expectEqual(stage.sheet.modelDetentValue, 200)
  }

  @Test("SHT-8: the sheets around it are laid out, too")
  func stackOfSheets() throws {
    var height: CGFloat = 100
    let stage = try SheetStage([.custom { _ in height }])
    let c = controller("C", .pageSheet)
    stage.b.present(c, animated: false)
    stage.simulation.settle()
    height = 200
    stage.sheet.invalidateDetents()
    c.sheetPresentationController?.animateChanges {}
    expectEqual(stage.sheet.modelDetentValue, 200)
  }

  @Test("SHT-5: the presentation controller knows its view and both controllers while it presents")
  func places() throws {
    let stage = try SheetStage()
    #expect(stage.sheet.presentingViewController === stage.a && stage.sheet.presentedView === stage.b.view)
    #expect(stage.sheet.containerView?.window === stage.modal.window)
    stage.b.dismiss(animated: false)
    stage.simulation.settle()
    #expect(stage.sheet.containerView == nil)
    let own = UISheetPresentationController(presentedViewController: stage.b, presenting: stage.a)
    #expect(own.presentedViewController === stage.b && own.presentingViewController === stage.a)
  }
}

/// A screen with a button in its bar.
@MainActor
private final class Background {
  let stack: UINavigationController
  private let button: UIBarButtonItem
  var simulation: Simulation?
  private var taps = 0

  init() {
    let screen = UIViewController()
    stack = UINavigationController(rootViewController: screen)
    button = UIBarButtonItem(title: "Layers")
    screen.navigationItem.rightBarButtonItem = button
    button.primaryAction = UIAction { [unowned self] _ in taps += 1 }
  }

  /// Taps the button, and returns whether that did something.
  func isReached() -> Bool {
    let before = taps
    simulation?.tap(button)
    return taps > before
  }
}
