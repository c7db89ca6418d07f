import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct SystemPickerTests {
  @Test("SYS-3: the handler hears of the service when the share sheet has gone")
  func share() {
    let stage = PickerStage()
    let sheet = named(UIActivityViewController(activityItems: ["Tea"], applicationActivities: nil), "Share")
    var heard: [String] = []
    sheet.completionWithItemsHandler = { [a = stage.a] type, completed, items, _ in
      heard.append("\(type?.rawValue ?? "nil") \(completed) \(items?.count ?? 0) \(a.presentedViewController == nil)")
    }
    stage.present(sheet)
    stage.simulation.chooseActivity(.mail, returning: ["sent"])
    #expect(heard.isEmpty)
    stage.simulation.settle()
    #expect(heard.count == 1 && heard.first?.hasPrefix("com.apple.UIKit.activity.Mail true 1") == true)
    expectEqual(stage.simulation.log.names(for: [.delegate]), ["Share.completionWithItems"])
  }

  @Test("SYS-3: a share sheet that is dragged down has done nothing")
  func cancelledShare() {
    let stage = PickerStage()
    let sheet = UIActivityViewController(activityItems: ["Tea"], applicationActivities: nil)
    var heard: [Bool] = []
    sheet.completionWithItemsHandler = { type, completed, _, _ in heard.append(completed || type != nil) }
    stage.present(sheet)
    stage.simulation.dragSheet(of: sheet, letGo: .dismiss)
    stage.simulation.settle()
    expectEqual(heard, [false])
  }

  @Test("SYS-3: on an iPad the share sheet is a popover, which must say from where it comes")
  func popover() {
    let stage = PickerStage(on: .iPad)
    let sheet = named(UIActivityViewController(activityItems: [], applicationActivities: nil), "Share")
    stage.present(sheet)
    #expect(stage.a.presentedViewController == nil)
    #expect(
      stage.simulation.faults.map(\.message) == [
        "Share is a popover on an iPad; before presenting it, set sourceItem, barButtonItem, or sourceView with sourceRect, of its "
          + "popoverPresentationController"
      ])
    sheet.popoverPresentationController?.sourceView = stage.a.view
    stage.present(sheet)
    #expect(stage.a.presentedViewController === sheet)
  }

  @Test("SYS-4: a service of the app prepares, does its work, and ends the sheet")
  func ownActivity() {
    let stage = PickerStage()
    let activity = NoteActivity()
    let sheet = UIActivityViewController(activityItems: ["Tea"], applicationActivities: [activity])
    var heard: [String] = []
    sheet.completionWithItemsHandler = { type, completed, _, _ in heard.append("\(type?.rawValue ?? "nil") \(completed)") }
    stage.present(sheet)
    stage.simulation.chooseActivity(UIActivity.ActivityType("note"))
    stage.simulation.settle()
    #expect(activity.steps == ["prepare 1", "perform"] && heard == ["note true"])
  }

  @Test("SYS-4: a service shows its controller over the sheet, and both go when it is done")
  func activityController() {
    let stage = PickerStage()
    let activity = NoteActivity()
    activity.form = controller("Form")
    let sheet = UIActivityViewController(activityItems: ["Tea"], applicationActivities: [activity])
    var heard: [Bool] = []
    sheet.completionWithItemsHandler = { _, completed, _, _ in heard.append(completed) }
    stage.present(sheet)
    stage.simulation.chooseActivity(UIActivity.ActivityType("note"))
    stage.simulation.settle()
    #expect(sheet.presentedViewController === activity.form && activity.steps == ["prepare 1"] && heard.isEmpty)
    activity.activityDidFinish(true)
    stage.simulation.settle()
    #expect(stage.a.presentedViewController == nil && heard == [true])
  }

  @Test("SYS-4: a service that takes no such items, or is excluded, is not offered")
  func notOffered() {
    let stage = PickerStage()
    let activity = NoteActivity()
    activity.takesItems = false
    let sheet = named(UIActivityViewController(activityItems: ["Tea"], applicationActivities: [activity]), "Share")
    sheet.excludedActivityTypes = [.mail]
    stage.present(sheet)
    stage.simulation.chooseActivity(UIActivity.ActivityType("note"))
    stage.simulation.chooseActivity(.mail)
    stage.simulation.settle()
    #expect(activity.steps.isEmpty && stage.a.presentedViewController === sheet)
    #expect(
      stage.simulation.faults.map(\.message) == [
        "Share does not offer note; it is excluded, or takes no such items",
        "Share does not offer com.apple.UIKit.activity.Mail; it is excluded, or takes no such items",
      ])
  }

  @Test("SYS-5: the delegate of an image picker hears of one end, and dismisses it")
  func images() {
    let stage = PickerStage()
    let delegate = PickerDelegate()
    for cancels in [false, true] {
      let picker = UIImagePickerController()
      picker.delegate = delegate
      stage.present(picker)
      if cancels { stage.simulation.cancelPicker() } else { stage.simulation.pickMedia([.mediaType: "public.image"]) }
      #expect(picker.isBeingDismissed)
      stage.simulation.settle()
    }
    #expect(delegate.heard == ["picked public.image", "cancelled"] && stage.simulation.faults.isEmpty)
  }

  @Test("SYS-5: the delegate of an image picker has both its types")
  func delegateOfImages() {
    let stage = PickerStage()
    let (picker, delegate) = (UIImagePickerController(), PickerDelegate())
    picker.delegate = delegate
    let same: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? = picker.delegate
    #expect(same === delegate)
    picker.delegate?.imagePickerControllerDidCancel(picker)
    #expect(delegate.heard == ["cancelled"] && stage.simulation.faults.isEmpty)
  }

  @Test("SYS-6: a document picker goes away by itself, and its delegate hears of the files")
  func documents() {
    let stage = PickerStage()
    let delegate = PickerDelegate()
    for cancels in [false, true] {
      let picker = UIDocumentPickerViewController(forExporting: [])
      picker.delegate = delegate
      stage.present(picker)
      if cancels { stage.simulation.cancelPicker() } else { stage.simulation.pickDocuments([URL(fileURLWithPath: "/tea.txt")]) }
      stage.simulation.settle()
      #expect(stage.a.presentedViewController == nil)
    }
    expectEqual(delegate.heard, ["picked tea.txt", "cancelled"])
  }

  @Test("SYS-10: a colour picker tells of every choice and stays until it is closed", arguments: [14, 15] as [Device.Release])
  func colors(os: Device.Release) {
    let stage = PickerStage(os: os)
    let (delegate, older) = (ColorDelegate(), OlderColorDelegate())
    let picker = UIColorPickerViewController()
    picker.delegate = delegate
    expectEqual(picker.selectedColor, .white)
    stage.present(picker)
    for color in [UIColor.red, .blue] { stage.simulation.pickColor(color) }
    expectEqual(picker.selectedColor, .blue)
    expectEqual(delegate.heard, os < 15 ? ["old", "old"] : ["new", "new"])
    picker.delegate = older
    stage.simulation.pickColor(.green)
    stage.simulation.cancelPicker()
    #expect(picker.isBeingDismissed)
    stage.simulation.settle()
    #expect(older.heard == ["old", "finish"] && stage.a.presentedViewController == nil)
  }

  @Test("SYS-10: the delegate does not hear of a colour picker that is dragged down")
  func draggedColors() {
    let stage = PickerStage()
    let delegate = ColorDelegate()
    let picker = UIColorPickerViewController()
    picker.delegate = delegate
    stage.present(picker)
    stage.simulation.dragSheet(of: picker, letGo: .dismiss)
    stage.simulation.settle()
    #expect(delegate.heard == [] && stage.a.presentedViewController == nil)
  }

  @Test("SYS-11: a font picker goes away by itself, and its delegate reads the font")
  func fonts() {
    let stage = PickerStage()
    let delegate = FontDelegate()
    for cancels in [false, true] {
      let picker = UIFontPickerViewController()
      picker.delegate = delegate
      stage.present(picker)
      if cancels {
        stage.simulation.cancelPicker()
      } else {
        stage.simulation.pickFont(UIFontDescriptor(name: "Georgia", size: 12))
      }
      stage.simulation.settle()
      #expect(stage.a.presentedViewController == nil)
    }
    expectEqual(delegate.heard, ["12.0", "cancelled"])
  }

  @Test("SYS-5: without a picker in front, the user cannot pick")
  func nothingInFront() {
    let stage = PickerStage()
    stage.simulation.cancelPicker()
    stage.simulation.chooseActivity(.mail)
    #expect(
      stage.simulation.faults.map(\.message) == [
        "there is no picker in front; present one, and let it arrive with settle()",
        "there is no share sheet in front; present one, and let it arrive with settle()",
      ])
  }
}

