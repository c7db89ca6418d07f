import Pelmet
import PelmetReports

/// The values of one place in all captures of a theme: those that always hold, and those for some traits.
struct MergedPlace {
  typealias Fact = (path: [String], value: JSONTree)

  private(set) var always: [Fact] = []
  private(set) var conditional: [(condition: CapturedCondition, facts: [Fact])] = []
  private(set) var leftOut: [CapturedTheme.LeftOut] = []

  /// - Parameter seen: The looks of every moment that shows the place.
  init(_ seen: [(moment: Moment, looks: Looks)], at place: CapturedPlace) {
    var values: [[String]: [Moment: CapturedTree]] = [:]
    var paths: [[String]] = []
    for (moment, looks) in seen {
      for (path, leaf) in looks.looks[place]?.leaves ?? [] {
        if case .unknown(let reason, _) = leaf {
          leftOut.append(CapturedTheme.LeftOut(path: path.joined(separator: "."), owner: place.type, reason: reason))
          continue
        }
        if values[path] == nil { paths.append(path) }
        values[path, default: [:]][moment] = leaf
      }
    }
    for path in paths {
      add(path, values[path] ?? [:], moments: seen.filter { $0.looks.tells(path[0]) }.map(\.moment))
    }
  }

  private mutating func add(_ path: [String], _ values: [Moment: CapturedTree], moments: [Moment]) {
    let dimensions = Self.dimensions(of: values, moments)
    if dimensions.isEmpty, let tree = values.first?.value.tree { return always.append((path, tree)) }
    if dimensions == [.scheme], let color = Self.color(values) { return always.append((path, color)) }
    for (condition, value) in Self.conditions(of: values, moments, dimensions) {
      let fact: Fact = (path, value.tree)
      if let index = conditional.firstIndex(where: { $0.condition == condition }) {
        conditional[index].facts.append(fact)
      } else {
        conditional.append((condition, [fact]))
      }
    }
  }

  /// The fewest dimensions that decide on a value.
  private static func dimensions(of values: [Moment: CapturedTree], _ moments: [Moment]) -> [Moment.Dimension] {
    let all = Moment.Dimension.allCases.filter { dimension in Set(moments.map { $0[dimension] }).count > 1 }
    let subsets = (0..<(1 << all.count)).sorted { ($0.nonzeroBitCount, $0) < ($1.nonzeroBitCount, $1) }
      .map { bits in all.indices.filter { bits >> $0 & 1 == 1 }.map { all[$0] } }
    return subsets.first { dimensions in
      var known: [[String]: CapturedTree?] = [:]
      return moments.allSatisfy { moment in
        let key = dimensions.map { moment[$0] }
        let value = values[moment]
        guard let earlier = known[key] else {
          known[key] = value
          return true
        }
        return earlier == value
      }
    } ?? all
  }

  /// A colour with the variants of a light and of a dark capture.
  private static func color(_ values: [Moment: CapturedTree]) -> JSONTree? {
    var variants: [Theme.Color.Variant: JSONTree] = [:]
    for (moment, value) in values {
      guard case .color(let color) = value else { return nil }
      for variant in Theme.Color.Variant.allCases where variant.isDark == (moment.traits.scheme == .dark) {
        variants[variant] = color.variant(variant)
      }
    }
    return variants[.light] == nil || variants[.dark] == nil ? nil : CapturedTree.tree(variants)
  }

  /// The conditions that tell the values apart. Between two systems that were captured, the later one begins with its own version.
  private static func conditions(
    of values: [Moment: CapturedTree], _ moments: [Moment], _ dimensions: [Moment.Dimension]
  ) -> [(CapturedCondition, CapturedTree)] {
    var groups: [(condition: CapturedCondition, moments: [Moment])] = []
    for moment in moments {
      let condition = CapturedCondition(moment, dimensions)
      if let index = groups.firstIndex(where: { $0.condition == condition }) {
        groups[index].moments.append(moment)
      } else {
        groups.append((condition, [moment]))
      }
    }
    return groups.flatMap { condition, moments -> [(CapturedCondition, CapturedTree)] in
      guard dimensions.contains(.os) else { return values[moments[0]].map { [(condition, $0)] } ?? [] }
      var runs: [(from: Theme.OSVersion, value: CapturedTree?)] = []
      for moment in moments.sorted(by: { $0.traits.os < $1.traits.os }) where runs.last?.value != .some(values[moment]) {
        runs.append((moment.traits.os, values[moment]))
      }
      return runs.indices.compactMap { index in
        guard let value = runs[index].value else { return nil }
        var bounded = condition
        bounded.set(from: index == 0 ? nil : runs[index].from, before: index + 1 < runs.count ? runs[index + 1].from : nil)
        return (bounded, value)
      }
    }
  }
}

extension CapturedTree {
  /// The values by their paths. The depth is that of the list of properties.
  fileprivate var leaves: [(path: [String], leaf: CapturedTree)] {
    guard case .object(let members) = self, !members.isEmpty else { return [([], self)] }
    return members.flatMap { member in member.value.leaves.map { ([member.name] + $0.path, $0.leaf) } }
  }

  /// A value as a file has it.
  fileprivate var tree: JSONTree {
    switch self {
    case .value(let tree), .color(let tree): tree
    case .object: .object([])
    case .empty, .unknown: .null
    }
  }
}

extension Theme.Color.Variant {
  fileprivate var isDark: Bool { self == .dark || self == .darkHighContrast || self == .darkElevated }
}

extension JSONTree {
  /// The colour for one variant of a colour as a theme writes it.
  fileprivate func variant(_ variant: Theme.Color.Variant) -> JSONTree {
    guard case .object(let members) = self, members.contains(where: { $0.key == "light" }) else { return self }
    var key = variant
    while true {
      if let member = members.first(where: { $0.key == key.rawValue }) { return member.value }
      key = key.fallback
    }
  }
}
