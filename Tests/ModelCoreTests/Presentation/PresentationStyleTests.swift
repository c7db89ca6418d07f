import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct PresentationStyleTests {
  @Test(
    "VCL-27: the ordinary style is that of the system, and never reads back as automatic",
    arguments: [
      (12, UIModalPresentationStyle.fullScreen), (13, .pageSheet), (17, .pageSheet), (18, .formSheet), (26, .formSheet),
    ] as [(Device.Release, UIModalPresentationStyle)])
  func ordinaryStyle(version: Device.Release, style: UIModalPresentationStyle) {
    run(on: version)
    let controller = UIViewController()
    expectEqual(controller.modalPresentationStyle, style)
    controller.modalPresentationStyle = .popover
    controller.modalPresentationStyle = .automatic
    expectEqual(controller.modalPresentationStyle, style)
  }

  @Test("VCL-27: one app is hidden by its sheets before iOS 13 and visible below them after", arguments: [12, 13, 18])
  func ordinaryPresentation(version: Device.Release) {
    let stage = ModalStage(on: version)
    stage.a.present(controller("B", .automatic), animated: true)
    stage.simulation.settle()
    expectEqual(stage.takeEvents(), version < 13 ? "A.wD B.wA B.dA A.dD" : "B.wA B.dA")
  }

  @Test(
    "VCL-28, VCL-19: which styles hide the presenter",
    arguments: [
      .fullScreen, .currentContext, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .popover, .custom,
    ] as [UIModalPresentationStyle])
  func hidesPresenter(style: UIModalPresentationStyle) {
    let stage = ModalStage()
    let hides = style == .fullScreen || style == .currentContext
    stage.a.present(controller("B", style), animated: true)
    stage.simulation.settle()
    expectEqual(stage.takeEvents(), hides ? "A.wD B.wA B.dA A.dD" : "B.wA B.dA")
    expectEqual(stage.a.view.window == nil, hides)
    stage.a.dismiss(animated: true)
    stage.simulation.settle()
    expectEqual(stage.takeEvents(), hides ? "B.wD A.wA A.dA B.dD" : "B.wD B.dD")
    #expect(stage.a.view.window === stage.window)
  }

  @Test("VCL-28: sheets of a phone are full screen up to iOS 12", arguments: [12, 13], [Device.iPhone, .iPad])
  func sheetOfPhone(version: Device.Release, device: Device) {
    let stage = ModalStage(on: version, device: device)
    stage.a.present(controller("B", .formSheet), animated: false)
    stage.simulation.settle()
    expectEqual(stage.a.view.window == nil, version == 12 && device.idiom == .phone)
  }

  @Test(
    "VCL-28: a popover fills the screen of a phone up to iOS 12, and hides nobody later", arguments: [12, 13],
    [Device.iPhone, .iPad])
  func popoverOfPhone(version: Device.Release, device: Device) {
    let stage = ModalStage(on: version, device: device)
    stage.a.present(controller("B", .popover), animated: false)
    stage.simulation.settle()
    expectEqual(stage.a.view.window == nil, version == 12 && device.idiom == .phone)
  }

  /// A delegate that wants a style where there is little room, and notes the traits with which it was asked.
  private final class Adapting: UIResponder, UIPopoverPresentationControllerDelegate {
    let style: UIModalPresentationStyle
    var asked: [UIUserInterfaceSizeClass] = []

    init(_ style: UIModalPresentationStyle) {
      self.style = style
      super.init()
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      asked.append(traitCollection.horizontalSizeClass)
      return style
    }
  }

  @Test(
    "VCL-28: the delegate chooses the style at compact width", arguments: [12, 26],
    [UIModalPresentationStyle.none, .fullScreen, .overFullScreen])
  func adaptation(version: Device.Release, style: UIModalPresentationStyle) {
    let stage = ModalStage(on: version)
    let (b, delegate) = (controller("B", .popover), Adapting(style))
    b.popoverPresentationController?.delegate = delegate
    stage.a.present(b, animated: false)
    stage.simulation.settle()
    expectEqual(stage.a.view.window == nil, style == .fullScreen)
    expectEqual(delegate.asked.first, .compact)
  }

  @Test("VCL-28: the nearest context presents over itself, the farthest ancestor over the window")
  func context() {
    let stage = ModalStage()
    let (inner, leaf) = (controller("Inner"), controller("Leaf"))
    inner.definesPresentationContext = true
    stage.a.addChild(inner)
    inner.view.frame = CGRect(x: 0, y: 100, width: 100, height: 200)
    stage.a.view.addSubview(inner.view)
    inner.addChild(leaf)
    inner.view.addSubview(leaf.view)
    let over = controller("Over", .overCurrentContext)
    leaf.present(over, animated: false)
    stage.simulation.settle()
    #expect(over.presentingViewController === inner)
    expectEqual(over.view.frame.size, inner.view.bounds.size)
    leaf.dismiss(animated: false)
    stage.simulation.settle()
    let instead = controller("Instead", .currentContext)
    leaf.present(instead, animated: false)
    stage.simulation.settle()
    #expect(inner.view.window == nil && stage.a.view.window != nil)
    expectEqual(instead.view.frame.size, CGSize(width: 100, height: 200))
    leaf.dismiss(animated: false)
    stage.simulation.settle()
    #expect(inner.view.superview === stage.a.view && leaf.view.window != nil)
    leaf.present(over, animated: false)
    stage.simulation.settle()
    leaf.dismiss(animated: false)
    stage.simulation.settle()
    over.modalPresentationStyle = .fullScreen
    leaf.present(over, animated: false)
    stage.simulation.settle()
    #expect(over.presentingViewController === stage.a)
    expectEqual(over.view.frame.size, stage.window.bounds.size)
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("VCL-29: the controller that manages a presentation goes by the style, and keeps its delegate up to the dismissal")
  func presentationControllers() {
    let stage = ModalStage(on: 15)
    let b = controller("B", .pageSheet)
    let delegate = SheetDelegate()
    #expect(b.sheetPresentationController != nil && b.popoverPresentationController == nil)
    b.presentationController?.delegate = delegate
    stage.a.present(b, animated: false)
    stage.simulation.settle()
    #expect(b.presentationController?.delegate === delegate)
    b.dismiss(animated: false)
    stage.simulation.settle()
    #expect(b.presentationController?.delegate == nil)
    b.modalPresentationStyle = .popover
    #expect(b.popoverPresentationController != nil && b.sheetPresentationController == nil)
    #expect(b.presentationController?.presentedViewController === b)
    expectEqual(b.presentationController?.presentationStyle, .popover)
  }

  @Test("VCL-29: sheets had no manager of their own before iOS 15")
  func noSheetControllerBefore15() {
    run(on: 14)
    #expect(controller("B", .pageSheet).sheetPresentationController == nil)
    #expect(controller("B", .pageSheet).presentationController != nil)
  }
}
