internal import PelmetDiagnostics
internal import PelmetRPC
internal import PelmetReports
internal import PelmetSyntax
internal import PelmetWorkspace

/// Findings in the words of the protocol. Converts the places of many findings, and builds what that needs of each file once.
struct DiagnosticTexts {
  private let sources: SourceMap
  private let encoding: PositionEncoding
  private var locator: SourceLocator

  init(_ sources: SourceMap, _ encoding: PositionEncoding) {
    (self.sources, self.encoding) = (sources, encoding)
    locator = SourceLocator(sources)
  }

  /// A finding; its place has to be in the file for which it is told.
  mutating func json(_ diagnostic: Diagnostic) -> JSONTree {
    let related =
      diagnostic.labels.map { (message: $0.text, span: $0.span) }
      + (diagnostic.notes + (diagnostic.elsewhere?.notes ?? [])).compactMap { note in note.span.map { (note.message, $0) } }
    let remarks = diagnostic.notes.filter { $0.span == nil }.map(\.message)
    let lines = [diagnostic.summary] + remarks + ["fix: \(diagnostic.nextStep)"]
    return .members([
      "range": range(of: diagnostic.location), "severity": .integer(Self.severity(diagnostic.severity)),
      "code": .string(diagnostic.rule.name), "codeDescription": ["href": .string(RulePage.address(of: diagnostic.rule))],
      "source": "pelmet", "message": .string(lines.joined(separator: "\n")),
      "tags": diagnostic.rule == .unusedToken || diagnostic.rule == .unusedWaiver ? [1] : nil,
      "relatedInformation": related.isEmpty
        ? nil
        : .array(
          related.map { message, span in
            ["location": location(of: span), "message": .string(message)]
          }),
    ])
  }

  mutating func location(of span: SourceSpan) -> JSONTree {
    ["uri": .string(FileURI.text(sources[span.file].path)), "range": range(of: span)]
  }

  mutating func range(of span: SourceSpan) -> JSONTree {
    .range((position(of: span.start, in: span.file), position(of: span.end, in: span.file)))
  }

  private mutating func range(of location: Diagnostic.Location) -> JSONTree {
    if case .span(let span) = location { return range(of: span) }
    let start = Position(line: 0, character: 0)
    return .range((start, start))
  }

  private mutating func position(of offset: UInt32, in file: FileID) -> Position {
    let position =
      encoding == .utf16
      ? locator.utf16Position(of: offset, in: file) : locator.lines(of: file).position(of: Int(offset))
    return Position(line: position.line - 1, character: position.column - 1)
  }

  private static func severity(_ severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .remark: 3
    }
  }
}

/// The page of a rule on the web.
enum RulePage {
  static func address(of rule: Rule) -> String {
    "https://github.com/pelmet/pelmet/blob/main/Sources/PelmetExplanations/Rules/\(rule.name).md"
  }
}

extension Session {
  /// `textDocument/diagnostic`.
  func diagnostics(_ parameters: Parameters) throws(MessageError) -> JSONTree {
    let path = try parameters.document()
    let items = workspace.findings(in: path).map { json($0) } ?? .array([])
    let id = Self.number(of: items.line)
    guard parameters["previousResultId"]?.string != id else { return ["kind": "unchanged", "resultId": .string(id)] }
    return ["kind": "full", "resultId": .string(id), "items": items]
  }

  /// The number of a result, which is made of its text (FNV-1a): equal ones have the same.
  private static func number(of text: String) -> String {
    String(text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16)
  }

  /// Tells the client the diagnostics of all files in the modules of open documents, those that changed.
  mutating func publishDiagnostics(_ client: MessageClient) {
    var modules: [String: WorkspaceModule] = [:]
    for path in versions.keys { if let module = workspace.module(of: path) { modules[module.folder] = module } }
    var texts: [String: JSONTree] = [:]
    for module in modules.values.sorted(by: { $0.folder < $1.folder }) {
      for (path, findings) in workspace.findings(of: module) {
        // A file of a module that another one names belongs to the former.
        guard workspace.module(of: path) === module || texts[path] == nil else { continue }
        texts[path] = json(findings)
      }
    }
    for path in Set(texts.keys).union(published.keys).sorted() {
      let items = texts[path] ?? .array([])
      let text = items.line
      guard published[path, default: "[]"] != text else { continue }
      published[path] = text == "[]" ? nil : text
      client.notify(
        "textDocument/publishDiagnostics",
        .members(["uri": .string(uri(of: path)), "version": versions[path].map { .integer($0) }, "diagnostics": items]))
    }
  }

  private func json(_ findings: FileFindings) -> JSONTree {
    var texts = DiagnosticTexts(findings.sources, abilities.encoding)
    return .array(findings.diagnostics.map { texts.json($0) })
  }
}
