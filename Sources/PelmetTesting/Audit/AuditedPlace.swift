#if MODELCORE
  import ModelCore
  import Pelmet

  /// A theme's values in one place, row by row, and where they are written.
  struct AuditedPlace {
    let context: Theme.Context?
    let screen: Theme.Screen?
    /// The rows that apply: if light or dark is forced, only those of that scheme.
    let rows: [Row]

    /// The layer in which a value is written; the later one, if several write the same.
    enum Layer: Int, Comparable {
      case theme, context, screen

      static func < (a: Layer, b: Layer) -> Bool { a.rawValue < b.rawValue }
    }

    struct Row {
      let traits: Theme.Traits
      let style: Theme.Style
      /// The theme's style around the screen.
      let base: Theme.Style
      /// The theme's style outside contexts and screens.
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

    /// The path of a value, as keys from the top of the theme file.
    func pointer(_ key: String, _ layer: Layer) -> String {
      switch (layer, context, screen) {
      case (.screen, _, let screen?): "screens.\(screen.name).\(key)"
      case (.context, let context?, _): "contexts.\(context.name).\(key)"
      default: key
      }
    }
  }

  extension AuditedPlace.Row {
    /// The layer in which a value is written: where it begins to differ.
    func layer<Value: Equatable>(_ value: (Theme.Style) -> Value) -> AuditedPlace.Layer {
      if !agree(value(style), value(base)) { return .screen }
      return agree(value(base), value(root)) ? .theme : .context
    }

    /// Whether two values look the same for these traits. Where light or dark is forced, only that half of a colour is left of it.
    private func agree<Value: Equatable>(_ a: Value, _ b: Value) -> Bool { a == b || agree(part: a, b) }

    private func agree(part a: Any, _ b: Any) -> Bool {
      if let a = a as? Theme.Color, let b = b as? Theme.Color { return a.resolved(for: traits) == b.resolved(for: traits) }
      if let a = a as? AnyHashable, let b = b as? AnyHashable, a == b { return true }
      let (a, b) = (Mirror(reflecting: a), Mirror(reflecting: b))
      guard !a.children.isEmpty, a.children.map(\.label) == b.children.map(\.label) else { return false }
      return zip(a.children, b.children).allSatisfy { agree(part: $0.value, $1.value) }
    }
  }

  /// The traits for which a theme is checked: both schemes and contrasts, representative versions of iOS, and of the other traits those of
  /// the app's windows and of the theme's conditions.
  @MainActor
  enum AuditRows {
    /// Versions of iOS whose bars differ much from those before.
    private static let versions: [Theme.OSVersion] = [15, 17, 26, 27]

    static func rows(of theme: Theme, from minimumOS: Theme.OSVersion, in simulation: Simulation) -> [Theme.Traits] {
      let conditions = ([theme.table] + theme.places.map(\.table)).flatMap(\.rows).map(\.condition)
      let version = simulation.device.systemVersion
      let live = simulation.liveWindows.map { $0.traitCollection.themeTraits(on: version) }
      var rows = [live.first ?? Theme.Traits()]
      let bounds = conditions.flatMap { [$0.minimumOS, $0.belowOS].compactMap { $0 } }
      vary(&rows, \.os, Set([minimumOS] + versions + bounds).filter { $0 >= minimumOS }.sorted())
      vary(&rows, \.idiom, values(live.map(\.idiom) + conditions.compactMap(\.idiom)))
      vary(&rows, \.horizontalSizeClass, values(live.map(\.horizontalSizeClass) + conditions.compactMap(\.horizontalSizeClass)))
      vary(&rows, \.verticalSizeClass, values(live.map(\.verticalSizeClass) + conditions.compactMap(\.verticalSizeClass)))
      vary(&rows, \.verticalBarEdge, values(live.map(\.verticalBarEdge) + conditions.compactMap(\.verticalBarEdge)))
      vary(&rows, \.level, values(live.map(\.level) + conditions.compactMap(\.level)))
      vary(&rows, \.scheme, Theme.Traits.Scheme.allCases)
      vary(&rows, \.contrast, Theme.Traits.Contrast.allCases)
      return rows
    }

    /// Repeats each row for each value.
    private static func vary<Value>(
      _ rows: inout [Theme.Traits], _ trait: WritableKeyPath<Theme.Traits, Value>, _ values: [Value]
    ) {
      guard !values.isEmpty else { return }
      rows = rows.flatMap { row in
        values.map { value in
          var row = row
          row[keyPath: trait] = value
          return row
        }
      }
    }

    /// The distinct values, in the order of their declaration.
    private static func values<Value: CaseIterable & Hashable>(_ values: [Value]) -> [Value] {
      Value.allCases.filter(Set(values).contains)
    }

    private typealias Traits = Theme.Traits
  }
#endif
