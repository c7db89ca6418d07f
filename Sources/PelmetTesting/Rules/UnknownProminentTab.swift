#if !canImport(UIKit)
  import ModelCore
  import Pelmet
  import PelmetDiagnostics

  /// A prominent tab that no tab bar has (TAB-13).
  enum UnknownProminentTab: AuditRule {
    static let rule = Rule.unknownProminentTab

    /// The number of identifiers that a message lists.
    private static let most = 5

    static func findings(in audit: Audit) -> [AuditFinding] {
      audit.controllers(UITabBarController.self).compactMap { _, tabs in
        guard let identifier = tabs.prominentTabIdentifier, tabs.tab(forIdentifier: identifier) == nil else { return nil }
        let known = tabs.tabs.prefix(most).map { "'\($0.identifier)'" }.joined(separator: ", ")
        let end = tabs.tabs.count > most ? ", …" : ""
        let reason = known.isEmpty ? "it has no tabs with identifiers" : "its tabs are \(known)\(end)"
        return AuditFinding(
          rule, "'\(tabs.modelName)' has no tab '\(identifier)' that could be prominent; \(reason)",
          fix: known.isEmpty ? "set 'tabs' instead of 'viewControllers'" : nil, screen: tabs.modelName)
      }
    }
  }
#endif
