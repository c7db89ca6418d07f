internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetSyntax

/// The places in an app's code that the values of a theme come from: the file that `pelmet import` has written beside it.
struct ImportedOrigins {
  /// A place, with the calls that led there.
  struct Step {
    let text: String
    /// As compilers write places: `Bars.swift:4:5`. The path begins at the folder that was imported.
    let source: String
  }

  private let values: [JSONValue]

  /// `nil` if there is no such file, or it is another.
  init?(besides theme: String) {
    guard theme.hasSuffix(FileKind.theme.rawValue),
      let bytes = try? DiskFile.bytes(of: theme.dropLast(FileKind.theme.rawValue.count) + ".import.json")
    else { return nil }
    var sources = SourceMap()
    var findings = DiagnosticBag()
    let file = sources.add(path: theme, bytes: bytes)
    guard let root = JSONReader.read(file, in: sources, into: &findings)?.root, root["version"]?.integer == 1,
      let values = root["values"], values.kind == .array
    else { return nil }
    self.values = Array(values.elements)
  }

  /// The places of the values at a path and in it, for a screen and a context.
  func steps(of path: String, screen: String?, context: String?) -> [Step] {
    values.compactMap { value in
      let place = (screen: value["screen"]?.string, context: value["context"]?.string)
      guard let own = value["path"]?.string, own == path || own.hasPrefix("\(path)."),
        place.screen == nil || place.screen == screen, place.context == nil || place.context == context,
        let source = value["sources"].flatMap({ Array($0.elements).first }), let file = source["file"]?.string,
        let line = source["line"]?.integer, let column = source["column"]?.integer
      else { return nil }
      return Step(text: Self.text(of: value, own == path ? nil : own, place), source: "\(file):\(line):\(column)")
    }
  }

  private static func text(of value: JSONValue, _ path: String?, _ place: (screen: String?, context: String?)) -> String {
    var text = "the app's code"
    if let path { text += " for \(path)" }
    if let screen = place.screen { text += ", for the screen '\(screen)'" }
    if let context = place.context { text += ", for the context '\(context)'" }
    let traits = (value["traits"]?.members.map { "\($0.name) \($0.value.string ?? "")" } ?? []).joined(separator: ", ")
    if !traits.isEmpty { text += ", for \(traits)" }
    let calls = (value["via"]?.elements.compactMap(\.string) ?? []).joined(separator: ", then ")
    return calls.isEmpty ? text : "\(text), by \(calls)"
  }
}
