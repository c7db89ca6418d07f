internal import Pelmet
internal import PelmetTokens

/// The tokens of one theme for all traits, from which values are taken that follow them.
struct TokenGrid {
  /// The tokens where no trait is known: those of a phone in light.
  let base: TokenSet
  /// The idioms, each with its versions; the last of both are those without tokens of their own. Empty if no trait matters.
  private let points: [[Point]]

  /// The tokens of an idiom and a version in every variant of colours.
  fileprivate struct Point {
    let condition: Theme.Condition
    let sets: [Theme.Color.Variant: TokenSet]
  }

  init(_ tokens: ThemeTokens) {
    base = tokens.set(TokenContext())
    let traits = tokens.library.traits
    guard traits.scheme || traits.contrast || traits.level || !traits.idioms.isEmpty || !traits.versions.isEmpty else {
      points = []
      return
    }
    let other = Theme.Traits.Idiom.allCases.first { !traits.idioms.contains($0) }
    var idioms: [(condition: Theme.Traits.Idiom?, idiom: Theme.Traits.Idiom)] = traits.idioms.map { ($0, $0) }
    if let other { idioms.append((nil, other)) }
    let versions: [(condition: Theme.OSVersion?, os: Theme.OSVersion)] =
      traits.versions.reversed().map { ($0, $0) } + [(nil, 0)]
    points = idioms.map { idiom in
      versions.map { version in
        // Variants between which nothing differs share a set.
        let sets = Theme.Color.Variant.allCases.map { variant in
          let look = Theme.Condition(variant)
          let context = TokenContext(
            scheme: look.scheme ?? .light, contrast: look.contrast ?? .normal, level: look.level ?? .base, idiom: idiom.idiom,
            os: version.os)
          return (variant, tokens.set(context))
        }
        return Point(
          condition: Theme.Condition(idiom: idiom.condition, minimumOS: version.condition),
          sets: Dictionary(uniqueKeysWithValues: sets))
      }
    }
  }

  /// The value of a token under all traits. Where some have no such token, it is what they fall back to, as with colours.
  /// - Parameter value: Its value in ``base``.
  func value(of path: String, _ value: TokenValue) -> MirroredValue {
    if points.isEmpty { return .constant(value) }
    var cells = points.map { idiom in idiom.map { (point: $0.condition, rows: $0.rows(of: path, value)) } }
    // A trait that makes no difference is not asked for.
    if cells.allSatisfy({ row in row.allSatisfy { $0.rows == row[0].rows } }) { cells = cells.map { [$0[0]] } }
    let last = cells[cells.count - 1].map(\.rows)
    cells = cells.dropLast().filter { $0.map(\.rows) != last } + cells.suffix(1)
    var rows: [MirroredValue.Row] = []
    for row in cells {
      for (point, values) in row {
        for value in values {
          var condition = value.condition
          if cells.count > 1 { condition.idiom = point.idiom }
          if row.count > 1 { condition.minimumOS = point.minimumOS }
          rows.append(MirroredValue.Row(condition: condition, value: value.value))
        }
      }
    }
    while rows.count > 1, rows[rows.count - 2].value == rows[rows.count - 1].value { rows.remove(at: rows.count - 2) }
    rows[rows.count - 1].condition = Theme.Condition()
    return rows.count == 1 ? .constant(rows[0].value) : .rows(rows)
  }
}

extension TokenGrid.Point {
  /// One row if colours are all that differs between the variants of a token.
  fileprivate func rows(of path: String, _ base: TokenValue) -> [MirroredValue.Row] {
    var values: [Theme.Color.Variant: TokenValue] = [:]
    for (variant, set) in sets {
      if case .found(let token) = set.lookup(path) { values[variant] = token.value }
    }
    if values[.light] == nil { values[.light] = base }
    if let value = TokenValue.adaptive({ values[$0] }) { return [MirroredValue.Row(condition: Theme.Condition(), value: value)] }
    let light = values[.light] ?? base
    let dark = values[.dark] ?? light
    let elevated = values[.darkElevated] ?? dark
    let lightHighContrast = values[.lightHighContrast] ?? light
    let darkHighContrast = values[.darkHighContrast] ?? dark
    var rows: [MirroredValue.Row] = []
    func add(_ condition: Theme.Condition, _ value: TokenValue) {
      rows.append(MirroredValue.Row(condition: condition, value: value))
    }
    if lightHighContrast == darkHighContrast, lightHighContrast != light || darkHighContrast != dark {
      add(Theme.Condition(contrast: .high), lightHighContrast)
    } else {
      if lightHighContrast != light { add(Theme.Condition(.lightHighContrast), lightHighContrast) }
      // High contrast goes before elevation.
      if darkHighContrast != dark || elevated != dark { add(Theme.Condition(.darkHighContrast), darkHighContrast) }
    }
    if elevated != dark { add(Theme.Condition(.darkElevated), elevated) }
    if dark != light { add(Theme.Condition(.dark), dark) }
    add(Theme.Condition(), light)
    return rows
  }
}
