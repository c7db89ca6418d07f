import PelmetDiagnostics
import PelmetReports
import PelmetTestSupport
import Testing

@testable import PelmetCompiler

/// Fixes on themes of real reports and on every fixture: what they fix, they fix for good, and break nothing else.
@Suite struct FixedReportsTests {
  static let broken = ReportsTests.reports.filter { !Fixtures.names(in: "reports/\($0)/broken").isEmpty }
  static let modes = [false, true]

  /// Findings that a mistake hides, in their reports: rules do not judge what has an error.
  static let hidden: [String: Set<String>] = [
    // The waiver is not needed, which shows once the name of its rule is right.
    "120-waiver-typo": ["UnusedWaiver broken/app.theme.json /waive/0"],
    // There are large titles, which shows once "true" is true.
    "82-wrong-kind-bool": [
      "LargeTitleWithoutAttributes broken/app.theme.json /navigationBar/standardAppearance/titleTextAttributes"
    ],
  ]

  @Test(arguments: broken, modes)
  func mendsWhatItCanAndBringsNothingElse(report: String, looks: Bool) throws {
    let module = try FixableModule(folder: "reports/\(report)/broken", root: "reports/\(report)")
    let fixed = FixedTexts(looks: looks, module.report)
    guard !fixed.files.isEmpty, try !Self.isAsWritten(fixed, report) else { return }
    let (before, after) = (module.findings([:]), module.findings(fixed.texts).subtracting(Self.hidden[report] ?? []))
    #expect(after.isSubset(of: before), "\(after.subtracting(before))")
    #expect(after.count < before.count)
  }

  /// Whether the repaired theme is the one that comes with the report.
  private static func isAsWritten(_ fixed: FixedTexts, _ report: String) throws -> Bool {
    try fixed.files.allSatisfy { path, file in
      try Fixtures.bytes("reports/\(report)/" + path.replacing("broken/", with: "fixed/")) == file.bytes
    }
  }

  @Test(arguments: broken, modes)
  func doesNothingTheSecondTime(report: String, looks: Bool) throws {
    let module = try FixableModule(folder: "reports/\(report)/broken", root: "reports/\(report)")
    let fixed = FixedTexts(looks: looks, module.report)
    let again = FixedTexts(looks: looks) { texts in module.report(fixed.texts.merging(texts) { $1 }) }
    #expect(again.files.isEmpty)
  }

  @Test(arguments: Share.of(Fixtures.files(below: "diagnostics", ending: ".txt"), oneIn: 3), modes)
  func leavesJSONInEveryFixture(path: String, looks: Bool) throws {
    for fixture in AnnotatedCase.cases(in: try Fixtures.text("diagnostics/\(path)")) {
      let module = FixableModule(files: fixture.input)
      let fixed = FixedTexts(looks: looks, module.report)
      let again = FixedTexts(looks: looks) { texts in module.report(fixed.texts.merging(texts) { $1 }) }
      #expect(again.files.isEmpty, "\(fixture)")
      for (path, file) in fixed.files {
        let findings = module.compile([path: file.bytes]).diagnostics.filter { $0.rule.stage == .reading }
        #expect(findings.allSatisfy { $0.rule == .duplicateKey }, "\(fixture)")
      }
    }
  }

  @Test func mendsReportsAsTheirAuthorsDid() throws {
    let fixed = try Self.broken.filter { report in
      let module = try FixableModule(folder: "reports/\(report)/broken", root: "reports/\(report)")
      let fixed = FixedTexts(looks: true, module.report)
      return try !fixed.files.isEmpty && Self.isAsWritten(fixed, report)
    }
    // The others have no fix yet, or more than one.
    #expect(fixed.count >= 7)
  }
}

/// A module whose files can be replaced by other texts, as often as fixes need it.
struct FixableModule {
  let files: ThemeFiles

  init(folder: String, root: String) throws {
    files = try ThemeFiles.folder(folder, root: root)
  }

  init(files: ThemeFiles) {
    self.files = files
  }

  func compile(_ texts: [String: [UInt8]]) -> Compilation {
    var input = files.input
    let old = input.sources
    input.sources = SourceMap()
    for file in old.files { _ = input.sources.add(path: file.path, bytes: texts[file.path] ?? file.bytes) }
    return Compilation.compile(input)
  }

  func report(_ texts: [String: [UInt8]]) -> FixableReport {
    let compilation = compile(texts)
    let paths = files.input.module.files.filter(\.isCompiled).map { compilation.sources[$0.id].path }
    return FixableReport(compilation.diagnostics, in: compilation.sources, changing: Set(paths))
  }

  /// The findings without their places in the text, which move with it.
  func findings(_ texts: [String: [UInt8]]) -> Set<String> {
    let compilation = compile(texts)
    var locator = SourceLocator(compilation.sources)
    return Set(
      compilation.diagnostics.map { "\($0.rule) \(locator.position(of: $0.location).path) \($0.pointer ?? "")" })
  }
}
