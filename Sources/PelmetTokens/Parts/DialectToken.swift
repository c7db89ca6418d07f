internal import PelmetDiagnostics
internal import PelmetSyntax

/// A token of a dialect that has no groups, before its value is read.
struct DialectToken: Sendable {
  /// Names joined by dots.
  var path: String
  /// Where its name is written.
  var keySpan: SourceSpan
  /// The value; something that stands for it where there is none.
  var value: JSONValue
  /// The object that has the value and the members beside it; nil where no members can change the value.
  var object: JSONValue?
  /// The name of the type, in the words of the tool.
  var type: String?
  /// The path of the token whose value this one has; nil where ``value`` says it.
  var reference: String?
  var deprecation: Deprecation?
  /// Whether only tokens of the same file can name it.
  var isHidden = false
  /// The construct that the file's remark counts it as; nil for one that another declaration of the same token counts.
  var construct: Construct?
  /// A mistake in the way in which the file is written.
  var mistake: Mistake?
  /// Of a token without an ``object``; others have it there.
  var description: String?

  struct Mistake: Sendable {
    var rule = Rule.invalidTokenValue
    var summary: String
    /// One step that fixes it, where there is one.
    var fix: String?
    /// Nil for the name of the token.
    var span: SourceSpan?

    init(_ summary: String, at span: SourceSpan? = nil, fix: String? = nil) {
      (self.summary, self.fix, self.span) = (summary, fix, span)
    }

    /// That of a name which no reference can have.
    init?(name: String) {
      let isName = !name.isEmpty && !name.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
      guard !isName else { return nil }
      self.init(Findings.nameRule(name))
      rule = .invalidTokenName
    }
  }
}

extension DialectToken {
  /// Whether a token is deprecated, with the comment beside it, if there is one.
  static func deprecation(of object: JSONValue) -> Deprecation? {
    guard let value = object["deprecated"], let deprecation = Deprecation(value) else { return nil }
    guard case .deprecated(message: nil) = deprecation else { return deprecation }
    let comment = ["deprecated_comment", "deprecatedComment"].lazy.compactMap { object[$0]?.string }.first
    return .deprecated(message: comment)
  }
}
