package import Pelmet
internal import PelmetDiagnostics
internal import PelmetTokens

/// Makes the table of a place: what was worked out for every cell, bound, and folded to as few rows as say the same.
enum TableBuilder {
  /// A bound tree for some traits.
  struct Row: Hashable {
    var condition: Theme.Condition
    var node: Node
  }

  /// Rows of a place; the last holds where no other does and has no condition.
  static func rows(_ place: EvaluatedPlace, _ binder: inout Binder) -> [Row] {
    var rows: [Row] = []
    // The cells of one fixed combination of traits follow each other.
    var group: [Row] = []
    for cell in place.cells {
      if let last = group.last, last.condition.fixedTraits != cell.condition.fixedTraits {
        rows += ColorFolding.fold(group)
        group = []
      }
      binder.enter(cell.condition, forcing: cell.style.forcedScheme)
      group.append(Row(condition: cell.condition, node: node(cell.style, &binder)))
    }
    binder.forcedScheme = nil
    return RowReduction.reduce(rows + ColorFolding.fold(group))
  }

  /// Binds what a place has for the findings alone.
  static func bind(_ place: EvaluatedPlace, _ binder: inout Binder) {
    for cell in place.cells {
      binder.enter(cell.condition, forcing: cell.style.forcedScheme)
      binder.bind(cell.style, Catalogue.style)
    }
    binder.forcedScheme = nil
  }

  private static func node(_ style: LayerObject, _ binder: inout Binder) -> Node {
    let node = binder.node(style, Catalogue.style)
    guard let forced = style.forcedScheme else { return node }
    return node.mapColors { $0.narrowed(to: forced) }
  }
}

extension Binder {
  /// Binds from now on for the traits of a cell.
  package mutating func enter(_ condition: Theme.Condition, forcing scheme: Theme.Traits.Scheme?) {
    var traits = condition.example
    traits.scheme = scheme ?? traits.scheme
    (context, forcedScheme) = (TokenContext(traits), scheme)
  }
}

extension Theme.Color {
  /// This colour where one scheme is forced: only that half is left.
  func narrowed(to scheme: Theme.Traits.Scheme) -> Theme.Color {
    switch scheme {
    case .light:
      Theme.Color.adaptive { $0 == .lightHighContrast || $0 == .darkHighContrast ? variant(.lightHighContrast) : variant(.light) }
    case .dark:
      Theme.Color.adaptive { variant in
        switch variant {
        case .light, .dark: self.variant(.dark)
        case .lightHighContrast, .darkHighContrast: self.variant(.darkHighContrast)
        case .darkElevated: self.variant(.darkElevated)
        }
      }
    }
  }
}

/// Leaves out what the rows of a table need not say.
enum RowReduction {
  /// Rows of which the first whose condition holds says the same as the cell of the traits. Trait by trait, what most values of the
  /// trait have in common follows the exceptions and does not name it; the last row has no condition.
  static func reduce(_ cells: [TableBuilder.Row]) -> [TableBuilder.Row] { reduce(cells, axes[...]) }

  /// The traits, those first that most seldom make a difference to everything.
  private static let axes: [Axis] = [
    Axis { $0.versions = $1.versions }, Axis { $0.idiom = $1.idiom }, Axis { $0.horizontalSizeClass = $1.horizontalSizeClass },
    Axis { $0.verticalSizeClass = $1.verticalSizeClass }, Axis { $0.verticalBarEdge = $1.verticalBarEdge },
    Axis { $0.level = $1.level }, Axis { $0.contrast = $1.contrast },
    Axis { $0.scheme = $1.scheme },
  ]

  /// One trait of a condition.
  private struct Axis: Sendable {
    /// Gives the first condition the trait of the second.
    let copy: @Sendable (inout Theme.Condition, Theme.Condition) -> Void

    /// The trait alone.
    func only(_ condition: Theme.Condition) -> Theme.Condition {
      var only = Theme.Condition()
      copy(&only, condition)
      return only
    }
  }

  /// The rows for cells that differ in some axes only; their conditions name no other.
  private static func reduce(_ cells: [TableBuilder.Row], _ axes: ArraySlice<Axis>) -> [TableBuilder.Row] {
    guard let axis = axes.first else {
      return cells.prefix(1).map { TableBuilder.Row(condition: Theme.Condition(), node: $0.node) }
    }
    var parts: [(condition: Theme.Condition, cells: [TableBuilder.Row])] = []
    for cell in cells {
      let condition = axis.only(cell.condition)
      if let index = parts.firstIndex(where: { $0.condition == condition }) {
        parts[index].cells.append(cell)
      } else {
        parts.append((condition, [cell]))
      }
    }
    let reduced = parts.map { (condition: $0.condition, rows: reduce($0.cells, axes.dropFirst())) }
    guard let common = mostFrequent(reduced.map(\.rows)) else { return [] }
    let exceptions = reduced.filter { $0.rows != common }.flatMap { part in
      // What an exception leaves to the single common row, it need not say itself.
      let own = common.count == 1 && part.rows.last == common.last ? part.rows.dropLast() : part.rows[...]
      return own.map { row in
        var row = row
        axis.copy(&row.condition, part.condition)
        return row
      }
    }
    return joiningVersions(exceptions) + common
  }

  /// The rows that occur most often; among equals those that come first, the newest system's.
  private static func mostFrequent(_ candidates: [[TableBuilder.Row]]) -> [TableBuilder.Row]? {
    var best: (rows: [TableBuilder.Row], count: Int)?
    for rows in candidates {
      let count = candidates.count { $0 == rows }
      if count > best?.count ?? 0 { best = (rows, count) }
    }
    return best?.rows
  }

