#if MODELCORE
  import ModelCore
  import Pelmet
  import PelmetDiagnostics

  /// A screen that the app shows writes what UIKit can set on every screen only.
  enum UnscopedOverride: AuditRule {
    static let rule = Rule.unscopedOverride

    static func findings(in audit: Audit) -> [AuditFinding] {
      audit.screens.flatMap { screen in
        guard let name = screen.place.screen else { return [AuditFinding]() }
        return values.filter { value in
          screen.place.rows.contains { value.get($0.style) != nil && $0.layer(value.get) == .screen }
        }.map { value in
          AuditFinding(
            rule,
            "\(value.reach), not only '\(name.name)'",
            screen: name.name, place: screen.place.pointer(value.key, .screen))
        }
      }
    }

    private struct Value {
      let key: String
      let reach: String
      let get: (Theme.Style) -> AnyHashable?
    }

    /// Sections of items, which proxies style for the whole app.
    private static func items(_ section: String, _ get: @escaping (Theme.Style) -> AnyHashable?) -> Value {
      Value(key: section, reach: "'\(section)' reaches the items of every screen", get: get)
    }

    private static func bar(_ key: String, _ get: @escaping (Theme.NavigationBarStyle) -> AnyHashable?) -> Value {
      shared("navigationBar", key, "navigation bar") { $0.navigationBar.flatMap(get) }
    }

    private static func toolbar(_ key: String, _ get: @escaping (Theme.ToolbarStyle) -> AnyHashable?) -> Value {
      shared("toolbar", key, "toolbar") { $0.toolbar.flatMap(get) }
    }

    private static func shared(
      _ section: String, _ key: String, _ noun: String, _ get: @escaping (Theme.Style) -> AnyHashable?
    ) -> Value {
      Value(key: "\(section).\(key)", reach: "'\(key)' is set on the \(noun), which all screens share", get: get)
    }

    private static var values: [Value] {
      [
        items("barButtonItem") { $0.barButtonItem }, items("tabBarItem") { $0.tabBarItem },
        bar("barStyle") { $0.barStyle }, bar("barTintColor") { $0.barTintColor },
        bar("backgroundImage") { $0.backgroundImage }, bar("shadowImage") { $0.shadowImage },
        bar("titleTextAttributes") { $0.titleTextAttributes }, bar("largeTitleTextAttributes") { $0.largeTitleTextAttributes },
        bar("titleVerticalPositionAdjustment") { $0.titleVerticalPositionAdjustment },
        bar("backIndicatorImage") { $0.backIndicatorImage },
        bar("backIndicatorTransitionMaskImage") { $0.backIndicatorTransitionMaskImage },
        toolbar("standardAppearance") { $0.standardAppearance }, toolbar("compactAppearance") { $0.compactAppearance },
        toolbar("scrollEdgeAppearance") { $0.scrollEdgeAppearance },
        toolbar("compactScrollEdgeAppearance") { $0.compactScrollEdgeAppearance },
        toolbar("barStyle") { $0.barStyle }, toolbar("barTintColor") { $0.barTintColor },
        toolbar("backgroundImage") { $0.backgroundImage }, toolbar("shadowImage") { $0.shadowImage },
      ]
    }
  }
#endif
