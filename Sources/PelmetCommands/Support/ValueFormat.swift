internal import ArgumentParser
internal import PelmetCompiler
internal import PelmetDiagnostics

/// How `resolve` prints values.
enum ValueFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json

  /// All values with line ends; `colored` shows colours as colours.
  func render(_ values: [ResolvedValue], in sources: SourceMap, colored: Bool) -> String {
    var locator = SourceLocator(sources)
    switch self {
    case .text: return ValueTable.render(values, colored: colored) { locator.prefix(of: .span($0.source)) }
    case .json:
      let entries = values.map { value in
        let (path, start) = locator.location(of: .span(value.source))
        let source = "\(path):\(start.line):\(start.column)"
        return ResolvedValue.Plain.object([
          .init(name: "path", value: .string(value.path)), .init(name: "value", value: value.value),
          .init(name: "source", value: .string(source)),
        ]).json
      }
      return entries.isEmpty ? "[]\n" : "[\n  \(entries.joined(separator: ",\n  "))\n]\n"
    }
  }

  /// The steps by which the values at a path came about, with line ends.
  func render(_ history: ValueHistory, of path: String, values: [ResolvedValue], in sources: SourceMap) -> String {
    var locator = SourceLocator(sources)
    switch self {
    case .text:
      var lines =
        values.isEmpty
        ? ["\(path) is not touched"] : values.map { "\($0.path) is \(VisibleText.escaped(ValueTable.text($0.value)))" }
      for (index, step) in history.steps.enumerated() {
        lines.append("  \(index + 1). \(VisibleText.escaped(step.text))\n     \(locator.prefix(of: .span(step.source)))")
      }
      if history.steps.isEmpty { lines.append("  No layer says anything of it.") }
      return lines.joined(separator: "\n") + "\n"
    case .json:
      let steps = history.steps.map { step in
        ResolvedValue.Plain.object([
          .init(name: "step", value: .string(step.text)),
          .init(name: "source", value: .string(locator.prefix(of: .span(step.source)))),
        ]).json
      }
      return steps.isEmpty ? "[]\n" : "[\n  \(steps.joined(separator: ",\n  "))\n]\n"
    }
  }
}
