#if MODELCORE
  import ModelCore
  import Pelmet
  import PelmetDiagnostics

  /// A prominent tab that no tab bar has (TAB-13).
  enum UnknownProminentTab: AuditRule {
    static let rule = Rule.unknownProminentTab

    /// The number of identifiers that a message lists.
    private static let most = 5

    static func findings(in audit: Audit) -> [AuditFinding] {
      audit.controllers(UITabBarController.self).compactMap { live, tabs in
        let (written, place) = written(in: live) { tabs.tab(forIdentifier: $0) == nil }
        let identifier = written ?? tabs.prominentTabIdentifier
        guard let identifier, tabs.tab(forIdentifier: identifier) == nil else { return nil }
        let known = tabs.tabs.prefix(most).map { "'\($0.identifier)'" }.joined(separator: ", ")
        let end = tabs.tabs.count > most ? ", …" : ""
        let reason = known.isEmpty ? "it has no tabs with identifiers" : "its tabs are \(known)\(end)"
        return AuditFinding(
          rule, "'\(tabs.modelName)' has no tab '\(identifier)' that could be prominent; \(reason)",
          fix: known.isEmpty ? "set 'tabs' instead of 'viewControllers'" : nil, screen: tabs.modelName, place: place)
      }
    }

    /// The theme's first identifier of which `isUnknown` holds, and its place.
    private static func written(
      in live: LiveController, _ isUnknown: (String) -> Bool
    ) -> (identifier: String?, place: String?) {
      for row in live.place.rows where row.traits.os >= 27 {
        guard let identifier = row.style.tabBarController?.prominentTabIdentifier, isUnknown(identifier) else { continue }
        let layer = row.layer { $0.tabBarController?.prominentTabIdentifier }
        return (identifier, live.place.pointer("tabBarController.prominentTabIdentifier", layer))
      }
      return (nil, nil)
    }
  }
#endif
