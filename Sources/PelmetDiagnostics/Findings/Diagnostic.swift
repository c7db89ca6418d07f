/// A finding about a source file: one flat value with everything that sorting, comparing and rendering need.
package struct Diagnostic: Hashable, Sendable {
  package var rule: Rule
  package var severity: Severity
  /// One sentence without a full stop that says what is wrong and what is allowed.
  package var summary: String
  package var location: Location
  /// JSON Pointer (RFC 6901) of the value or member that the place belongs to.
  package var pointer: String?
  /// Further places of the same mistake, shown in the snippet.
  package var labels: [Label]
  package var notes: [Note]
  package var fixIts: [FixIt]
  /// The text that was probably meant, as it would be written in the file.
  package var suggestion: String?
  /// The one step that fixes this finding, if it says more than ``Rule/fix``: imperative, without a full stop.
  package var fix: String?
  /// Further places in which the same mistake shows.
  package var elsewhere: Elsewhere?
  /// The subject of a remark that most readers know after the first: a report for people has one line for each subject, below all else.
  package var aside: String?
  /// The names of the themes that cause a finding in a file which others share; empty where all of them do.
  package var themes: [String] = []

  /// - Parameter severity: The severity, if it is not the rule's own.
  package init(
    _ rule: Rule, severity: Severity? = nil, at location: Location, pointer: String? = nil, _ summary: String,
    labels: [Label] = [], notes: [Note] = [], fixIts: [FixIt] = [], suggestion: String? = nil, fix: String? = nil,
    elsewhere: Elsewhere? = nil, aside: String? = nil
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.summary = VisibleText.shortened(summary)
    self.location = location
    self.pointer = pointer
    self.labels = labels
    self.notes = notes
    self.fixIts = fixIts
    self.suggestion = suggestion
    self.fix = fix.map(VisibleText.shortened)
    self.elsewhere = elsewhere
    self.aside = aside
  }

  /// The location of a finding: a range of text, or a file that could not be read.
  package enum Location: Hashable, Sendable {
    case span(SourceSpan)
    case path(String)
  }

  /// A secondary place in the snippet of a finding, with a short text.
  package struct Label: Hashable, Sendable {
    package var span: SourceSpan
    package var text: String

    package init(_ text: String, at span: SourceSpan) {
      self.span = span
      self.text = VisibleText.shortened(text)
    }
  }

  /// A related place, printed as a line of its own: `the first is here`, a step of a reference.
  package struct Note: Hashable, Sendable {
    package var message: String
    package var span: SourceSpan?

    package init(_ message: String, at span: SourceSpan? = nil) {
      self.message = VisibleText.shortened(message)
      self.span = span
    }
  }

  /// The places in which a mistake shows beside the worst, which the summary names.
  package struct Elsewhere: Hashable, Sendable {
    /// All of them in one line: `also on 4 screens (album, player, podcast, +1) and in 2 contexts`.
    package var summary: String
    /// Each of them, for reports to tools and for `--verbose`.
    package var notes: [Note]

    package init(_ summary: String, notes: [Note]) {
      self.summary = VisibleText.shortened(summary)
      self.notes = notes
    }
  }

  /// A change that certainly fixes the finding.
  package struct FixIt: Hashable, Sendable {
    /// Imperative, without a full stop: `write "tabBar"`.
    package var message: String
    package var edits: [Edit]
    /// Whether an app may look different afterwards.
    package var changesLook: Bool

    package init(_ message: String, edits: [Edit], changesLook: Bool = false) {
      self.message = VisibleText.shortened(message)
      self.edits = edits
      self.changesLook = changesLook
    }
  }

  /// Replaces the bytes of `span` with `text`.
  package struct Edit: Hashable, Sendable {
    package var span: SourceSpan
    package var text: String

    package init(_ span: SourceSpan, _ text: String) {
      self.span = span
      self.text = text
    }
  }
}

extension Diagnostic {
  /// Whether a place of the finding, or of a fix-it, is in some files.
  package func mentions(_ files: Set<FileID>) -> Bool {
    func isIn(_ span: SourceSpan?) -> Bool { span.map { files.contains($0.file) } ?? false }
    if case .span(let span) = location, isIn(span) { return true }
    return labels.contains { isIn($0.span) } || (notes + (elsewhere?.notes ?? [])).contains { isIn($0.span) }
      || fixIts.contains { $0.edits.contains { isIn($0.span) } }
  }
}

/// The severity of a finding. The most serious comes first.
package enum Severity: String, Hashable, Comparable, Sendable, CaseIterable {
  case error, warning
  /// Shown, never counted, not even by `--strict`.
  case remark

  package static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .remark: 2
    }
  }
}
