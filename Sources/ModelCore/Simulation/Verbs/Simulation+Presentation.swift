extension Simulation {
  /// Drags a sheet down and lets it go (VCL-29). What is no sheet, or not in front, stays where it is; before iOS 13 sheets cannot be
  /// dragged.
  /// - Parameter viewController: The presented controller, or one in it.
  public func dragSheet(of viewController: UIViewController, letGo: SheetDrag) {
    perform {
      guard device.systemVersion >= 13, let hand = HandDismissal(of: viewController, where: \.isSheet) else { return }
      switch letGo {
      case .dismiss: hand.complete()
      case .back: hand.abandon()
      }
    }
  }

  /// Taps beside a popover, which dismisses it as a drag does a sheet (VCL-29). Nothing else has a place beside it.
  /// - Parameter viewController: The presented controller, or one in it.
  public func tapOutside(of viewController: UIViewController) {
    perform { HandDismissal(of: viewController) { $0 == .popover }?.complete() }
  }
}
