import PelmetTestSupport

/// Themes as dense as real ones get, no two alike: every bar, four slots, button and item states, adaptive and named colours, all of them legible.
enum SampleThemes {
  static func texts(_ count: Int) -> [(name: String, text: String)] {
    (0..<count).map { index in
      var colors = Colors(seed: UInt64(index))
      return ("theme\(index)", theme(index, &colors))
    }
  }

  /// Seeded colours, so that every run reads the same bytes.
  private struct Colors {
    private var numbers: SplitMix64

    init(seed: UInt64) {
      numbers = SplitMix64(seed: seed)
    }

    /// A background that follows the scheme.
    mutating func paper() -> String { "{ \"light\": \(next(from: 0xD0D0D0)), \"dark\": \(next(from: 0)) }" }

    /// A colour that is legible on every background.
    mutating func ink() -> String { "{ \"light\": \(next(from: 0)), \"dark\": \(next(from: 0xD0D0D0)) }" }

    /// A colour of which every channel is at most 0x2F above that of `base`.
    private mutating func next(from base: UInt64) -> String {
      let value = base + (numbers.next() & 0x2F2F2F)
      let digits = String(value, radix: 16, uppercase: true)
      return "\"#\(String(repeating: "0", count: 6 - digits.count))\(digits)\""
    }
  }

  private static func theme(_ index: Int, _ colors: inout Colors) -> String {
    """
    {
      "pelmet": 1,
      "title": "Theme \(index)",
      "colors": {
        "ink": \(colors.ink()),
        "paper": \(colors.paper()),
        "accent": \(colors.ink())
      },
      "window": { "tintColor": "{accent}" },
      "content": { "backgroundColor": "{paper}" },
      "navigationBar": {
        "prefersLargeTitles": true,
        "tintColor": "{accent}",
        "standardAppearance": \(navigationSlot(&colors)),
        "scrollEdgeAppearance": { "like": "standardAppearance", "background": "transparent" },
        "compactAppearance": \(navigationSlot(&colors)),
        "compactScrollEdgeAppearance": "scrollEdgeAppearance"
      },
      "toolbar": {
        "standardAppearance": {
          "background": "opaque",
          "backgroundColor": \(colors.paper()),
          "buttonAppearance": \(buttons(&colors))
        },
        "scrollEdgeAppearance": "standardAppearance"
      },
      "tabBar": {
        "tintColor": "{accent}",
        "standardAppearance": {
          "background": "opaque",
          "backgroundColor": \(colors.paper()),
          "itemAppearance": {
            "normal": \(item(&colors)),
            "selected": \(item(&colors))
          }
        },
        "scrollEdgeAppearance": "standardAppearance"
      },
      "barButtonItem": {
        "titleTextAttributes": { "normal": \(text(&colors)), "disabled": { "foregroundColor": { "color": "{ink}", "alpha": 0.4 } } }
      },
      "statusBar": { "style": "automatic" }
    }
    """
  }

  private static func navigationSlot(_ colors: inout Colors) -> String {
    """
    {
          "background": "opaque",
          "backgroundColor": \(colors.paper()),
          "shadowColor": "none",
          "titleTextAttributes": \(text(&colors)),
          "largeTitleTextAttributes": { "foregroundColor": "{ink}" },
          "buttonAppearance": \(buttons(&colors)),
          "backButtonAppearance": "buttonAppearance"
        }
    """
  }

  private static func buttons(_ colors: inout Colors) -> String {
    """
    {
            "normal": { "titleTextAttributes": \(text(&colors)) },
            "disabled": { "titleTextAttributes": { "foregroundColor": { "color": \(colors.ink()), "alpha": 0.4 } } }
          }
    """
  }

  private static func item(_ colors: inout Colors) -> String {
    "{ \"iconColor\": \(colors.ink()), \"titleTextAttributes\": \(text(&colors)) }"
  }

  private static func text(_ colors: inout Colors) -> String {
    "{ \"foregroundColor\": \(colors.ink()), \"font\": { \"size\": 10, \"weight\": \"semibold\" } }"
  }
}