  /// Joins rows that follow each other in the version and are otherwise the same. Rows come newest first.
  private static func joiningVersions(_ rows: [TableBuilder.Row]) -> [TableBuilder.Row] {
    var result: [TableBuilder.Row] = []
    for row in rows {
      if let newer = result.last, let below = row.condition.belowOS, newer.condition.minimumOS == below {
        var joined = newer
        joined.condition.minimumOS = row.condition.minimumOS
        var same = row
        same.condition.belowOS = newer.condition.belowOS
        if joined == same {
          result[result.count - 1] = joined
          continue
        }
      }
      result.append(row)
    }
    return result
  }
}

extension Theme.Condition {
  /// The range of versions.
  fileprivate var versions: (minimum: Theme.OSVersion?, below: Theme.OSVersion?) {
    get { (minimumOS, belowOS) }
    set { (minimumOS, belowOS) = newValue }
  }
}

/// Moves what differs by scheme, contrast and level into the colours, which UIKit resolves live, as far as that is all that differs.
enum ColorFolding {
  /// Rows that differ in live traits only, with every colour that all of them have made adaptive.
  static func fold(_ rows: [TableBuilder.Row]) -> [TableBuilder.Row] {
    guard rows.count > 1 else { return rows }
    return rows.map { row in
      TableBuilder.Row(
        condition: row.condition, node: fold(row.node, in: row.condition, rows.map { (condition: $0.condition, node: $0.node) }))
    }
  }

  private static func fold(
    _ node: Node, in own: Theme.Condition, _ others: [(condition: Theme.Condition, node: Node)]
  ) -> Node {
    switch node {
    case .value(.color(let color)): return adaptive(color, in: own, others) ?? node
    case .value: return node
    case .object(let members):
      return .object(
        members.map { member in
          let counterparts = others.compactMap { other -> (condition: Theme.Condition, node: Node)? in
            guard case .object(let members) = other.node, let same = members.first(where: { $0.field == member.field }) else {
              return nil
            }
            return (other.condition, same.node)
          }
          // A row that does not touch the property cannot be told by a colour.
          guard counterparts.count == others.count else { return member }
          return Node.Member(field: member.field, node: fold(member.node, in: own, counterparts))
        })
    }
  }

  /// One colour that is, under each variant, what the row for that variant has. Where the row itself shows a variant it is the row's
  /// own: elevation in light, which no variant tells, stays with the row.
  private static func adaptive(
    _ own: Theme.Color, in condition: Theme.Condition, _ nodes: [(condition: Theme.Condition, node: Node)]
  ) -> Node? {
    var colors: [(condition: Theme.Condition, color: Theme.Color)] = []
    for (condition, node) in nodes {
      guard case .value(.color(let color)) = node else { return nil }
      colors.append((condition, color))
    }
    return .value(
      .color(
        Theme.Color.adaptive { variant in
          let shown = condition.shows(variant) ? own : colors.first { $0.condition.shows(variant) }?.color
          return shown?.variant(variant)
        }))
  }
}

extension Theme.Condition {
  /// The condition without the traits that a colour can tell apart.
  var fixedTraits: Theme.Condition {
    var fixed = self
    (fixed.scheme, fixed.contrast, fixed.level) = (nil, nil, nil)
    return fixed
  }

  /// Whether a variant of a colour is shown where this condition holds: normal contrast and, in dark, base level unless it says
  /// otherwise. High contrast goes before elevation, so that no variant is for both.
  func shows(_ variant: Theme.Color.Variant) -> Bool {
    let asked = Theme.Condition(variant)
    if let scheme, scheme != asked.scheme { return false }
    if let contrast, contrast != asked.contrast ?? .normal { return false }
    guard let level, asked.scheme != .light else { return true }
    return level == asked.level ?? .base
  }
}

extension Node {
  /// This tree with every colour replaced, also those inside images and shadows.
  func mapColors(_ transform: (Theme.Color) -> Theme.Color) -> Node {
    switch self {
    case .value(let value): .value(value.mapColors(transform))
    case .object(let members):
      .object(members.map { Member(field: $0.field, node: $0.node.mapColors(transform)) })
    }
  }

  /// The colours of the tree in a fixed order.
  var colors: [Theme.Color] {
    var colors: [Theme.Color] = []
    _ = mapColors {
      colors.append($0)
      return $0
    }
    return colors
  }
}

extension Value {
  func mapColors(_ transform: (Theme.Color) -> Theme.Color) -> Value {
    switch self {
    case .color(let color): .color(transform(color))
    case .image(let image): .image(image.mapColors(transform))
    case .shadow(var shadow):
      {
        shadow.color = shadow.color.map(transform)
        return .shadow(shadow)
      }()
    case .boolean, .number, .text, .unknownContent, .font, .offset, .insets, .name, .names, .parameter: self
    }
  }
}

extension Theme.Image {
  func mapColors(_ transform: (Theme.Color) -> Theme.Color) -> Theme.Image {
    let content: Content =
      switch content {
      case .empty, .asset, .symbol: content
      case .fill(let color, let size, let radius): .fill(transform(color), size: size, cornerRadius: radius)
      case .gradient(let stops, let direction):
        .gradient(stops.map { Stop(transform($0.color), at: $0.at) }, direction: direction)
      }
    return Theme.Image(
      content, renderingMode: renderingMode, tint: tint.map(transform), capInsets: capInsets, resizingMode: resizingMode)
  }
}
