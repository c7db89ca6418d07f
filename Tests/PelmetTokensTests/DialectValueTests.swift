import Pelmet
import PelmetDiagnostics
import PelmetSyntax
import PelmetTestSupport
import Testing

@testable import PelmetTokens

/// Files of Theo, Spectrum and Figma as the tokens of a theme.
@Suite struct DialectValueTests {
  /// The values of all tokens that can be named, one for each line, and the findings.
  private func values(
    _ files: [(path: String, text: String)], inputs: [(String, String)] = [], in context: TokenContext = TokenContext()
  ) throws -> [String] {
    var (sources, bag, cache) = (SourceMap(), DiagnosticBag(), DocumentCache())
    func read(_ path: String, _ text: String) throws -> JSONDocument {
      try #require(JSONReader.read(sources.add(path: path, bytes: Array(text.utf8)), in: sources, into: &bag))
    }
    let documents = try files.map { (path: $0.path, document: try read($0.path, $0.text)) }
    let theme = try read(
      "app.theme.json", "{ \"inputs\": {\(inputs.map { "\"\($0.0)\": \"\($0.1)\"" }.joined(separator: ", "))} }"
    ).root
    let members = theme["inputs"].map { Array($0.members) } ?? []
    let last = try #require(documents.last?.document.root)
    let library = TokenLibrary(
      [ListedTokens(.file(last, FileDialect(of: last)), entry: theme)],
      inputs: members.map { ModifierInput(name: $0.name, context: $0.value.string ?? "", keySpan: $0.keySpan, source: $0.value) },
      files: { sources }, cache: &cache,
      lookup: { path, _ in
        documents.first { $0.path == path || "./\($0.path)" == path }.map {
          .document($0.document, FileDialect(of: $0.document.root))
        } ?? .missing(nearest: nil)
      },
      into: &bag)
    let set = library.tokens(in: context)
    var lines = Set(library.declaredTokens.map(\.path)).sorted().map { path in
      switch set.lookup(path) {
      case .found(let token):
        switch token.value {
        case .color(let color): return "\(path) \(color.rgb?.description ?? "?")"
        case .dimension(let points): return "\(path) \(points)pt"
        case .number(let number): return "\(path) \(number)"
        default: return "\(path) \(token.value)"
        }
      case .broken(let findings): return "\(path) ✘ \(findings.findings.map(\.summary).joined(separator: "; "))"
      case .invalid: return "\(path) invalid"
      case .missing: return "\(path) missing"
      }
    }
    bag.add(contentsOf: set.findings)
    lines += bag.diagnostics.map { "\($0.rule.rawValue): \($0.summary)" }
    return lines
  }

  @Test func `Spectrum follows the scheme and an input`() throws {
    let text = """
      { "gray-25": { "$schema": "https://example.org/schemas/token-types/color-set.json", "uuid": "a1", "sets": {
            "light": { "$schema": "https://example.org/schemas/token-types/color.json", "value": "rgb(255, 255, 255)", "uuid": "a2" },
            "dark": { "$schema": "https://example.org/schemas/token-types/color.json", "value": "rgb(17, 17, 17)", "uuid": "a3" } } },
        "accent": { "sets": {
            "spectrum": { "sets": { "light": { "value": "#111111" }, "dark": { "value": "#222222" } } },
            "express": { "sets": { "light": { "value": "#333333" }, "dark": { "value": "#444444" } } } } },
        "bar-background": { "component": "bar", "$schema": "https://example.org/schemas/token-types/alias.json", "value": "{gray-25}" },
        "overlay-opacity": { "$schema": "https://example.org/schemas/token-types/opacity.json", "value": "0.4" },
        "bar-height": { "sets": {
            "desktop": { "$schema": "https://example.org/schemas/token-types/dimension.json", "value": "48px" },
            "express": { "$schema": "https://example.org/schemas/token-types/dimension.json", "value": "60px" } } } }
      """
    #expect(
      try values([("color.json", text)]).dropLast() == [
        "accent #111111FF", "bar-background #FFFFFFFF", "bar-height 48.0pt", "gray-25 #FFFFFFFF", "overlay-opacity 0.4",
      ])
    #expect(
      try values([("color.json", text)], inputs: [("sets", "express")], in: TokenContext(scheme: .dark)).dropLast() == [
        "accent #444444FF", "bar-background #111111FF", "bar-height 60.0pt", "gray-25 #111111FF", "overlay-opacity 0.4",
      ])
  }

  @Test func `variables of Figma have the value of the chosen mode`() throws {
    let files = [("variables.json", DialectTests.rest)]
    #expect(try values(files).contains("bar.tint #FFFFFFFF"))
    let light = try values(files, inputs: [("Theme", "Light")])
    #expect(light.contains("bar.tint #0A84FFFF"))
    #expect(light.contains("blue.500 #0A84FFFF"))
    #expect(light.contains("space.2 8.0"))
  }

  @Test(arguments: ["\"$type\": \"color\", ", ""])
  func `channels from 0 to 1 are a colour, with and without a type`(_ type: String) throws {
    func value(_ channels: String) throws -> String? {
      try values([("a.json", "{ \"a\": { \(type)\"$value\": { \(channels) } } }")]).first
    }
    try expectEqual(value(#""r": 1, "g": 0.5, "b": 0, "a": 0.5"#), "a #FF800080")
    try expectEqual(value(#""r": 0.2, "g": 0, "b": 1"#), "a #3300FFFF")
    try expectEqual(value(#""r": 255, "g": 0, "b": 0, "a": 1"#), "a ✘ 'r' must be a number from 0 to 1")
    try expectEqual(value(#""r": 1, "g": 0, "b": 0, "a": 80"#), "a ✘ 'a' must be a number from 0 to 1")
  }

  @Test func `two digits behind a reference are an alpha, also in a shadow`() throws {
    let text = ##"""
      { "a": { "type": "color", "value": "#1060ff" }, "veil": { "type": "color", "value": "{a}1A" }, "b": { "type": "color", "value": "{veil}80" },
        "group": { "type": "color", "c": { "value": "{ a.value }ff" } },
        "s": { "type": "shadow", "value": { "color": "{a}80", "offsetX": "0", "offsetY": "0", "blur": "1px", "spread": "0" } } }
      """##
    let values = try values([("a.json", text)])
    #expect(values.contains("veil #1060FF1A") && values.contains("group.c #1060FFFF"), "\(values)")
    #expect(values.contains("b ✘ 'veil' has an alpha already, and the two digits behind it are another"), "\(values)")
    #expect(values.contains { $0.hasPrefix("s ") && !$0.contains("✘") }, "\(values)")
  }

  /// A file's own collection, and the copy of a library's, which has other modes.
  static let library = """
    { "meta": {
        "variableCollections": {
          "C1": { "id": "C1", "name": "Modes", "modes": [{ "modeId": "1:0", "name": "A light" }, { "modeId": "1:1", "name": "B light" }], "defaultModeId": "1:0" },
          "C2": { "id": "C2", "name": "Modes", "remote": true, "modes": [{ "modeId": "2:0", "name": "A light" }, { "modeId": "2:1", "name": "C light" }],
            "defaultModeId": "2:0" } },
        "variables": {
          "V1": { "id": "V1", "name": "own", "variableCollectionId": "C1", "resolvedType": "FLOAT", "valuesByMode": { "1:0": 1, "1:1": 2 } },
          "V2": { "id": "V2", "name": "lib", "variableCollectionId": "C2", "resolvedType": "FLOAT", "valuesByMode": { "2:0": 10, "2:1": 20 } } } } }
    """

  @Test(arguments: [
    (nil, ["lib 10.0", "own 1.0"]), ("A light", ["lib 10.0", "own 1.0"]), ("B light", ["lib 10.0", "own 2.0"]),
    ("C light", ["lib 20.0", "own 1.0"]),
  ])
  func `collections of one name take the mode of that name, or their default`(_ mode: String?, _ expected: [String]) throws {
    let values = try values([("v.json", Self.library)], inputs: mode.map { [("Modes", $0)] } ?? [])
    expectEqual(values.dropLast(), expected[...])
  }

  @Test func `a mode that no collection of the name has is reported once, with those that there are`() throws {
    let values = try values([("v.json", Self.library)], inputs: [("Modes", "D light")])
    #expect(
      values.filter { $0.hasPrefix("UnknownCase") } == [
        #"UnknownCase: 'D light' is not a context of the modifier 'Modes'; expected "A light", "B light" or "C light""#
      ])
  }

  @Test func `aliases of Theo come from imported files`() throws {
    let files = [
      ("aliases.json", ##"{ "aliases": { "SKY": "#0062E3", "INK": "black", "FAINT": ".5" } }"##),
      (
        "text.json",
        ##"""
        { "imports": ["./aliases.json"], "aliases": { "LINK": "{!SKY}" }, "global": { "type": "color", "category": "text" },
          "props": { "TEXT_DAY": { "value": "{!LINK}" }, "TEXT_NIGHT": { "value": "{!INK}", "deprecated": true },
            "OVERLAY": { "value": "rgba({!SKY}, {!FAINT})" }, "LOST": { "value": "{!NONE}" }, "SIZE": { "value": "16px", "type": "size" } } }
        """##
      ),
    ]
    let values = try values(files)
    #expect(values.prefix(5).contains("TEXT_DAY #0062E3FF"), "\(values)")
    #expect(values.contains("TEXT_NIGHT #000000FF"), "\(values)")
    #expect(values.contains("OVERLAY #0062E380"), "\(values)")
    #expect(values.contains("SIZE 16.0pt"), "\(values)")
    #expect(!values.contains { $0.hasPrefix("!") }, "\(values)")
    #expect(values.contains { $0.hasPrefix("LOST") && !$0.contains("#") }, "\(values)")
  }

  @Test func `aliases of Theo that differ between files are refused, also numbers`() throws {
    let files = [
      ("b.json", #"{ "aliases": { "S": 4 }, "props": {} }"#), ("c.json", #"{ "aliases": { "S": 8 }, "props": {} }"#),
      ("a.json", #"{ "imports": ["b.json", "c.json"], "props": { "A": { "value": "{!S}", "type": "size" } } }"#),
    ]
    #expect(try values(files).contains("A ✘ 'S' has another value in another file of this theme"))
  }
}
