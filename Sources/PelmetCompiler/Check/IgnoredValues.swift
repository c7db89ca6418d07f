internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// The values of a style that some version from iOS 26 on does not draw.
struct IgnoredValues {
  /// A value, and the row of the table that ignores it.
  typealias Value = (change: SystemChange, entry: StyleEntry)

  private var values: [Value] = []
  /// The objects around the value at hand, from the section on: each is where the next name of the path stands.
  private var around: [StyleObject] = []

  /// Those of a bar, without legacy values that its slots override on every system (APP-14).
  static func of(_ bar: CheckedBar) -> [Value] {
    var all = IgnoredValues()
    if let fields = IgnoredFields.all?[bar.kind] { all.add(bar.style, fields) }
    guard !all.values.isEmpty, bar.isModern else { return all.values }
    let overridden = Set(bar.kind.legacyKeys.compactMap { bar.property($0)?.source.span })
    return all.values.filter { !overridden.contains($0.entry.source.span) }
  }

  /// Goes through the values that a row may ignore, no deeper than the catalogue.
  private mutating func add(_ object: StyleObject, _ fields: IgnoredFields) {
    for entry in object.entries where entry.isSet {
      guard let fields = fields[entry.entry] else { continue }
      // A value for an axis' first case has no key of its own where it was written without one.
      if !entry.entry.isImplied { around.append(object) }
      defer { if !entry.entry.isImplied { around.removeLast() } }
      if let inner = entry.object {
        add(inner, fields)
      } else if !entry.isNone, let change = change(of: entry, fields.rows) {
        values.append((change, entry))
      }
    }
  }

  private func change(of entry: StyleEntry, _ rows: ChangeRows) -> SystemChange? {
    rows.change { depth, key in
      // The first name of a path is that of the section, which is around all the others.
      let steps = depth - 1
      guard let key else { return steps == around.count ? entry.shownName : nil }
      return steps > 0 && steps <= around.count ? around[steps - 1][named: key]?.shownName : nil
    }
  }
}

extension SystemChange {
  /// The ground of a row, in a note: the source that says it, or other rows from which it follows.
  var basis: String { row.confidence == .inferred ? "inferred: \(row.source)" : "according to \(row.source)" }
}

extension StyleObject {
  fileprivate subscript(named key: String) -> StyleEntry? { schema.index(of: key).flatMap { self[$0] } }
}

extension StyleEntry {
  /// The name that is written: that of a case, or `none`; of an axis without its cases, that for the first.
  fileprivate var shownName: String? {
    if let object { return object.entries.first { $0.entry.isImplied }?.shownName }
    return isSet ? isNone ? "none" : name : nil
  }
}

extension CheckedCell {
  /// Whether the cell is for some version from a given one on, in an app that runs on others too.
  func reaches(_ version: Theme.OSVersion) -> Bool { !rows.isEmpty && condition.belowOS.map { version < $0 } ?? true }
}
