internal import PelmetDiagnostics
internal import PelmetFormatting
internal import PelmetReports

/// The first theme of `pelmet init`, which passes every rule, and its settings.
struct StarterTheme {
  /// Where editors find the schema: its path from the theme's folder.
  let schema: String
  /// Members that list tokens.
  var header: String?
  /// Those of ``colors`` that tokens are called, so that the theme needs other names.
  var taken: [String] = []

  var text: String {
    var text = Self.theme.replacing("$schema\": \"\"", with: "$schema\": \(JSONTree.string(schema).line)")
    if let header {
      let lines = "  " + header.replacing("\n\"", with: "\n  \"") + "\n"
      text = text.replacing("\n  \"colors\": {", with: "\n\(lines)\n  \"colors\": {", maxReplacements: 1)
    }
    let named = taken.reduce(text) { text, name in
      text.replacing("\"\(name)\": {", with: "\"bar-\(name)\": {").replacing("{\(name)}", with: "{bar-\(name)}")
    }
    return FormattedFile.text(named, as: .theme)
  }

  /// As long as the theme uses none of its tokens, that is no news.
  var settings: String { Self.settings(rules: header == nil ? "" : ", \"\(Rule.unusedToken)\": \"off\"") }

  /// The names of the theme's colours.
  static let colors = ["accent", "paper", "ink", "faint"]

  private static func settings(rules: String) -> String {
    """
    {
      "minimumOS": "15.0",
      "rules": { "\(Rule.lowContrast)": "error"\(rules) }
    }

    """
  }

  private static let theme = """
    {
      "$schema": "",
      "pelmet": 1,

      "colors": {
        "accent": { "light": "#3652F0", "dark": "#99A9FF" },
        "paper": { "light": "#FFFFFF", "dark": "#10131A" },
        "ink": { "light": "#10131A", "dark": "#FFFFFF" },
        "faint": { "light": "#6B7280", "dark": "#9CA3AF" }
      },

      "window": { "tintColor": "{accent}" },
      "content": { "backgroundColor": "{paper}" },
      "navigationBar": {
        "prefersLargeTitles": true,
        "standardAppearance": {
          "titleTextAttributes": { "foregroundColor": "{ink}" },
          "largeTitleTextAttributes": { "foregroundColor": "{ink}" }
        },
        "scrollEdgeAppearance": { "like": "standardAppearance", "shadowColor": "none" }
      },
      "tabBar": {
        "tintColor": "{accent}",
        "standardAppearance": {
          "itemAppearance": {
            "selected": { "titleTextAttributes": { "foregroundColor": "{accent}" }, "iconColor": "{accent}" }
          }
        },
        "scrollEdgeAppearance": "standardAppearance"
      },
      "barButtonItem": { "tintColor": "{accent}" },
      "statusBar": { "style": "automatic" },

      "when": [
        {
          "is": { "os": "<26" },
          "navigationBar": { "standardAppearance": { "background": "opaque", "backgroundColor": "{paper}" } },
          "tabBar": {
            "standardAppearance": {
              "background": "opaque",
              "backgroundColor": "{paper}",
              "itemAppearance": {
                "normal": { "titleTextAttributes": { "foregroundColor": "{faint}" }, "iconColor": "{faint}" }
              }
            }
          }
        }
      ]
    }

    """
}
