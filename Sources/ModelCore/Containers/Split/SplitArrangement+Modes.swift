import Foundation

/// Display modes and behaviours (SPL-11, 15, 16).
///
/// `automatic` is not documented. The model puts columns beside each other if the view is wider than high, and over the secondary one
/// otherwise. The user's choice lasts until the view is rotated.
extension SplitArrangement {
  var isWide: Bool {
    let size = split.viewIfLoaded?.bounds.size ?? CurrentSimulation.device.screenSize
    return size.width > size.height
  }

  /// The behaviour in use, never `automatic` (SPL-16). A preferred mode that only one behaviour has decides it.
  var behavior: UISplitViewController.SplitBehavior {
    if split.preferredSplitBehavior != .automatic { return split.preferredSplitBehavior }
    return split.preferredDisplayMode.onlyBehavior ?? (isWide ? .tile : .overlay)
  }

  /// The mode in use, never `automatic` (SPL-11).
  var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : mode ?? resolvedMode }

  /// The chosen or preferred mode, as far as the columns and the behaviour allow it.
  var resolvedMode: DisplayMode {
    let preferred = split.preferredDisplayMode
    if let chosenMode, chosenMode != .automatic { return fitting(chosenMode) }
    if preferred != .automatic { return fitting(preferred) }
    return isWide && behavior != .overlay ? .oneBesideSecondary : .secondaryOnly
  }

  private func fitting(_ wanted: DisplayMode) -> DisplayMode {
    let beside = min(wanted.columnsBeside, split.style == .tripleColumn ? 2 : 1)
    if isClassic, beside == wanted.columnsBeside { return wanted }
    let modes = isClassic && wanted.isOverlay ? UISplitViewController.SplitBehavior.overlay.modes : behavior.modes
    return beside == wanted.columnsBeside && modes.contains(wanted) ? wanted : modes[beside]
  }

  func preferencesChanged() {
    chosenMode = nil
    guard hasDecided, !isCollapsed else { return }
    change(to: resolvedMode, animated: false)
  }

  /// Applies the preferred mode again after a rotation.
  func followSize() {
    guard wasWide != isWide else { return }
    wasWide = isWide
    chosenMode = nil
    change(to: resolvedMode, animated: false)
  }

  /// Call it when there is space again, for which no mode has been chosen.
  func turned() {
    wasWide = isWide
    chosenMode = nil
    mode = resolvedMode
  }

  /// Changes to a mode that the user, a column or the delegate chose, animated.
  func choose(_ wanted: DisplayMode) {
    chosenMode = wanted
    change(to: resolvedMode, animated: true)
  }

  /// Changes the mode. The delegate is told before, and then of every column that is shown or hidden.
  private func change(to new: DisplayMode, animated: Bool) {
    guard hasDecided, new != displayMode else { return placement.update() }
    call("willChangeTo", "\(new)") { $0.splitViewController(split, willChangeTo: new) }
    announcingColumns(animated: animated) { mode = new }
  }

  /// Performs the action of the display mode button and the swipe: changes to the delegate's mode, or else shows or hides the primary
  /// column (SPL-11).
  func toggleDisplayMode() {
    guard !isCollapsed else { return }
    let target = call("targetDisplayModeForAction") { $0.targetDisplayModeForAction(in: split) } ?? .automatic
    choose(target == .automatic ? behavior.modes[displayMode == .secondaryOnly ? 1 : 0] : target)
  }

  /// Runs a change of the columns, tells the delegate which are shown and hidden by it, and places them (SPL-14, 15, 17).
  /// - Parameter before: The columns that were visible, if that is not known any more.
  func announcingColumns(since before: [Column]? = nil, animated: Bool, _ change: () -> Void) {
    guard hasDecided else { return change() }
    let before = before ?? visibleColumns
    change()
    let after = visibleColumns
    let (come, gone) = (after.filter { !before.contains($0) }, before.filter { !after.contains($0) })
    for column in come { tell("willShow", column) { $0.splitViewController($1, willShow: column) } }
    for column in gone { tell("willHide", column) { $0.splitViewController($1, willHide: column) } }
    placement.update(animated: animated)
    guard CurrentSimulation.device.systemVersion >= 26, let clock = CurrentSimulation.simulation?.clock else { return }
    let finish = { [weak self] in
      for column in come { self?.tell("didShow", column) { $0.splitViewController($1, didShow: column) } }
      for column in gone { self?.tell("didHide", column) { $0.splitViewController($1, didHide: column) } }
    }
    if animated { clock.after(ModelClock.transitionDuration, finish) } else { clock.afterLayout(finish) }
  }

  /// Tells the delegate of shown and hidden columns, which the classic style does not have.
  private func tell(
    _ name: String, _ column: Column, _ message: (any UISplitViewControllerDelegate, UISplitViewController) -> Void
  ) {
    guard !isClassic else { return }
    call(name, "\(column)") { message($0, split) }
  }
}

/// The columns of display modes, and the modes of behaviours (SPL-16).
extension UISplitViewController.DisplayMode {
  /// The number of visible columns besides the secondary one.
  var columnsBeside: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// Whether the other columns cover the secondary one.
  var isOverlay: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

  /// The only behaviour with this mode, or `nil` if several have it.
  var onlyBehavior: UISplitViewController.SplitBehavior? {
    switch self {
    case .automatic, .secondaryOnly, .oneBesideSecondary: nil
    case .twoBesideSecondary: .tile
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    }
  }
}

extension UISplitViewController.SplitBehavior {
  /// The modes of this behaviour, by the number of columns beside the secondary one.
  var modes: [UISplitViewController.DisplayMode] {
    switch self {
    case .automatic, .tile: [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]
    case .overlay: [.secondaryOnly, .oneOverSecondary, .twoOverSecondary]
    case .displace: [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary]
    }
  }
}
