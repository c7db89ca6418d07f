import Foundation
import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetCompiler

/// After the edits of a fix, its finding is gone, and no other has come: on the bars of real apps, on reports and on all fixtures of
/// rules.
@Suite struct FixItPropertyTests {
  @Test(arguments: Fixtures.names(in: "apps").filter { !$0.hasSuffix(".md") })
  func mendsFindingsInApps(app: String) throws {
    let modules = Fixtures.names(in: "apps/\(app)").filter { $0.first?.isUppercase == true && !$0.contains(".") }
    for module in modules.isEmpty ? [nil] : modules.map({ $0 as String? }) {
      try check(ThemeFiles.folder("apps/\(app)", root: "apps/\(app)", main: module))
    }
  }

  @Test(arguments: ReportsTests.reports)
  func mendsReports(report: String) throws {
    guard !Fixtures.names(in: "reports/\(report)/broken").isEmpty else { return }
    try check(ThemeFiles.folder("reports/\(report)/broken", root: "reports/\(report)"))
  }

  @Test(
    arguments: ["checks", "legibility"].flatMap { folder in Fixtures.names(in: "diagnostics/\(folder)").map { "\(folder)/\($0)" }
    })
  func mendsFixtures(path: String) throws {
    for fixture in AnnotatedCase.cases(in: try Fixtures.text("diagnostics/\(path)")) { try check(fixture.input) }
  }

  @Test(arguments: RulePageFile.all.filter { $0.rule.stage == .checking })
  func mendsExamplesOfPages(page: RulePageFile) throws {
    for example in page.examples { try check(page.annotated(example).input) }
  }

  /// Rules that report once for each bar, so that another place may be reported when the first is fixed.
  private static let oncePerBar: Set<Rule> = [.legacyBesideModern, .padOnlyProperty]

  /// Applies each fix of a check by itself.
  private func check(_ files: ThemeFiles) throws {
    let before = Compilation.validate(files.input).diagnostics
    for finding in before where finding.rule.stage == .checking {
      for fixIt in finding.fixIts {
        let after = Compilation.validate(files.applying(fixIt).input).diagnostics
        // A base's background is reported once; what its children put on it shows when the base is fixed.
        let left = after.filter { Self.site($0) == Self.site(finding) }
          .filter { $0.rule != .parameterWithoutDerivation || $0.summary == finding.summary && !$0.fixIts.isEmpty }
          // Under glass is the page of each theme: what fixes a base in its own may not do so in that of a theme that extends it.
          .filter { $0.rule != .lowContrast || !$0.summary.contains("estimate") || finding.summary.contains("estimate") }
        expectEqual(left.map(\.summary), [], "\(finding.summary): \(fixIt.message)")
        let new = after.filter { !before.map(Self.site).contains(Self.site($0)) }
          .filter { $0.rule != finding.rule || !Self.oncePerBar.contains($0.rule) }
          // What a text of the theme's own hid: the background is at fault under another name.
          .filter { new in
            ![.fixedAppearance, .statusBarContrast].contains(new.rule) || !before.contains { $0.location == new.location }
          }
          // What a bar does not draw is said at its first value, wherever that comes to be.
          .filter { $0.rule != .ignoredOverGlass || !before.map(\.rule).contains(.ignoredOverGlass) }
        expectEqual(new.map(\.summary), [], "\(finding.summary): \(fixIt.message)")
      }
    }
  }

  /// The place of a finding: what is behind a waiver that was removed has another pointer than before.
  private static func site(_ finding: Diagnostic) -> [String?] {
    var file: UInt32?
    if case .span(let span) = finding.location { file = span.file.index }
    return [file.map { "\($0)" }, finding.rule.name, finding.rule == .unusedWaiver ? finding.summary : finding.pointer]
  }
}

extension ThemeFiles {
  /// The same files after the edits of a fix.
  func applying(_ fixIt: Diagnostic.FixIt) -> ThemeFiles {
    var files = self
    files.input.sources = SourceMap()
    for (index, file) in input.sources.files.enumerated() {
      let id = FileID(index: UInt32(index))
      _ = files.input.sources.add(path: file.path, bytes: fixIt.applied(to: file.bytes, of: id))
    }
    return files
  }
}

extension Diagnostic.FixIt {
  /// The bytes of a file after the edits in it.
  func applied(to bytes: [UInt8], of file: FileID = FileID(index: 0)) -> [UInt8] {
    var bytes = bytes
    for edit in edits.filter({ $0.span.file == file }).sorted(by: { $0.span.start > $1.span.start }) {
      bytes.replaceSubrange(edit.span.range, with: Array(edit.text.utf8))
    }
    return bytes
  }
}
