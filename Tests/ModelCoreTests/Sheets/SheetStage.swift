import ModelCore

typealias Detent = UISheetPresentationController.Detent

/// `A` in a window with a sheet `B`, whose delegate keeps the detents that the user chose.
@MainActor
struct SheetStage {
  let modal: ModalStage
  let b: UIViewController
  let sheet: UISheetPresentationController
  let delegate = DetentDelegate()

  var simulation: Simulation { modal.simulation }
  var a: UIViewController { modal.a }

  init(
    _ detents: [Detent]? = nil, on version: Device.Release = 26, root: @autoclosure () -> UIViewController = UIViewController(),
    setUp: @MainActor (UISheetPresentationController) -> Void = { _ in }
  ) throws {
    modal = ModalStage(in: run(on: version), root: named(root(), "A"))
    b = controller("B", .pageSheet)
    guard let sheet = b.sheetPresentationController else { throw NoSheet() }
    self.sheet = sheet
    sheet.delegate = delegate
    if let detents { sheet.detents = detents }
    setUp(sheet)
    modal.a.present(b, animated: true)
    modal.simulation.settle()
    modal.simulation.log.clear()
  }

  /// Drags the sheet to a detent, and returns what the delegate heard.
  func drag(to detent: Detent.Identifier) -> [String] {
    simulation.dragSheet(of: b, letGo: .at(detent))
    simulation.settle()
    return modal.takeNames([.delegate])
  }

  var complaints: [String] { simulation.faults.map { "\($0.rule): \($0.message)" } }

  struct NoSheet: Error {}
}

/// Answers for a sheet, and keeps the detents that the user chose.
final class DetentDelegate: UIResponder, UISheetPresentationControllerDelegate {
  var allows = true
  private(set) var chosen: [Detent.Identifier?] = []

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
  {
    chosen.append(sheetPresentationController.selectedDetentIdentifier)
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
}

extension Detent {
  /// A detent of a height that does not change.
  static func fixed(_ name: String, _ height: CGFloat) -> Detent { custom(identifier: .init(name)) { _ in height } }
}
