/// Collapsing and expanding of the classic style (SPL-2, 4).
///
/// A secondary controller that goes onto the primary one's stack, or comes from it, disappears in the one place and appears in the other.
@MainActor
struct ClassicCollapse {
  private let arrangement: SplitArrangement
  private var split: UISplitViewController { arrangement.split }

  init(_ arrangement: SplitArrangement) {
    self.arrangement = arrangement
  }

  /// SPL-2: the delegate may choose the primary controller and deal with the secondary one; else the primary one takes it.
  func collapse() {
    arrangement.placement.endTransition()
    if let current = arrangement.primary {
      let primary = arrangement.call("forCollapsing") { $0.primaryViewController(forCollapsing: split) } ?? current
      if let secondary = arrangement.columns[.secondary], secondary !== primary { collapse(secondary, onto: primary) }
      arrangement.isCollapsed = true
      arrangement.replaceColumns(with: [.primary: primary])
    } else {
      arrangement.isCollapsed = true
    }
    finish()
  }

  private func collapse(_ secondary: UIViewController, onto primary: UIViewController) {
    let arguments = "\(secondary.modelName), onto: \(primary.modelName)"
    let isHandled = arrangement.call("collapseSecondary", arguments) {
      $0.splitViewController(split, collapseSecondary: secondary, onto: primary)
    }
    if isHandled != true { primary.collapseSecondaryViewController(secondary, for: split) }
    arrangement.putAway = secondary
  }

  /// SPL-4: the delegate gives the secondary controller, else the primary one does; else the one that was put away comes back.
  func expand() {
    arrangement.placement.endTransition()
    var columns: [UISplitViewController.Column: UIViewController] = [:]
    if let current = arrangement.primary {
      let primary = arrangement.call("forExpanding") { $0.primaryViewController(forExpanding: split) } ?? current
      let separated = arrangement.call("separateSecondaryFrom", primary.modelName) {
        $0.splitViewController(split, separateSecondaryFrom: primary)
      }
      let secondary = separated ?? primary.separateSecondaryViewController(for: split) ?? arrangement.putAway
      columns[.primary] = primary
      if secondary !== primary { columns[.secondary] = secondary }
    }
    arrangement.putAway = nil
    arrangement.isCollapsed = false
    arrangement.turned()
    arrangement.replaceColumns(with: columns)
    finish()
  }

  private func finish() {
    arrangement.placement.update()
    arrangement.postTargetChange()
  }
}
