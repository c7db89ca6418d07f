#if MODELCORE
  import ModelCore
  import Pelmet
  import PelmetDiagnostics

  /// A tab that scrolls in a view that UIKit does not find, so that its tab bar never becomes small (MIN-1).
  ///
  /// A tab in which nothing scrolls is no finding: nobody expects anything of it.
  enum MinimizeWithoutScrollView: AuditRule {
    static let rule = Rule.minimizeWithoutScrollView

    static func findings(in audit: Audit) -> [AuditFinding] {
      guard audit.rows.contains(where: { $0.idiom == .phone && $0.os >= 26 }) else { return [] }
      return audit.controllers(UITabBarController.self).flatMap { live, tabs -> [AuditFinding] in
        let place = place(in: live)
        guard place != nil || minimizes(tabs.tabBarMinimizeBehavior) else { return [] }
        return tabs.children.compactMap { finding($0, in: tabs, place: place) }
      }
    }

    private static func finding(_ tab: UIViewController, in tabs: UITabBarController, place: String?) -> AuditFinding? {
      let content = tab.modelContent(for: .bottom)
      guard content.scrollView == nil, let view = content.controller.viewIfLoaded, scrollsBelow(view) else { return nil }
      let name = content.controller.modelName
      return AuditFinding(
        rule,
        "scrolling in '\(name)' never makes the tab bar small: its scroll view is neither its view nor that view's first subview",
        fix: "call setContentScrollView(_:for: .bottom) of '\(name)' with its scroll view", screen: tabs.modelName, place: place)
    }

    /// Whether a view below `view` scrolls up and down.
    private static func scrollsBelow(_ view: UIView) -> Bool {
      var waiting = view.subviews
      while let next = waiting.popLast() {
        if let scrollView = next as? UIScrollView, scrollView.contentSize.height > scrollView.bounds.height { return true }
        waiting += next.subviews
      }
      return false
    }

    /// The theme's value that asks for a small bar.
    private static func place(in live: LiveController) -> String? {
      let row = live.place.rows.first { row in
        switch row.style.tabBarController?.tabBarMinimizeBehavior {
        case .onScrollDown, .onScrollUp: row.traits.os >= 26
        case .automatic, .never, nil: false
        }
      }
      return row.map { row in
        live.place.pointer(
          "tabBarController.tabBarMinimizeBehavior", row.layer { $0.tabBarController?.tabBarMinimizeBehavior })
      }
    }

    private static func minimizes(_ behavior: UITabBarController.MinimizeBehavior) -> Bool {
      behavior == .onScrollDown || behavior == .onScrollUp
    }
  }
#endif
