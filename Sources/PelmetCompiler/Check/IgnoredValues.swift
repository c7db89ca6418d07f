internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// The values of a style that some version from iOS 26 on does not draw.
struct IgnoredValues {
  /// A value, and the row of the table that ignores it.
  typealias Value = (change: SystemChange, entry: StyleEntry)

  private var values: [(path: String, rows: IgnoringRows, entry: StyleEntry)] = []
  /// The names that stand at some paths.
  private var names: [String: String] = [:]

  /// Those of a bar, without legacy values that its slots override on every system (APP-14).
  static func of(_ bar: CheckedBar) -> [Value] {
    var all = IgnoredValues()
    let section = bar.kind.section.name
    all.add(bar.style, path: section, IgnoringRows.all.below(section))
    let overridden = bar.isModern ? Set(bar.kind.legacyKeys.compactMap { bar.property($0)?.source.span }) : []
    return all.values.compactMap { path, rows, entry in
      guard !overridden.contains(entry.source.span) else { return nil }
      return rows.change(at: path) { all.names[$0] }.map { ($0, entry) }
    }
  }

  /// Goes through the values that a row may ignore, no deeper than the catalogue.
  private mutating func add(_ object: StyleObject, path: String, _ rows: IgnoringRows) {
    guard !rows.isEmpty else { return }
    for entry in object.entries where entry.isSet {
      // A value for an axis' first case has no key of its own where it was written without one.
      let isImplied = entry.entry.isImplied
      let path = isImplied ? path : "\(path).\(entry.field.name)"
      let rows = isImplied ? rows : rows.below(entry.field.name)
      if let inner = entry.object {
        add(inner, path: path, rows)
      } else if entry.isNone {
        names[path] = "none"
      } else {
        names[path] = entry.name
        if !rows.isEmpty { values.append((path, rows, entry)) }
      }
    }
  }
}

extension CheckedCell {
  /// Whether the cell is for some version from a given one on, in an app that runs on others too.
  func reaches(_ version: Theme.OSVersion) -> Bool { !rows.isEmpty && condition.belowOS.map { version < $0 } ?? true }
}
