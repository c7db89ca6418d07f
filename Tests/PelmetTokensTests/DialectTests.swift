import PelmetDiagnostics
import PelmetSyntax
import PelmetTestSupport
import Testing

@testable import PelmetTokens

/// Files of Theo, Spectrum and Figma taken apart, before any value is read.
@Suite struct DialectTests {
  private func root(_ text: String) throws -> JSONValue {
    var (sources, bag) = (SourceMap(), DiagnosticBag())
    return try #require(JSONReader.read(sources.add(path: "a.json", bytes: Array(text.utf8)), in: sources, into: &bag)).root
  }

  /// `path: value` with what else there is to say.
  private func line(_ token: DialectToken) -> String {
    var line = "\(token.path): "
    line += token.reference.map { "→ \($0)" } ?? token.value.string ?? token.value.number.map { "\($0)" } ?? "\(token.value.kind)"
    if let type = token.type { line += " \(type)" }
    if token.isHidden { line += " hidden" }
    switch token.deprecation {
    case .deprecated(let message): line += " deprecated" + (message.map { " (\($0))" } ?? "")
    case .current: line += " current"
    case nil: break
    }
    if let mistake = token.mistake { line += " ✘ \(mistake.summary)" }
    return line
  }

  private func tokens(_ part: FilePart) -> [DialectToken] { part.dialect?.tokens(of: part) ?? [] }

  /// The layers of a file.
  private func layers(_ dialect: any Dialect.Type, _ root: JSONValue) -> ResolverDocument {
    var finder = PartFinder(files: { SourceMap() }, lookup: { _, _ in .missing(nearest: nil) })
    return dialect.parts(of: root, &finder)
  }

  /// Steps with their contexts, and the tokens of each.
  private func lines(_ document: ResolverDocument) -> [String] {
    document.steps.flatMap { step -> [String] in
      switch step {
      case .set(let parts): return parts.flatMap { tokens($0).map(line) }
      case .modifier(let modifier):
        return modifier.contexts.flatMap { context -> [String] in
          let name = "\(modifier.name)=\(context.name)" + (context.name == modifier.fallback ? "*" : "")
          return context.sources.flatMap { tokens($0).map { "\(name) \(line($0))" } }
        }
      }
    }
  }

  // MARK: Kinds

