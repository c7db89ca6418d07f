internal import Pelmet

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
  /// Scheme, contrast and level alone.
  var liveTraits: Theme.Condition { Theme.Condition(scheme: scheme, contrast: contrast, level: level) }

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
    return (scheme ?? asked.scheme) == asked.scheme && (contrast ?? asked.contrast ?? .normal) == (asked.contrast ?? .normal)
      && (asked.scheme == .light || (level ?? asked.level ?? .base) == (asked.level ?? .base))
  }
}
