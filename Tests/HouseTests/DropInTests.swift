import Foundation
import Testing

/// ModelCore stands in for UIKit: code from before Swift's concurrency compiles against it, and Pelmet's own sources do not take it for
/// UIKit.
@Suite struct DropInTests {
  @Test func publicDeclarationsOnTheMainActorPredateConcurrency() throws {
    for file in try SourceTree.swiftFiles(in: "Sources/ModelCore") {
      for line in Self.strictDeclarations(in: file.text) {
        Issue.record("\(file.path):\(line): write @preconcurrency @MainActor, so that Swift 5 outside the main actor compiles")
      }
    }
  }

  @Test func publicFunctionsThatTakeSendableClosuresPredateConcurrency() throws {
    for file in try SourceTree.swiftFiles(in: "Sources/ModelCore") {
      for (index, line) in file.lines.enumerated() where line.contains("public ") && line.contains("@Sendable (") {
        #expect(line.contains("@preconcurrency"), "\(file.path):\(index + 1)")
      }
    }
  }

  /// `canImport(UIKit)` would depend on what was built first where an app's package has a target of that name.
  @Test func sourcesLeaveTheChoiceOfUIKitToTheManifest() throws {
    for file in try SourceTree.swiftFiles(in: "Sources") where !file.path.hasPrefix("Sources/PelmetCommands/") {
      for (index, line) in file.lines.enumerated() where line.drop(while: { $0 == " " }).hasPrefix("#") {
        let before = line.components(separatedBy: "canImport(UIKit").first ?? ""
        #expect(before == line || before.contains("MODELCORE"), "\(file.path):\(index + 1): ask for MODELCORE")
      }
    }
  }

  @Test(
    arguments: [
      ("@preconcurrency @MainActor\nopen class A {}", []), ("@MainActor\nfinal class A {}", []),
      ("let f: @MainActor () -> Void", []), ("@MainActor\nopen class A {}", [1]),
      ("struct A {\n  @MainActor @discardableResult public static func f() {}\n}", [2]),
      ("@MainActor\nextension A {\n  func f() {}\n  public func g() {}\n}", [1]),
      ("@MainActor\nextension A {\n  func f() {}\n}\npublic struct B {}", []),
    ] as [(String, [Int])])
  func findsDeclarationsWithoutIt(text: String, lines: [Int]) {
    #expect(Self.strictDeclarations(in: text) == lines)
  }

  /// The lines of attributes `@MainActor` of public declarations that lack `@preconcurrency`, and of extensions with public members, for
  /// which Swift has no such attribute.
  private static func strictDeclarations(in text: String) -> [Int] {
    let tokens = SwiftTokens(text).tokens
    return tokens.indices.filter { index in
      guard tokens[index].text == "MainActor", index > 0, tokens[index - 1].text == "@" else { return false }
      if index > 2, tokens[index - 2].text == "preconcurrency" { return false }
      let declaration = tokens[(index + 1)...]
      guard let keyword = declaration.firstIndex(where: { keywords.contains($0.text) || $0.text == "(" }) else { return false }
      guard tokens[keyword].text == "extension" else { return declaration[..<keyword].contains { isPublic($0) } }
      return body(from: keyword, in: tokens).contains { isPublic($0) }
    }.map { tokens[$0].line }
  }

  private static let keywords: Set = [
    "actor", "class", "enum", "extension", "func", "init", "let", "protocol", "struct", "subscript", "typealias", "var",
  ]

  private static func isPublic(_ token: SwiftTokens.Token) -> Bool { token.text == "public" || token.text == "open" }

  /// The tokens up to the brace that closes the first one.
  private static func body(from start: Int, in tokens: [SwiftTokens.Token]) -> ArraySlice<SwiftTokens.Token> {
    var depth = 0
    for index in start..<tokens.count {
      if tokens[index].text == "{" { depth += 1 }
      if tokens[index].text == "}" {
        depth -= 1
        if depth == 0 { return tokens[start...index] }
      }
    }
    return tokens[start...]
  }
}
