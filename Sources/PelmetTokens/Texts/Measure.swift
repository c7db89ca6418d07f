/// A number of a token file with its unit.
struct Measure: Hashable, Sendable {
  var value: Double
  /// In lower case: `px`, `rem`, `%`, `em`, `deg`, `ms`, …; empty for a plain number.
  var unit: String

  init(_ value: Double, _ unit: String = "") {
    self.value = value
    self.unit = unit
  }
}

/// The value of a token to which a text refers.
enum ReferencedValue: Sendable {
  case color(ExactColor)
  case measure(Measure)
  /// Neither: a part of a text such as `43%` or `18, 52, 86`, or something else.
  case text(String)
}

/// A text that cannot be worked out, in the words of a finding.
struct TextMistake: Error, Hashable {
  var summary: String
  /// One step that fixes it, where there is one.
  var fix: String?
  /// The path that has no value: what is wrong there is a finding of its own.
  var missing: String?

  init(_ summary: String, fix: String? = nil) {
    self.summary = summary
    self.fix = fix
  }

  static func missing(_ path: String) -> TextMistake {
    var mistake = TextMistake("'\(path)' has no value")
    mistake.missing = path
    return mistake
  }
}
