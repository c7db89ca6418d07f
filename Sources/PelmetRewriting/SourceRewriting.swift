internal import PelmetDiagnostics

#if Rewrite
  internal import SwiftParser
  internal import SwiftSyntax
#endif

/// A Swift file as Linux compiles it. Every line stays where it is; a file without Objective-C's syntax stays as it is.
package struct SourceRewriting: Equatable, Sendable {
  package let text: [UInt8]
  /// The places that are left for a person, in the order of the lines.
  package let findings: [SourceFinding]

  /// The first line of a text that is compiled as another file: its messages name the original.
  package static func beginning(path: String) -> String { SourceLocation.directive(path: path, line: 1) + "\n" }

  /// The findings as a build shows them, each with its fix: `path:line:column: warning: …`.
  package func lines(path: String, source: [UInt8]) -> [String] {
    guard !findings.isEmpty else { return [] }
    let table = LineTable(source)
    return findings.flatMap { finding in
      let place = table.position(of: finding.offset)
      let prefix = "\(VisibleText.escaped(path)):\(place.line):\(place.column)"
      return [
        "\(prefix): warning: \(VisibleText.escaped(finding.summary))",
        "\(prefix): note: fix: \(VisibleText.escaped(finding.fix))",
      ]
    }
  }
}

#if Rewrite
  extension SourceRewriting {
    /// Rewrites a file from itself alone.
    /// - Parameters:
    ///   - path: The file, for directives in its text.
    ///   - holding: Parts of conditions that hold, though they do not on Linux: `os(iOS)`.
    package init(of source: [UInt8], path: String, holding: Set<String>) {
      if let offset = BracketDepth.firstBeyondLimit(in: source) {
        let finding = SourceFinding(
          offset: offset,
          summary: "the file is not rewritten: brackets are in each other more than \(BracketDepth.limit) deep here",
          fix: "write a typealias or a variable for the inner ones")
        self.init(text: source, findings: [finding])
        return
      }
      let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
      var pass = SourcePass(source, LinuxCondition(holding: holding))
      pass.walk(tree)
      let changes = pass.changes
      self.init(
        text: changes.edits.isEmpty ? source : changes.edits.applied(to: source, path: path),
        findings: changes.findings.sorted { $0.offset < $1.offset })
    }
  }
#endif