/// `A` in a window, which presents.
@MainActor
private struct PickerStage {
  let modal: ModalStage

  init(on device: Device = .iPhone, os: Device.Release = 26) { modal = ModalStage(on: os, device: device) }

  var simulation: Simulation { modal.simulation }
  var a: UIViewController { modal.a }

  func present(_ controller: UIViewController) {
    a.present(controller, animated: true)
    simulation.settle()
    simulation.log.clear()
  }
}

private final class NoteActivity: UIActivity {
  var takesItems = true
  var form: UIViewController?
  private(set) var steps: [String] = []

  override var activityType: ActivityType? { ActivityType("note") }

  override var activityViewController: UIViewController? { form }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { takesItems }

  override func prepare(withActivityItems activityItems: [Any]) { steps.append("prepare \(activityItems.count)") }

  override func perform() {
    steps.append("perform")
    activityDidFinish(true)
  }
}

private final class PickerDelegate: UIResponder, UIImagePickerControllerDelegate, UINavigationControllerDelegate,
  UIDocumentPickerDelegate
{
  private(set) var heard: [String] = []

  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    heard.append("picked \(info[.mediaType] as? String ?? "")")
    picker.dismiss(animated: true)
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    heard.append("cancelled")
    picker.dismiss(animated: true)
  }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    heard.append("picked \(urls.map(\.lastPathComponent).joined())")
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { heard.append("cancelled") }
}

private final class ColorDelegate: UIResponder, UIColorPickerViewControllerDelegate {
  private(set) var heard: [String] = []

  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) { heard.append("old") }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    heard.append(continuously || color != viewController.selectedColor ? "wrong" : "new")
  }

  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { heard.append("finish") }
}

private final class OlderColorDelegate: UIResponder, UIColorPickerViewControllerDelegate {
  private(set) var heard: [String] = []

  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) { heard.append("old") }

  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { heard.append("finish") }
}

private final class FontDelegate: UIResponder, UIFontPickerViewControllerDelegate {
  private(set) var heard: [String] = []

  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    heard.append("\(viewController.selectedFontDescriptor?.pointSize ?? 0)")
  }

  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { heard.append("cancelled") }
}
