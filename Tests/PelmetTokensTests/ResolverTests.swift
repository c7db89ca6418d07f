import Pelmet
import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetTokens

@Suite struct ResolverTests {
  static func number(_ value: Int) -> String { #"{ "x": { "$type": "number", "$value": \#(value) } }"# }

  static func resolver(_ order: String, _ rest: String = "") -> (path: String, text: String) {
    ("a.resolver.json", #"{ "version": "2025.10", "resolutionOrder": [\#(order)]\#(rest) }"#)
  }

  /// A modifier with contexts that each set `x` to their position.
  static func modifier(_ name: String, _ contexts: [String], fallback: String? = nil) -> String {
    let members = contexts.enumerated().map { "\"\($1)\": [\(number($0))]" }.joined(separator: ", ")
    let fallback = fallback.map { ", \"default\": \"\($0)\"" } ?? ""
    return #"{ "type": "modifier", "name": "\#(name)", "contexts": { \#(members) }\#(fallback) }"#
  }

  @Test func mergesSetsAndFilesInTheOrderOfResolution() {
    let files = [
      Self.resolver(
        ##"{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/size" }, { "type": "set", "name": "last", "sources": [{ "y": { "$value": "{x}" } }] }"##,
        ##"""
        , "sets": { "base": { "sources": [{ "$ref": "./one.tokens.json" }] } },
        "modifiers": { "size": { "contexts": { "s": [], "l": [{ "$ref": "#/sets/base" }, { "$ref": "more/two.tokens.json" }] }, "default": "s" } }
        """##),
      ("one.tokens.json", Self.number(1)), ("more/two.tokens.json", Self.number(2)),
    ]
    var small = TokenReading(files, entries: ["a.resolver.json"])
    expectEqual(small.value("y"), .number(1))
    var large = TokenReading(files, entries: ["a.resolver.json"], inputs: [("size", "l")])
    expectEqual(large.value("y"), .number(2))
    expectEqual(small.findings + large.findings, [])
  }

  @Test func takesAPartOfAFile() {
    var reading = TokenReading(
      [
        Self.resolver(##"{ "type": "set", "name": "a", "sources": [{ "$ref": "b.tokens.json#/inner" }] }"##),
        ("b.tokens.json", #"{ "inner": \#(Self.number(3)) }"#),
      ], entries: ["a.resolver.json"])
    expectEqual(reading.value("x"), .number(3))
  }

  /// DTCG Resolver Module 2025.10, section 4.2.2: what is beside `$ref` replaces what the target has, one member by the other.
  @Test(
    arguments: [
      (##"{ "$ref": "#/sets/s", "sources": [{ "x": { "$type": "number", "$value": 2 } }] }"##, ["x": 2.0]),
      (##"{ "sources": [{ "$ref": "#/sets/s", "sources": [] }], "type": "set", "name": "n" }"##, [:]),
      (##"{ "$ref": "#/sets/s", "description": "as it is" }"##, ["x": 1, "y.a": 3, "y.b": 4]),
      (##"{ "$ref": "#/modifiers/m", "default": "l" }"##, ["x": 6]), (##"{ "$ref": "#/modifiers/m" }"##, ["x": 5]),
      (
        ##"{ "$ref": "#/modifiers/m", "contexts": { "s": [{ "x": { "$type": "number", "$value": 7 } }] }, "name": "n" }"##,
        ["x": 7]
      ),
      (
        ##"""
        { "type": "set", "name": "n", "sources": [{ "$ref": "b.tokens.json", "y": { "$type": "number", "a": { "$value": 8 } } }] }
        """##, ["x": 1, "y.a": 8]
      ),
      (
        ##"{ "type": "set", "name": "n", "sources": [{ "$ref": "b.tokens.json#/y", "a": { "$type": "number", "$value": 9 } }] }"##,
        ["a": 9, "b": 4]
      ),
      (
        ##"""
        { "type": "set", "name": "n", "sources": [{ "$ref": "b.tokens.json", "x": {} }, { "$ref": "b.tokens.json#/y" },
          { "$ref": "b.tokens.json#/y", "b": {} }] }
        """##, ["y.a": 3, "y.b": 4, "a": 3, "b": 4]
      ),
    ] as [(String, [String: Double])])
  func membersBesideAReferenceReplaceThoseOfItsTarget(_ order: String, _ expected: [String: Double]) {
    let tokens =
      #"{ "x": { "$type": "number", "$value": 1 }, "y": { "$type": "number", "a": { "$value": 3 }, "b": { "$value": 4 } } }"#
    let rest = ##"""
      , "sets": { "s": { "sources": [{ "$ref": "b.tokens.json" }] } },
      "modifiers": { "m": { "contexts": { "s": [\##(Self.number(5))], "l": [\##(Self.number(6))] }, "default": "s" } }
      """##
    var reading = TokenReading([Self.resolver(order, rest), ("b.tokens.json", tokens)], entries: ["a.resolver.json"])
    let paths = ["x", "y.a", "y.b", "a", "b"]
    let values = Dictionary(uniqueKeysWithValues: paths.compactMap { path in reading.value(path).map { (path, $0) } })
    expectEqual(values, expected.mapValues { .number($0) })
    expectEqual(reading.findings, [])
  }

  @Test(
    arguments: [
      ("scheme", ["light", "dark"], nil, TokenContext(scheme: .dark), 1),
      ("scheme", ["light"], "light", TokenContext(scheme: .dark), 0),
      ("contrast", ["normal", "high"], nil, TokenContext(contrast: .high), 1),
      ("idiom", ["phone", "pad"], "phone", TokenContext(idiom: .pad), 1),
      ("idiom", ["phone", "pad"], "phone", TokenContext(idiom: .mac), 0), ("os", ["<26", ">=26"], nil, TokenContext(os: 26), 1),
      ("os", ["<26", ">=26"], nil, TokenContext(os: 17), 0),
      ("os", ["15", "17", "26"], nil, TokenContext(os: Theme.OSVersion(18, 2)), 1),
      ("os", [">=15", ">=17 <19", "old"], "old", TokenContext(os: 18), 1),
      ("os", ["old", ">=26"], "old", TokenContext(os: 17), 0),
    ] as [(String, [String], String?, TokenContext, Int)])
  func choosesByTrait(_ name: String, _ contexts: [String], _ fallback: String?, _ context: TokenContext, _ chosen: Int) {
    var reading = TokenReading([Self.resolver(Self.modifier(name, contexts, fallback: fallback))])
    expectEqual(reading.value("x", in: context), .number(Double(chosen)))
  }

  @Test func addsNothingWhereATraitHasNoContext() {
    var reading = TokenReading([Self.resolver(Self.modifier("contrast", ["high"]))])
    #expect(reading.value("x") == nil)
    expectEqual(reading.value("x", in: TokenContext(contrast: .high)), .number(0))
  }

  @Test func saysOnWhichTraitsTokensDepend() {
    let modifiers = [
      Self.modifier("scheme", ["light", "dark"]), Self.modifier("idiom", ["pad", "phone"]),
      Self.modifier("os", ["<26", ">=17 <26", "26"]),
      Self.modifier("brand", ["a", "b"], fallback: "a"),
    ]
    let reading = TokenReading([Self.resolver(modifiers.joined(separator: ", "))])
    expectEqual(reading.library.traits, TokenTraits(scheme: true, contrast: false, idioms: [.phone, .pad], versions: [17, 26]))
  }

  struct Mistake: CustomTestStringConvertible {
    var name: String
    var order: String
    var rest = ""
    var inputs: [(String, String)] = []
    var files: [(path: String, text: String)] = []
    var findings: [String]

    var testDescription: String { name }
  }

  static let mistakes: [Mistake] = [
    Mistake(name: "no input", order: modifier("brand", ["a", "b"]), findings: [#"MissingInput /tokens/0 "a.resolver.json""#]),
    Mistake(
      name: "unknown context", order: modifier("brand", ["north", "south"]), inputs: [("brand", "nort")],
      findings: [#"UnknownCase /inputs/brand "nort" (north)"#]),
    Mistake(
      name: "unknown input", order: modifier("brand", ["a", "b"], fallback: "a"), inputs: [("brnd", "a")],
      findings: [#"UnknownCase /inputs/brnd "brnd" (brand)"#]),
    Mistake(
      name: "a trait as input", order: modifier("scheme", ["light", "dark"]), inputs: [("scheme", "dark")],
      findings: [#"UnknownCase /inputs/scheme "scheme""#]),
    Mistake(
      name: "no such scheme", order: modifier("scheme", ["light", "drak"]),
      findings: [#"UnknownCase /resolutionOrder/0/contexts/drak "drak" (dark)"#]),
    Mistake(
      name: "no such default", order: modifier("brand", ["north"], fallback: "nroth"),
      findings: [#"UnknownCase /resolutionOrder/0/default "nroth" (north)"#]),
    Mistake(
      name: "no such file", order: #"{ "type": "set", "name": "s", "sources": [{ "$ref": "a.resolver.jso" }] }"#,
      findings: [#"UnknownFile /resolutionOrder/0/sources/0/$ref "a.resolver.jso" (a.resolver.json)"#]),
    Mistake(
      name: "outside", order: #"{ "type": "set", "name": "s", "sources": [{ "$ref": "../a.tokens.json" }] }"#,
      findings: [#"PathOutsidePackage /resolutionOrder/0/sources/0/$ref "../a.tokens.json""#]),
    Mistake(
      name: "no such set", order: ##"{ "$ref": "#/sets/bse" }"##, rest: #", "sets": { "base": { "sources": [] } }"#,
      findings: [##"UnresolvedReference /resolutionOrder/0/$ref "#/sets/bse" (#/sets/base)"##]),
    Mistake(
      name: "an entry of the order", order: ##"{ "$ref": "#/resolutionOrder/0" }"##,
      findings: [##"UnresolvedReference /resolutionOrder/0/$ref "#/resolutionOrder/0""##]),
    Mistake(
      name: "a set in itself", order: ##"{ "$ref": "#/sets/a" }"##,
      rest: ##", "sets": { "a": { "sources": [{ "$ref": "#/sets/a" }] } }"##,
      findings: [##"ReferenceCycle /sets/a/sources/0/$ref "#/sets/a""##]),
    Mistake(
      name: "one name twice",
      order: [modifier("m", ["a", "b"], fallback: "a"), #"{ "type": "set", "name": "m", "sources": [] }"#].joined(
        separator: ", "),
      findings: [#"InvalidName /resolutionOrder/1/name "m""#]),
    Mistake(
      name: "unknown key beside a reference", order: ##"{ "$ref": "#/sets/s", "source": [] }"##,
      rest: #", "sets": { "s": { "sources": [] } }"#, findings: [#"UnknownKey /resolutionOrder/0/source "source" (sources)"#]),
    Mistake(
      name: "no source with a token",
      order: #"{ "type": "set", "name": "s", "sources": [{ "$ref": "b.tokens.json" }, { "$ref": "c.tokens.json" }] }"#,
      files: [("b.tokens.json", #"{ "a": { "b": {} } }"#), ("c.tokens.json", #"{ "d": {} }"#)], findings: ["WrongKind  {"]),
    Mistake(
      name: "a source without a token",
      order: #"{ "type": "set", "name": "s", "sources": [{ "$ref": "b.tokens.json" }, { "$ref": "c.tokens.json" }] }"#,
      files: [("b.tokens.json", #"{ "a": { "b": {} } }"#), ("c.tokens.json", number(1))], findings: ["EmptyTokenFile  {"]),
    Mistake(
      name: "unknown key", order: #"{ "type": "set", "name": "m", "source": [] }"#,
      findings: [
        "MissingKey /resolutionOrder/0 {",
        #"UnknownKey /resolutionOrder/0/source "source" (sources)"#,
      ]),
  ]

  @Test(arguments: mistakes) func reportsAMistakeOnceAtItsPlace(_ mistake: Mistake) {
    var reading = TokenReading(
      [Self.resolver(mistake.order, mistake.rest)] + mistake.files, entries: ["a.resolver.json"], inputs: mistake.inputs)
    _ = reading.tokens()
    expectEqual(reading.findings, mistake.findings)
  }

  @Test(arguments: [
    (#"{ "version": "2024.01", "resolutionOrder": [] }"#, [#"UnsupportedVersion /version "2024.01""#]),
    (#"{ "version": "2025.10" }"#, ["MissingKey  {"]),
    (
      #"{ "version": "2025.10", "resolutionOrder": [], "modifier": {} }"#,
      [#"UnknownKey /modifier "modifier" (modifiers)"#]
    ),
    (#"[]"#, ["WrongKind  []"]),
  ])
  func checksTheDocument(_ text: String, _ findings: [String]) {
    expectEqual(TokenReading([("a.resolver.json", text)]).findings, findings)
  }

  @Test func staysQuietAboutWhatAMissingFileMayDeclare() {
    var reading = TokenReading(
      [
        Self.resolver(
          #"{ "type": "set", "name": "s", "sources": [{ "$ref": "gone.tokens.json" }, { "y": { "$value": "{x}" } }] }"#)
      ], inputs: [("brand", "a")])
    reading.look(for: ["x", "y"])
    expectEqual(reading.rules, ["UnknownFile"])
    guard case .invalid = reading.tokens().lookup("x") else { return #expect(Bool(false), "x may be in the missing file") }
  }

  /// Sets of sets that each name two others would otherwise double with every step.
  @Test func unfoldsNestedSetsOnce() {
    let sets = (1...60).map {
      ##""s\##($0)": { "sources": [{ "$ref": "#/sets/s\##($0 - 1)" }, { "$ref": "#/sets/s\##($0 - 1)" }] }"##
    }
    var reading = TokenReading([
      Self.resolver(
        ##"{ "$ref": "#/sets/s60" }"##,
        #", "sets": { "s0": { "sources": [\#(Self.number(5))] }, \#(sets.joined(separator: ", ")) }"#)
    ])
    expectEqual(reading.value("x"), .number(5))
  }

  @Test func refusesSetsThatStandInEachOtherWithoutEnd() {
    let sets = (1...5000).map { ##""s\##($0)": { "sources": [{ "$ref": "#/sets/s\##($0 - 1)" }] }"## }
    let reading = TokenReading([
      Self.resolver(
        ##"{ "$ref": "#/sets/s5000" }"##, #", "sets": { "s0": { "sources": [] }, \#(sets.joined(separator: ", ")) }"#)
    ])
    expectEqual(reading.rules, ["NestedTooDeep"])
  }

  @Test func `contexts that are equal make no difference`() {
    let contexts = ["day", "night", "other"].enumerated().map { index, name in
      "\"\(name)\": [{ \"n\": { \"$type\": \"number\", \"$value\": \(index) } }]"
    }
    let resolver = """
      { "version": "2025.10", "resolutionOrder": [
        { "type": "modifier", "name": "look", "contexts": { \(contexts.joined(separator: ", ")) } }] }
      """
    let library = TokenReading(
      [("t.resolver.json", resolver)], entries: ["t.resolver.json"],
      adaptive: [("look", [.light: "day", .dark: "night", .darkElevated: "night"])]
    ).library
    #expect(
      library.traits
        == {
          var traits = TokenTraits()
          traits.scheme = true
          return traits
        }())
  }
}
