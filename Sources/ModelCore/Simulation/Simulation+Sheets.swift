extension Simulation {
  /// Drags a sheet and lets it go, at one of its detents (SHT-4) or to dismiss it (VCL-29). What is no sheet, or not in front, stays where it
  /// is; before iOS 13 sheets cannot be dragged. A detent that the sheet does not have now is a fault.
  /// - Parameter viewController: The presented controller, or one in it.
  public func dragSheet(of viewController: UIViewController, letGo: SheetDrag) {
    perform {
      guard device.systemVersion >= 13, let hand = HandDismissal(of: viewController, where: \.isSheet) else { return }
      switch letGo {
      case .dismiss: hand.complete()
      case .back: hand.abandon()
      case .at(let detent): drag(viewController, to: detent)
      }
    }
  }

  private func drag(_ viewController: UIViewController, to detent: UISheetPresentationController.Detent.Identifier) {
    guard let sheet = viewController.sheetInHand, !sheet.rest(at: detent) else { return }
    let name = sheet.presentedViewController.modelName
    record(
      ModelFault(
        rule: .simulation,
        message: "the sheet of \(name) has no detent \"\(detent.rawValue)\" here; it can rest at \(sheet.reachableDetents)"))
  }

  /// Taps beside a popover, which dismisses it as a drag does a sheet (VCL-29), beside an action sheet, which cancels it (ALR-8, ALR-9), or
  /// beside a sheet (SHT-6). Nothing else has a place beside it, nor has a sheet that is as large as the screen.
  /// - Parameter viewController: The presented controller, or one in it.
  public func tapOutside(of viewController: UIViewController) {
    perform {
      if let alert = viewController as? UIAlertController { return alert.tapBeside() }
      HandDismissal(of: viewController) { $0 == .popover }?.complete()
      guard device.systemVersion >= 13, let hand = HandDismissal(of: viewController, where: \.isSheet) else { return }
      if hand.hasTapPlace { hand.completeByTap() }
    }
  }
}

/// The place at which the user lets a dragged sheet go.
public enum SheetDrag: Hashable, Sendable {
  /// Far enough down to dismiss it.
  case dismiss
  /// Near its place, to which it returns.
  case back
  /// Near one of its detents (SHT-4). Since iOS 15.
  case at(UISheetPresentationController.Detent.Identifier)
}
