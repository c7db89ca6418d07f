import PelmetDiagnostics
import PelmetReports
import PelmetTestSupport
import Testing

@Suite struct FoldedFindingsTests {
  private static let text = String(repeating: "x\n", count: 200)
  private let tokens = OneFile(text, path: "in/a.tokens.json")

  /// A finding in a line, counted from 1.
  private func finding(_ severity: Severity, _ line: Int, _ summary: String? = nil, _ rule: Rule = .unknownCase) -> Diagnostic {
    let start = (line - 1) * 2
    return Diagnostic(
      rule, severity: severity, at: .span(tokens.span(start..<start + 1)), summary ?? "wrong in line \(line)")
  }

  private func fold(_ findings: [Diagnostic], isHandwritten: Bool) -> FoldedFindings {
    FoldedFindings(findings, in: tokens.sources) { _ in isHandwritten }
  }

  @Test(
    arguments: [(.warning, true, 3), (.warning, false, 3), (.remark, true, 3), (.error, false, 3), (.error, true, 50)]
      as [(
        Severity, Bool, Int
      )])
  func showsTheFirstOfARuleAndCountsTheRest(severity: Severity, isHandwritten: Bool, limit: Int) throws {
    let findings = (1...80).map { finding(severity, $0) }
    let entries = fold(findings, isHandwritten: isHandwritten).entries
    expectEqual(entries.map(\.finding), Array(findings.prefix(limit)))
    #expect(entries.dropLast().allSatisfy { $0.rests.isEmpty })
    let rest = try #require(entries.last?.rests.first)
    expectEqual(rest.count, 80 - limit)
    expectEqual(rest.location, findings[limit].location)
  }

  @Test func leavesNothingOutThatFits() {
    #expect(fold((1...3).map { finding(.warning, $0) }, isHandwritten: true).entries.allSatisfy { $0.rests.isEmpty })
  }

  @Test func countsEachRuleOfEachFileForItself() {
    var sources = tokens.sources
    let other = sources.add(path: "in/b.tokens.json", bytes: Array(Self.text.utf8))
    let findings =
      (1...8).map { finding(.error, $0, nil, $0.isMultiple(of: 2) ? .wrongKind : .unknownCase) }
      + (1...5).map {
        Diagnostic(.unknownCase, at: .span(SourceSpan(file: other, start: $0, end: $0 + 1)), "wrong in \($0) too")
      }
    let entries = FoldedFindings(findings, in: sources) { _ in false }.entries
    expectEqual(entries.count, 9)
    expectEqual(entries.flatMap(\.rests).map { "\($0.rule) \($0.count)" }, ["UnknownCase 1", "WrongKind 1", "UnknownCase 2"])
    #expect(entries[5].rests.count == 2 && entries[8].rests.count == 1)
  }

  @Test func saysTheSameWordsOnce() {
    let findings = [
      finding(.warning, 1, "same"), finding(.warning, 2), finding(.warning, 3, "same"), finding(.warning, 9, "same"),
    ]
    let entries = fold(findings, isHandwritten: true).entries
    expectEqual(entries.map(\.finding), [findings[0], findings[1]])
    expectEqual(entries[0].also, [findings[2].location, findings[3].location])
  }

  // MARK: Asides

  private func aside(_ line: Int, about subject: String, _ severity: Severity = .remark) -> Diagnostic {
    var aside = finding(severity, line)
    (aside.aside, aside.notes) = (subject, [.init("because")])
    return aside
  }

  @Test func saysAnAsideOnceForEachSubjectBelowEverythingElse() {
    let (first, second, third) = (aside(1, about: "tab bar"), aside(2, about: "toolbar"), aside(3, about: "tab bar"))
    let error = finding(.error, 9)
    let entries = fold([first, second, third, error], isHandwritten: true).entries
    expectEqual(entries.map(\.finding), [error, first, second])
    expectEqual(entries.map(\.isBrief), [false, true, true])
    expectEqual(entries[1].also, [third.location])
    expectEqual(FoldedFindings(all: [first, error, third]).entries.map(\.finding), [error, first, third])
  }

  @Test func anAsideWithAnotherSeverityIsAFindingLikeOthers() {
    let findings = [aside(1, about: "tab bar", .warning), aside(2, about: "tab bar", .warning), finding(.error, 3)]
    let entries = fold(findings, isHandwritten: true).entries
    expectEqual(entries.map(\.finding), findings)
    #expect(entries.allSatisfy { !$0.isBrief })
  }

