import Testing

/// A rule is two files: its code, and its page, from which the enumeration and all lists are generated.
@Suite struct RulePlaceTests {
  /// The names of the pages, with their lines.
  private static let pages = Result {
    try SourceTree.read(in: "Sources/PelmetExplanations/Rules", named: ".md").map { page in
      (name: name(of: page), lines: page.lines)
    }
  }

  private static func name(of file: SourceTree.File) -> String {
    file.path.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? ""
  }

  private static func names(in folder: String) throws -> Set<String> {
    Set(try SourceTree.swiftFiles(in: folder).filter { !$0.path.contains("/Generated/") }.map(name))
  }

  /// The words in a file's string literals that are names of rules.
  private static func namesInStrings(_ file: SourceTree.File, _ names: Set<String>) -> Set<String> {
    let code = file.lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.map { line in
      line.firstRange(of: " // ").map { line[..<$0.lowerBound] } ?? line
    }
    var counts: [Substring: Int] = [:]
    for line in code {
      for word in line.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) where names.contains(String(word)) {
        counts[word, default: 0] += 1
      }
    }
    guard !counts.isEmpty else { return [] }
    for token in SwiftTokens(file.text).tokens { counts[token.text[...]]? -= 1 }
    return Set(counts.filter { $0.value > 0 }.map { String($0.key) })
  }

  @Test func aNameIsWrittenOnItsPageAlone() throws {
    let names = Set(try Self.pages.get().map(\.name))
    #expect(names.count > 90)
    for file in try SourceTree.swiftFiles(in: "Sources") where !file.path.contains("/Generated/") {
      for name in Self.namesInStrings(file, names).sorted() {
        Issue.record("\(file.path) has the name of a rule in a string: write \\(Rule.…), as its page says \(name)")
      }
    }
  }

  @Test func everyFileOfCodeHasAPage() throws {
    let names = Set(try Self.pages.get().map(\.name))
    for folder in ["Sources/PelmetCompiler/Check/Rules", "Sources/PelmetTesting/Rules"] {
      #expect(try Self.names(in: folder).subtracting(names).isEmpty, "\(folder)")
    }
  }

  /// Two rules look at all themes of a module, after the others. The list may only shrink.
  @Test func everyPageOfAThemeOrScreenHasAFileOfCode() throws {
    let pages = try Self.pages.get()
    func names(_ stage: String) -> Set<String> { Set(pages.filter { $0.lines.contains("stage: \(stage)") }.map(\.name)) }
    let (ofThemes, ofScreens) = (names("checking"), names("liveScreens"))
    #expect(!ofThemes.isEmpty && !ofScreens.isEmpty)
    #expect(ofThemes.subtracting(try Self.names(in: "Sources/PelmetCompiler/Check/Rules")) == ["UnusedToken", "UnusedWaiver"])
    #expect(ofScreens.subtracting(try Self.names(in: "Sources/PelmetTesting/Rules")) == [])
  }

  @Test func namesInStringsAreFound() {
    let text = """
      // "LowContrast"
      let a = LowContrast.self  // LowContrast
      let b = "[LowContrast]" + "\\(MoreTab.self)"
      """
    let file = SourceTree.File(path: "a.swift", text: text)
    #expect(Self.namesInStrings(file, ["LowContrast", "MoreTab"]) == ["LowContrast"])
  }
}
