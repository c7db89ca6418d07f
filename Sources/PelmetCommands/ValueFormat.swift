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
}
