import PelmetDiagnostics
import PelmetSyntax
import Testing

/// Mistakes that people make in JSON: the message and its place.
@Suite struct MistakeTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    var source: String
    var summary: String
    var pointer: String

    init(_ source: String, _ summary: String, pointer: String = "") {
      self.source = source
      self.summary = summary
      self.pointer = pointer
    }

    var testDescription: String { source }
  }

  static let mistakes = [
    Mistake("⟦⟧", "the file is empty; it must hold one JSON value"),
    Mistake("⟦⟧ \n\n", "the file is empty; it must hold one JSON value"),
    Mistake("⟦\u{FEFF}⟧{}", "the file begins with a byte order mark; JSON has none"),
    Mistake("{\n  ⟦'a'⟧: 1\n}", "text is written in double quotes, not in single ones"),
    Mistake("{⟦“⟧a”: 1}", "text is written in straight double quotes, not in '“' (U+201C)"),
    Mistake("{\n  ⟦// why⟧\n  \"a\": 1\n}", "JSON has no comments"),
    Mistake("{ ⟦/* why */⟧ \"a\": 1 }", "JSON has no comments"),
    Mistake("{\n  \"a\": 1,\n  ⟦# why⟧\r\n}", "JSON has no comments"),
    Mistake("{\n  \"a\": 1\n  ⟦\"⟧b\": 2\n}", "A comma is missing before this key"),
    Mistake("{\"a\": [{} ⟦{⟧}]}", "A comma is missing before this value", pointer: "/a"),
    Mistake("{\"a\" ⟦1⟧}", "A colon must follow the key; '1' is none", pointer: "/a"),
    Mistake("{\"a\" ⟦=⟧ 1}", "A colon separates a key from its value, not '='", pointer: "/a"),
    Mistake("{\"a/b~c\"⟦,⟧ \"d\": 1}", "A colon and a value must follow the key", pointer: "/a~1b~0c"),
    Mistake("{\"\\u0061\": ⟦}⟧", "A value must follow the colon; '}' is none", pointer: "/a"),
    Mistake("{⟦tintColor⟧: 1}", "A key is written in double quotes"),
    Mistake("{⟦1⟧: 1}", "A key is written in double quotes"),
    Mistake("{⟦[⟧1]: 1}", "A key in double quotes is due; '[' begins none"),
    Mistake("[⟦True⟧]", "'True' is no value; JSON writes true"),
    Mistake("[⟦None⟧]", "'None' is no value; JSON writes null"),
    Mistake("[⟦nul⟧]", "'nul' is no value; a text is written in double quotes, and the words are true, false and null"),
    Mistake("[⟦trueish⟧]", "'trueish' is no value; a text is written in double quotes, and the words are true, false and null"),
    Mistake(
      "{\"a\": ⟦blue⟧}", "'blue' is no value; a text is written in double quotes, and the words are true, false and null",
      pointer: "/a"),
    Mistake("[⟦NaN⟧]", "'NaN' is no number of JSON; numbers are finite"),
    Mistake("[⟦-Infinity⟧]", "'-Infinity' is no number of JSON; numbers are finite"),
    Mistake("[⟦+⟧1]", "A number does not begin with '+'"),
    Mistake("[⟦.⟧5]", "A number begins with a digit; write 0 before the decimal point"),
    Mistake("[1.⟦]⟧", "A digit must follow the decimal point; ']' is none"),
    Mistake("[1e⟦,⟧2]", "A digit must follow in the exponent; ',' is none"),
    Mistake("[-⟦ ⟧1]", "A digit must follow the minus sign; a space is none"),
    Mistake("[0⟦1⟧]", "A number does not begin with 0 unless it is 0 or goes on with a decimal point"),
    Mistake("[0⟦x⟧1F]", "numbers are decimal in JSON, not hexadecimal"),
    Mistake("[1.2⟦.⟧3]", "A number has one decimal point, before its exponent"),
    Mistake("[1⟦_⟧000]", "the digits of a number are not grouped by '_'"),
    Mistake("[16⟦pt⟧]", "A number has no letters; a text is written in double quotes"),
    Mistake("[1 ⟦+⟧ 2]", "',' or ']' is due after the value; '+' is neither"),
    Mistake("[1⟦+⟧2]", "JSON does not calculate; write the result"),
    Mistake("[⟦1e999⟧]", "the number is too large: at most about 1.8e308 can be represented"),
    Mistake("{\"a\": \"b⟦⟧\n}", "the string is not closed on its line; a line break in a string is written \\n", pointer: "/a"),
    Mistake("{\"a⟦⟧\r\n}", "the string is not closed on its line; a line break in a string is written \\n"),
    Mistake("[\"a⟦\t⟧b\"]", "A tab in a string is written \\t"),
    Mistake("[\"a⟦\u{1B}⟧b\"]", "the control character U+001B in a string is written \\u001B"),
    Mistake(
      "[\"C:\\⟦w⟧indows\"]", "\\ and 'w' make no escape; there are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four digits"),
    Mistake("[\"\\u00⟦g⟧0\"]", "four hexadecimal digits must follow \\u; 'g' is none"),
    Mistake(
      "[\"⟦\\uD83D⟧\"]", "the escape is half of a surrogate pair; a character beyond U+FFFF takes two: \\uD83D\\uDE00"),
    Mistake("[\"a]⟦⟧\n", "the string is not closed on its line; a line break in a string is written \\n"),
    Mistake("[\"a]⟦⟧", "the string is not closed: the file ends before its \""),
    Mistake("{\n  \"a\": [\n    1⟦⟧\n", "the file ends before the array is closed by ]", pointer: "/a"),
    Mistake("{\"a\":⟦⟧ ", "the file ends before the last key has a value", pointer: "/a"),
    Mistake("{\"a\": [1⟦}⟧", "an array is closed by ']', not by '}'", pointer: "/a"),
    Mistake("{\"a\": 1⟦]⟧", "an object is closed by '}', not by ']'"),
    Mistake("[1⟦:⟧2]", "an array has no keys; keys and values are written in an object { }"),
    Mistake("[[1], [2⟦;⟧3]]", "Elements are separated by ',', not by ';'", pointer: "/1"),
    Mistake("[1,⟦,⟧2]", "A value is missing before the comma"),
    Mistake("{\"a\": 1,⟦,⟧ \"b\": 2}", "A key is missing before the comma"),
    Mistake("{\"a\":⟦:⟧ 1}", "one colon separates a key from its value", pointer: "/a"),
    Mistake("{\"a\": 1}⟦}⟧", "'}' closes nothing; the file's only value has ended before it"),
    Mistake("{}\n⟦{⟧}", "the file's only value has ended before '{'; a file holds one value"),
    Mistake("{}⟦,⟧", "no comma may follow the file's only value"),
    Mistake("⟦<⟧plist>", "'<' begins no value; there are objects { }, arrays [ ], \"text\", numbers, true, false and null"),
    Mistake("[1,⟦\u{A0}⟧2]", "U+00A0 cannot stand here; white space in JSON is space, tab and line break"),
    Mistake("[1]⟦\0⟧", "A NUL byte cannot stand in JSON; is the file UTF-16? JSON is UTF-8"),
  ]

  @Test(arguments: mistakes)
  func saysWhatIsWrongWhereItIs(mistake: Mistake) throws {
    let marked = Marked(mistake.source)
    let reading = Reading(marked.text)
    #expect(reading.document == nil)
    try #require(reading.diagnostics.count == 1)
    let finding = reading.diagnostics[0]
    #expect(finding.rule == .invalidJSON)
    #expect(finding.severity == .error)
    #expect(finding.summary == mistake.summary)
    #expect(finding.pointer == mistake.pointer)
    #expect(marked.places.map { .span(span($0)) } == [finding.place])
  }

  /// A fix-it is certain: what it leaves is read without an error.
  @Test(arguments: [
    ("[1, 2, ]", "[1, 2 ]"),
    ("{\"a\": 1,\n}", "{\"a\": 1\n}"),
    ("{'a': 1}", "{\"a\": 1}"),
    ("{a: 1}", "{\"a\": 1}"),
    ("{\"a\" = 1}", "{\"a\" : 1}"),
    ("[\"a\"\n\"b\"]", "[\"a\",\n\"b\"]"),
    ("{\"a\": [1] \"b\": 2}", "{\"a\": [1], \"b\": 2}"),
    ("[True, 1]", "[true, 1]"),
    ("[undefined]", "[null]"),
    ("[1; 2]", "[1, 2]"),
    ("\u{FEFF}[]", "[]"),
  ])
  func offersACertainChange(text: String, fixed: String) throws {
    let finding = try #require(Reading(text).diagnostics.first)
    var bytes = Array(text.utf8)
    for edit in try #require(finding.fixIts.first).edits.sorted(by: { $0.span.start > $1.span.start }) {
      bytes.replaceSubrange(edit.span.range, with: edit.text.utf8)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == fixed)
    #expect(Reading(bytes).diagnostics.isEmpty)
  }

  @Test func trailingCommaIsReportedAtTheClosingBracketWithTheChange() throws {
    let marked = Marked("{\"bar\": {\"a\": {}⟦,⟧\n  ⟦}⟧\n}")
    let finding = try #require(Reading(marked.text).diagnostics.first)
    #expect(finding.pointer == "/bar")
    #expect(finding.suggestion == "remove the comma")
    #expect(finding.place == .span(span(marked.places[1])))
    #expect(finding.fixIts == [.init("remove the comma", edits: [.init(span(marked.places[0]), "")])])
  }

  @Test func namesTheBracketThatIsNotClosed() throws {
    let marked = Marked("{\n  \"a\": ⟦[⟧\n    1")
    let finding = try #require(Reading(marked.text).diagnostics.first)
    #expect(finding.notes == [.init("The array begins here", at: span(marked.places[0]))])
  }

  @Test(arguments: [
    ("{⟦\"name: \"⟧blue\": 1}", "this key"), ("{\"a\": ⟦\"b\"⟧c\"}", "this value"), ("[1, ⟦{\"a\": [2]}⟧ ?]", "this value"),
    ("{\"a\": ⟦[⟧1}", "the array begins here"), ("[⟦\"⟧a\n\"]", "the string begins here"),
  ])
  func labelsWhatCameBefore(source: String, text: String) throws {
    let marked = Marked(source)
    let finding = try #require(Reading(marked.text).diagnostics.first)
    #expect(finding.labels == [.init(text, at: span(marked.places[0]))])
  }

  private func span(_ range: Range<Int>) -> SourceSpan {
    SourceSpan(file: FileID(index: 0), start: range.lowerBound, end: range.upperBound)
  }
}
