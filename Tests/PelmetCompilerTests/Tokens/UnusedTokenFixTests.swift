import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import Pelmet
@testable import PelmetCompiler
@testable import PelmetResolution

/// Whoever removes the tokens that no theme uses, one after the other, has the same themes in the end.
@Suite struct UnusedTokenFixTests {
  @Test(arguments: 0..<12) func `removing what is unused changes no theme`(seed: UInt64) throws {
    var set = RandomSet(seed: seed)
    let original = set.compilation
    let color = try #require(original.module.themes.first?.theme.table.style.window?.backgroundColor)
    var removed = 0
    while let finding = set.compilation.diagnostics.first(where: { $0.rule == .unusedToken }),
      case .span(let span) = finding.location
    {
      let file = set.compilation.sources[span.file].path
      let path = String(finding.pointer?.dropFirst() ?? "")
      try #require(set.files[file]?.removeValue(forKey: path) != nil, "\(file) has no '\(path)'")
      removed += 1
      let compilation = set.compilation
      expectEqual(compilation.diagnostics.filter { $0.severity == .error }.map(\.summary), [], "without \(path) of \(file)")
      expectEqual(compilation.module.themes.first?.theme.table.style.window?.backgroundColor, color, "without \(path) of \(file)")
    }
    #expect(removed > 0)
  }
}

/// A palette, four looks whose tokens lead into it, and a theme that follows the device and uses one of them.
private struct RandomSet {
  /// The declarations of each file, by path.
  var files: [String: [String: String]] = [:]
  private static let looks = ["light", "dark", "light-hc", "dark-hc"]

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var palette: [String: String] = [:]
    for index in 0..<10 {
      let isAlias = index > 2 && Bool.random(using: &random)
      palette["p\(index)"] = isAlias ? "{p\(Int.random(in: 0..<index, using: &random))}" : "#\(index)0\(index)0\(index)0"
    }
    files["palette.tokens.json"] = palette
    for look in Self.looks {
      var tokens: [String: String] = [:]
      for index in 0..<4 {
        let target = "{p\(Int.random(in: 0..<10, using: &random))}"
        tokens["s\(index)"] = Bool.random(using: &random) ? target : "rgba(\(target), 0.5)"
      }
      files["\(look).tokens.json"] = tokens
    }
  }

  var compilation: Compilation {
    let contexts = Self.looks.map { "\"\($0)\": [{ \"$ref\": \"\($0).tokens.json\" }]" }.joined(separator: ", ")
    var texts = files.map { path, tokens in
      let members = tokens.sorted { $0.key < $1.key }.map {
        "\"\($0.key)\": { \"$type\": \"color\", \"$value\": \"\($0.value)\" }"
      }
      return (path: path, text: "{ \(members.joined(separator: ", ")) }")
    }.sorted { $0.path < $1.path }
    texts += [
      (
        path: "set.resolver.json",
        text: """
        { "version": "2025.10", "sets": { "palette": { "sources": [{ "$ref": "palette.tokens.json" }] } },
          "modifiers": { "theme": { "contexts": { \(contexts) } } },
          "resolutionOrder": [{ "$ref": "#/sets/palette" }, { "$ref": "#/modifiers/theme" }] }
        """
      ),
      (
        path: "app.theme.json",
        text: """
        { "pelmet": 1, "tokens": ["set.resolver.json"], "window": { "backgroundColor": "{s0}" }, "inputs": { "theme": { "light": "light",
          "dark": "dark", "lightHighContrast": "light-hc", "darkHighContrast": "dark-hc" } } }
        """
      ),
    ]
    return Compilation.compile(ThemeFiles(texts).input)
  }
}
