#if Rewrite
  import Foundation
  import PelmetTestSupport
  import Testing

  @testable import PelmetRewriting

  /// Promises about every text, whatever is in it.
  @Suite("Rewriting any text")
  struct RewritingPropertyTests {
    /// Pieces of Swift and of no Swift, in any order.
    private static let pieces = [
      "@objc ", "@objc(a:b:)\n", "@IBAction ", "dynamic ", "override ", "func f() { ", "var x = 0\n", "}\n", "}", "{",
      "class A: B {\n",
      "extension A {\n", "@objc protocol P {\n", "@objc optional func g(_ x: Int) -> Bool\n", "#selector(", "f(_:)", ")",
      "a.m?(x, y: z)",
      "a?.b.c?()", "\"text\\(", "\"\"\"\n", "// @objc\n", "/* ", " */", "#if os(iOS)\n", "#else\n", "#endif\n", "\n", "\r\n", " ",
      "é", "\u{FEFF}",
      "@MainActor ", "import XCTest\n", "import Foundation\n", "private ", "-> ", "[", "]", ";", "self", "super", "?", "!", "\\.",
    ]

    private static func text(seed: UInt64) -> [UInt8] {
      var random = SplitMix64(seed: seed)
      var text: [UInt8] = []
      for _ in 0..<Int.random(in: 1...60, using: &random) {
        if Int.random(in: 0..<40, using: &random) == 0 { text.append(UInt8.random(in: 0...255, using: &random)) }
        text += Array((pieces.randomElement(using: &random) ?? "").utf8)
      }
      return text
    }

    private static func lines(_ text: [UInt8]) -> Int { text.count { $0 == UInt8(ascii: "\n") } }

    @Test("any text keeps its lines")
    func anything() {
      let changed = withLargeStack {
        (0..<1_500 as Range<UInt64>).filter { seed in
          let source = Self.text(seed: seed)
          return Self.lines(SourceRewriting(of: source, path: "/a.swift", holding: []).text) != Self.lines(source)
        }
      }
      expectEqual(changed, [])
    }

    /// Declarations and statements that are whole, within each other.
    private static func swift(seed: UInt64) -> [UInt8] {
      var random = SplitMix64(seed: seed)
      let statements = [
        "a.b?(c, d: e)", "perform(#selector(go(_:)))", "let x = f.g?(self) ?? #selector(A.go)", "return",
        "if a.b?() == true { c.d?(e.f?()) }",
        "/* @objc */ let s = \"@objc \\(a.b?(1))\"", "#if os(iOS)\n@objc class L {}\n#elseif DEBUG\nx.y?()\n#endif",
      ]
      let members = [
        "@objc dynamic var a = 0", "@IBAction private func go(_ a: Any) { BODY }", "lazy var b = { BODY }()",
        "override func load() { BODY }",
        "@objc optional func o(_ x: Int) -> Bool", "@MainActor func testA() { BODY }", "@objc(x:) func x(_ a: Any) {\nBODY\n}",
      ]
      let shells = [
        "import XCTest", "@objcMembers public class A: B {\nMEMBER\nMEMBER\n}", "extension A {\nMEMBER\n}",
        "class A {\nclass B { MEMBER }\n}",
        "extension A.B { MEMBER; MEMBER }", "@objc protocol P { MEMBER }", "@MainActor class T: XCTestCase { MEMBER }",
        "func f() {\nBODY\n}",
        "import UIKit // @objc",
      ]
      var text = (0..<Int.random(in: 1...6, using: &random)).map { _ in shells.randomElement(using: &random) ?? "" }.joined(
        separator: "\n")
      for (mark, choices) in [("MEMBER", members), ("BODY", statements)] {
        let parts = text.components(separatedBy: mark)
        text = parts.dropFirst().reduce(parts[0]) { $0 + (choices.randomElement(using: &random) ?? "") + $1 }
      }
      return Array(text.utf8)
    }

    @Test("a second rewriting of Swift changes nothing, and lines that do not move stay")
    func idempotent() {
      for seed in 0..<500 as Range<UInt64> {
        let source = Self.swift(seed: seed)
        let once = SourceRewriting(of: source, path: "/a.swift", holding: []).text
        let text = String(decoding: once, as: UTF8.self)
        #expect(text.contains("#sourceLocation") || Self.lines(once) == Self.lines(source), "seed \(seed)")
        let twice = String(decoding: SourceRewriting(of: once, path: "/a.swift", holding: []).text, as: UTF8.self)
        expectEqual(twice, text, "seed \(seed)")
      }
    }

    @Test("Swift without Objective-C's syntax stays byte for byte")
    func plain() throws {
      let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/PelmetDiagnostics")
      let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
      var count = 0
      for file in files where file.pathExtension == "swift" {
        let source = Array(try Data(contentsOf: file))
        expectEqual(
          SourceRewriting(of: source, path: file.path, holding: []), SourceRewriting(text: source, findings: []), "\(file.path)")
        count += 1
      }
      #expect(count > 10)
    }

    @Test(
      "depth costs no stack: parentheses, types and chains of calls",
      arguments: [
        "(", "[", "{", "class A {", "a?.b?(", "!", "#selector(", "([", "a<", "x<[", "(a: [(", "[a:", "@a([", "let x: a<(",
        "#if a\n",
      ])
    func depth(piece: String) {
      let source = Array(String(repeating: piece, count: 5_000).utf8)
      let count = withLargeStack { SourceRewriting(of: source, path: "/a.swift", holding: []).text.count }
      #expect(count.map { $0 >= source.count } == true)
    }

    @Test("a chain of calls takes no more stack or time than its length")
    func chain() {
      let source = Array(("let x = a" + String(repeating: ".b?(c)", count: 5_000)).utf8)
      #expect(SourceRewriting(of: source, path: "/a.swift", holding: []).text.count > source.count)
    }
  }
#endif
