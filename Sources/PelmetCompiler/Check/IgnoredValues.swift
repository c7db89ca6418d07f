internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// The values of a style that some version from iOS 26 on does not draw.
struct IgnoredValues {
  /// A value, and the row of the table that ignores it.
  typealias Value = (change: SystemChange, entry: StyleEntry)

  private var values: [(path: String, entry: StyleEntry)] = []
  /// The names that stand at some paths.
  private var names: [String: String] = [:]

  /// Those of a bar, without legacy values that its slots override on every system (APP-14).
  static func of(_ bar: CheckedBar) -> [Value] {
    var all = IgnoredValues()
    all.add(bar.style, path: bar.kind.section.name)
    let overridden = bar.isModern ? Set(bar.kind.legacyKeys.compactMap { bar.property($0)?.source.span }) : []
    return all.values.compactMap { path, entry in
      guard !overridden.contains(entry.source.span) else { return nil }
      return SystemChange.ignoring(path) { all.names[$0] }.map { ($0, entry) }
    }
  }

  /// Goes through the values, no deeper than the catalogue.
  private mutating func add(_ object: StyleObject, path: String) {
    for entry in object.entries where entry.isSet {
      // A value for an axis' first case has no key of its own where it was written without one.
      let path = entry.entry.isImplied ? path : path.isEmpty ? entry.field.name : "\(path).\(entry.field.name)"
      if let inner = entry.object {
        add(inner, path: path)
      } else if entry.isNone {
        names[path] = "none"
      } else {
        names[path] = entry.name
        values.append((path, entry))
      }
    }
  }
}

extension CheckedCell {
  /// Whether the cell is for some version from a given one on, in an app that runs on others too.
  func reaches(_ version: Theme.OSVersion) -> Bool { !rows.isEmpty && condition.belowOS.map { version < $0 } ?? true }
}
