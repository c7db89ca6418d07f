/// One finding about the text that a person wrote: a flat value, so that sorting, comparing and rendering need to know nothing else.
package struct Diagnostic: Hashable, Sendable {
  package var rule: Rule
  package var severity: Severity
  /// One sentence without a full stop that says what is wrong and what is allowed.
  package var summary: String
  package var place: Place
  /// JSON Pointer (RFC 6901) of the value or member that the place belongs to.
  package var pointer: String?
  /// Further places of the same mistake, shown in the snippet.
  package var labels: [Label]
  package var notes: [Note]
  package var fixIts: [FixIt]
  /// What was probably meant, as it would be written in the file.
  package var suggestion: String?

  /// - Parameter severity: The severity, if it is not the rule's own.
  package init(
    _ rule: Rule, severity: Severity? = nil, at place: Place, pointer: String? = nil, _ summary: String,
    labels: [Label] = [], notes: [Note] = [], fixIts: [FixIt] = [], suggestion: String? = nil
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.summary = summary
    self.place = place
    self.pointer = pointer
    self.labels = labels
    self.notes = notes
    self.fixIts = fixIts
    self.suggestion = suggestion
  }

  /// Where a finding is: text, or a file that could not be read.
  package enum Place: Hashable, Sendable {
    case span(SourceSpan)
    case path(String)
  }

  /// A second place in the snippet of a finding, with a few words.
  package struct Label: Hashable, Sendable {
    package var span: SourceSpan
    package var text: String

    package init(_ text: String, at span: SourceSpan) {
      self.span = span
      self.text = text
    }
  }

  /// A related place, printed as a line of its own: `previously declared here`, a step of a reference.
  package struct Note: Hashable, Sendable {
    package var message: String
    package var span: SourceSpan?

    package init(_ message: String, at span: SourceSpan? = nil) {
      self.message = message
      self.span = span
    }
  }

  /// A change that is certain to be right.
  package struct FixIt: Hashable, Sendable {
    package var message: String
    package var edits: [Edit]

    package init(_ message: String, edits: [Edit]) {
      self.message = message
      self.edits = edits
    }
  }

  /// Replaces the bytes of `span` by `text`.
  package struct Edit: Hashable, Sendable {
    package var span: SourceSpan
    package var text: String

    package init(_ span: SourceSpan, _ text: String) {
      self.span = span
      self.text = text
    }
  }
}

/// How much a finding matters. Order: the most serious first.
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
