import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct SheetHandTests {
  @Test("SHT-4: the delegate hears of the detent that the user chose, and finds it set")
  func dragged() throws {
    let stage = try SheetStage([.medium(), .large()])
    let name = "DetentDelegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier"
    expectEqual(stage.drag(to: .large), [name])
    #expect(stage.delegate.chosen == [.large] && stage.sheet.modelDetent == .large)
    expectEqual(stage.drag(to: .large), [])
    expectEqual(stage.drag(to: .medium), [name])
    #expect(stage.delegate.chosen == [.large, .medium] && stage.sheet.selectedDetentIdentifier == .medium)
  }

  @Test("SHT-4: the first detent, to which the sheet returns, is no choice")
  func returned() throws {
    let stage = try SheetStage([.medium(), .large()])
    #expect(stage.drag(to: .medium) == [] && stage.sheet.selectedDetentIdentifier == nil)
  }

  @Test("SHT-4: the delegate does not hear of what the app chooses")
  func byApp() throws {
    let stage = try SheetStage([.medium(), .large()])
    stage.sheet.animateChanges { stage.sheet.selectedDetentIdentifier = .large }
    stage.simulation.settle()
    expectEqual(stage.sheet.modelDetent, .large)
    expectEqual(stage.modal.takeNames([.delegate]), [])
  }

  @Test("SHT-4: a sheet that may not be dismissed can be resized, also by a drag of a controller in it")
  func modal() throws {
    let stage = try SheetStage([.medium(), .large()])
    stage.b.isModalInPresentation = true
    let child = UIViewController()
    stage.b.addChild(child)
    stage.b.view.addSubview(child.view)
    stage.simulation.dragSheet(of: child, letGo: .at(.large))
    expectEqual(stage.delegate.chosen, [.large])
  }

  @Test("SHT-4: a detent that is not there is a fault that says which there are")
  func unknown() throws {
    let stage = try SheetStage([.medium(), .fixed("tall", 600)])
    expectEqual(stage.drag(to: .large), [])
    #expect(
      stage.complaints == [
        "Simulation: the sheet of B has no detent \"com.apple.UIKit.large\" here; it can rest at \"com.apple.UIKit.medium\", \"tall\""
      ])
  }

  @Test("SHT-4: nobody can drag a sheet below another one")
  func covered() throws {
    let stage = try SheetStage([.medium(), .large()])
    stage.b.present(controller("C", .pageSheet), animated: false)
    stage.simulation.settle()
    stage.simulation.log.clear()
    expectEqual(stage.drag(to: .large), [])
    #expect(stage.sheet.modelDetent == .medium && stage.complaints.isEmpty)
  }

  @Test("SHT-4: a delegate of presentations alone hears nothing of detents")
  func plainDelegate() throws {
    let stage = try SheetStage([.medium(), .large()])
    let plain = SheetDelegate()
    stage.b.presentationController?.delegate = plain
    expectEqual(stage.drag(to: .large), [])
    expectEqual(stage.sheet.selectedDetentIdentifier, .large)
  }

  @Test("SHT-4: the delegate's method is optional")
  func optional() throws {
    final class Silent: UIResponder, UISheetPresentationControllerDelegate {}
    let stage = try SheetStage([.medium(), .large()])
    let silent = Silent()
    stage.sheet.delegate = silent
    expectEqual(stage.drag(to: .large), ["Silent.sheetPresentationControllerDidChangeSelectedDetentIdentifier"])
    #expect(stage.complaints.isEmpty)
  }

  @Test("SHT-6: a tap above a sheet that leaves room dismisses it, as a drag does")
  func tapAbove() throws {
    let stage = try SheetStage([.medium(), .large()])
    stage.simulation.tapOutside(of: stage.b)
    stage.simulation.settle()
    expectEqual(stage.modal.takeEvents(), "ShouldDismiss WillDismiss B.wD B.dD DidDismiss")
  }

  @Test("SHT-6: a large sheet leaves no room on a phone, and some on an iPad", arguments: [Device.iPhone, .iPad], [14, 26])
  func tapBesideLarge(device: Device, version: Device.Release) {
    let stage = ModalStage(on: version, device: device)
    let b = controller("B", .formSheet)
    stage.a.present(b, animated: false)
    stage.simulation.settle()
    stage.simulation.tapOutside(of: b)
    stage.simulation.settle()
    expectEqual(stage.a.presentedViewController == nil, device.idiom == .pad)
  }

  @Test("SHT-6: a tap that may not dismiss the sheet is dropped, without a word to the delegate", arguments: [false, true])
  func refused(byController: Bool) throws {
    let stage = try SheetStage([.medium()])
    stage.b.isModalInPresentation = byController
    stage.delegate.allows = byController
    stage.simulation.tapOutside(of: stage.b)
    stage.simulation.settle()
    expectEqual(stage.modal.takeEvents(), byController ? "" : "ShouldDismiss")
    #expect(stage.a.presentedViewController === stage.b)
  }

  @Test("SHT-6: a tap beside a sheet that does not dim goes to what is behind")
  func undimmed() throws {
    let stage = try SheetStage([.medium(), .large()]) { $0.largestUndimmedDetentIdentifier = .medium }
    stage.simulation.tapOutside(of: stage.b)
    stage.simulation.settle()
    #expect(stage.modal.takeEvents() == "" && stage.a.presentedViewController === stage.b)
  }

  /// A sheet of a list that can be scrolled.
  private func listStage(
    _ setUp: @MainActor (UISheetPresentationController) -> Void = { _ in }
  ) throws -> (SheetStage, UIScrollView) {
    let stage = try SheetStage([.medium(), .large()], setUp: setUp)
    let list = UIScrollView(frame: stage.b.view.bounds)
    stage.b.view.addSubview(list)
    stage.simulation.settle()
    return (stage, list)
  }

  @Test("SHT-9: scrolling down from the top makes the sheet larger first")
  func scrolling() throws {
    let (stage, list) = try listStage()
    stage.simulation.scroll(list, to: CGPoint(x: 0, y: 200))
    #expect(stage.delegate.chosen == [.large] && list.contentOffset.y == 0)
    stage.simulation.scroll(list, to: CGPoint(x: 0, y: 200))
    #expect(stage.delegate.chosen == [.large] && list.contentOffset.y == 200)
  }

  @Test("SHT-9: content that is not at its top scrolls, and so does all content where the app wants it")
  func scrollingAlone() throws {
    let (stage, list) = try listStage()
    list.contentOffset.y = 50
    stage.simulation.scroll(list, to: CGPoint(x: 0, y: 200))
    #expect(stage.delegate.chosen == [] && list.contentOffset.y == 200)
    let (other, its) = try listStage { $0.prefersScrollingExpandsWhenScrolledToEdge = false }
    other.simulation.scroll(its, to: CGPoint(x: 0, y: 200))
    #expect(other.delegate.chosen == [] && its.contentOffset.y == 200)
  }

  @Test("SHT-7, SHT-9: content scrolls at once in a sheet that fills a phone in landscape")
  func scrollingInLandscape() throws {
    let stage = try SheetStage([.fixed("low", 120), .large()])
    let list = UIScrollView(frame: stage.b.view.bounds)
    stage.b.view.addSubview(list)
    stage.simulation.rotate(to: .landscapeLeft)
    stage.simulation.settle()
    stage.simulation.scroll(list, to: CGPoint(x: 0, y: 200))
    #expect(stage.delegate.chosen == [] && list.contentOffset.y == 200)
  }
}
