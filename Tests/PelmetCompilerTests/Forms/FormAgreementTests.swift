import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetCompiler
@testable import PelmetResolution

/// A run with the form of a base gives what a run with its files gives.
@Suite struct FormAgreementTests {
  /// - Returns: The Swift of the run with files; `nil` for a base with errors, which has no form.
  @discardableResult
  private func expectAgreement(
    _ run: FormRun, _ name: String, files: [(path: String, text: String)]? = nil
  ) -> [String: String]? {
    guard run.text != nil, Compilation.validate(run.base).diagnostics.allSatisfy({ $0.severity != .error }) else { return nil }
    let (expected, found) = (Compilation.compile(run.inputWithFiles(files)), Compilation.compile(run.inputWithForm(files)))
    expectEqual(found.words, expected.words, "\(name)")
    let (swift, other) = (expected.swift, found.swift)
    expectEqual(swift.keys.sorted(), other.keys.sorted(), "\(name)")
    for (file, text) in swift where other[file] != text { #expect(other[file] == text, "\(name)") }
    for finding in found.diagnostics {
      let places = [finding.location] + (finding.labels.map(\.span) + finding.notes.compactMap(\.span)).map { .span($0) }
      #expect(!places.contains { found.sources.path(of: $0).hasPrefix("Base:") }, "\(name): \(finding.summary)")
      #expect(finding.fixIts.flatMap(\.edits).allSatisfy { !found.sources[$0.span.file].path.hasPrefix("Base:") })
    }
    return swift
  }

  @Test(arguments: Share.of(Fixtures.files(below: "diagnostics", ending: ".txt"), oneIn: 3))
  func `for the cases of the findings' fixtures`(path: String) throws {
    for example in AnnotatedCase.cases(in: try Fixtures.text("diagnostics/\(path)")) {
      expectAgreement(FormRun(example.input.input), example.title)
    }
  }

  private static let folders = ["apps", "algebra", "reports", "migration", "suggestions"].flatMap { folder in
    Fixtures.names(in: folder).filter { !$0.contains(".") }.map { "\(folder)/\($0)" }
  }

  @Test(arguments: Share.of(folders, oneIn: 3) + ["emit"])
  func `for the modules of the fixtures`(folder: String) throws {
    let modules = Fixtures.names(in: folder).filter { $0.first?.isUppercase == true && !$0.contains(".") }
    for module in modules.isEmpty ? [nil] : modules.map(Optional.some) {
      let input = try ThemeFiles.folder(folder, root: folder, main: module).input
      guard let swift = expectAgreement(FormRun(input), "\(folder) \(module ?? "")") else { continue }
      // Themes that extend others and name nothing have what they need.
      expectEqual(Compilation.compile(FormRun(input, usedTokensOnly: true).inputWithForm()).swift, swift, "\(folder)")
    }
  }

  @Test(arguments: Share.of(Fixtures.files(below: "tokens", ending: ".json"), oneIn: 6))
  func `for files of tokens of real teams`(path: String) throws {
    let text = String(decoding: try Fixtures.bytes("tokens/\(path)"), as: UTF8.self)
    let name = String(path.split(separator: "/").last ?? "")
    guard !name.hasSuffix(".theme.json") else { return }
    let theme = "{ \"pelmet\": 1, \"abstract\": true, \"tokens\": [\"\(name)\"] }"
    expectAgreement(FormRun([("a.theme.json", theme), (name, text)]), path)
  }

  @Test func `for themes that name tokens of the base, by files, folders, patterns and parts`() {
    let tokens = "{ \"a\": { \"ink\": { \"$type\": \"color\", \"$value\": \"#102030\" } } }"
    let run = FormRun([
      ("b.theme.json", "{ \"pelmet\": 1 }"), ("in/one.tokens.json", tokens), ("two.json", tokens), ("no.json", "{\"a\":1}"),
    ])
    for entry in ["in/one.tokens.json", "in/", "in", "*.json", "two.json#/a", "two.json#/b", "no.json", "gone.json", "."] {
      let theme = """
        { "pelmet": 1, "extends": "Base:b", "tokens": ["Base:\(entry)"], "navigationBar": { "tintColor": "{a.ink}" } }
        """
      expectAgreement(run, entry, files: [("day.theme.json", theme)])
    }
  }

  @Test func `for modes, of files by their names and of tokens in extensions`() {
    func color(_ digits: String) -> String { "{ \"ink\": { \"$type\": \"color\", \"$value\": \"#\(digits)\" } }" }
    let tables = """
      { "page": { "$type": "color", "$extensions": { "carbon.themes": { "g100": "{ink}", "g10": "#ffffff" } },
          "hover": { "$type": "color", "$value": "#eeeeee", "$description": "x", "$extensions": { "com.acme": { "light": "{ink}", "dark": "#000" } } } } }
      """
    let run = FormRun([
      ("b.theme.json", "{ \"pelmet\": 1, \"abstract\": true, \"tokens\": [\"in/\", \"modes.json\"] }"),
      ("in/light.json", color("102030")), ("in/dark.json", color("f0f0f0")), ("modes.json", tables),
    ])
    for path in ["ink", "page", "page.hover"] {
      let theme = """
        { "pelmet": 1, "extends": "Base:b", "inputs": { "mode": "g100" }, "navigationBar": { "tintColor": "{\(path)}" } }
        """
      expectAgreement(run, path, files: [("day.theme.json", theme)])
    }
  }

  @Test func `for parameters, whose order is that of Swift's arguments`() {
    let base = """
      { "pelmet": 1, "parameters": { "z": { "type": "color" }, "a": { "type": "number", "default": 1 }, "m": { "type": "boolean" } } }
      """
    let run = FormRun([("b.theme.json", base)])
    expectAgreement(run, "parameters")
    #expect(
      Compilation.compile(run.inputWithForm()).swift.values.contains { $0.contains("z: Color.RGB, a: Double = 1, m: Bool") }
    )
  }

  @Test func `for a base over a base, of which both came as forms`() throws {
    let core = FormRun([("core.theme.json", "{ \"pelmet\": 1, \"navigationBar\": { \"tintColor\": \"#123456\" } }")])
    var base = CompilerInput(module: CompilerInput.Module(name: "Style"))
    let text = "{ \"pelmet\": 1, \"extends\": \"Base:core\", \"tabBar\": { \"tintColor\": \"#654321\" } }"
    base.module.files = [.init(path: "s.theme.json", id: base.sources.add(path: "s.theme.json", bytes: Array(text.utf8)))]
    let style = try #require(ModuleForm(base).text(usedTokensOnly: false))
    let app = [(path: "app.theme.json", text: "{ \"pelmet\": 1, \"extends\": \"Style:s\" }")]
    var input = core.inputWithForm(app)
    let file = input.sources.add(path: "Style.pelmetform.json", bytes: Array(style.utf8))
    input.addForm(file, of: "Style")
    let found = Compilation.compile(input)
    #expect(found.diagnostics.filter { $0.severity == .error }.isEmpty)
    let swift = try #require(found.swift["app.theme.swift"])
    #expect(swift.contains("0x123456)") && swift.contains("0x654321)"), "\(swift)")
  }
}
