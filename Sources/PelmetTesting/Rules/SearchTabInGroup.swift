#if MODELCORE
  import ModelCore
  import Pelmet
  import PelmetDiagnostics

  /// A tab for searching that stands apart from the others only as long as the app is linked with the SDK of iOS 26 (TAB-15, TAB-17).
  enum SearchTabInGroup: AuditRule {
    static let rule = Rule.searchTabInGroup

    static func findings(in audit: Audit) -> [AuditFinding] {
      let simulation = audit.simulation
      guard (26..<27).contains(simulation.device.linkedSDK), !simulation.infoPlist.designRequiresCompatibility,
        audit.rows.contains(where: { $0.idiom == .phone })
      else { return [] }
      return audit.controllers(UITabBarController.self).compactMap(finding)
    }

    private static func finding(_ live: LiveController, _ tabs: UITabBarController) -> AuditFinding? {
      guard tabs.prominentTabIdentifier == nil, !isNamed(live) else { return nil }
      if tabs.tabs.contains(where: { ($0 as? UISearchTab)?.automaticallyActivatesSearch == false }) {
        return AuditFinding(
          rule,
          "'\(tabs.modelName)' shows its search tab apart on iOS 26; on iOS 27, with its SDK, the tab stands among the others",
          screen: tabs.modelName)
      }
      guard tabs.tabBar.items?.contains(where: { $0.systemItem == .search }) == true else { return nil }
      return AuditFinding(
        rule,
        "'\(tabs.modelName)' shows the tab of the system item 'search' apart; with the SDK of iOS 27 it stands among the others",
        fix: "use a UISearchTab in place of the system item, and name it in prominentTabIdentifier", screen: tabs.modelName)
    }

    /// Whether the theme names a prominent tab.
    private static func isNamed(_ live: LiveController) -> Bool {
      live.place.rows.contains { $0.traits.os >= 27 && $0.style.tabBarController?.prominentTabIdentifier != nil }
    }
  }
#endif
