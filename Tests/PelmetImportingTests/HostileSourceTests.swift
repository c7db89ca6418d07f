#if Rewrite
  import PelmetTestSupport
  import Testing

  @testable import PelmetImporting

  /// Sources that no person writes: within limits, and without a crash.
  @Suite("Hostile sources")
  struct HostileSourceTests {
    private static let bar = "UINavigationBar.appearance()"

    static let sources: [(name: String, text: String)] = [
      ("a long sum", "func f() { \(bar).itemWidth = " + Array(repeating: "1", count: 50_000).joined(separator: " + ") + " }"),
      ("a long chain", "func f() { let x = a" + String(repeating: ".b()", count: 20_000) + "; \(bar).tintColor = x }"),
      ("deep brackets", "func f() { \(bar).tintColor = " + String(repeating: "(", count: 20_000) + "x }"),
      ("deep arrays", "func f() { \(bar).tintColor = " + String(repeating: "[", count: 20_000) + "x }"),
      ("deep blocks", "func f() { \(bar).tintColor = .red; " + String(repeating: "if a { ", count: 5_000) + "}"),
      ("many conditions", "func f() {\n" + (0..<300).map { "if a\($0) { \(bar).tintColor = .red }\n" }.joined() + "}"),
      (
        "many branches", "func f() {\nif a { }" + (0..<3_000).map { " else if a\($0) { \(bar).tintColor = .red }" }.joined() + "}"
      ),
      ("recursion", "func f() { g() }\nfunc g() { f(); \(bar).tintColor = .red }"),
      ("a value that needs itself", "extension UIColor { static let a = UIColor.a }\nfunc f() { \(bar).tintColor = .a }"),
      ("types in a circle", "class A: B {}\nclass B: A {}\nfunc f() { \(bar).tintColor = A().x }"),
      (
        "many members",
        "enum P {" + (0..<10_000).map { "static let m\($0) = UIColor.red\n" }.joined() + "}\nfunc f() { \(bar).tintColor = P.m9 }"
      ),
      ("no Swift", "\u{0}\u{1}%PDF }}}} \" \"\"\" /* func ( [ { \(bar) = = ="),
      ("numbers that overflow", "func f() { \(bar).tintColor = UIColor(white: 1 / 0, alpha: 9223372036854775807 * 2 << 99) }"),
    ]

    @Test("sources end within limits", arguments: sources.map(\.name))
    func limits(name: String) throws {
      let text = try #require(Self.sources.first { $0.name == name }).text
      let result = withLargeStack { ThemeImport(of: [ImportedFile(path: "A.swift", bytes: Array(text.utf8))]) }
      #expect(try #require(result).themes.count == 1)
    }

    @Test("every beginning of the shapes' sources is read", arguments: ShapeTests.shapes)
    func beginnings(shape: Shape) throws {
      for file in shape.sources {
        for end in stride(from: 0, to: file.bytes.count, by: 101) {
          let part = ImportedFile(path: file.path, bytes: Array(file.bytes[..<end]))
          #expect(shape.imported([part])?.themes.isEmpty == false)
        }
      }
    }
  }
#endif
