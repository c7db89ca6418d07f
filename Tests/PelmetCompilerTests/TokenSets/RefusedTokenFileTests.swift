import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetCompiler

/// Files in which teams keep tokens, and which no design tool writes: a finding says what they are, and how to get JSON.
@Suite struct RefusedTokenFileTests {
  @Test(arguments: [
    ("json5.json", ["JSON5", "write it as JSON"]), ("yaml.json", ["YAML", "write it as JSON"]),
    ("no-tokens.json", ["there is no token in this file"]),
  ])
  func saysWhatAFileIsInOneErrorAtItsFirstPlace(file: String, words: [String]) throws {
    var files = ThemeFiles([
      ("a.theme.json", #"{ "pelmet": 1, "tokens": ["\#(file)"], "window": { "tintColor": "{color.red}" } }"#)
    ])
    let id = files.input.sources.add(path: file, bytes: try Fixtures.bytes("tokens/own-dialects/refuse/\(file)"))
    files.add(CompilerInput.File(path: file, id: id), to: nil)
    let compilation = Compilation.compile(files.input)
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    expectEqual(errors.count, 1, "\(errors.map(\.summary))")
    let error = try #require(errors.first)
    var locator = SourceLocator(compilation.sources)
    let (path, start) = locator.position(of: error.location)
    expectEqual(path, file)
    expectEqual(start.line, 1)
    let text = ([error.summary, error.fix ?? error.rule.fix] + error.notes.map(\.message)).joined(separator: " ")
    for word in words { #expect(text.contains(word), "\(text)") }
  }
}
