internal import PelmetCompiler

/// The files that `pelmet init` writes: a theme that all rules are content with, and what stands beside it.
enum Starter {
  /// Names and texts.
  static func files(name: String) -> [(name: String, text: String)] {
    [
      (name + FileKind.theme.rawValue, theme),
      (schemaName, JSONSchema.theme()),
      (ModuleSettings.fileName, settings),
    ]
  }

  static let schemaName = "theme.schema.json"

  private static let settings = """
    {
      "themes": ["."],
      "minimumOS": "15.0"
    }

    """

  private static let theme = """
    {
      "$schema": "\(schemaName)",
      "pelmet": 1,

      "colors": {
        "accent": { "light": "#3D5AFE", "dark": "#8C9EFF" },
        "paper": { "light": "#FFFFFF", "dark": "#10131A" },
        "ink": { "light": "#10131A", "dark": "#FFFFFF" },
        "faint": { "light": "#6B7280", "dark": "#9CA3AF" }
      },

      "window": { "tintColor": "{accent}" },
      "content": { "backgroundColor": "{paper}" },
      "navigationBar": {
        "prefersLargeTitles": true,
        "tintColor": "{accent}",
        "standardAppearance": {
          "background": "opaque",
          "backgroundColor": "{paper}",
          "titleTextAttributes": { "foregroundColor": "{ink}" },
          "largeTitleTextAttributes": { "foregroundColor": "{ink}" }
        },
        "scrollEdgeAppearance": { "like": "standardAppearance", "shadowColor": "none" }
      },
      "tabBar": {
        "tintColor": "{accent}",
        "standardAppearance": {
          "background": "opaque",
          "backgroundColor": "{paper}",
          "itemAppearance": {
            "normal": { "iconColor": "{faint}", "titleTextAttributes": { "foregroundColor": "{faint}" } },
            "selected": { "iconColor": "{accent}", "titleTextAttributes": { "foregroundColor": "{accent}" } }
          }
        },
        "scrollEdgeAppearance": "standardAppearance"
      },
      "statusBar": { "style": "automatic" }
    }

    """
}
