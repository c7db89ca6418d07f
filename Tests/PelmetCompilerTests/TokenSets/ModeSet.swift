import Foundation
import PelmetDiagnostics

@testable import Pelmet
@testable import PelmetCompiler
@testable import PelmetResolution
@testable import PelmetTokens

/// Files of tokens with modes, and themes over them; any mode can be dropped.
struct ModeSet: CustomStringConvertible, Sendable {
  let description: String
  /// Token files, resolvers and themes.
  let files: [String: String]
  /// Modes whose values are the tokens' own.
  var same: Set<String> = []
  /// The extensions that have the modes; `nil` if files have them.
  let tables: Set<String>?

  struct Change {
    let mode: String
    let files: [String: String]
  }

  /// A change for each mode: all its entries in tables are gone, or its file is.
  func changes() throws -> [Change] {
    guard let tables else {
      return files.keys.filter { !$0.hasSuffix(".theme.json") }.sorted().map { name in
        Change(mode: name, files: files.filter { $0.key != name })
      }
    }
    let modes = try files.values.reduce(into: Set<String>()) { modes, text in
      _ = Self.rewritten(try Self.object(text), tables) {
        modes.insert($0); return true
      }
    }
    return try modes.sorted().map { mode in
      Change(mode: mode, files: try files.mapValues { Self.text(Self.rewritten(try Self.object($0), tables) { $0 != mode }) })
    }
  }

  /// The values of all tokens in every look of every theme, and the findings.
  func outcome(_ files: [String: String]) throws -> Set<String> {
    let input = ThemeFiles(files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }).input
    let library = Library(input)
    let chains = ThemeChains(library)
    let store = TokenStore(chains.concrete, library, input)
    var outcome = Set(store.findings.sorted(in: store.sources).map { "\($0.rule): \($0.summary)" })
    for chain in chains.concrete {
      guard let tokens = store[chain] else { continue }
      for finding in tokens.library.fixedContexts { outcome.insert("\(chain.theme.name) \(finding.rule): \(finding.summary)") }
      for (scheme, contrast) in [
        (Theme.Traits.Scheme.light, Theme.Traits.Contrast.normal), (.dark, .normal), (.light, .high), (.dark, .high),
      ] {
        let set = tokens.set(TokenContext(scheme: scheme, contrast: contrast))
        for path in set.sortedPaths {
          guard case .found(let token) = set.lookup(path) else { continue }
          outcome.insert("\(chain.theme.name) \(scheme) \(contrast) \(path) = \(token.value)")
        }
      }
    }
    return outcome
  }

  // MARK: Files

  private static func object(_ text: String) throws -> Any { try JSONSerialization.jsonObject(with: Data(text.utf8)) }

  private static func text(_ object: Any) -> String {
    let data = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  /// A value whose tables have only the entries that a closure wants.
  private static func rewritten(_ value: Any, _ tables: Set<String>, _ keeps: (String) -> Bool) -> Any {
    if let list = value as? [Any] { return list.map { rewritten($0, tables, keeps) } }
    guard let object = value as? [String: Any] else { return value }
    return object.reduce(into: [String: Any]()) { result, member in
      if tables.contains(member.key), let table = member.value as? [String: Any] {
        let rest = table.filter { keeps($0.key) }
        if !rest.isEmpty { result[member.key] = rest }
      } else {
        result[member.key] = rewritten(member.value, tables, keeps)
      }
    }
  }

  /// - Parameters:
  ///   - folder: The folder with the files of tokens.
  ///   - themes: What themes say, by their names.
  private init(
    _ folder: String, _ themes: [String: String], tables: Set<String>? = nil, same: Set<String> = [], without left: String = "…"
  ) throws {
    var files: [String: String] = [:]
    for path in Fixtures.files(below: "tokens/\(folder)", ending: ".json")
    where !path.hasSuffix("expected.json") && !path.hasSuffix(".theme.json") && !path.contains(left) {
      let text = String(decoding: try Fixtures.bytes("tokens/\(folder)/\(path)"), as: UTF8.self)
      files[path] = tables == nil ? text : Self.text(try Self.object(text))
    }
    for (name, text) in themes { files["\(name).theme.json"] = "{ \"pelmet\": 1, \(text) }" }
    (description, self.files, self.tables, self.same) = (folder, files, tables, same)
  }

  static var all: [ModeSet] {
    get throws {
      let looks = #""light": "light", "dark": "dark", "lightHighContrast": "light-hc", "darkHighContrast": "dark-hc""#
      return [
        try ModeSet(
          "primer", ["traits": #""tokens": ["github-primer.resolver.json"], "inputs": { "theme": { \#(looks) } }"#],
          tables: ["org.primer.overrides"]),
        try ModeSet(
          "own-dialects/modes-in-extensions",
          [
            "a": #""tokens": ["tokens.json"]"#, "b": #""tokens": ["carbon.json"]"#,
            "c": #""tokens": ["carbon.json"], "inputs": { "mode": "g10" }"#,
          ],
          tables: ["mode", "org.primer.overrides", "carbon.themes"], same: ["light"]),
        try ModeSet("own-dialects/modes-by-name/folder", ["a": #""tokens": ["**"]"#]),
        try ModeSet(
          "own-dialects/modes-by-name/figma",
          ["a": #""tokens": ["./"]"#, "b": #""tokens": ["./"], "inputs": { "Density": "Comfortable" }"#]),
        try ModeSet(
          "equinor", ["folder": #""tokens": ["tokens/GnovDpL3UV6X51Ot7Kv6Im/", "tokens/OWxw2XogDLUt1aCvcDFXPw/"]"#],
          without: "resolver"),
        try ModeSet(
          "own-dialects/spectrum",
          ["a": #""tokens": ["color.json"]"#, "b": #""tokens": ["color.json"], "inputs": { "sets": "mobile" }"#],
          tables: ["sets"]),
      ]
    }
  }
}
