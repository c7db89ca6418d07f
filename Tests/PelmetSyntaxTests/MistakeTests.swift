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
    Mistake("⟦⟧", "the file is empty; expected a JSON value"),
    Mistake("⟦⟧ \n\n", "the file is empty; expected a JSON value"),
    Mistake("⟦\u{FEFF}⟧{}", "the file begins with a byte order mark; JSON has none"),
    Mistake("{\n  ⟦'a'⟧: 1\n}", "strings take double quotes, not single ones"),
    Mistake("{⟦“⟧a”: 1}", "strings take straight double quotes, not '“' (U+201C)"),
    Mistake("{\n  ⟦// why⟧\n  \"a\": 1\n}", "JSON has no comments"),
    Mistake("{ ⟦/* why */⟧ \"a\": 1 }", "JSON has no comments"),
    Mistake("{\n  \"a\": 1,\n  ⟦# why⟧\r\n}", "JSON has no comments"),
    Mistake("{\n  \"a\": 1\n  ⟦\"⟧b\": 2\n}", "expected a comma before this key"),
    Mistake("{\"a\": [{} ⟦{⟧}]}", "expected a comma before this value", pointer: "/a"),
    Mistake("{\"a\" ⟦1⟧}", "expected a colon after the key, not '1'", pointer: "/a"),
    Mistake("{\"a\" ⟦=⟧ 1}", "expected a colon after the key, not '='", pointer: "/a"),
    Mistake("{\"a/b~c\"⟦,⟧ \"d\": 1}", "expected a colon and a value after the key", pointer: "/a~1b~0c"),
    Mistake("{\"\\u0061\": ⟦}⟧", "expected a value after the colon, not '}'", pointer: "/a"),
    Mistake("{⟦tintColor⟧: 1}", "keys take double quotes"),
    Mistake("{⟦1⟧: 1}", "keys take double quotes"),
    Mistake("{⟦[⟧1]: 1}", "expected a key in double quotes, not '['"),
    Mistake("[⟦True⟧]", "'True' is not a value; expected true"),
    Mistake("[⟦None⟧]", "'None' is not a value; expected null"),
    Mistake("[⟦nul⟧]", "'nul' is not a value; put strings in double quotes, or write true, false or null"),
    Mistake("[⟦trueish⟧]", "'trueish' is not a value; put strings in double quotes, or write true, false or null"),
    Mistake(
      "{\"a\": ⟦blue⟧}", "'blue' is not a value; put strings in double quotes, or write true, false or null",
      pointer: "/a"),
    Mistake("[⟦NaN⟧]", "'NaN' is not a number in JSON; numbers are finite"),
    Mistake("[⟦-Infinity⟧]", "'-Infinity' is not a number in JSON; numbers are finite"),
    Mistake("[⟦+⟧1]", "a number cannot begin with '+'"),
    Mistake("[⟦.⟧5]", "a number begins with a digit; write 0 before the decimal point"),
    Mistake("[1.⟦]⟧", "expected a digit after the decimal point, not ']'"),
    Mistake("[1e⟦,⟧2]", "expected a digit in the exponent, not ','"),
    Mistake("[-⟦ ⟧1]", "expected a digit after the minus sign, not a space"),
    Mistake("[0⟦1⟧]", "a number has no leading zeros"),
    Mistake("[0⟦x⟧1F]", "numbers in JSON are decimal, not hexadecimal"),
    Mistake("[1.2⟦.⟧3]", "a number has at most one decimal point, before the exponent"),
    Mistake("[1⟦_⟧000]", "digits cannot be grouped with '_'"),
    Mistake("[16⟦pt⟧]", "a number has no letters; put strings in double quotes"),
    Mistake("[1 ⟦+⟧ 2]", "expected ',' or ']' after the value, not '+'"),
    Mistake("[1⟦+⟧2]", "JSON has no arithmetic; write the result"),
    Mistake("[⟦1e999⟧]", "the number is too large: at most about 1.8e308 can be represented"),
    Mistake("{\"a\": \"b⟦⟧\n}", "the string is not closed on its line; a line break in a string is written \\n", pointer: "/a"),
    Mistake("{\"a⟦⟧\r\n}", "the string is not closed on its line; a line break in a string is written \\n"),
    Mistake("[\"a⟦\t⟧b\"]", "a tab in a string is written \\t"),
    Mistake("[\"a⟦\u{1B}⟧b\"]", "the control character U+001B in a string is written \\u001B"),
    Mistake(
      "[\"C:\\⟦w⟧indows\"]", "\\ and 'w' are not an escape; expected \\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u with four digits"),
    Mistake("[\"\\u00⟦g⟧0\"]", "expected four hexadecimal digits after \\u, not 'g'"),
    Mistake(
      "[\"⟦\\uD83D⟧\"]", "the escape is half of a surrogate pair; a character beyond U+FFFF takes two: \\uD83D\\uDE00"),
    Mistake("[\"a]⟦⟧\n", "the string is not closed on its line; a line break in a string is written \\n"),
    Mistake("[\"a]⟦⟧", "the string is not closed: the file ends before its \""),
    Mistake("{\n  \"a\": [\n    1⟦⟧\n", "the file ends before the array is closed by ]", pointer: "/a"),
    Mistake("{\"a\":⟦⟧ ", "the file ends before the last key has a value", pointer: "/a"),
    Mistake("{\"a\": [1⟦}⟧", "an array is closed by ']', not by '}'", pointer: "/a"),
    Mistake("{\"a\": 1⟦]⟧", "an object is closed by '}', not by ']'"),
    Mistake("[1⟦:⟧2]", "an array has no keys; use an object { } for keys and values"),
    Mistake("[[1], [2⟦;⟧3]]", "elements are separated by ',', not by ';'", pointer: "/1"),
    Mistake("[1,⟦,⟧2]", "expected a value before the comma"),
    Mistake("{\"a\": 1,⟦,⟧ \"b\": 2}", "expected a key before the comma"),
    Mistake("{\"a\":⟦:⟧ 1}", "a single colon separates a key from its value", pointer: "/a"),
    Mistake("{\"a\": 1}⟦}⟧", "'}' closes nothing; the file's only value has already ended"),
    Mistake("{}\n⟦{⟧}", "expected the end of the file, not '{'; a file holds one value"),
    Mistake("{}⟦,⟧", "no comma may follow the file's only value"),
    Mistake("⟦<⟧plist>", "expected a value, not '<': an object { }, an array [ ], a \"string\", a number, true, false or null"),
    Mistake("[1,⟦\u{A0}⟧2]", "U+00A0 is not white space in JSON; use a space, a tab or a line break"),
    Mistake("[1]⟦\0⟧", "a NUL byte is not allowed in JSON; save the file as UTF-8 if it is UTF-16"),
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
    #expect(finding.notes == [.init("the array begins here", at: span(marked.places[0]))])
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
