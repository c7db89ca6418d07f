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
  /// - Parameter columns: The width of the terminal that shows them; `nil` if they go elsewhere.
  func render(_ values: [ResolvedValue], in sources: SourceMap, colored: Bool, columns: Int? = nil) -> String {
    switch self {
    case .text:
      var locator = SourceLocator(sources)
      return ValueTable.render(values, colored: colored, columns: columns) { locator.prefix(of: .span($0.source)) }
    case .json: return Self.lines(Self.objects(values, in: sources))
    }
  }

  /// The steps that led to the values at a path, with line ends.
  /// - Parameter origins: The places in code that the values were imported from.
  func render(
    _ history: ValueHistory, _ origins: [ImportedOrigins.Step], of path: String, values: [ResolvedValue], in sources: SourceMap
  ) -> String {
    switch self {
    case .text:
      var locator = SourceLocator(sources)
      var lines =
        values.isEmpty
        ? ["\(path) is not set"] : values.map { "\($0.path) is \(ValueTable.text($0.value))" }
      for (index, step) in history.steps.enumerated() {
        lines += ["  \(index + 1). \(step.text)", "     \(locator.prefix(of: .span(step.source)))"]
      }
      if history.steps.isEmpty { lines.append("  No layer sets it.") }
      for origin in origins { lines += ["  imported from \(origin.text)", "     \(origin.source)"] }
      return lines.map { VisibleText.escaped($0) + "\n" }.joined()
    case .json:
      let imported: [JSONTree] = origins.map { ["step": .string("imported from \($0.text)"), "source": .string($0.source)] }
      return Self.lines(Self.objects(history, in: sources) + imported)
    }
  }

  private static func lines(_ entries: [JSONTree]) -> String {
    entries.isEmpty ? "[]\n" : "[\n  \(entries.map(\.line).joined(separator: ",\n  "))\n]\n"
  }

  // MARK: - Objects

  /// An object for each value.
  static func objects(_ values: [ResolvedValue], in sources: SourceMap) -> [JSONTree] {
    var locator = SourceLocator(sources)
    return values.map { value in
      let change = value.change.map { [JSONTree.Member($0.row.effect.rawValue, .string($0.sentence))] } ?? []
      return .object(
        [
          .init("path", .string(value.path)), .init("value", value.value),
          .init("source", .string(place(value.source, &locator))),
        ] + change)
    }
  }

  /// An object for each step that led to a value.
  static func objects(_ history: ValueHistory, in sources: SourceMap) -> [JSONTree] {
    var locator = SourceLocator(sources)
    return history.steps.map { step in
      ["step": .string(step.text), "source": .string(place(step.source, &locator))]
    }
  }

  /// A place for tools: as it is, in a string of JSON.
  private static func place(_ span: SourceSpan, _ locator: inout SourceLocator) -> String {
    let (path, start) = locator.position(of: .span(span))
    return "\(path):\(start.line):\(start.column)"
  }
}
