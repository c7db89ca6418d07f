internal import PelmetDiagnostics
internal import PelmetSyntax

/// How often one file uses what drafts before 2025.10 allowed.
struct LegacySyntax: Sendable {
  var count: Int
  /// The first place, and the value to which it belongs.
  var span: SourceSpan
  var value: JSONValue

  /// Counts what another part of the same file has.
  mutating func add(_ other: LegacySyntax) {
    count += other.count
    if other.span.start < span.start { (span, value) = (other.span, other.value) }
  }
}
