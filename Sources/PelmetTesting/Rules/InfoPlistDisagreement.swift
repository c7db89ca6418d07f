#if MODELCORE
  import ModelCore
  import Pelmet
  import PelmetDiagnostics

  /// The app's property list takes away what the theme says.
  enum InfoPlistDisagreement: AuditRule {
    static let rule = Rule.infoPlistDisagreement

    static func findings(in audit: Audit) -> [AuditFinding] {
      [statusBar(audit), scheme(audit)].compactMap { $0 }
    }

    /// Where the app has one status bar for all, nobody is asked for a style (STB-1).
    private static func statusBar(_ audit: Audit) -> AuditFinding? {
      guard !audit.simulation.infoPlist.viewControllerBasedStatusBarAppearance else { return nil }
      for place in [Theme.Place()] + audit.theme.places.map(\.place) {
        let place = AuditedPlace(audit.theme, audit.rows, context: place.context, screen: place.screen)
        for row in place.rows {
          guard let style = row.style.statusBar?.style else { continue }
          return AuditFinding(
            rule,
            "UIViewControllerBasedStatusBarAppearance is false in Info.plist, so no controller is asked for the status bar and "
              + "'\(style)' is never shown",
            fix: "remove UIViewControllerBasedStatusBarAppearance from Info.plist",
            screen: place.screen?.name ?? "",
            place: place.pointer("statusBar.style", row.layer { $0.statusBar?.style }))
        }
      }
      return nil
    }

    private static func scheme(_ audit: Audit) -> AuditFinding? {
      guard let app = audit.simulation.infoPlist.userInterfaceStyle.scheme else { return nil }
      for row in audit.rows {
        guard let scheme = audit.theme.resolved(for: row).userInterfaceStyle?.scheme, scheme != app else { continue }
        return AuditFinding(
          rule,
          "UIUserInterfaceStyle forces \(app) in Info.plist, and the theme forces \(scheme)",
          fix: "remove UIUserInterfaceStyle from Info.plist",
          place: "userInterfaceStyle")
      }
      return nil
    }
  }

  extension UIUserInterfaceStyle {
    /// The scheme that is forced.
    fileprivate var scheme: Theme.Traits.Scheme? {
      switch self {
      case .unspecified: nil
      case .light: .light
      case .dark: .dark
      }
    }
  }
#endif
