#if !canImport(UIKit)
  import ModelCore
  import Pelmet

  /// The traits in which a theme is judged: both schemes and contrasts, versions of iOS that stand for the rest, and of the other traits
  /// what the app's windows have and what the theme's conditions name.
  @MainActor
  enum AuditRows {
    /// Versions of iOS between which much changed.
    private static let versions: [Theme.OSVersion] = [15, 17, 26]

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
      vary(&rows, \.level, values(live.map(\.level) + conditions.compactMap(\.level)))
      vary(&rows, \.scheme, Theme.Traits.Scheme.allCases)
      vary(&rows, \.contrast, Theme.Traits.Contrast.allCases)
      return rows
    }

    /// Each row once for each value.
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

    /// The cases that are among some values, in the order of their declaration.
    private static func values<Value: CaseIterable & Hashable>(_ values: [Value]) -> [Value] {
      Value.allCases.filter(Set(values).contains)
    }

    private typealias Traits = Theme.Traits
  }
#endif
