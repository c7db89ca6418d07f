internal import ArgumentParser
internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetReports
internal import PelmetResolution

/// The output formats of `resolve`.
enum ValueFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json

  /// All values with line ends, those marked that the system does not draw, or draws otherwise; with `colored`, colours have a swatch.
  func render(_ values: [ResolvedValue], in sources: SourceMap, colored: Bool) -> String {
    var locator = SourceLocator(sources)
    switch self {
    case .text: return ValueTable.render(values, colored: colored) { locator.prefix(of: .span($0.source)) }
    case .json:
      let entries = values.map { value in
        let change = value.change.map { [JSONTree.Member($0.row.effect.rawValue, .string($0.sentence))] } ?? []
        return JSONTree.object(
          [
            .init("path", .string(value.path)), .init("value", value.value),
            .init("source", .string(place(value.source, &locator))),
          ] + change
        ).line
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
        JSONTree.object([
          .init("step", .string(step.text)),
          .init("source", .string(place(step.source, &locator))),
        ]).line
      }
      return steps.isEmpty ? "[]\n" : "[\n  \(steps.joined(separator: ",\n  "))\n]\n"
    }
  }
}
