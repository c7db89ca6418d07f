extension Simulation {
  /// Taps an item of a bar: its `primaryAction` runs (ITM-8). An item that is disabled, or hidden with its bar or
  /// alone, does nothing, one with a menu alone opens it.
  ///
  /// There is no Objective-C runtime here, so that a target's action cannot run: a fault.
  public func tap(_ item: UIBarButtonItem) {
    perform {
      guard item.isEnabled, ShownItems.canReach(item) else { return }
      if let action = item.primaryAction { return action.handler(action) }
      guard item.menu == nil, let action = item.action else { return }
      record(
        ModelFault(rule: "ITM-8", message: "the action \(action) cannot run here; give the item a primaryAction, a closure"))
    }
  }

  /// Taps the item with this title in the bars that `view` shows: a bar, a window, or anything between.
  /// - Parameter view: Nil: the window in front.
  public func tapItem(titled title: String, in view: UIView? = nil) {
    tap("titled \(title)", in: view) { $0.title == title }
  }

  /// Taps the item with this identifier in the bars that `view` shows (LG-3).
  /// - Parameter view: Nil: the window in front.
  public func tapItem(identifiedBy identifier: String, in view: UIView? = nil) {
    tap("with the identifier \(identifier)", in: view) { $0.identifier == identifier }
  }

  private func tap(_ description: String, in view: UIView?, where matches: (UIBarButtonItem) -> Bool) {
    perform {
      guard let item = (view ?? window).flatMap({ ShownItems.of($0).first(where: matches) }) else {
        return record(ModelFault(rule: "Simulation", message: "no bar in front shows an item \(description)"))
      }
      tap(item)
    }
  }
}
