internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles

/// The findings of an audit, in the form of all findings: at their places, with the severities that settings give their rules.
struct DriftReport {
  private var sources: SourceMap
  private var diagnostics = DiagnosticBag()
  private let settings: DriftSettings
  /// The files that are quoted; `nil` for one that cannot be read any more.
  private var files: [String: File?] = [:]

  private struct File {
    let id: FileID
    let lines: LineTable
  }

  /// Begins with the mistakes in settings.
  init(_ settings: DriftSettings) {
    self.settings = settings
    sources = settings.sources
    diagnostics.add(contentsOf: settings.mistakes)
  }

  var findings: Findings {
    Findings(diagnostics: diagnostics.sorted(in: sources), sources: sources, themeCount: 0)
  }

  /// Adds statements that nothing allows, each alone or those of a function together.
  mutating func add(_ statements: [ScannedStatement], isFolded: Bool) {
    for finding in isFolded ? DriftFinding.fold(statements) : statements.map({ DriftFinding(statements: [$0]) }) {
      guard let severity = settings.severity(of: finding.rule, in: finding.place.file) else { continue }
      let others = finding.statements.dropFirst()
      let notes = others.map { Diagnostic.Note("\($0.property) is set here", at: span($0.place)) }
      diagnostics.add(
        Diagnostic(
          finding.rule, severity: severity, at: location(finding.place), finding.summary,
          elsewhere: others.isEmpty ? nil : .init("also at \(Self.lines(of: others))", notes: notes)))
    }
  }

  private static func lines(of statements: ArraySlice<ScannedStatement>) -> String {
    let numbers: [String] = statements.map { String($0.place.line) }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    let shown = numbers.count > 4 ? numbers.prefix(3) + ["\(numbers.count - 3) more"] : numbers[...]
    return "line\(numbers.count == 1 ? "" : "s") \(list(shown, "and"))"
  }

  mutating func add(_ mistakes: [DriftWaivers.Mistake]) {
    for mistake in mistakes {
      let location = location(mistake.comment.place)
      diagnostics.add(Diagnostic(.unusedWaiver, at: location, mistake.summary, fix: mistake.fix))
    }
  }

  /// Adds entries of settings that allow nothing.
  mutating func add(unused waivers: [DriftWaiver]) {
    for waiver in waivers {
      let place = "'\(waiver.file)'" + (waiver.type.map { " in '\($0)'" } ?? "")
      diagnostics.add(
        Diagnostic(.unusedWaiver, at: .span(waiver.span), pointer: waiver.pointer, "'\(waiver.rule)' finds nothing at \(place)"))
    }
  }

  mutating func add(unread: [(place: ScannedPlace, reason: String)]) {
    for (place, reason) in unread {
      // The beginning of a file stands for all of it.
      let location = place.line == 1 && place.column == 1 ? .path(place.file) : location(place)
      diagnostics.add(
        Diagnostic(.unreadableFile, severity: .warning, at: location, reason, fix: "exclude it, or divide it"))
    }
  }

  // MARK: Places

  private mutating func location(_ place: ScannedPlace) -> Diagnostic.Location {
    span(place).map { .span($0) } ?? .path(place.file)
  }

  /// The code from a place to the end of its line, without a comment.
  private mutating func span(_ place: ScannedPlace) -> SourceSpan? {
    guard let file = file(place.file), place.line <= file.lines.count else { return nil }
    let line = file.lines.range(ofLine: place.line)
    let bytes = sources[file.id].bytes[line]
    let start = min(line.lowerBound + place.column - 1, line.upperBound)
    var code = bytes[start...]
    if let comment = code.indices.dropFirst().first(where: { code[$0...].starts(with: "//".utf8) }) { code = code[..<comment] }
    while let last = code.last, [0x20, 0x09, 0x0A, 0x0D].contains(last) { code.removeLast() }
    return SourceSpan(file: file.id, start: start, end: code.endIndex)
  }

  private mutating func file(_ path: String) -> File? {
    if let known = files[path] { return known }
    let bytes = try? DiskFile.bytes(of: path)
    let file = bytes.map { File(id: sources.add(path: path, bytes: $0), lines: LineTable($0)) }
    files[path] = .some(file)
    return file
  }
}
