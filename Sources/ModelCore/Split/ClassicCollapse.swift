import Foundation

/// Collapsing and expanding of the classic style (SPL-2, 4).
@MainActor
struct ClassicCollapse {
  private let arrangement: SplitArrangement
  private var split: UISplitViewController { arrangement.split }

  init(_ arrangement: SplitArrangement) {
    self.arrangement = arrangement
  }

  /// SPL-2: the delegate may choose the primary controller and deal with the secondary one; else the primary one takes it.
  func collapse() {
    guard let current = arrangement.primary else { return finish(collapsed: true) }
    let primary = ask("primaryViewController(forCollapsing:)") { $0.primaryViewController(forCollapsing: split) } ?? current
    guard let secondary = arrangement.columns[.secondary] else {
      arrangement.replaceColumns(with: [.primary: primary])
      return finish(collapsed: true)
    }
    let isHandled =
      ask("collapseSecondary", "\(secondary.modelName), onto: \(primary.modelName)") {
        $0.splitViewController(split, collapseSecondary: secondary, onto: primary)
      } ?? false
    if !isHandled { primary.collapseSecondaryViewController(secondary, for: split) }
    arrangement.putAway = secondary
    arrangement.replaceColumns(with: [.primary: primary])
    finish(collapsed: true)
  }

  /// SPL-4: the delegate gives the secondary controller, else the primary one does; else the one that was put away comes back.
  func expand() {
    guard let current = arrangement.primary else { return finish(collapsed: false) }
    let primary = ask("primaryViewController(forExpanding:)") { $0.primaryViewController(forExpanding: split) } ?? current
    let separated = ask("separateSecondary", "from: \(primary.modelName)") {
      $0.splitViewController(split, separateSecondaryFrom: primary)
    }
    let secondary = separated ?? primary.separateSecondaryViewController(for: split) ?? arrangement.putAway
    var columns: [UISplitViewController.Column: UIViewController] = [.primary: primary]
    columns[.secondary] = secondary
    arrangement.putAway = nil
    arrangement.isCollapsed = false
    arrangement.replaceColumns(with: columns)
    finish(collapsed: false)
  }

  private func finish(collapsed: Bool) {
    arrangement.isCollapsed = collapsed
    arrangement.place()
    NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: split)
  }

  private func ask<Answer>(
    _ name: String, _ arguments: String = "", _ call: (any UISplitViewControllerDelegate) -> Answer?
  ) -> Answer? {
    guard let delegate = split.delegate else { return nil }
    CurrentSimulation.simulation?.note(.delegate, delegate, name, arguments)
    return call(delegate)
  }
}
