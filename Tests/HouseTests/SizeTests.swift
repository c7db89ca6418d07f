import Testing

/// How large files may be.
@Suite struct SizeTests {
  @Test func pluginsStayUnderNinetyLines() throws {
    let plugins = try SourceTree.swiftFiles(in: "Plugins")
    #expect(!plugins.isEmpty)
    for file in plugins { #expect(file.lines.count < 90, "\(file.path)") }
  }

  @Test func filesStaySmall() throws {
    let sizes = try SourceTree.swiftFiles(in: "Sources").map(\.lines.count).sorted()
    let median = try #require(sizes.dropFirst(sizes.count / 2).first)
    let ninetieth = try #require(sizes.dropFirst(sizes.count * 9 / 10).first)
    #expect(median <= 120)
    #expect(ninetieth <= 300)
  }

  @Test func onlyTablesAreLongerThanFiveHundredLines() throws {
    let tables: Set<String> = []
    let long = try SourceTree.swiftFiles(in: "Sources").filter { $0.lines.count > 500 }.map(\.path)
    #expect(Set(long).subtracting(tables).isEmpty)
  }
}
