import PelmetDiagnostics

@testable import PelmetCompiler

/// A set of real tokens as a module: every JSON file below its folder under its own name, and a theme for each context that has none.
struct TokenSetFiles {
  static let sets = Fixtures.names(in: "tokens").filter { !Fixtures.names(in: "tokens/\($0)").isEmpty }

  private(set) var input = CompilerInput(module: CompilerInput.Module(name: "App"))
  /// The name of each context's theme.
  private(set) var themes: [String: String] = [:]

  init(_ set: String, _ expected: ExpectedTokens) throws {
    for path in Fixtures.files(below: "tokens/\(set)", ending: ".json") where !path.hasSuffix("expected.json") {
      add(path, try Fixtures.bytes("tokens/\(set)/\(path)"))
    }
    for (index, name) in expected.contexts.keys.sorted().enumerated() {
      guard let context = expected.contexts[name] else { continue }
      if let theme = context.theme {
        themes[name] = String(theme.dropLast(".theme.json".count))
      } else {
        themes[name] = "context\(index)"
        add("context\(index).theme.json", Array(Self.theme(context).utf8))
      }
    }
  }

  private mutating func add(_ path: String, _ bytes: [UInt8]) {
    let id = input.sources.add(path: path, bytes: bytes)
    input.module.files.append(CompilerInput.File(path: path, id: id))
  }

  private static func theme(_ context: ExpectedTokens.Context) -> String {
    let tokens = (context.tokens ?? []).map { "\"\($0)\"" }.joined(separator: ", ")
    let inputs = (context.inputs ?? [:]).sorted { $0.key < $1.key }.map { name, context in
      "\"\(name)\": " + (context.map { "\"\($0)\"" } ?? "null")
    }
    return """
      { "pelmet": 1, "tokens": [\(tokens)], "inputs": { \(inputs.joined(separator: ", ")) } }
      """
  }
}
