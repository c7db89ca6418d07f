import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct ActionSheetTests {
  /// An action sheet that has arrived, with its place if the system has popovers for it.
  private func present(_ stage: AlertStage, locate: Bool = true, cancels: Bool = true) -> UIAlertController {
    let sheet = named(UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet), "Alert")
    sheet.addAction(stage.action("Delete"))
    if cancels { sheet.addAction(stage.action("Cancel", .cancel)) }
    if locate { sheet.popoverPresentationController?.sourceView = stage.a.view }
    stage.present(sheet)
    return sheet
  }

  @Test("ALR-2: an action sheet has no text fields")
  func noTextFields() {
    let stage = AlertStage()
    let sheet = stage.alert(.actionSheet)
    sheet.addTextField { _ in Issue.record("configured") }
    #expect(sheet.textFields?.isEmpty == true)
    #expect(
      stage.complaints == [
        "ALR-2: Alert is an action sheet, and only alerts have text fields; make it with the style alert"
      ])
  }

  @Test("ALR-7: on an iPad an action sheet is a popover, and without a place for it an exception", arguments: [13, 18, 26])
  func placeOnPad(version: Device.Release) {
    let stage = AlertStage(on: version, device: .iPad)
    let sheet = stage.alert(.actionSheet)
    #expect(sheet.modalPresentationStyle == .popover && sheet.popoverPresentationController?.permittedArrowDirections == .any)
    stage.a.present(sheet, animated: true)
    #expect(stage.a.presentedViewController == nil)
    #expect(
      stage.complaints == [
        "ALR-7: Alert is an action sheet, which an iPad shows as a popover; before presenting it, set sourceItem, barButtonItem, "
          + "or sourceView with sourceRect, of its popoverPresentationController"
      ])
  }

  @Test("ALR-7: a view, an item of a bar and a source item are places", arguments: 0..<3)
  func places(kind: Int) throws {
    let stage = AlertStage(device: .iPad)
    let sheet = stage.alert(.actionSheet)
    let popover = try #require(sheet.popoverPresentationController)
    switch kind {
    case 0: popover.sourceView = stage.a.view
    case 1: popover.barButtonItem = UIBarButtonItem()
    default: popover.sourceItem = UIBarButtonItem()
    }
    stage.present(sheet)
    #expect(stage.simulation.alert === sheet && stage.complaints.isEmpty)
  }

  @Test("ALR-7: the popover's delegate can set the place right before")
  func preparedByDelegate() {
    final class Delegate: UIResponder, UIPopoverPresentationControllerDelegate {
      var view: UIView?
      func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        popoverPresentationController.sourceView = view
      }
    }
    let stage = AlertStage(device: .iPad)
    let (sheet, delegate) = (stage.alert(.actionSheet), Delegate())
    delegate.view = stage.a.view
    sheet.popoverPresentationController?.delegate = delegate
    stage.a.present(sheet, animated: true)
    #expect(
      stage.modal.takeNames([.delegate, .loading]) == [
        "Delegate.prepareForPopoverPresentation", "Alert.loadView", "Alert.viewDidLoad",
      ])
    stage.simulation.settle()
    #expect(stage.simulation.alert === sheet && stage.complaints.isEmpty)
  }

  @Test("ALR-7: in compact width, on phones before iOS 26 and as an alert nothing needs a place")
  func needsNoPlace() {
    let phone = AlertStage(on: 18)
    let sheet = phone.alert(.actionSheet)
    #expect(sheet.popoverPresentationController == nil)
    phone.present(sheet)
    #expect(phone.simulation.alert === sheet && phone.complaints.isEmpty)
    let pad = AlertStage(on: 18, device: .iPad)
    pad.present(pad.alert())
    #expect(pad.simulation.alert != nil && pad.complaints.isEmpty)
    var narrow = Device.iPad
    narrow.screenSize.width = 320
    let slideOver = AlertStage(on: 18, device: narrow)
    slideOver.present(slideOver.alert(.actionSheet))
    expectEqual(slideOver.a.traitCollection.horizontalSizeClass, .compact)
    #expect(slideOver.simulation.alert != nil && slideOver.complaints.isEmpty)
    slideOver.simulation.tapAlertAction("Delete")
    slideOver.simulation.settle()
    _ = present(slideOver)
    slideOver.simulation.tapAlertAction("Cancel")
    slideOver.simulation.settle()
    #expect(slideOver.handled == ["Delete", "Cancel"] && slideOver.complaints.isEmpty)
  }

  @Test("ALR-8: in a popover the cancel action has no button, and a tap beside it is that action")
  func cancelOnPad() {
    let stage = AlertStage(device: .iPad)
    let sheet = present(stage)
    stage.simulation.tapAlertAction("Cancel")
    #expect(
      stage.complaints == ["Simulation: \"Cancel\" has no button, because Alert is a popover; tap beside it with tapOutside(of:)"]
    )
    stage.simulation.tapOutside(of: sheet)
    #expect(stage.handled.isEmpty)
    stage.simulation.settle()
    #expect(stage.handled == ["Cancel"] && stage.simulation.alert == nil)
    expectEqual(stage.modal.takeEvents(), "Alert.wD Alert.dD")
  }

  @Test("ALR-8: a popover without a cancel action goes away silently")
  func popoverWithoutCancel() {
    let stage = AlertStage(device: .iPad)
    let sheet = present(stage, cancels: false)
    stage.simulation.tapOutside(of: sheet)
    stage.simulation.settle()
    #expect(stage.handled.isEmpty && stage.simulation.alert == nil)
  }

  @Test("ALR-9: on a phone a tap beside the sheet cancels it, if it has a cancel action", arguments: [true, false])
  func tapBesideOnPhone(cancels: Bool) {
    let stage = AlertStage(on: 18)
    let sheet = present(stage, cancels: cancels)
    stage.simulation.tapOutside(of: sheet)
    stage.simulation.settle()
    expectEqual(stage.handled, cancels ? ["Cancel"] : [])
    expectEqual(stage.simulation.alert == nil, cancels)
  }

  @Test("ALR-9: on a phone the cancel action has a button")
  func cancelOnPhone() {
    let stage = AlertStage(on: 18)
    _ = present(stage)
    stage.simulation.tapAlertAction("Cancel")
    stage.simulation.settle()
    #expect(stage.handled == ["Cancel"] && stage.complaints.isEmpty)
  }

  @Test(
    "ALR-10: since iOS 26 a sheet of a phone with a place is a popover, and one without has its button", arguments: [true, false])
  func phoneOfGlass(locate: Bool) {
    let stage = AlertStage()
    let sheet = present(stage, locate: locate)
    #expect(sheet.popoverPresentationController != nil && stage.complaints.isEmpty)
    stage.simulation.tapAlertAction("Cancel")
    stage.simulation.settle()
    expectEqual(stage.handled, locate ? [] : ["Cancel"])
    expectEqual(stage.complaints.count, locate ? 1 : 0)
  }

  @Test("ALR-10: an app linked before iOS 26 keeps its sheets")
  func linkedBefore() {
    var device = Device.iPhone
    device.linkedSDK = 18
    let stage = AlertStage(device: device)
    #expect(stage.alert(.actionSheet).popoverPresentationController == nil)
  }
}
