import PelmetDiagnostics
import PelmetSyntax
import PelmetTestSupport
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
    Mistake("⟦⟧", "the file is empty; expected one JSON value"),
    Mistake("⟦⟧ \n\n", "the file is empty; expected one JSON value"),
    Mistake("⟦\u{FEFF}⟧{}", "the file begins with a byte order mark, which JSON does not allow"),
    Mistake("{\n  ⟦'a'⟧: 1\n}", "single quotes are not allowed; strings are in double quotes"),
    Mistake("{⟦“⟧a”: 1}", "'“' (U+201C) is not allowed; strings are in straight double quotes"),
    Mistake("{\n  ⟦// why⟧\n  \"a\": 1\n}", "comments are not allowed in JSON"),
    Mistake("{ ⟦/* why */⟧ \"a\": 1 }", "comments are not allowed in JSON"),
    Mistake("{\n  \"a\": 1,\n  ⟦# why⟧\r\n}", "comments are not allowed in JSON"),
    Mistake("{\n  \"a\": 1\n  ⟦\"⟧b\": 2\n}", "expected a comma before this key"),
    Mistake("{\"a\": [{} ⟦{⟧}]}", "expected a comma before this value", pointer: "/a"),
    Mistake("{\"a\" ⟦1⟧}", "expected ':' after the key, found '1'", pointer: "/a"),
    Mistake("{\"a\" ⟦=⟧ 1}", "expected ':' after the key, found '='", pointer: "/a"),
    Mistake("{\"a/b~c\"⟦,⟧ \"d\": 1}", "expected ':' and a value after the key", pointer: "/a~1b~0c"),
    Mistake("{\"\\u0061\": ⟦}⟧", "expected a value after the colon, found '}'", pointer: "/a"),
    Mistake("{⟦tintColor⟧: 1}", "a key must be in double quotes"),
    Mistake("{⟦1⟧: 1}", "a key must be in double quotes"),
    Mistake("{⟦[⟧1]: 1}", "expected a key in double quotes, found '['"),
    Mistake("[⟦True⟧]", "'True' is not a JSON value; JSON has true"),
    Mistake("[⟦None⟧]", "'None' is not a JSON value; JSON has null"),
    Mistake("[⟦nul⟧]", "'nul' is not a JSON value; expected true, false, null or a string in double quotes"),
    Mistake("[⟦trueish⟧]", "'trueish' is not a JSON value; expected true, false, null or a string in double quotes"),
    Mistake(
      "{\"a\": ⟦blue⟧}", "'blue' is not a JSON value; expected true, false, null or a string in double quotes",
      pointer: "/a"),
    Mistake("[⟦NaN⟧]", "'NaN' is not a JSON number; numbers must be finite"),
    Mistake("[⟦-Infinity⟧]", "'-Infinity' is not a JSON number; numbers must be finite"),
    Mistake("[⟦+⟧1]", "a number must not begin with '+'"),
    Mistake("[⟦.⟧5]", "a number must begin with a digit"),
    Mistake("[1.⟦]⟧", "expected a digit after the decimal point, found ']'"),
    Mistake("[1e⟦,⟧2]", "expected a digit in the exponent, found ','"),
    Mistake("[-⟦ ⟧1]", "expected a digit after the minus sign, found a space"),
    Mistake("[0⟦1⟧]", "a number must not begin with 0, unless a decimal point follows"),
    Mistake("[0⟦x⟧1F]", "hexadecimal numbers are not allowed"),
    Mistake("[1.2⟦.⟧3]", "a number can have only one decimal point, before its exponent"),
    Mistake("[1⟦_⟧000]", "'_' is not allowed between digits"),
    Mistake("[16⟦pt⟧]", "letters are not allowed in a number"),
    Mistake("[1 ⟦+⟧ 2]", "expected ',' or ']' after the value, found '+'"),
    Mistake("[1⟦+⟧2]", "calculations are not allowed in JSON"),
    Mistake("[⟦1e999⟧]", "the number is too large; the largest is about 1.8e308"),
    Mistake("{\"a\": \"b⟦⟧\n}", "the string is not closed on its line", pointer: "/a"),
    Mistake("{\"a⟦⟧\r\n}", "the string is not closed on its line"),
    Mistake("[\"a⟦\t⟧b\"]", "a tab is not allowed in a string"),
    Mistake("[\"a⟦\u{1B}⟧b\"]", "the control character U+001B is not allowed in a string"),
    Mistake(
      "[\"C:\\⟦w⟧indows\"]",
      "unknown escape: \\ before 'w'; the escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four digits"),
    Mistake("[\"\\u00⟦g⟧0\"]", "expected four hexadecimal digits after \\u, found 'g'"),
    Mistake(
      "[\"⟦\\uD83D⟧\"]", "the escape is half of a surrogate pair"),
    Mistake("[\"a]⟦⟧\n", "the string is not closed on its line"),
    Mistake("[\"a]⟦⟧", "the string is not closed before the end of the file"),
    Mistake("{\n  \"a\": ⟦[⟧\n    1\n", "this array is not closed by ]", pointer: "/a"),
    Mistake("{\n  \"a\": ⟦{⟧\n    \"b\": 1,\n  \"c\": {}\n}\n", "this object is not closed by }"),
    Mistake("{\"a\":⟦⟧ ", "the file ends before the last key has a value", pointer: "/a"),
    Mistake("{\"a\": [1⟦}⟧", "expected ']' to close the array, found '}'", pointer: "/a"),
    Mistake("{\"a\": 1⟦]⟧", "expected '}' to close the object, found ']'"),
    Mistake("[1⟦:⟧2]", "an array has no keys"),
    Mistake("[[1], [2⟦;⟧3]]", "expected ',' between elements, found ';'", pointer: "/1"),
    Mistake("[1,⟦,⟧2]", "expected a value before the comma"),
    Mistake("{\"a\": 1,⟦,⟧ \"b\": 2}", "expected a key before the comma"),
    Mistake("{\"a\":⟦:⟧ 1}", "expected a value after the colon, found another colon", pointer: "/a"),
    Mistake("{\"a\": 1}⟦}⟧", "'}' closes nothing; the file's only value ends before it"),
    Mistake("{}\n⟦{⟧}", "expected the end of the file after its only value, found '{'"),
    Mistake("{}⟦,⟧", "expected the end of the file after its only value, found ','"),
    Mistake("⟦<⟧plist>", "expected an object, an array, a string, a number, true, false or null, found '<'"),
    Mistake("[1,⟦\u{A0}⟧2]", "U+00A0 is not allowed here; white space in JSON is space, tab and line break"),
    Mistake("[1]⟦\0⟧", "a NUL byte is not allowed in JSON"),
  ]

  @Test(arguments: mistakes)
  func saysWhatIsWrongWhereItIs(mistake: Mistake) throws {
    let marked = Marked(mistake.source)
    let reading = Reading(marked.text)
    #expect(reading.document == nil)
    try #require(reading.diagnostics.count == 1)
    let finding = reading.diagnostics[0]
    expectEqual(finding.rule, .invalidJSON)
    expectEqual(finding.severity, .error)
    expectEqual(finding.summary, mistake.summary)
    expectEqual(finding.pointer, mistake.pointer)
    expectEqual(marked.places.map { .span(span($0)) }, [finding.location])
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
    ("[“a”]", "[\"a\"]"),
    ("{ /* why */ \"a\": 1 }", "{  \"a\": 1 }"),
    ("[1/*a*/\n]", "[1\n]"),
    ("{\n  // why\n  \"a\": 1\n}", "{\n  \"a\": 1\n}"),
    ("[#FFF, \"#000\"]", "[\"#FFF\", \"#000\"]"),
    ("{\"a\": #0A84FF80\n}", "{\"a\": \"#0A84FF80\"\n}"),
    ("[\"a\tb\"]", "[\"a\\tb\"]"),
    ("[+1, 2]", "[1, 2]"),
    ("[.5]", "[0.5]"),
    ("\u{FEFF}[]", "[]"),
    ("[1,, 2]", "[1, 2]"),
    ("{\"a\": 1,,\n\"b\": 2}", "{\"a\": 1,\n\"b\": 2}"),
    ("{\"a\":: 1}", "{\"a\": 1}"),
    ("{\"a\" {\"b\": 1}}", "{\"a\": {\"b\": 1}}"),
    ("{\n  \"a\": {\n    \"b\": 1,\n  \"c\": {}\n}\n", "{\n  \"a\": {\n    \"b\": 1\n  },\n  \"c\": {}\n}\n"),
    ("{\n  \"a\": [\n    1\n  ]\n", "{\n  \"a\": [\n    1\n  ]\n}\n"),
    ("{\n  \"a\": {\n    \"b\": 1\n\n}\n", "{\n  \"a\": {\n    \"b\": 1\n  }\n\n}\n"),
  ])
  func offersACertainChange(text: String, fixed: String) throws {
    let finding = try #require(Reading(text).diagnostics.first)
    var bytes = Array(text.utf8)
    for edit in try #require(finding.fixIts.first).edits.sorted(by: { $0.span.start > $1.span.start }) {
      bytes.replaceSubrange(edit.span.range, with: edit.text.utf8)
    }
    expectEqual(String(decoding: bytes, as: UTF8.self), fixed)
    #expect(Reading(bytes).diagnostics.isEmpty)
  }

  /// The step that is the same for all mistakes says nothing: each has one of its own.
  @Test(arguments: mistakes)
  func saysTheOneStep(mistake: Mistake) throws {
    let finding = try #require(Reading(Marked(mistake.source).text).diagnostics.first)
    #expect(finding.fix != nil || finding.suggestion != nil || !finding.fixIts.isEmpty)
  }

  /// Nothing is changed where a file's lines do not tell what was meant.
  @Test(arguments: [
    "{\"a\": {\"b\": 1, \"c\": 2}", "[1,, ]", "{,,}",
    "{\n  \"a\": {\n    \"b\": {\n      \"c\": 1,\n  \"d\": 2\n}",
  ])
  func leavesWhatIsNotCertain(text: String) throws {
    let finding = try #require(Reading(text).diagnostics.first)
    #expect(finding.fixIts.isEmpty)
    #expect(finding.fix != nil)
  }

  @Test func namesTheLineBeforeTheKeyThatIsOutside() throws {
    let marked = Marked("{\n  \"a\": ⟦{⟧\n    \"b\": 1⟦⟧,\n  \"c\": {}\n}\n")
    let finding = try #require(Reading(marked.text).diagnostics.first)
    expectEqual(finding.labels.map(\.span), [span(marked.places[1])])
    expectEqual(finding.fix, "add \"}\" before the comma at the end of line 3")
  }

  @Test func trailingCommaIsReportedAtTheClosingBracketWithTheChange() throws {
    let marked = Marked("{\"bar\": {\"a\": {}⟦,⟧\n  ⟦}⟧\n}")
    let finding = try #require(Reading(marked.text).diagnostics.first)
    expectEqual(finding.pointer, "/bar")
    expectEqual(finding.suggestion, "remove the comma")
    expectEqual(finding.location, .span(span(marked.places[1])))
    expectEqual(finding.fixIts, [.init("remove the comma", edits: [.init(span(marked.places[0]), "")])])
  }

  @Test func namesTheBracketThatIsNotClosed() throws {
    let marked = Marked("{\n  \"a\": ⟦[⟧\n    1")
    let finding = try #require(Reading(marked.text).diagnostics.first)
    expectEqual(finding.location, .span(span(marked.places[0])))
    expectEqual(finding.labels.map(\.text), ["it is missing here"])
    expectEqual(finding.fix, "add \"]\" after line 3")
  }

  @Test(arguments: [
    ("{⟦\"name: \"⟧blue\": 1}", "this key"), ("{\"a\": ⟦\"b\"⟧c\"}", "this value"), ("[1, ⟦{\"a\": [2]}⟧ ?]", "this value"),
    ("{\"a\": ⟦[⟧1}", "the array begins here"), ("[⟦\"⟧a\n\"]", "the string begins here"),
  ])
  func labelsWhatCameBefore(source: String, text: String) throws {
    let marked = Marked(source)
    let finding = try #require(Reading(marked.text).diagnostics.first)
    expectEqual(finding.labels, [.init(text, at: span(marked.places[0]))])
  }

  private func span(_ range: Range<Int>) -> SourceSpan {
    SourceSpan(file: FileID(index: 0), start: range.lowerBound, end: range.upperBound)
  }
}
