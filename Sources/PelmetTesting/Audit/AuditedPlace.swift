#if !canImport(UIKit)
  import Pelmet

  /// What a theme says on a screen, row by row, and where it says it.
  struct AuditedPlace {
    let screen: Theme.Screen?
    /// The rows that count: where light or dark is forced, those of the other scheme do not.
    let rows: [Row]

    struct Row {
      let traits: Traits
      let style: Theme.Style
      /// What the theme says around the screen.
      let base: Theme.Style
    }

    init(_ theme: Theme, _ rows: [Traits], screen: Theme.Screen?) {
      self.screen = screen
      let table = screen.map { theme[$0] } ?? theme.table
      self.rows = rows.compactMap { traits in
        let style = table.resolved(for: traits)
        guard style.userInterfaceStyle?.scheme ?? traits.scheme == traits.scheme else { return nil }
        return Row(traits: traits, style: style, base: theme.table.resolved(for: traits))
      }
    }

    /// A value as keys from the top of the theme file.
    func pointer(_ key: String, isOfScreen: Bool) -> String {
      guard let screen, isOfScreen else { return key }
      return "screens.\(screen.name).\(key)"
    }
  }

  extension AuditedPlace.Row {
    /// Whether a value is the screen's own: it differs from what holds around the screen.
    func isOfScreen<Value: Equatable>(_ value: (Theme.Style) -> Value) -> Bool { value(style) != value(base) }
  }

  extension UserInterfaceStyle {
    /// The scheme that is forced.
    var scheme: Traits.Scheme? {
      switch self {
      case .unspecified: nil
      case .light: .light
      case .dark: .dark
      }
    }
  }
#endif
