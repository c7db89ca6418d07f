import Foundation
import Pelmet
import PelmetDiagnostics
import PelmetTestSupport
import PelmetTokens
import Testing

@testable import PelmetCompiler

/// Any name of a token becomes Swift that compiles.
@Suite struct TokenNameTests {
  private static let words =
    "actor any as associatedtype async await borrowing break case catch class consuming continue convenience default defer deinit do "
    + "dynamic each else enum extension fallthrough false fileprivate final for func get guard if import in indirect infix init "
    + "inout internal is isolated lazy left let macro mutating nil none nonisolated open operator optional override package postfix "
    + "precedence precedencegroup prefix private protocol Protocol public repeat required rethrows return right self Self self.a set "
    + "some static struct subscript super switch throw throws true try Type typealias unowned var weak where while willSet Any "
    + "Theme Tokens Double String Bool hashValue description _ __ _1 $0 $x #if @a"

  /// Signs, numbers, scripts, joiners, marks and what is in no script at all.
  private static let signs = [
    "\"", "\\", "→", "←", " ", "  ", "\n", "\t", "\u{0}", "🔴", "👨‍👩‍👧", "1️⃣", "½", "²", "٣", "Ⅷ", "①", "〇", "𝟘", "𝕋oken", "é", "ß",
    "İ", "ŉ", "漢字",
    "〆", "ー", "ⸯ", "\u{345}", "\u{301}a", "a\u{20E3}", "\u{1DE7}", "ا", "\u{202E}abc", "a\u{200D}b1", "\u{FEFF}x", "\u{10FFFF}",
    "\u{FFFE}z",
    "\u{E000}", "ﬀ", "ｆｕｌｌ", "µ", "ª", "º", "a·b", "0", "00", "1-2", "-", "--", "*/", "/*", "//", "`", "``", "`a`", "\\(x)", "#",
    "\"\"\"", "ǅ", "ꙮ", "𒐫",
    "ᢅ", "᠎", "ￚ", "ﷺ", "𞤀𞤁", "ⓐ", "\u{2E2F}a", "\u{3164}h", "\u{115F}i", "\u{1160}j", "\u{FFA0}k", "\u{3000}",
  ]

  private static var names: [String] {
    var random = SplitMix64(seed: 12)
    let scalars = (0..<Share.of(1_500)).map { _ -> String in
      let values = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Unicode.Scalar(UInt32.random(in: 0..<0x3_0000, using: &random)) ?? "x"
      }
      return String(String.UnicodeScalarView(values))
    }
    let plane = Share.of(stride(from: 0x80, to: 0x3400, by: 3)).compactMap { Unicode.Scalar($0 as Int).map(String.init) }
    return words.split(separator: " ").map(String.init) + signs + scalars + plane + [
      String(repeating: "long name ", count: 1_000)
    ]
  }

  @Test func `every name of a token or a group compiles`() throws {
    guard let compiler = Self.compiler else { return }
    var seen: Set<String> = []
    let names = Self.names.filter { !$0.contains(".") && seen.insert(Identifier.ofToken($0)).inserted }
    let file = FileID(index: 0)
    let tokens = names.flatMap { name in
      [([], name), (["group", name], "inner")].map { (groups: [String], name) in
        MirroredToken(
          group: MirroredToken.Group(path: groups, identifiers: groups.map(Identifier.ofToken)), name: name,
          identifier: Identifier.ofToken(name), keySpan: SourceSpan(file: file, start: 0, end: 0),
          content: .same(.constant(.number(1))), description: name, deprecation: .deprecated(message: name))
      }
    }
    var printer = CodePrinter()
    TokenPrinter.print(tokens.sorted { $0.path.count < $1.path.count }, access: .internal, to: &printer)
    let folder = try TemporaryFolder()
    let source = URL(fileURLWithPath: folder.path).appendingPathComponent("Tokens.swift")
    try Data(printer.text.utf8).write(to: source)
    let process = Process()
    process.executableURL = compiler
    process.arguments = ["-typecheck", "-swift-version", "6", "-parse-as-library", source.path]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let report = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    expectEqual(process.terminationStatus, 0, "\(report.prefix(2_000))")
  }

  /// `swiftc` of the tests' own toolchain, if it is on the path.
  private static var compiler: URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { URL(fileURLWithPath: "\($0)/swiftc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  @Test(arguments: [
    ("→", "_u2192"), ("\"", "_u22"), ("🔴", "_u1F534"), ("", "__"), ("500", "_500"), ("dark-red", "darkRed"), ("½", "_½"),
    ("a\u{200D}b", "ab"), ("→ x", "x"), ("1-5", "_1_5"), ("1/2", "_1_2"), ("gray-1,5", "gray1_5"), ("1-a-5", "_1A5"),
  ])
  func `names of signs only are their numbers`(name: String, identifier: String) {
    expectEqual(Identifier.ofToken(name), identifier)
  }

  @Test func `deep groups end in one name`() {
    let deep = (0..<300).map { "g\($0)" }
    let text = deep.reversed().reduce(#"{ "$type": "number", "$value": 1 }"#) { "{ \"\($1)\": \($0) }" }
    var files = ThemeFiles([
      ("theme.theme.json", #"{ "pelmet": 1, "tokens": ["a.tokens.json"] }"#), ("a.tokens.json", text),
    ])
    files.input.module.settings.emitTokens = true
    let compilation = Compilation.compile(files.input)
    let index = Emitter.files(compilation.module, module: "App").last?.text ?? ""
    expectEqual(index.split(separator: "enum g").count, 64)
    #expect(index.contains("static var g63G64G65"))
  }

  @Test func `a name of one sign is Swift at the top, in a group and where an alias leads to it`() {
    var files = ThemeFiles([
      ("x.theme.json", ##"{ "pelmet": 1, "navigationBar": { "tintColor": "#f00" }, "tokens": ["t.tokens.json"] }"##),
      (
        "t.tokens.json",
        ##"{ "\"": { "$type": "color", "$value": "#fff" }, "h": { "\"": { "$type": "color", "$value": "{\"}" } } }"##
      ),
    ])
    files.input.module.settings.emitTokens = true
    let compilation = Compilation.compile(files.input)
    expectEqual(compilation.diagnostics.filter { $0.severity == .error }, [])
    let index = Emitter.files(compilation.module, module: "App").last?.text ?? ""
    expectEqual(index.split(separator: "static var _u22: Pelmet.Theme.Color { .rgb(0xFFFFFF) }\n").count, 3)
    #expect(index.contains("enum h {"))
  }
}
