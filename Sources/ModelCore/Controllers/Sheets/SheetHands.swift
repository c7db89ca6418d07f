/// The user's hands on a sheet: dragging it to a detent, scrolling it larger, tapping beside it.
extension UISheetPresentationController {
  /// Rests the sheet at a detent that the user chose, and tells the delegate, if it is another one (SHT-4).
  /// - Returns: Whether the sheet has such a detent, and it is active.
  func rest(at detent: Detent.Identifier) -> Bool {
    guard let active = heights.active, active.contains(where: { $0.identifier == detent }) else { return false }
    guard detent != modelDetent else { return true }
    heights.selected = detent
    containerView?.setNeedsLayout()
    if delegate is any UISheetPresentationControllerDelegate {
      heldDelegate.call("sheetPresentationControllerDidChangeSelectedDetentIdentifier", presentedViewController.modelName) {
        ($0 as? any UISheetPresentationControllerDelegate)?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
      }
    }
    return true
  }

  /// The names of the detents to which the user can drag the sheet, for messages.
  var reachableDetents: String {
    (heights.active ?? []).map { "\"\($0.identifier.rawValue)\"" }.joined(separator: ", ")
  }
}

extension UIViewController {
  /// The sheet that shows this controller, if the user can touch it: it has arrived, and nothing is presented over it.
  var sheetInHand: UISheetPresentationController? {
    presentationInHand(where: \.isSheet)?.presented.sheetPresentationController
  }

  /// Whether the user can touch what lies behind this presented controller, because its sheet does not dim that. `isModalInPresentation` keeps
  /// every touch from there (SHT-5).
  var isInUndimmedSheet: Bool {
    guard let presentedThrough, presentedThrough.phase == .presented, presentedThrough.style.isSheet, !refusesHands else {
      return false
    }
    return sheetPresentationController?.modelIsDimmed == false
  }
}
