import Foundation
import Testing

/// ARCHITECTURE tells the compiler's stages in the order in which they run.
@Suite struct CompilationOrderTests {
  @Test func architectureHasTheValuesOfARunInTheirOrder() throws {
    let files = try SourceTree.swiftFiles(in: "Sources/PelmetCompiler")
    let text = try #require(files.first { $0.path.hasSuffix("/Compilation.swift") }).text
    let body = try #require(
      text.components(separatedBy: "struct CompilationRound {").last?.components(separatedBy: "\n}\n").first)
    let made = body.matches(of: /let \w+ = (\w+)\(/).map { String($0.1) }
    let page = try String(contentsOf: SourceTree.root.appending(path: "ARCHITECTURE.md"), encoding: .utf8)
    let table = try #require(
      page.components(separatedBy: "| stage | value | content |").last?.components(separatedBy: "\n\n").first)
    let told = table.matches(of: /\| `(\w+)` \|/).map { String($0.1) }
    #expect(told == ["CompilerInput"] + made.filter { $0 != "CompilationRound" })
  }
}
