internal import ArgumentParser
internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetReports

/// The output formats of `resolve`.
enum ValueFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json

  /// All values with line ends, those marked that the system does not draw; with `colored`, colours have a swatch.
  func render(_ values: [ResolvedValue], in sources: SourceMap, colored: Bool) -> String {
    var locator = SourceLocator(sources)
    switch self {
    case .text: return ValueTable.render(values, colored: colored) { locator.prefix(of: .span($0.source)) }
    case .json:
      let entries = values.map { value in
        let ignored = value.ignored.map { [ResolvedValue.Plain.Member(name: "ignored", value: .string($0))] } ?? []
        return ResolvedValue.Plain.object(
          [
            .init(name: "path", value: .string(value.path)), .init(name: "value", value: value.value),
            .init(name: "source", value: .string(place(value.source, &locator))),
          ] + ignored
        ).json
      }
      return entries.isEmpty ? "[]\n" : "[\n  \(entries.joined(separator: ",\n  "))\n]\n"
    }
  }

  /// A place for tools: as it is, in a string of JSON.
  private func place(_ span: SourceSpan, _ locator: inout SourceLocator) -> String {
    let (path, start) = locator.position(of: .span(span))
    return "\(path):\(start.line):\(start.column)"
  }

  /// The steps that led to the values at a path, with line ends.
  func render(_ history: ValueHistory, of path: String, values: [ResolvedValue], in sources: SourceMap) -> String {
    var locator = SourceLocator(sources)
    switch self {
    case .text:
      var lines =
        values.isEmpty
        ? ["\(path) is not set"] : values.map { "\($0.path) is \(ValueTable.text($0.value))" }
      for (index, step) in history.steps.enumerated() {
        lines += ["  \(index + 1). \(step.text)", "     \(locator.prefix(of: .span(step.source)))"]
      }
      if history.steps.isEmpty { lines.append("  No layer sets it.") }
      return lines.map { VisibleText.escaped($0) + "\n" }.joined()
    case .json:
      let steps = history.steps.map { step in
        ResolvedValue.Plain.object([
          .init(name: "step", value: .string(step.text)),
          .init(name: "source", value: .string(place(step.source, &locator))),
        ]).json
      }
      return steps.isEmpty ? "[]\n" : "[\n  \(steps.joined(separator: ",\n  "))\n]\n"
    }
  }
}

/// Values in three columns: path, value, where it is written. What the system does not draw has a number, which stands for the reason below.
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
      if let reason = value.ignored, !reasons.contains(reason) { reasons.append(reason) }
      let mark = value.ignored.flatMap(reasons.firstIndex).map { "  not drawn [\($0 + 1)]" } ?? ""
      return "\(name)\(indent)  \(swatch)\(cell.0)\(gap)  \(source(value))\(mark)\n"
    }
    let footnotes = reasons.enumerated().map { "[\($0 + 1)] \($1)\n" }
    return lines.joined() + (footnotes.isEmpty ? "" : "\n" + footnotes.joined())
  }

  static func text(_ value: ResolvedValue.Plain) -> String {
    if case .string(let text) = value { text } else { value.json }
  }

  /// Two columns in a colour, without its alpha; two spaces for anything but a fixed colour.
  private static func swatch(_ value: ResolvedValue.Plain) -> String {
    guard case .string(let text) = value, let rgb = Theme.Color.RGB(hex: text) else { return "  " }
    return "\u{1B}[48;2;\(rgb.red);\(rgb.green);\(rgb.blue)m  \u{1B}[0m"
  }
}
