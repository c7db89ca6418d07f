import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct SheetTests {
  /// `A` with a sheet or popover `B`.
  private func present(
    _ style: UIModalPresentationStyle = .pageSheet, on version: Device.Release = 26, device: Device = .iPhone,
    delegate: SheetDelegate?
  ) -> (ModalStage, UIViewController) {
    let stage = ModalStage(on: version, device: device)
    let b = controller("B", style)
    b.presentationController?.delegate = delegate
    stage.a.present(b, animated: true)
    stage.simulation.settle()
    stage.simulation.log.clear()
    return (stage, b)
  }

  @Test("VCL-29: a sheet that is dragged down")
  func dragged() {
    let delegate = SheetDelegate()
    let (stage, b) = present(delegate: delegate)
    stage.simulation.dragSheet(of: b, letGo: .dismiss)
    #expect(b.isBeingDismissed)
    stage.simulation.settle()
    expectEqual(stage.takeEvents(), "ShouldDismiss WillDismiss B.wD B.dD DidDismiss")
    #expect(stage.a.presentedViewController == nil && b.view.window == nil)
  }

  @Test("VCL-29, VCL-19: a sheet that is let go on the way")
  func letGo() {
    let delegate = SheetDelegate()
    let (stage, b) = present(delegate: delegate)
    stage.simulation.dragSheet(of: b, letGo: .back)
    stage.simulation.settle()
    #expect(
      stage.takeNames([.appearance, .delegate]).map { $0.split(separator: ".")[1] } == [
        "presentationControllerShouldDismiss", "presentationControllerWillDismiss", "viewWillDisappear", "viewWillAppear",
        "viewIsAppearing", "viewDidAppear",
      ])
    #expect(stage.a.presentedViewController === b && !b.isBeingDismissed)
  }

  @Test("VCL-29: a sheet that may not be dismissed", arguments: [false, true])
  func refused(byController: Bool) {
    let delegate = SheetDelegate()
    let (stage, b) = present(delegate: delegate)
    b.isModalInPresentation = byController
    delegate.allows = byController
    stage.simulation.dragSheet(of: b, letGo: .dismiss)
    stage.simulation.settle()
    expectEqual(stage.takeEvents(), byController ? "DidAttemptToDismiss" : "ShouldDismiss DidAttemptToDismiss")
    expectEqual(delegate.attempts, 1)
    #expect(stage.a.presentedViewController === b)
  }

  @Test("VCL-29: a controller in the sheet can refuse")
  func refusedByChild() {
    let delegate = SheetDelegate()
    let (stage, b) = present(delegate: delegate)
    let child = controller("Child")
    b.addChild(child)
    b.view.addSubview(child.view)
    child.isModalInPresentation = true
    stage.simulation.dragSheet(of: child, letGo: .dismiss)
    expectEqual(delegate.attempts, 1)
    child.isModalInPresentation = false
    stage.simulation.dragSheet(of: child, letGo: .dismiss)
    stage.simulation.settle()
    #expect(stage.a.presentedViewController == nil)
  }

  @Test("VCL-29: the app's own dismissal tells the delegate nothing")
  func programmatic() {
    let delegate = SheetDelegate()
    let (stage, b) = present(delegate: delegate)
    b.isModalInPresentation = true
    b.dismiss(animated: true)
    stage.simulation.settle()
    expectEqual(stage.takeEvents(), "B.wD B.dD")
  }

  @Test("VCL-29: a tap beside a popover, and no such place beside a sheet")
  func tapOutside() {
    let delegate = SheetDelegate()
    let (stage, b) = present(.popover, delegate: delegate)
    stage.simulation.dragSheet(of: b, letGo: .dismiss)
    expectEqual(stage.takeEvents(), "")
    stage.simulation.tapOutside(of: b)
    stage.simulation.settle()
    expectEqual(stage.takeEvents(), "ShouldDismiss WillDismiss B.wD B.dD DidDismiss")
    stage.a.present(controller("C", .pageSheet), animated: false)
    stage.simulation.settle()
    stage.simulation.log.clear()
    if let c = stage.a.presentedViewController { stage.simulation.tapOutside(of: c) }
    expectEqual(stage.takeEvents(), "")
  }

  @Test("VCL-29: before iOS 13 sheets stay, and popovers go without the delegate")
  func before13() {
    let delegate = SheetDelegate()
    let (stage, b) = present(.popover, on: 12, device: .iPad, delegate: delegate)
    stage.simulation.dragSheet(of: b, letGo: .dismiss)
    #expect(stage.a.presentedViewController === b)
    stage.simulation.tapOutside(of: b)
    stage.simulation.settle()
    expectEqual(stage.takeEvents(), "B.wD B.dD")
  }

  @Test("VCL-29: full screens and covered sheets cannot be dragged")
  func notInReach() {
    let (stage, b) = present(delegate: nil)
    let c = controller("C")
    b.present(c, animated: false)
    stage.simulation.settle()
    stage.simulation.log.clear()
    stage.simulation.dragSheet(of: c, letGo: .dismiss)
    stage.simulation.dragSheet(of: b, letGo: .dismiss)
    stage.simulation.dragSheet(of: stage.a, letGo: .dismiss)
    stage.simulation.settle()
    #expect(stage.simulation.log.events.isEmpty)
  }

  @Test("VCL-29: all methods are optional")
  func optionalMethods() {
    final class Silent: UIResponder, UIAdaptivePresentationControllerDelegate {}
    let delegate = Silent()
    let stage = ModalStage()
    let b = controller("B", .pageSheet)
    b.presentationController?.delegate = delegate
    stage.a.present(b, animated: false)
    stage.simulation.settle()
    stage.simulation.log.clear()
    stage.simulation.dragSheet(of: b, letGo: .dismiss)
    stage.simulation.settle()
    expectEqual(stage.takeEvents(), "ShouldDismiss WillDismiss B.wD B.dD DidDismiss")
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test(
    "VCL-28: a sheet's preferred side counts since iOS 27, and not with a source view", arguments: [26, 27] as [Device.Release])
  func preferredPlacement(version: Device.Release) throws {
    run(on: version)
    let b = controller("B", .pageSheet)
    let sheet = try #require(b.sheetPresentationController)
    #expect(sheet.preferredPlacement == .automatic && sheet.modelPlacement == .automatic)
    sheet.preferredPlacement = .trailing
    expectEqual(sheet.modelPlacement, version >= 27 ? .trailing : .automatic)
    sheet.sourceView = UIView()
    expectEqual(sheet.modelPlacement, .automatic)
  }
}
