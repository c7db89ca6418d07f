#if MODELCORE
  import ModelCore
  import Pelmet
  import PelmetDiagnostics

  /// The large title of a collapsed split view's detail does not follow its scroll view (SPL-7, 8).
  enum LargeTitleMasked: AuditRule {
    static let rule = Rule.largeTitleMasked

    static func findings(in audit: Audit) -> [AuditFinding] {
      audit.controllers(UINavigationController.self).flatMap { nested, navigation in
        guard let outer = nested.containers.last as? UINavigationController,
          nested.containers.contains(where: { ($0 as? UISplitViewController)?.isCollapsed == true })
        else { return [AuditFinding]() }
        return audit.screens(in: navigation).filter { $0.controller.parent === navigation }.compactMap { finding($0, in: outer) }
      }
    }

    private static func finding(_ screen: LiveController, in outer: UINavigationController) -> AuditFinding? {
      guard screen.controller.scrolls else { return nil }
      for row in screen.place.rows {
        guard row.style.navigationBar?.prefersLargeTitles ?? outer.navigationBar.prefersLargeTitles else { continue }
        let mode = row.style.navigationItem?.largeTitleDisplayMode
        guard mode.map({ $0 == .always }) ?? (screen.controller.navigationItem.largeTitleDisplayMode == .always) else { continue }
        let layer = row.layer { $0.navigationItem?.largeTitleDisplayMode }
        return AuditFinding(
          rule,
          "the large title of \(screen.text) does not shrink while the split view is collapsed: its navigation controller is inside "
            + "another",
          fix: "use splitViewController(_:showDetail:sender:) to show its content alone",
          screen: screen.name,
          place: mode.map { _ in screen.place.pointer("navigationItem.largeTitleDisplayMode", layer) })
      }
      return nil
    }
  }

  extension UIViewController {
    /// Whether the bar would find a scroll view here, if it looked (NAV-13).
    fileprivate var scrolls: Bool {
      contentScrollView(for: .top) != nil || viewIfLoaded is UIScrollView || viewIfLoaded?.subviews.first is UIScrollView
    }
  }
#endif
