#if MODELCORE
  import ModelCore
  import Pelmet
  import PelmetDiagnostics

  /// More tabs than a phone shows (TAB-3).
  enum MoreTab: AuditRule {
    static let rule = Rule.moreTab

    private static let most = 5

    static func findings(in audit: Audit) -> [AuditFinding] {
      guard audit.rows.contains(where: { $0.idiom == .phone }) else { return [] }
      return audit.controllers(UITabBarController.self).compactMap { _, tabs in
        guard let count = tabs.viewControllers?.count, count > most else { return nil }
        return AuditFinding(
          rule,
          "'\(tabs.modelName)' has \(count) tabs, of which a phone shows four and 'More'", screen: tabs.modelName)
      }
    }
  }
#endif
