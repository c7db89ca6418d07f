#if MODELCORE
  import ModelCore
  import PelmetDiagnostics

  /// An item of a toolbar that no bar shows where bars stand upright: it does not move to the column, and there is no horizontal bar for it
  /// (VBR-8).
  enum WillVanishVertical: AuditRule {
    static let rule = Rule.willVanishVertical

    static func findings(in audit: Audit) -> [AuditFinding] {
      audit.controllers(UINavigationController.self).flatMap { live, navigation in
        navigation.vanishedItems.map { item in
          let page = navigation.topViewController ?? navigation
          let name = audit.name(of: page)
          return AuditFinding(
            rule, "'\(name)' loses \(text(item)) where bars stand at the side: without a navigation bar, no bar shows it",
            fix: item.axisBehavior == .horizontalOnly ? "set the item's axisBehavior to automatic, with an image" : nil,
            screen: name)
        }
      }
    }

    /// Such as `the text item 'Archive'`.
    private static func text(_ item: UIBarButtonItem) -> String {
      let kind =
        if item.axisBehavior == .horizontalOnly {
          "horizontal-only item"
        } else {
          item.customView == nil ? "text item" : "custom view"
        }
      let name = item.title ?? item.identifier ?? item.accessibleName
      return "the \(kind)" + (name.map { " '\($0)'" } ?? "")
    }
  }

  extension UIBarButtonItem {
    /// The name of what has no title of its own: of a system item, or of the class of a custom view.
    fileprivate var accessibleName: String? {
      systemItem.map { "\($0)" } ?? customView.map { "\(type(of: $0))" }
    }
  }
#endif
