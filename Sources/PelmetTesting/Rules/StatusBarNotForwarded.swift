#if MODELCORE
  import ModelCore
  import Pelmet
  import PelmetDiagnostics
  import PelmetUIKit

  /// A container does not ask its screens for the status bar, for which the theme has a style (STB-2).
  enum StatusBarNotForwarded: AuditRule {
    static let rule = Rule.statusBarNotForwarded

    static func findings(in audit: Audit) -> [AuditFinding] {
      guard audit.simulation.infoPlist.viewControllerBasedStatusBarAppearance else { return [] }
      return audit.controllers.filter { $0.controller.keepsStatusBarStyle }.compactMap { container in
        audit.screens(in: container.controller).lazy.compactMap { finding(container, $0) }.first
      }
    }

    private static func finding(_ container: LiveController, _ screen: LiveController) -> AuditFinding? {
      for row in screen.place.rows {
        guard let style = row.style.statusBar?.style, style != .default else { continue }
        let layer = row.layer { $0.statusBar?.style }
        // Pelmet's tab bar controller answers for others, but knows nothing of the screens in them.
        if layer != .screen, container.containers.contains(where: { $0 is ThemedTabBarController }) { continue }
        let remedy =
          container.controller is UINavigationController
          ? "use ThemedNavigationController, or override childForStatusBarStyle"
          : "add a subclass that overrides childForStatusBarStyle"
        return AuditFinding(
          rule,
          "'\(container.controller.modelName)' does not ask its screens for the status bar, so '\(style)' of "
            + "\(screen.text) is not shown",
          fix: remedy,
          screen: container.controller.modelName,
          place: screen.place.pointer("statusBar.style", layer))
      }
      return nil
    }
  }
#endif
