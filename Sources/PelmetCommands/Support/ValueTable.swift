internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetReports
internal import PelmetResolution

/// Values in three columns: path, value, where it is written. What the system does not draw, or draws otherwise
/// than older ones, has a number, which stands for the reason below.
enum ValueTable {
  static func render(_ values: [ResolvedValue], colored: Bool, source: (ResolvedValue) -> String) -> String {
    guard !values.isEmpty else { return "the theme sets nothing here\n" }
    let texts = values.map { VisibleText.escaped(text($0.value)) }
    let names = values.map { VisibleText.escaped($0.path) }
    let paths = names.map { DisplayWidth.width(of: $0) }.max() ?? 0
    let widths = texts.map { DisplayWidth.width(of: $0) }
    // One long value must not push the places of all others out of view.
    let column = min(widths.max() ?? 0, 40)
    var reasons: [String] = []
    let lines = zip(zip(values, names), zip(texts, widths)).map { row, cell in
      let (value, name) = row
      let swatch = colored ? swatch(value.value) + " " : ""
      let gap = String(repeating: " ", count: max(column - cell.1, 0))
      let indent = String(repeating: " ", count: paths - DisplayWidth.width(of: name))
      var mark = ""
      if let change = value.change {
        if !reasons.contains(change.sentence) { reasons.append(change.sentence) }
        let number = (reasons.firstIndex(of: change.sentence) ?? 0) + 1
        mark = "  \(change.row.effect == .ignored ? "not drawn" : "changed") [\(number)]"
      }
      return "\(name)\(indent)  \(swatch)\(cell.0)\(gap)  \(source(value))\(mark)\n"
    }
    let footnotes = reasons.enumerated().map { "[\($0 + 1)] \($1)\n" }
    return lines.joined() + (footnotes.isEmpty ? "" : "\n" + footnotes.joined())
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
