#if MODELCORE
  import ModelCore
  import Pelmet
  import PelmetDiagnostics

  /// A tab bar that the app hides behind its controller's back (NAV-11).
  enum HiddenTabBar: AuditRule {
    static let rule = Rule.hiddenTabBar

    static func findings(in audit: Audit) -> [AuditFinding] {
      audit.controllers(UITabBarController.self).compactMap { _, tabs in
        guard tabs.tabBar.isHidden else { return nil }
        return AuditFinding(
          rule, "'\(tabs.modelName)' hides its tab bar with 'isHidden', which UIKit writes, too, when it hides or shows the bar",
          screen: tabs.modelName)
      }
    }
  }
#endif
