import PelmetDiagnostics
import PelmetSyntax

@testable import Pelmet
@testable import PelmetCompiler
@testable import PelmetResolution

/// A small file of a dialect, every token of which some theme uses: any text, number or truth value in it can be changed.
struct DialectFile: CustomStringConvertible, Sendable {
  let name: String
  let text: String
  /// Files that are not changed.
  var others: [String: String] = [:]
  /// The files that themes list before this one.
  var before: [String] = []
  /// The inputs of themes; each is a theme.
  var inputs: [String] = [""]
  let colors: [String]
  var numbers: [String] = []
  /// Members that say nothing about values.
  var harmless: Set<String> = []
  /// Beginnings of pointers to what no theme sees.
  var unseen: [String] = []

  var description: String { name }

  /// A text, a number or a truth value, and another in its place.
  struct Change {
    let pointer: String
    let text: String
  }

  func changes() throws -> [Change] {
    var sources = SourceMap()
    var bag = DiagnosticBag()
    guard let root = JSONReader.read(sources.add(path: name, bytes: Array(text.utf8)), in: sources, into: &bag)?.root else {
      return []
    }
    var result: [Change] = []
    var pending: [(value: JSONValue, pointer: String, key: String)] = [(root, "", "")]
    while let (value, pointer, key) = pending.popLast() {
      guard !harmless.contains(key), !unseen.contains(where: pointer.hasPrefix) else { continue }
      for member in value.members.reversed() { pending.append((member.value, "\(pointer)/\(member.name)", member.name)) }
      for (index, element) in value.elements.enumerated().reversed() { pending.append((element, "\(pointer)/\(index)", key)) }
      guard let other = Self.other(than: value, key) else { continue }
      let bytes = Array(text.utf8)
      let changed = bytes[..<Int(value.span.start)] + Array(other.utf8) + bytes[Int(value.span.end)...]
      result.append(Change(pointer: pointer, text: String(decoding: changed, as: UTF8.self)))
    }
    return result
  }

  /// A value of another meaning: of a type one that has no value in a theme, as an unknown one means nothing; of a number one that is as far
  /// inside 0…1 where the other was.
  private static func other(than value: JSONValue, _ key: String) -> String? {
    switch key {
    case "type" where value.string == "VARIABLE_ALIAS": return "\"NO_ALIAS\""
    case "type" where ["alpha", "lighten", "mix"].contains(value.string): return "\"saturate\""
    case "type", "$type": return "\"boolean\""
    case "resolvedType": return "\"BOOLEAN\""
    default: break
    }
    if let text = value.string { return "\"Qx\(text)\"" }
    if let number = value.number { return "\(number > 0.5 ? number - 0.3 : number + 0.3)" }
    return value.boolean.map { $0 ? "null" : "true" }
  }

  /// The values of all tokens in all themes, and the findings.
  func outcome(_ text: String) -> Set<String> {
    var files: [(path: String, text: String)] = others.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    files.append((name, text))
    let names = (before + [name]).map { "\"\($0)\"" }.joined(separator: ", ")
    for (index, input) in inputs.enumerated() {
      for (number, path) in numbers.enumerated() {
        files.append(
          (
            "n\(index)-\(number).theme.json",
            theme(names, input, "\"tabBar\": { \"itemPositioning\": \"centered\", \"itemWidth\": \"{\(path)}\" }")
          ))
      }
      let colors = colors.enumerated().map { "\"c\($0)\": \"{\($1)}\"" }.joined(separator: ", ")
      files.append(("c\(index).theme.json", theme(names, input, "\"colors\": { \(colors) }")))
    }
    var input = ThemeFiles(files).input
    input.module.settings.rules[.unusedToken] = .off
    let compilation = Compilation.compile(input)
    let findings = compilation.diagnostics.filter { $0.severity != .remark && $0.rule != .fixedContext }
    var outcome = Set(findings.map { "\($0.rule): \($0.summary)" })
    for theme in compilation.module.themes {
      for color in theme.colors { outcome.insert("\(theme.name) \(color.name) \(color.color)") }
      if let width = theme.theme.table.style.tabBar?.itemWidth { outcome.insert("\(theme.name) \(width)") }
    }
    return outcome
  }

  private func theme(_ tokens: String, _ inputs: String, _ use: String) -> String {
    "{ \"pelmet\": 1, \"tokens\": [\(tokens)], \"inputs\": {\(inputs)}, \(use) }"
  }
}
