import Foundation
import PelmetDiagnostics
import PelmetTestSupport

@testable import Pelmet
@testable import PelmetCompiler
@testable import PelmetResolution

/// A token of a set with everything that it needs, each token in a file of its own, and a theme that uses it: small enough to be compiled
/// for every change of it.
struct SampledToken {
  let path: String
  let isColor: Bool
  /// The token and those behind its references, itself first.
  var tokens: [(path: String, declaration: TokenSources.Declaration)]

  /// `nil` where something that the token needs is no token, which sets have.
  init?(_ path: String, isColor: Bool, in sources: TokenSources) {
    guard let closure = sources.closure(of: path) else { return nil }
    (self.path, self.isColor) = (path, isColor)
    tokens = closure.compactMap { path in sources.declarations[path].map { (path, $0) } }
  }

  /// The theme's view: the value, and the findings that a team would have to look at.
  struct Outcome: Hashable {
    var value: String?
    var findings: Set<String>
  }

  /// - Parameter extra: Further tokens that a change needs.
  func outcome(_ extra: [(path: String, declaration: TokenSources.Declaration)] = []) throws -> Outcome {
    var files: [(path: String, text: String)] = []
    for token in tokens + extra { files.append(("t\(files.count).tokens.json", try Self.text(token.path, token.declaration))) }
    let names = files.map { "\"\($0.path)\"" }.joined(separator: ", ")
    let use =
      isColor
      ? "\"window\": { \"backgroundColor\": \"{\(path)}\" }"
      : "\"tabBar\": { \"itemPositioning\": \"centered\", \"itemWidth\": \"{\(path)}\" }"
    files.append(("a.theme.json", "{ \"pelmet\": 1, \"tokens\": [\(names)], \(use) }"))
    var input = ThemeFiles(files).input
    input.module.settings.rules[.unusedToken] = .off
    let compilation = Compilation.compile(input)
    let style = compilation.module.themes.first?.theme.table.style
    let value = isColor ? style?.window?.backgroundColor.map { "\($0)" } : style?.tabBar?.itemWidth.map { "\($0)" }
    let findings = compilation.diagnostics.filter { $0.severity != .remark && $0.rule != .deprecatedToken }.map {
      "\($0.rule): \($0.summary)"
    }
    return Outcome(value: value, findings: Set(findings))
  }

  private static func text(_ path: String, _ declaration: TokenSources.Declaration) throws -> String {
    var object: [String: Any] = declaration.object
    let names = path.split(separator: ".").map(String.init)
    for (name, type) in zip(names, declaration.groupTypes).reversed() {
      object = [name: object]
      if let type { object["$type"] = type }
    }
    return String(decoding: try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys]), as: UTF8.self)
  }
}

extension SampledToken {
  /// Random tokens of a set with a value, half of them those of which more was worked out than references, where there are any.
  static func samples(of set: String, colors: Int, numbers: Int, seed: UInt64) throws -> [SampledToken] {
    let expected = try ExpectedTokens(of: set)
    var random = SplitMix64(seed: seed)
    let contexts = Set(expected.values.map(\.context)).sorted()
    // Of many contexts one is enough; the dialects of our own set are all different.
    let chosen = set == "own-dialects" ? contexts : Array(contexts.shuffled(using: &random).prefix(1))
    var sources: [String: TokenSources] = [:]
    var result: [SampledToken] = []
    for (isColor, count) in [(true, colors), (false, numbers)] {
      let all = expected.values.filter {
        $0.value.isColor == isColor && $0.how != ["transform"] && chosen.contains($0.context)
      }
      let special = all.filter { $0.how != nil }
      var missing = count
      for attempt in 0..<(count * 20) where missing > 0 {
        guard let value = (attempt.isMultiple(of: 2) || special.isEmpty ? all : special).randomElement(using: &random) else {
          break
        }
        if sources[value.context] == nil {
          sources[value.context] = try TokenSources(set, files: TokenSources.files(set, context: value.context))
        }
        guard let token = sources[value.context].flatMap({ SampledToken(value.path, isColor: isColor, in: $0) }) else { continue }
        result.append(token)
        missing -= 1
      }
    }
    return result
  }
}
