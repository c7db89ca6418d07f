import PelmetDiagnostics
import PelmetSyntax
import PelmetTestSupport
import Testing

@testable import PelmetCompiler

/// The bytes of a form change with what dependents see, and with nothing else.
@Suite struct CanonicalFormTests {
  static let base = [
    (
      path: "brand.theme.json",
      text: ##"""
      { "pelmet": 1, "title": "Brand", "abstract": true, "tokens": ["all.tokens.json", { "gap": { "$type": "number", "$value": 1 } }],
        "colors": { "ink": "{page.ink}", "accent": { "light": "#0A84FF", "dark": "#409CFF" } },
        "parameters": { "tint": { "type": "color" }, "density": { "type": "number", "default": 0.5 } },
        "navigationBar": { "tintColor": "{accent}", "standardAppearance": { "background": "opaque", "shadowColor": "none" } },
        "when": [{ "is": { "os": ">=26" }, "navigationBar": { "tintColor": "{ink}" } }],
        "contexts": { "modal": { "isolated": true }, "form": {} }, "screens": { "b": {}, "a": { "extends": "b" } },
        "rules": { "LowContrast": "off" }, "waive": [{ "rule": "OpaqueOverGlass", "at": "/navigationBar", "why": "we like it" }] }
      """##
    ),
    (
      path: "all.tokens.json",
      text: ##"""
      { "page": { "$type": "color", "ink": { "$value": { "colorSpace": "srgb", "components": [0, 0.5, 1], "alpha": 0.25 } },
        "paper": { "$value": "{page.ink}", "$extensions": { "studio.tokens": { "modify": { "type": "alpha", "value": 0.5, "space": "srgb" } } } } } }
      """##
    ),
  ]

  private static func changed(_ old: String, _ new: String) -> String? {
    FormRun.text(base.map { ($0.path, $0.text.replacing(old, with: new)) })
  }

  @Test(arguments: [
    ("\"title\": \"Brand\"", "\"title\": \"Our brand\""), ("\"title\": \"Brand\",", ""),
    ("\"why\": \"we like it\"", "\"why\": \"nobody knows\""), ("\"pelmet\": 1,", "\"pelmet\": 1, \"$schema\": \"x.json\","),
    ("\"tintColor\": \"{accent}\"", "\"tintColor\": \"{accent}\", \"$description\": \"Ours\""),
    ("\"b\": {}", "\"b\": { \"$description\": \"Not a\", \"$extensions\": { \"x\": 1 } }"),
    ("\"$value\": \"{page.ink}\"", "\"$value\": \"{page.ink}\", \"$description\": \"White\""),
    ("\"$value\": \"{page.ink}\"", "\"comment\": \"White\", \"$value\": \"{page.ink}\", \"description\": \"x\""),
    ("\"$extensions\": {", "\"$extensions\": { \"org.example\": [1],"),
    ("\"$type\": \"color\"", "\"$description\": \"\", \"$type\": \"color\""),
    ("0.25", "2.5e-1"), ("[0, 0.5, 1]", "[ 0.0 ,5E-1,1.00 ]"), ("Color", "\\u0043olor"), ("\n", "\r\n\t"),
    ("\"$type\": \"number\", \"$value\": 1", "\"$value\": 1.0, \"$type\": \"number\", \"$description\": \"One\""),
  ])
  func `what nobody sees leaves the bytes alone`(old: String, new: String) throws {
    let form = try #require(FormRun.text(Self.base))
    #expect(Self.base.contains { $0.text.contains(old) })
    expectEqual(Self.changed(old, new), form, "\(old) → \(new)")
  }

  @Test(arguments: [
    ("#0A84FF", "#0A84FE"), ("opaque", "default"), (">=26", ">=25"), ("\"abstract\": true", "\"abstract\": false"),
    ("0.25", "0.2500001"),
    ("\"isolated\": true", "\"isolated\": false"), ("\"form\": {}", "\"forms\": {}"),
    ("\"extends\": \"b\"", "\"extends\": \"c\""),
    ("\"off\"", "\"warning\""), ("\"/navigationBar\"", "\"/tabBar\""), ("\"default\": 0.5", "\"default\": 0.6"),
    (
      "\"tint\": { \"type\": \"color\" }, \"density\": { \"type\": \"number\", \"default\": 0.5 }",
      "\"density\": { \"type\": \"number\", \"default\": 0.5 }, \"tint\": { \"type\": \"color\" }"
    ),
    ("[0, 0.5, 1]", "[0, 1, 0.5]"), ("\"value\": 0.5", "\"value\": 0.6"), ("\"paper\"", "\"Paper\""),
    ("\"all.tokens.json\", ", ""),
    ("{page.ink}", "{page.paper}"), ("\"$value\": 1", "\"$value\": 2"),
  ])
  func `what dependents see changes them`(old: String, new: String) throws {
    let form = try #require(FormRun.text(Self.base))
    #expect(Self.base.contains { $0.text.contains(old) })
    #expect(Self.changed(old, new) != form, "\(old) → \(new)")
  }

  @Test func `files come in any order, and their names and that of the module are part of it`() throws {
    let form = try #require(FormRun.text(Self.base))
    expectEqual(FormRun.text(Self.base.reversed()), form)
    #expect(FormRun.text(Self.base.map { ("in/" + $0.path, $0.text) }) != form)
    #expect(FormRun.text(Self.base + [("b.theme.json", "{ \"pelmet\": 1 }")]) != form)
    #expect(form.hasPrefix("{\"pelmetform\":1,\"module\":\"Base\",\"files\":{\n\"all.tokens.json\":{"))
    #expect(form.hasSuffix("}}\n"))
  }

  @Test func `settings are not part of it, but that the Swift of a module is internal`() throws {
    func form(access: String) -> String? {
      let settings = "{ \"access\": \"\(access)\", \"minimumOS\": \"26.0\", \"rules\": { \"LowContrast\": \"off\" } }"
      return FormRun.text(Self.base + [("pelmet.json", settings)])
    }
    let text = try #require(FormRun.text(Self.base))
    expectEqual(form(access: "public"), text)
    expectEqual(form(access: "package"), text)
    #expect(
      form(access: "internal") == text.replacing("\"module\":\"Base\",", with: "\"module\":\"Base\",\"access\":\"internal\","))
  }

  @Test(arguments: Fixtures.names(in: "apps").filter { $0 != "README.md" })
  func `a permuted, respelled and described module has the same form, which is its own`(app: String) throws {
    let modules = Fixtures.names(in: "apps/\(app)").filter { $0.first?.isUppercase == true && !$0.contains(".") }
    var random = SplitMix64(seed: 17)
    for module in modules.isEmpty ? [nil] : modules.map(Optional.some) {
      let run = FormRun(try ThemeFiles.folder("apps/\(app)", root: "apps/\(app)", main: module).input)
      var respelled = run.base
      respelled.module.files = run.base.module.files.shuffled(using: &random).map { file in
        var found = DiagnosticBag()
        guard let document = JSONReader.read(file.id, in: run.base.sources, into: &found) else { return file }
        let text = Respelling.text(document.root, isTheme: file.isTheme, using: &random)
        return .init(path: file.path, id: respelled.sources.add(path: file.path, bytes: Array(text.utf8)))
      }
      expectEqual(FormRun(respelled).text, run.text)
      expectEqual(Compilation.compile(respelled).swift, Compilation.compile(run.base).swift)

      // The form of the module that a form has.
      var again = run.inputWithForm()
      let base = try #require(again.dependencies.first { $0.isForm })
      again.module = base
      expectEqual(ModuleForm(again).text(usedTokensOnly: false), run.text)
    }
  }
}

/// The same JSON in other words: members in another order, white space, descriptions and other spellings of numbers.
private enum Respelling {
  static func text(_ value: JSONValue, isTheme: Bool, in path: [String] = [], using random: inout SplitMix64) -> String {
    let space = ["", " ", "\n\t", "\r\n"].randomElement(using: &random) ?? ""
    switch value.kind {
    case .null: return "null"
    case .boolean: return value.boolean == true ? "true" : "false"
    case .number: return value.number.map { "\($0)e0" }.map { $0.contains("e-") ? "\(value.number ?? 0)" : $0 } ?? "0"
    case .string:
      return JSONText.string(value.string ?? "").replacing("a", with: "\\u0061")
    case .array:
      let elements = value.elements.map { text($0, isTheme: isTheme, in: path + ["0"], using: &random) }
      return "[\(space)\(elements.joined(separator: ",\(space)"))\(space)]"
    case .object:
      var members = value.members.map { member in
        "\(JSONText.string(member.name))\(space): \(text(member.value, isTheme: isTheme, in: path + [member.name], using: &random))"
      }
      let isValue = path.contains("$value") || path.contains("value")
      if !isTheme || path != ["parameters"] { members.shuffle(using: &random) }
      if !isValue, value["$description"] == nil { members.append("\"$description\":\(space)\"é \(path.count)\"") }
      return "{\(space)\(members.joined(separator: "\(space),"))}"
    }
  }
}