  @Test(
    arguments: [
      (##"{ "props": { "A": { "value": "#fff" } }, "imports": [], "options": {}, ".meta": {}, "$x": 1 }"##, TheoFile.self),
      (##"{ "props": [{ "name": "A", "value": "#fff" }] }"##, TheoFile.self),
      (##"{ "aliases": { "SKY": "#0062E3" } }"##, TheoFile.self),
      (##"{ "aliases": { "sky": { "$value": "#0062E3" } } }"##, TokenGroups.self),
      (##"{ "props": { "sky": { "value": "#0062E3" } }, "bar": { "tint": { "value": "{props.sky}" } } }"##, TokenGroups.self),
      (##"{ "a": { "$value": 1 }, "b": { "$ref": "#/a" } }"##, TokenGroups.self),
      (#"{ "value": { "a": { "value": 1 } } }"#, TokenGroups.self),
      (##"{ "properties": { "color": { "$ref": "#/$defs/color" } }, "$defs": { "color": { "type": "string" } } }"##, nil),
      (#"{ "a": { "value": 1 }, "b": { "c": { "sets": { "light": { "value": 1 } } } } }"#, SpectrumFile.self),
      (#"{ "a": { "s\u0065ts": { "desktop": { "sets": {} } } } }"#, SpectrumFile.self),
      (#"{ "sets": { "b": { "c": { "value": 1 } } } }"#, TokenGroups.self), (#"{ "sets": [{ "value": 1 }] }"#, nil),
      (#"{ "a": { "b": {} }, "$description": "x" }"#, EmptyGroups.self),
      (#"{ "a": { "b": { "$type": "color", "comment": "later" } } }"#, EmptyGroups.self), (#"{ "a": { "b": 1 } }"#, nil),
      (##"{ "a": { "b": { "$ref": "#/c" } } }"##, nil), (##"{ "a": { "$extends": "{b}" } }"##, TokenGroups.self),
      (#"{ "$description": "x" }"#, nil), (#"{}"#, TokenGroups.self), (#"[{}]"#, nil),
    ] as [(String, (any Dialect.Type)?)])
  func `the names at the top and the values tell the kind of a file`(_ text: String, _ dialect: (any Dialect.Type)?) throws {
    #expect(FileDialect(of: try root(text)).dialect == dialect)
  }

  /// The decider of each modifier.
  private func deciders(_ document: ResolverDocument) -> [String] {
    document.steps.flatMap { step -> [String] in
      switch step {
      case .set: return []
      case .modifier(let modifier): return [modifier.trait?.rawValue ?? "inputs"]
      }
    }
  }

  @Test func `sets of Spectrum follow the scheme, and a collection of that name does not`() throws {
    let spectrum = try root(##"{ "a": { "sets": { "light": { "value": 1 }, "dark": { "value": 2 } } } }"##)
    expectEqual(deciders(layers(SpectrumFile.self, spectrum)), ["scheme"])
    let figma = try root(Self.rest.replacing("\"Theme\"", with: "\"scheme\""))
    expectEqual(deciders(layers(FigmaVariables.self, figma)), ["inputs"])
  }

  // MARK: Theo

  @Test func `props of Theo are tokens, and aliases are hidden ones`() throws {
    let root = try root(
      """
      { "imports": ["./aliases.json"], "aliases": { "SKY": "#0062E3", "LINK": "{!SKY}", "FAINT": { "value": "#00000033" } },
        "global": { "type": "color", "category": "text", "deprecated": true },
        "props": { "TEXT_DAY": { "value": "{!LINK}" }, "TEXT_NIGHT": { "value": "#FFF", "type": "hex-color", ".meta": {}, "deprecated": false },
          "OVERLAY": { "value": "rgba({!SKY}, .5)", "deprecated": "use TEXT" }, "EMPTY": {}, "a{b}": { "value": 1 } } }
      """)
    #expect(
      TheoFile.tokens(of: FilePart(root: root, of: TheoFile.self)).map(line) == [
        "!SKY: #0062E3 hidden", "!LINK: → !SKY hidden", "!FAINT: #00000033 hidden", "TEXT_DAY: → !LINK color deprecated",
        "TEXT_NIGHT: #FFF hex-color current", "OVERLAY: rgba({!SKY}, .5) color deprecated (use TEXT)",
        "EMPTY: object color deprecated ✘ \"value\" is missing: a prop needs it",
        "a{b}: 1.0 color deprecated ✘ 'a{b}' cannot be the name of a token or a group; references use '.', '{' and '}' themselves",
      ])
  }

  @Test func `props may be a list`() throws {
    let root = try root(##"{ "props": [{ "name": "A", "value": "#fff", "type": "color" }, { "value": 1 }, 7] }"##)
    #expect(
      TheoFile.tokens(of: FilePart(root: root, of: TheoFile.self)).map(line) == [
        "A: #fff color", ": 1.0 ✘ this prop has no name", ": 7.0 ✘ this prop has no name",
      ])
  }

  @Test func `a value that is a list of names with values is a group`() throws {
    let root = try root(
      """
      { "global": { "category": "blue", "type": "size" }, "props": [
        { "name": "blue", "type": "color", "deprecated": "use sky", "value": [
          { "name": "5", "value": "#eff6fb" },
          { "name": "vivid", "deprecated": false, "value": [{ "name": "5", "value": "{!V}" }, { "name": "10", "type": "hex", "value": 1 }] } ] },
        { "name": "curve", "value": [0, 0, 1, 1] }, { "name": "half", "value": [{ "name": "a" }] }, { "name": "none", "value": [] },
        { "name": "odd", "value": [{ "name": "{", "value": 1 }, { "name": 5, "value": 2 }] }, { "name": "last", "value": 3 } ] }
      """)
    #expect(
      TheoFile.tokens(of: FilePart(root: root, of: TheoFile.self)).map(line) == [
        "blue.5: #eff6fb color deprecated (use sky)", "blue.vivid.5: → !V color current", "blue.vivid.10: 1.0 hex current",
        "curve: array size", "half: array size", "none: array size",
        "odd.{: 1.0 size ✘ 'odd.{' cannot be the name of a token or a group; references use '.', '{' and '}' themselves",
        "odd.: 2.0 size ✘ this prop has no name", "last: 3.0 size",
      ])
  }

  // MARK: Spectrum

  @Test func `sets of Spectrum follow the scheme, or an input`() throws {
    let root = try root(
      """
      { "$schema": "x", "gray-25": { "$schema": "…/color-set.json", "deprecated": true, "deprecated_comment": "use gray-50", "sets": {
            "light": { "$schema": "…/color.json", "value": "rgb(255, 255, 255)" }, "dark": { "$schema": "…/color.json", "value": "#111" },
            "wireframe": { "value": "#222" } } },
        "bar-background": { "$schema": "…/alias.json", "value": "{gray-25}", "uuid": "a5" },
        "bar-height": { "sets": { "desktop": { "$schema": "…/dimension.json", "value": "48px" }, "mobile": { "value": "60px" } } },
        "font": { "sets": { "wide": { "value": "Inter", "$schema": "…/font-family.json" }, "mobile": { "value": "Arial" } } },
        "group": { "opacity": { "value": 0.4, "type": "opacity" } } }
      """)
    #expect(
      lines(layers(SpectrumFile.self, root)) == [
        "bar-background: {gray-25}", "bar-height: 48px dimension", "font: Inter font-family", "group.opacity: 0.4 opacity",
        "scheme=light gray-25: rgb(255, 255, 255) color deprecated (use gray-50)",
        "scheme=dark gray-25: #111 color deprecated (use gray-50)",
        "sets=mobile bar-height: 60px", "sets=mobile font: Arial",
      ])
  }

  @Test func `sets inside of sets are chosen each by its own rule`() throws {
    let root = try root(
      """
      { "accent": { "sets": {
          "spectrum": { "sets": { "light": { "value": "#111" }, "dark": { "value": "#222" } } },
          "express": { "sets": { "light": { "value": "#333" }, "dark": { "sets": { "a": { "value": "#444" }, "b": { "value": "#555" } } } } } } } }
      """)
    #expect(
      lines(layers(SpectrumFile.self, root)) == [
        "accent: → accent{spectrum}", "accent{express}{dark}: #444 hidden",
        "scheme=light accent{express}: #333 hidden", "scheme=light accent{spectrum}: #111 hidden",
        "scheme=dark accent{express}: → accent{express}{dark} hidden", "scheme=dark accent{spectrum}: #222 hidden",
        "sets=express accent: → accent{express}", "sets=b accent{express}{dark}: #555 hidden",
      ])
  }

  @Test func `sets without values are mistakes`() throws {
    let root = try root(##"{ "a": { "sets": { "x": { "value": 1 }, "y": 7 } }, "b": { "sets": {} }, "c{": { "value": 1 } }"##)
    #expect(
      lines(layers(SpectrumFile.self, root)) == [
        "a: 1.0", "b: object ✘ \"sets\" is empty: a token needs a value",
        "c{: 1.0 ✘ 'c{' cannot be the name of a token or a group; references use '.', '{' and '}' themselves",
        "sets=y a: 7.0 ✘ \"value\" is missing: each set of a token needs it",
      ])
  }

  @Test func `a file of Spectrum without a choice is one set`() throws {
    let document = layers(SpectrumFile.self, try root(##"{ "a": { "value": 1 } }"##))
    expectEqual(document.steps.count, 1)
  }

  @Test func `layers of one file are different parts`() throws {
    let document = layers(
      SpectrumFile.self,
      try root(
        ##"{ "a": { "sets": { "light": { "value": 1 }, "dark": { "value": 2 } } }, "b": { "sets": { "dark": { "value": 3 } } } }"##
      ))
    let keys = document.steps.flatMap { step in
      switch step {
      case .set(let parts): parts.map(\.key)
      case .modifier(let modifier): modifier.contexts.flatMap { $0.sources.map(\.key) }
      }
    }
    expectEqual(keys.count, 4)
    expectEqual(Set(keys).count, 4)
  }

  // MARK: Figma

  static let rest = """
    { "status": 200, "meta": {
        "variableCollections": {
          "C:1": { "id": "C:1", "name": "Palette", "modes": [{ "modeId": "1:0", "name": "Value" }], "defaultModeId": "1:0" },
          "C:2": { "id": "C:2", "name": "Theme", "modes": [{ "modeId": "2:0", "name": "Light" }, { "modeId": "2:1", "name": "Dark" }],
            "defaultModeId": "2:1" } },
        "variables": {
          "V:1": { "id": "V:1", "name": "blue/500", "variableCollectionId": "C:1", "resolvedType": "COLOR", "valuesByMode": { "1:0": "#0A84FF" } },
          "V:2": { "id": "V:2", "name": "bar/tint", "variableCollectionId": "C:2", "resolvedType": "COLOR",
            "valuesByMode": { "2:0": { "type": "VARIABLE_ALIAS", "id": "V:1" }, "2:1": { "r": 1, "g": 1, "b": 1, "a": 1 } } },
          "V:3": { "id": "V:3", "name": "bar/is translucent", "variableCollectionId": "C:2", "resolvedType": "BOOLEAN",
            "valuesByMode": { "2:0": true, "2:1": false } },
          "V:4": { "id": "V:4", "name": "space.2", "variableCollectionId": "C:1", "resolvedType": "FLOAT", "valuesByMode": { "1:0": 8 } } } } }
    """

  @Test func `collections of Figma are sets, or modifiers of their modes`() throws {
    #expect(
      lines(layers(FigmaVariables.self, try root(Self.rest))) == [
        "blue.500: #0A84FF color", "space.2: 8.0 number", "Theme=Light bar.tint: → blue.500 color",
        "Theme=Light bar.is translucent: boolean boolean", "Theme=Dark* bar.tint: object color",
        "Theme=Dark* bar.is translucent: boolean boolean",
      ])
  }

  @Test func `dumps of plugins have lists and names`() throws {
    let root = try root(
      """
      { "variableCollections": [{ "name": "Theme", "modes": ["Light", { "name": "Dark" }] }, { "id": "C", "name": "Base", "modes": { "7": "Value" } }],
        "variables": [
          { "id": "a", "name": "bar/tint", "collection": "Theme", "type": "COLOR", "valuesByMode": { "Light": "#000000", "Dark": { "type": "VARIABLE_ALIAS", "name": "base/x" } } },
          { "name": "base/x", "variableCollectionId": "C", "resolvedType": "FLOAT", "valuesByMode": { "7": 1 } },
          { "name": "stray", "resolvedType": "FLOAT", "valuesByMode": { "9": 2 } } ] }
      """)
    #expect(
      lines(layers(FigmaVariables.self, root)) == [
        "Theme=Light bar.tint: #000000 color", "Theme=Dark bar.tint: → base.x color", "base.x: 1.0 number", "stray: 2.0 number",
      ])
  }

  @Test func `variables without a value, with a known path or a lost target are mistakes`() throws {
    let root = try root(
      """
      { "variableCollections": { "C": { "name": "T", "modes": [{ "modeId": "1", "name": "L" }, { "modeId": "2", "name": "D" }] } },
        "variables": {
          "V1": { "name": "a/b", "variableCollectionId": "C", "valuesByMode": { "1": 1, "2": 2 } },
          "V2": { "name": "a.b", "variableCollectionId": "C", "valuesByMode": { "1": 3, "2": 4 } },
          "V3": { "name": "c", "variableCollectionId": "C", "valuesByMode": { "1": { "type": "VARIABLE_ALIAS", "id": "V9" }, "2": 4 } },
          "V4": { "name": "d", "variableCollectionId": "C", "valuesByMode": { "1": 1 } },
          "V5": { "name": "lib", "variableCollectionId": "other", "remote": true },
          "V6": { "name": "x{y", "variableCollectionId": "C", "valuesByMode": { "1": 1, "2": null } } } }
      """)
    let repeated = "✘ an earlier variable has the path 'a.b' as well"
    let name = "✘ 'x{y' cannot be the name of a token or a group; references use '.', '{' and '}' themselves"
    #expect(
      lines(layers(FigmaVariables.self, root)) == [
        "d: object ✘ 'd' has no value for the mode 'D'", "x{y: object \(name)",
        "T=L a.b: 1.0", "T=L a.b: 3.0 \(repeated)", "T=L c: object ✘ the variable to which this refers is not in this file",
        "T=L d: 1.0",
        "T=L x{y: 1.0 \(name)", "T=D a.b: 2.0", "T=D a.b: 4.0 \(repeated)", "T=D c: 4.0",
        "lib: object ✘ the value of 'lib' is not in this file; it is a variable of a library",
      ])
  }

  @Test func `deleted variables have no path, and what refers to their ids has their values`() throws {
    let root = try root(
      """
      { "variableCollections": { "C": { "name": "T", "modes": [{ "modeId": "1", "name": "L" }], "defaultModeId": "1" } },
        "variables": {
          "V1": { "id": "V1", "name": "gray/50", "deletedButReferenced": true, "variableCollectionId": "C", "valuesByMode": { "1": 1 } },
          "V2": { "id": "V2", "name": "gray/50", "deletedButReferenced": false, "variableCollectionId": "C", "valuesByMode": { "1": 2 } },
          "V3": { "id": "V3", "name": "a", "variableCollectionId": "C", "valuesByMode": { "1": { "type": "VARIABLE_ALIAS", "id": "V1" } } },
          "V4": { "id": "V4", "name": "b", "variableCollectionId": "C", "valuesByMode": { "1": { "type": "VARIABLE_ALIAS", "name": "gray/50" } } },
          "V5": { "id": "V5", "name": "{old}", "deletedButReferenced": true, "variableCollectionId": "C", "valuesByMode": {} } } }
      """)
    #expect(
      lines(layers(FigmaVariables.self, root)) == [
        "{old}{V5}: object hidden ✘ the value of '{old}' is not in this file; it is a variable of a library",
        "gray.50{V1}: 1.0 hidden", "gray.50: 2.0", "a: → gray.50{V1}", "b: → gray.50",
      ])
  }

  // MARK: All of them

  @Test func `no document traps`() throws {
    let keys = [
      "props", "aliases", "global", "value", "sets", "light", "dark", "name", "type", "meta", "variables", "variableCollections",
      "modes",
      "modeId", "id", "variableCollectionId", "valuesByMode", "defaultModeId", "deprecated", "$schema", "a", "b",
    ]
    let texts = ["a", "b", "{!a}", "{a}", "VARIABLE_ALIAS", "COLOR", "", "…/color.json"]
    var random = SplitMix64(seed: 23)
    func pick(_ words: [String]) -> String { words[Int(random.next() % UInt64(words.count))] }
    func value(_ depth: Int) -> String {
      switch random.next() % (depth == 0 ? 3 : 7) {
      case 0: return "\"\(pick(texts))\""
      case 1: return pick(["1", "true", "null", "-0.5"])
      case 2: return pick(["{}", "[]"])
      case 3: return "[\((0..<(random.next() % 4)).map { _ in value(depth - 1) }.joined(separator: ","))]"
      default:
        var names = Set<String>()
        let members = (0..<(random.next() % 6)).map { _ in pick(keys) }.filter { names.insert($0).inserted }
        return "{\(members.map { "\"\($0)\": \(value(depth - 1))" }.joined(separator: ","))}"
      }
    }
    for _ in 0..<3000 {
      let root = try root(value(6))
      let first = [
        lines(layers(SpectrumFile.self, root)), lines(layers(FigmaVariables.self, root)),
        TheoFile.tokens(of: FilePart(root: root)).map(line),
      ]
      #expect(
        first
          == [
            lines(layers(SpectrumFile.self, root)), lines(layers(FigmaVariables.self, root)),
            TheoFile.tokens(of: FilePart(root: root)).map(line),
          ])
    }
  }
}
