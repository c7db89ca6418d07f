#if MODELCORE
  import ModelCore
  import Pelmet
  import PelmetDiagnostics

  /// The screen at the root of a tab changes the tab bar, which all tabs share.
  enum SiblingInconsistency: AuditRule {
    static let rule = Rule.siblingInconsistency

    static func findings(in audit: Audit) -> [AuditFinding] {
      audit.controllers(UITabBarController.self).flatMap { _, tabs in
        (tabs.viewControllers ?? []).compactMap(audit.content).compactMap(finding)
      }
    }

    private static func finding(_ root: LiveController) -> AuditFinding? {
      for row in root.place.rows {
        guard let value = values.first(where: { row.differs($0) }) else { continue }
        return AuditFinding(
          rule,
          "\(root.text) is a tab and has its own '\(value.key)' \(row.traits.text), so the tab bar changes at once when the tab is "
            + "selected",
          screen: root.name, place: root.place.pointer(value.key, .screen))
      }
      return nil
    }

    fileprivate struct Value {
      let key: String
      let get: (Theme.Style) -> AnyHashable?
    }

    private static var values: [Value] {
      func color(_ key: String, _ path: KeyPath<Theme.TabBarStyle, Theme.Color?>) -> Value {
        Value(key: "tabBar.\(key)") { $0.tabBar?[keyPath: path] }
      }
      func slot(_ key: String, _ path: KeyPath<Theme.TabBarStyle, Theme.TabBarAppearance?>) -> [Value] {
        [
          Value(key: "tabBar.\(key).background") { $0.tabBar?[keyPath: path]?.background },
          Value(key: "tabBar.\(key).backgroundColor") { $0.tabBar?[keyPath: path]?.backgroundColor },
          Value(key: "tabBar.\(key).backgroundEffect") { $0.tabBar?[keyPath: path]?.backgroundEffect },
          Value(key: "tabBar.\(key).backgroundImage") { $0.tabBar?[keyPath: path]?.backgroundImage },
        ]
      }
      return [color("tintColor", \.tintColor), color("unselectedItemTintColor", \.unselectedItemTintColor)]
        + [color("barTintColor", \.barTintColor), color("backgroundColor", \.backgroundColor)]
        + [Value(key: "tabBar.backgroundImage") { $0.tabBar?.backgroundImage }]
        + slot("standardAppearance", \.standardAppearance) + slot("scrollEdgeAppearance", \.scrollEdgeAppearance)
    }
  }

  extension AuditedPlace.Row {
    /// Colours are compared as they are seen in the row.
    fileprivate func differs(_ value: SiblingInconsistency.Value) -> Bool {
      let (own, shared) = (value.get(style), value.get(base))
      guard let own = own as? Theme.Color, let shared = shared as? Theme.Color else { return own != shared }
      return own.resolved(for: traits) != shared.resolved(for: traits)
    }
  }
#endif
