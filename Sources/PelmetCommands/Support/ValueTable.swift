internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetReports
internal import PelmetResolution

/// Values in three columns: path, value, where it is written. What the system does not draw, or draws otherwise
/// than older ones, has a number, which stands for the reason below.
///
/// In a terminal that is too narrow, paths are folded at their dots, and places stand below their values if there is no room for either.
enum ValueTable {
  /// A value in its columns.
  private struct Row {
    /// The path in its lines.
    var name: [String]
    let value: String
    let swatch: String
    let source: String
  }

  /// The narrowest column of paths.
  private static let leastPaths = 24

  static func render(
    _ values: [ResolvedValue], colored: Bool, columns: Int? = nil, source: (ResolvedValue) -> String
  ) -> String {
    guard !values.isEmpty else { return "the theme sets nothing here\n" }
    var reasons: [String] = []
    var rows = values.map { value in
      Row(
        name: [VisibleText.escaped(value.path)], value: VisibleText.escaped(text(value.value)),
        swatch: colored ? swatch(value.value) + " " : "", source: source(value) + mark(value, &reasons))
    }
    // One long value must not push the places of all others out of view.
    let valueWidth = min(rows.map { DisplayWidth.width(of: $0.value) }.max() ?? 0, 40)
    let sourceWidth = rows.map { DisplayWidth.width(of: $0.source) }.max() ?? 0
    var areSourcesBelow = false
    if let columns {
      let room = columns - (colored ? 3 : 0) - valueWidth - 2
      let beside = room - sourceWidth - 2
      areSourcesBelow = beside < leastPaths
      let width = max(areSourcesBelow ? room : beside, leastPaths)
      for index in rows.indices { rows[index].name = DisplayWidth.folded(rows[index].name[0], to: width) }
    }
    let nameWidth = rows.flatMap(\.name).map { DisplayWidth.width(of: $0) }.max() ?? 0
    let lines = rows.map { row in
      let gap = String(repeating: " ", count: max(valueWidth - DisplayWidth.width(of: row.value), 0))
      let last = row.name[row.name.count - 1]
      let indent = String(repeating: " ", count: nameWidth - DisplayWidth.width(of: last))
      let start = row.name.dropLast().map { "\($0)\n" }.joined() + "\(last)\(indent)  \(row.swatch)\(row.value)"
      return areSourcesBelow ? "\(start)\n    \(row.source)\n" : "\(start)\(gap)  \(row.source)\n"
    }
    let footnotes = reasons.enumerated().map { "[\($0 + 1)] \($1)\n" }
    return lines.joined() + (footnotes.isEmpty ? "" : "\n" + footnotes.joined())
  }

  /// Says that the system does not draw a value, or draws it otherwise, with the number of the reason.
  private static func mark(_ value: ResolvedValue, _ reasons: inout [String]) -> String {
    guard let change = value.change else { return "" }
    if !reasons.contains(change.sentence) { reasons.append(change.sentence) }
    let number = (reasons.firstIndex(of: change.sentence) ?? 0) + 1
    return "  \(change.row.effect == .ignored ? "not drawn" : "changed") [\(number)]"
  }

  static func text(_ value: JSONTree) -> String {
    if case .string(let text) = value { text } else { value.line }
  }

  /// Two columns in a colour, without its alpha; two spaces for anything but a fixed colour.
  private static func swatch(_ value: JSONTree) -> String {
    guard case .string(let text) = value, let rgb = Theme.Color.RGB(hex: text) else { return "  " }
    return "\u{1B}[48;2;\(rgb.red);\(rgb.green);\(rgb.blue)m  \u{1B}[0m"
  }
}
