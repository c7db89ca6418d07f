internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics

/// Values in three columns: path, value, where it is written.
enum ValueTable {
  static func render(_ values: [ResolvedValue], colored: Bool, source: (ResolvedValue) -> String) -> String {
    guard !values.isEmpty else { return "the theme sets nothing here\n" }
    let texts = values.map { VisibleText.escaped(text($0.value)) }
    let paths = values.map { DisplayWidth.width(of: $0.path) }.max() ?? 0
    let widths = texts.map { DisplayWidth.width(of: $0) }
    // One long value must not push the places of all others out of sight.
    let column = min(widths.max() ?? 0, 40)
    return zip(values, zip(texts, widths)).map { value, cell in
      let swatch = colored ? swatch(value.value) + " " : ""
      let gap = String(repeating: " ", count: max(column - cell.1, 0))
      let indent = String(repeating: " ", count: paths - DisplayWidth.width(of: value.path))
      return "\(value.path)\(indent)  \(swatch)\(cell.0)\(gap)  \(source(value))\n"
    }.joined()
  }

  static func text(_ value: ResolvedValue.Plain) -> String {
    if case .string(let text) = value { text } else { value.json }
  }

  /// Two columns in a colour, without its alpha; two spaces for what is no fixed colour.
  private static func swatch(_ value: ResolvedValue.Plain) -> String {
    guard case .string(let text) = value, let rgb = Theme.Color.RGB(hex: text) else { return "  " }
    return "\u{1B}[48;2;\(rgb.red);\(rgb.green);\(rgb.blue)m  \u{1B}[0m"
  }
}
