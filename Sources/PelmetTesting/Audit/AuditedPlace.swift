#if !canImport(UIKit)
  import Pelmet

  /// What a theme says in one place, row by row, and where it says it.
  struct AuditedPlace {
    let context: Theme.Context?
    let screen: Theme.Screen?
    /// The rows that count: where light or dark is forced, those of the other scheme do not.
    let rows: [Row]

    /// Where a value is written: in the later layer, if several write the same.
    enum Layer: Int, Comparable {
      case theme, context, screen

      static func < (a: Layer, b: Layer) -> Bool { a.rawValue < b.rawValue }
    }

    struct Row {
      let traits: Theme.Traits
      let style: Theme.Style
      /// What the theme says around the screen.
      let base: Theme.Style
      /// What the theme says outside of contexts and screens.
      fileprivate let root: Theme.Style
    }

    init(_ theme: Theme, _ rows: [Theme.Traits], context: Theme.Context?, screen: Theme.Screen?) {
      (self.context, self.screen) = (context, screen)
      let base = context.map { theme[$0] } ?? theme.table
      let table = screen.map { screen in context.map { theme[$0, screen] } ?? theme[screen] } ?? base
      self.rows = rows.compactMap { traits in
        let style = table.resolved(for: traits)
        guard style.userInterfaceStyle?.scheme ?? traits.scheme == traits.scheme else { return nil }
        return Row(
          traits: traits, style: style, base: base.resolved(for: traits), root: theme.table.resolved(for: traits))
      }
    }

    /// A value as keys from the top of the theme file.
    func pointer(_ key: String, _ layer: Layer) -> String {
      switch (layer, context, screen) {
      case (.screen, _, let screen?): "screens.\(screen.name).\(key)"
      case (.context, let context?, _): "contexts.\(context.name).\(key)"
      default: key
      }
    }
  }

  extension AuditedPlace.Row {
    /// Where a value is written: where it begins to differ.
    func layer<Value: Equatable>(_ value: (Theme.Style) -> Value) -> AuditedPlace.Layer {
      if value(style) != value(base) { return .screen }
      return value(base) != value(root) ? .context : .theme
    }
  }
#endif
