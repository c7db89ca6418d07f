#if MODELCORE
  import ModelCore
  import PelmetDiagnostics

  /// A screen with a bar of its own, where the bars of containers stand upright: it stays as it is, and nobody reserves room for a column
  /// (VBR-9).
  enum FreeBarInVertical: AuditRule {
    static let rule = Rule.freeBarInVertical

    static func findings(in audit: Audit) -> [AuditFinding] {
      let owners = Set(audit.controllers.compactMap { $0.controller.viewIfLoaded.map(ObjectIdentifier.init) })
      return audit.screens.compactMap { screen in
        guard let view = screen.controller.viewIfLoaded, [.leading, .trailing].contains(view.traitCollection.verticalBarEdge),
          let bar = bar(in: view, owners)
        else { return nil }
        return AuditFinding(
          rule, "\(screen.text) has \(bar) of its own, which stays horizontal where the bars of containers stand at the side",
          screen: screen.name)
      }
    }

    /// The first bar in a view that is seen, outside of the views of other controllers.
    private static func bar(in root: UIView, _ owners: Set<ObjectIdentifier>) -> String? {
      var waiting = Array(root.subviews.reversed())
      while let view = waiting.popLast() {
        guard !view.isHidden, view.alpha > 0, !owners.contains(ObjectIdentifier(view)) else { continue }
        switch view {
        case is UINavigationBar: return "a navigation bar"
        case is UIToolbar: return "a toolbar"
        case is UITabBar: return "a tab bar"
        default: waiting += view.subviews.reversed()
        }
      }
      return nil
    }
  }
#endif
