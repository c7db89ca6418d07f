import PelmetDiagnostics

@testable import PelmetCompiler

/// A case of a diagnostics fixture: theme files in which every finding is written where it is due.
///
///     ## a misspelt key
///     { "pelmet": 1, "statusBar": { ⟦"styel"⟧: "default" } }
///     // UnknownKey: 'styel' is not a key of … → style
///
/// `⟦…⟧` enclose the place, a comment under the line says what is found there, in the order of the places. `--- path` begins a file;
/// without it there is one, `theme.theme.json`. Notes follow as `//   path:line:column: message`, lines counted without comments.
struct AnnotatedCase: CustomStringConvertible {
  let title: String
  /// The files without annotations; `hasHeading` when `--- path` was written.
  private var files: [(path: String, text: String, hasHeading: Bool)] = []
  /// As it stands in the fixture.
  let source: String
  private let isShown: @Sendable (Diagnostic) -> Bool

  /// - Parameter isShown: Whether a finding is of interest.
  init(title: String, source: String, isShown: @escaping @Sendable (Diagnostic) -> Bool = { _ in true }) {
    self.title = title
    self.source = source
    self.isShown = isShown
    var files: [(path: String, text: String, hasHeading: Bool)] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("--- ") {
        files.append((String(line.dropFirst(4)), "", true))
      } else if !line.hasPrefix("//") {
        if files.isEmpty { files.append(("theme.theme.json", "", false)) }
        files[files.count - 1].text += Self.text(of: line) + "\n"
      }
    }
    self.files = files
  }

  var description: String { title }

  /// Lines without annotations.
  static func text(of lines: some StringProtocol) -> String {
    lines.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("//") }.joined(separator: "\n")
      .filter { $0 != "⟦" && $0 != "⟧" }
  }

  /// The cases of a fixture, which begin with `## title`.
  static func cases(in fixture: String) -> [AnnotatedCase] {
    fixture.parts(startingWith: "## ").dropFirst().map { part in
      let end = part.firstIndex(of: "\n") ?? part.endIndex
      return AnnotatedCase(title: String(part[..<end]), source: String(part[end...].dropFirst()).trimmedEnd)
    }
  }

  /// The files of the case.
  var input: ThemeFiles { ThemeFiles(files.map { ($0.path, $0.text) }) }

  private var compilation: Compilation { Compilation.compile(input.input) }

  var findings: [Diagnostic] { compilation.diagnostics.filter(isShown) }

  var findingsInFirstFile: [Diagnostic] { findings(in: 0, compilation) }

  /// The case as it would have to be written for what the compiler finds.
  var annotated: String {
    let compilation = compilation
    var locator = SourceLocator(compilation.sources)
    return files.enumerated().map { index, file in
      let findings = findings(in: index, compilation)
      return (file.hasHeading ? "--- \(file.path)\n" : "") + Self.annotated(file.text, findings, &locator)
    }.joined().trimmedEnd
  }

  /// The first file as it would have to be written.
  var firstFile: String {
    let compilation = compilation
    var locator = SourceLocator(compilation.sources)
    return Self.annotated(files[0].text, findings(in: 0, compilation), &locator)
  }

  /// A text as it would have to be written for the findings in it.
  static func annotated(_ text: String, _ findings: [Diagnostic], in sources: SourceMap) -> String {
    var locator = SourceLocator(sources)
    return annotated(text, findings, &locator)
  }

  /// The findings in a file; those without a place count for the first.
  private func findings(in index: Int, _ compilation: Compilation) -> [Diagnostic] {
    compilation.diagnostics.filter { diagnostic in
      guard isShown(diagnostic) else { return false }
      if case .span(let span) = diagnostic.location { return span.file == FileID(index: UInt32(index)) }
      return index == 0
    }
  }

  private static func annotated(_ text: String, _ findings: [Diagnostic], _ locator: inout SourceLocator) -> String {
    var output = ""
    var offset = 0
    var pending: [Diagnostic] = findings
    let starts = findings.map { $0.range.lowerBound }
    let ends = findings.map { $0.range.upperBound }
    for character in text.unicodeScalars {
      let isEmptyHere = findings.filter { $0.range.isEmpty && $0.range.lowerBound == offset }.count
      output += String(repeating: "⟧", count: ends.count { $0 == offset } - isEmptyHere)
      output += String(repeating: "⟦⟧", count: isEmptyHere)
      output += String(repeating: "⟦", count: starts.count { $0 == offset } - isEmptyHere)
      output.unicodeScalars.append(character)
      offset += String(character).utf8.count
      guard character == "\n" else { continue }
      while let next = pending.first, next.range.lowerBound < offset {
        output += comment(next, &locator)
        pending.removeFirst()
      }
    }
    for left in pending { output += comment(left, &locator) }
    return output
  }

  /// The fix of a check, and where else it finds the same.
  private static func more(_ finding: Diagnostic) -> String {
    guard finding.rule.stage == .checking else { return "" }
    let fix = (finding.fixIts.first?.message ?? finding.fix).map { ["//   fix: \($0)\n"] } ?? []
    let elsewhere = finding.elsewhere.map { elsewhere in
      ["//   \(elsewhere.summary)\n"] + elsewhere.notes.map { "//     \($0.message)\n" }
    }
    return (fix + (elsewhere ?? [])).joined()
  }

  private static func comment(_ finding: Diagnostic, _ locator: inout SourceLocator) -> String {
    let suggestion = finding.suggestion.map { " → \($0)" } ?? ""
    let fixIts = finding.fixIts.isEmpty ? "" : " (fix-it)"
    let severity = finding.severity == .error ? "" : " (\(finding.severity))"
    let notes = finding.notes.map { note in
      "//   " + (note.span.map { locator.prefix(of: .span($0)) + ": " } ?? "") + note.message + "\n"
    }
    return "// \(finding.rule)\(severity): \(finding.summary)\(suggestion)\(fixIts)\n" + notes.joined() + more(finding)
  }
}

extension Diagnostic {
  /// The bytes that it is about; the beginning of the file for one without text.
  fileprivate var range: Range<Int> {
    if case .span(let span) = location { span.range } else { 0..<0 }
  }
}

extension StringProtocol {
  /// Without empty lines at the end, and with one line end.
  var trimmedEnd: String {
    var text = String(self)
    while text.last?.isNewline == true { text.removeLast() }
    return text + "\n"
  }

  func parts(startingWith separator: String) -> [String] {
    var parts: [String] = [""]
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(separator) {
        parts.append(String(line.dropFirst(separator.count)))
      } else {
        parts[parts.count - 1] += line
      }
      parts[parts.count - 1] += "\n"
    }
    return parts
  }
}
