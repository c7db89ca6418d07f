package import PelmetDiagnostics

/// The report of `--format sarif`: one run in the Static Analysis Results Interchange Format 2.1.0, even without findings.
///
/// SARIF counts columns in code units of UTF-16 or in code points, never in bytes. Columns here are code units; byte offsets are given as
/// well.
package struct SARIFRenderer {
  private var locator: SourceLocator
  /// The rules that have findings, sorted by name: `ruleIndex` is an index here.
  private let rules: [Rule]

  private init(_ diagnostics: [Diagnostic], _ sources: SourceMap) {
    locator = SourceLocator(sources)
    rules = Set(diagnostics.map(\.rule)).sorted()
  }

  /// The whole document with a line end. The findings keep their order; only the explanations of their rules are included.
  package static func render(
    _ diagnostics: [Diagnostic], in sources: SourceMap, explanations: [Explanation], version: String
  ) -> String {
    var renderer = SARIFRenderer(diagnostics, sources)
    let results = diagnostics.map { renderer.result($0) }
    let log: JSONTree = [
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": [
            "driver": [
              "name": "pelmet", "version": .string(version),
              "rules": .array(renderer.rules.map { rule in description(of: rule, explanations.first { $0.rule == rule }) }),
            ]
          ],
          "columnKind": "utf16CodeUnits",
          "defaultEncoding": "utf-8",
          "newlineSequences": ["\r\n", "\n", "\r"],
          "results": .array(results),
        ]
      ],
    ]
    return log.text
  }

  // MARK: Rules

  private static func description(of rule: Rule, _ explanation: Explanation?) -> JSONTree {
    guard let explanation else { return ["id": .string(rule.name)] }
    let help = "\(explanation.text)\n\nFix: \(rule.fix)"
    return [
      "id": .string(rule.name),
      "shortDescription": ["text": .string(explanation.title)],
      "fullDescription": ["text": .string(firstParagraph(of: explanation.text))],
      "help": ["text": .string(help), "markdown": .string(help)],
      "defaultConfiguration": ["level": .string(level(of: rule.severity))],
    ]
  }

  private static func firstParagraph(of text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).drop { $0.isEmpty }
    return lines.prefix { !$0.isEmpty }.joined(separator: " ")
  }

  private static func level(of severity: Severity) -> String {
    severity == .remark ? "note" : severity.rawValue
  }

  // MARK: Results

  private mutating func result(_ diagnostic: Diagnostic) -> JSONTree {
    var related = diagnostic.labels.map { location(.span($0.span), message: $0.text) }
    for note in diagnostic.notes + (diagnostic.elsewhere?.notes ?? []) {
      related.append(location(note.span.map { .span($0) } ?? diagnostic.location, message: note.message))
    }
    let fixes = diagnostic.fixIts.map { fix($0) }
    return .members([
      "ruleId": .string(diagnostic.rule.name),
      "ruleIndex": rules.firstIndex(of: diagnostic.rule).map { .integer($0) },
      "level": .string(Self.level(of: diagnostic.severity)),
      "message": Self.message("\(diagnostic.summary)\nfix: \(diagnostic.nextStep)"),
      "locations": [location(diagnostic.location, pointer: diagnostic.pointer)],
      "relatedLocations": related.isEmpty ? nil : .array(related),
      "fixes": fixes.isEmpty ? nil : .array(fixes),
    ])
  }

  /// Doubles braces, because SARIF reads `{n}` in a message as a placeholder (SARIF 3.11.5).
  private static func message(_ text: String) -> JSONTree {
    var escaped = ""
    for character in text {
      escaped.append(character)
      if character == "{" || character == "}" { escaped.append(character) }
    }
    return ["text": .string(escaped)]
  }

  private mutating func location(_ location: Diagnostic.Location, pointer: String? = nil, message: String? = nil) -> JSONTree {
    let physical: JSONTree
    switch location {
    case .span(let span):
      physical = ["artifactLocation": artifact(locator.sources[span.file].path), "region": region(of: span)]
    case .path(let path): physical = ["artifactLocation": artifact(path)]
    }
    return .members([
      "physicalLocation": physical,
      "logicalLocations": pointer.map { [["fullyQualifiedName": .string(VisibleText.shortened($0))]] },
      "message": message.map(Self.message),
    ])
  }

  /// A relative reference, or a `file` URI when the path is absolute (RFC 3986, RFC 8089).
  private func artifact(_ path: String) -> JSONTree {
    ["uri": .string(FileURI.text(path))]
  }

  private mutating func region(of span: SourceSpan) -> JSONTree {
    let start = locator.utf16Position(of: span.start, in: span.file)
    let end = locator.utf16Position(of: span.end, in: span.file)
    return [
      "startLine": .integer(start.line), "startColumn": .integer(start.column),
      "endLine": .integer(end.line), "endColumn": .integer(end.column),
      "byteOffset": .integer(Int(span.start)), "byteLength": .integer(Int(span.end - span.start)),
    ]
  }

  /// The edits of a fix-it, file by file in the order in which files were added. A viewer cannot know whether a look changes: the property
  /// says it.
  private mutating func fix(_ fixIt: Diagnostic.FixIt) -> JSONTree {
    var changes: [JSONTree] = []
    for file in Set(fixIt.edits.map(\.span.file)).sorted() {
      let replacements = fixIt.edits.filter { $0.span.file == file }.map { edit -> JSONTree in
        ["deletedRegion": region(of: edit.span), "insertedContent": ["text": .string(edit.text)]]
      }
      changes.append(["artifactLocation": artifact(locator.sources[file].path), "replacements": .array(replacements)])
    }
    return [
      "description": Self.message(fixIt.message), "artifactChanges": .array(changes),
      "properties": ["changesLook": .boolean(fixIt.changesLook)],
    ]
  }
}
