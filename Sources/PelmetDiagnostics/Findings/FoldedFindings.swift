/// The findings of a run as people read them: what repeats is said once, and the rest is counted.
///
/// - Findings with the same words stand together at the first of them. Errors in files that people write by hand do not: each of those
///   wants an edit of its own.
/// - Asides have one line for each of their subjects, below everything else.
/// - Of one rule, a file has at most three findings, or 50 errors if people write it by hand. The rest of them are a number.
package struct FoldedFindings {
  /// In reading order.
  package private(set) var entries: [Entry]

  /// A finding of the report, and what stands for others.
  package struct Entry: Hashable, Sendable {
    package let finding: Diagnostic
    /// The further places of findings with the same words.
    package fileprivate(set) var also: [Diagnostic.Location] = []
    /// The findings that are left out of the file, if this is the last of those that are shown.
    package fileprivate(set) var rests: [Rest] = []
    /// Whether a line says enough of it.
    package fileprivate(set) var isBrief = false
  }

  /// The findings of one rule that are left out of one file.
  package struct Rest: Hashable, Sendable {
    package let rule: Rule
    /// The place of the first of them.
    package let location: Diagnostic.Location
    package fileprivate(set) var count = 1
  }

  /// Every finding, with nothing left out; asides are the last.
  package init(all findings: [Diagnostic]) {
    entries = (findings.filter { !$0.isAside } + findings.filter(\.isAside)).map { Entry(finding: $0) }
  }

  /// Every finding, those of some rules in a line each.
  package init(_ findings: [Diagnostic], inLines isBrief: (Rule) -> Bool) {
    entries = findings.map { Entry(finding: $0, isBrief: isBrief($0.rule)) }
  }

  /// - Parameters:
  ///   - findings: In the order of ``DiagnosticBag/sorted(in:)``: those of a file stand together.
  ///   - isHandwritten: Whether people write the file of a path, and fix every error in it, one after the other. Files of tokens come
  ///     from tools, and one change there fixes hundreds.
  package init(_ findings: [Diagnostic], in sources: SourceMap, isHandwritten: (_ path: String) -> Bool) {
    entries = []
    var shown: [Words: Int] = [:]
    var file = FileCount(path: "", isHandwritten: false)
    for finding in findings where !finding.isAside {
      let path = sources.path(of: finding.location)
      if path != file.path {
        close(file)
        file = FileCount(path: path, isHandwritten: isHandwritten(path))
      }
      let words = file.isHandwritten && finding.severity == .error ? nil : Words(finding)
      if let words, let index = shown[words] {
        entries[index].also.append(finding.location)
      } else if file.admits(finding) {
        if let words { shown[words] = entries.count }
        entries.append(Entry(finding: finding))
      }
    }
    close(file)
    addAsides(findings)
  }

  /// The first finding about each subject stands for all.
  private mutating func addAsides(_ findings: [Diagnostic]) {
    var shown: [Aside: Int] = [:]
    for finding in findings where finding.isAside {
      let aside = Aside(rule: finding.rule, subject: finding.aside)
      if let index = shown[aside] {
        entries[index].also.append(finding.location)
      } else {
        shown[aside] = entries.count
        entries.append(Entry(finding: finding, isBrief: true))
      }
    }
  }

  /// A file leaves findings out only after others that are shown.
  private mutating func close(_ file: FileCount) {
    if !file.rests.isEmpty { entries[entries.count - 1].rests = file.rests }
  }
}

private struct Aside: Hashable {
  let rule: Rule
  let subject: String?
}

extension Diagnostic {
  /// With another severity a finding is none.
  fileprivate var isAside: Bool { aside != nil && severity == .remark }
}

/// The words of a finding that has no more than a place and words.
private struct Words: Hashable {
  let rule: Rule
  let severity: Severity
  let summary: String
  let nextStep: String

  init?(_ finding: Diagnostic) {
    guard finding.labels.isEmpty, finding.notes.isEmpty, finding.elsewhere == nil else { return nil }
    (rule, severity, summary, nextStep) = (finding.rule, finding.severity, finding.summary, finding.nextStep)
  }
}

/// Counts the findings of one file.
private struct FileCount {
  let path: String
  let isHandwritten: Bool
  private(set) var rests: [FoldedFindings.Rest] = []
  private var shown: [Kind: Int] = [:]
  /// Indices of `rests`.
  private var left: [Kind: Int] = [:]

  private struct Kind: Hashable {
    let rule: Rule
    let severity: Severity
  }

  init(path: String, isHandwritten: Bool) {
    (self.path, self.isHandwritten) = (path, isHandwritten)
  }

  /// Whether a finding is shown; otherwise it is counted among the rest.
  mutating func admits(_ finding: Diagnostic) -> Bool {
    let kind = Kind(rule: finding.rule, severity: finding.severity)
    if let index = left[kind] {
      rests[index].count += 1
      return false
    }
    if shown[kind, default: 0] < (isHandwritten && finding.severity == .error ? 50 : 3) {
      shown[kind, default: 0] += 1
      return true
    }
    left[kind] = rests.count
    rests.append(FoldedFindings.Rest(rule: finding.rule, location: finding.location))
    return false
  }
}
