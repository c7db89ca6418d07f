#if MODELCORE
  import ModelCore
  import PelmetDiagnostics

  /// A controller in an arrangement has bar items, of which its container shows none (FLD-5).
  enum PaneItemsNotForwarded: AuditRule {
    static let rule = Rule.paneItemsNotForwarded

    static func findings(in audit: Audit) -> [AuditFinding] {
      audit.controllers(UIArrangementViewController.self).flatMap { live, arrangement -> [AuditFinding] in
        guard live.navigationController != nil else { return [] }
        let shown = Set(arrangement.navigationItem.allItems.map { ObjectIdentifier($0) })
        let panes: [UIArrangementViewController.ViewPlacement] = [.primary, .secondary]
        return panes.compactMap(arrangement.viewController(for:)).compactMap { pane -> AuditFinding? in
          let items = pane.navigationItem.allItems
          guard !items.isEmpty, items.allSatisfy({ !shown.contains(ObjectIdentifier($0)) }) else { return nil }
          let name = audit.name(of: pane)
          return AuditFinding(
            rule, "the bar items of '\(name)' are not shown, because '\(audit.name(of: arrangement))' forwards none of them",
            screen: name)
        }
      }
    }
  }

  extension UINavigationItem {
    /// The items at both sides and in the middle.
    fileprivate var allItems: [UIBarButtonItem] {
      let groups = leadingItemGroups + centerItemGroups + trailingItemGroups + [pinnedTrailingGroup].compactMap(\.self)
      return (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) + groups.flatMap(\.barButtonItems)
    }
  }
#endif
