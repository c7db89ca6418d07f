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
        audit.screens(in: container.controller).lazy.compactMap { finding(container, $0, in: audit) }.first
      }
    }

    private static func finding(_ container: LiveController, _ screen: LiveController, in audit: Audit) -> AuditFinding? {
      for row in screen.place.rows {
        guard let style = row.style.statusBar?.style, style != .default else { continue }
        let layer = row.layer { $0.statusBar?.style }
        // Pelmet's tab bar controller answers for others, but knows nothing of the screens in them.
        let tabs = container.containers.last { $0 is ThemedTabBarController }
        if layer != .screen, tabs != nil, audit.simulation.device.linkedSDK < 27 { continue }
        let remedy =
          container.controller is UINavigationController
          ? "use ThemedNavigationController, or override childForStatusBarStyle"
          : "add a subclass that overrides childForStatusBarStyle"
        let name = container.controller.modelName
        return AuditFinding(
          rule,
          tabs != nil && layer != .screen
            ? "iOS 27 asks '\(name)' for the status bar, and not the tab bar controller around it, so '\(style)' may not be shown"
            : "'\(name)' does not ask its screens for the status bar, so '\(style)' of \(screen.text) is not shown",
          fix: remedy,
          screen: name,
          place: screen.place.pointer("statusBar.style", layer))
      }
      return nil
    }
  }
#endif