  @Test func anAsideIsALineOfAReport() {
    let findings = (1...3).map { aside($0, about: "tab bar") } + [aside(4, about: "toolbar")]
    let entries = fold(findings, isHandwritten: true).entries
    var (snippets, lines) = (SnippetRenderer(tokens.sources, colored: false), LineRenderer(tokens.sources))
    let expected = [
      "in/a.tokens.json:1:1: remark: wrong in line 1, and at 2 more places [UnknownCase]\n",
      "in/a.tokens.json:4:1: remark: wrong in line 4 [UnknownCase]\n",
    ]
    expectEqual(entries.map { snippets.render($0) }, expected)
    expectEqual(entries.map { lines.render($0) }, expected)
  }

  @Test func showsEachErrorThatSomebodyWrote() {
    let findings = [finding(.error, 1, "same"), finding(.error, 2, "same")]
    expectEqual(fold(findings, isHandwritten: true).entries.map(\.finding), findings)
    expectEqual(fold(findings, isHandwritten: false).entries.count, 1)
  }

  @Test func keepsFindingsApartThatHaveNotesOrOtherFixes() {
    var noted = finding(.warning, 1, "same")
    noted.notes = [.init("because")]
    var fixed = finding(.warning, 2, "same")
    fixed.fix = "do it otherwise"
    let findings = [noted, fixed, finding(.warning, 3, "same")]
    expectEqual(fold(findings, isHandwritten: true).entries.map(\.finding), findings)
  }

  @Test func showsEverythingWhenAsked() {
    let findings = (1...80).map { finding(.warning, $0, "same") }
    expectEqual(FoldedFindings(all: findings).entries.map(\.finding), findings)
  }

  @Test func losesNoFinding() {
    let findings = (1...150).map {
      finding(.warning, $0, $0.isMultiple(of: 3) ? "third" : nil, $0 % 7 == 0 ? .lowContrast : .unknownCase)
    }
    let entries = fold(findings, isHandwritten: true).entries
    expectEqual(entries.reduce(0) { $0 + 1 + $1.also.count + $1.rests.reduce(0) { $0 + $1.count } }, findings.count)
  }

  @Test func areWrittenAlikeForPeopleAndForBuilds() {
    let findings = (1...9).map { finding(.warning, $0, $0.isMultiple(of: 2) ? "even" : nil) }
    let folded = fold(findings, isHandwritten: true)
    var lines = LineRenderer(tokens.sources, listing: "pelmet validate --verbose in")
    #expect(
      folded.entries.map { lines.render($0) }.joined() == """
        in/a.tokens.json:1:1: warning: wrong in line 1 [UnknownCase]
        in/a.tokens.json:1:1: note: fix: write one of the allowed names
        in/a.tokens.json:2:1: warning: even [UnknownCase]
        in/a.tokens.json:2:1: note: fix: write one of the allowed names
        in/a.tokens.json:2:1: note: also at lines 4, 6 and 8
        in/a.tokens.json:3:1: warning: wrong in line 3 [UnknownCase]
        in/a.tokens.json:3:1: note: fix: write one of the allowed names
        in/a.tokens.json:5:1: note: 3 more UnknownCase in a.tokens.json; 'pelmet validate --verbose in' lists them

        """)
    var snippets = SnippetRenderer(tokens.sources, colored: false, listing: "pelmet validate --verbose in")
    let texts = folded.entries.map { snippets.render($0) }
    #expect(texts[1].hasSuffix("   = note: also at lines 4, 6 and 8\n"))
    #expect(texts[2].hasSuffix("\n… 3 more UnknownCase in a.tokens.json; 'pelmet validate --verbose in' lists them\n"))
  }

  @Test func namesPlacesInOtherFilesAndCountsMany() {
    var sources = tokens.sources
    let other = sources.add(path: "in/b.tokens.json", bytes: Array(Self.text.utf8))
    let findings =
      [finding(.error, 1, "same")]
      + (0..<5).map { Diagnostic(.unknownCase, at: .span(SourceSpan(file: other, start: $0 * 2, end: $0 * 2 + 1)), "same") }
    let folded = FoldedFindings(findings, in: sources) { _ in false }
    var lines = LineRenderer(sources)
    #expect(
      folded.entries.map { lines.render($0) }.joined().hasSuffix(
        "note: also at in/b.tokens.json:1:1, in/b.tokens.json:2:1, in/b.tokens.json:3:1 and 2 more places\n"))
  }
}
