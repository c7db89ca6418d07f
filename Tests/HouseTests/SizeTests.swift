import Testing

/// Files are neither chapters nor scraps.
@Suite struct SizeTests {
  @Test func pluginsStayUnderNinetyLines() throws {
    let plugins = try SourceTree.swiftFiles(in: "Plugins")
    #expect(!plugins.isEmpty)
    for file in plugins { #expect(file.lines.count < 90, "\(file.path)") }
  }

  /// The sizes of files that people write, in lines.
  private static func sizes() throws -> [(path: String, lines: Int)] {
    try SourceTree.swiftFiles(in: "Sources").filter { !$0.path.contains("/Generated/") }.map { ($0.path, $0.lines.count - 1) }
      .sorted { $0.lines < $1.lines }
  }

  @Test func mostFilesTellOneStory() throws {
    let sizes = try Self.sizes().map(\.lines)
    #expect(60...120 ~= sizes[sizes.count / 2])
    #expect(sizes[sizes.count * 9 / 10] < 300)
  }

  @Test func noneIsLongerThanFourHundredLines() throws {
    #expect(try Self.sizes().filter { $0.lines > 400 }.map(\.path).isEmpty)
  }
}
