import Foundation

/// Display modes and behaviours (SPL-11, 15, 16).
///
/// No rule says what `automatic` is. The model's answer is the usual one: columns beside each other where the view is wider than high, and
/// over the secondary one otherwise.
extension SplitArrangement {
  private var isWide: Bool {
    let size = split.viewIfLoaded?.bounds.size ?? CurrentSimulation.device.screenSize
    return size.width > size.height
  }

  /// Never `automatic`.
  var behavior: UISplitViewController.SplitBehavior {
    switch (split.preferredSplitBehavior, isWide) {
    case (.automatic, true): .tile
    case (.automatic, false): .overlay
    case (let preferred, _): preferred
    }
  }

  /// Never `automatic` (SPL-11).
  var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    if let chosenMode { return chosenMode }
    if split.preferredDisplayMode != .automatic { return split.preferredDisplayMode }
    return isWide ? .oneBesideSecondary : .secondaryOnly
  }

  func preferencesChanged() {
    chosenMode = nil
    guard !isCollapsed else { return }
    place()
  }

  /// Changes the mode, animated. The delegate hears of the mode and of every column that comes or goes.
  func change(to mode: DisplayMode) {
    guard mode != displayMode else { return }
    if let delegate = split.delegate {
      CurrentSimulation.simulation?.note(.delegate, delegate, "willChangeTo", "\(mode)")
      delegate.splitViewController(split, willChangeTo: mode)
    }
    announcingColumns(animated: true) { chosenMode = mode }
  }

  /// What the display mode button and the swipe do: the delegate's mode, else the primary column comes or goes (SPL-11).
  func toggleDisplayMode() {
    guard !isCollapsed else { return }
    var target = DisplayMode.automatic
    if let delegate = split.delegate {
      CurrentSimulation.simulation?.note(.delegate, delegate, "targetDisplayModeForAction")
      target = delegate.targetDisplayModeForAction(in: split)
    }
    if target == .automatic {
      target = behavior.modes[displayMode == .secondaryOnly ? 1 : 0]
    }
    change(to: target)
  }

  /// Runs a change of the columns, tells the delegate which are shown and hidden by it, and places them (SPL-14, 15, 17).
  func announcingColumns(animated: Bool, _ change: () -> Void) {
    let before = visibleColumns
    change()
    place(animated: animated)
    let after = visibleColumns
    let (come, gone) = (after.filter { !before.contains($0) }, before.filter { !after.contains($0) })
    for column in come { tell("willShow", column) { $0.splitViewController($1, willShow: column) } }
    for column in gone { tell("willHide", column) { $0.splitViewController($1, willHide: column) } }
    guard CurrentSimulation.device.systemVersion >= 26, let clock = CurrentSimulation.simulation?.clock else { return }
    let finish = { [weak self] in
      for column in come { self?.tell("didShow", column) { $0.splitViewController($1, didShow: column) } }
      for column in gone { self?.tell("didHide", column) { $0.splitViewController($1, didHide: column) } }
    }
    if animated { clock.after(Simulation.transitionDuration, finish) } else { clock.afterLayout(finish) }
  }

  private func tell(
    _ name: String, _ column: Column, _ call: (any UISplitViewControllerDelegate, UISplitViewController) -> Void
  ) {
    guard !isClassic, let delegate = split.delegate else { return }
    CurrentSimulation.simulation?.note(.delegate, delegate, name, "\(column)")
    call(delegate, split)
  }
}
