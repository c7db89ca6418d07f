import Testing

/// A dialect of tokens is known to its own file, or folder, and to the list of dialects.
@Suite struct DialectTests {
  private static let folder = "Sources/PelmetTokens/Dialects"
  private static let list = "\(folder)/Dialects.swift"

  /// The types in the list: `[ResolverFile.self, …]`.
  private static func dialects() throws -> [String] {
    let text = try #require(try SourceTree.swiftFiles(in: folder).first { $0.path == list }).text
    let rows = try #require(text.split(separator: "static let all: [any Dialect.Type] = [").last?.split(separator: "]").first)
    return rows.split { $0 == "," || $0.isWhitespace }.map { String($0.dropLast(".self".count)) }
  }

  /// The place of a dialect, by the type that it is: a file of the folder `Dialects`, or a folder in it.
  private static func home(of dialect: String) throws -> String {
    let files = try SourceTree.swiftFiles(in: folder).map(\.path)
    let file = try #require(files.first { $0.hasSuffix("/\(dialect).swift") }, "no file is called \(dialect)")
    let names = file.dropFirst(folder.count + 1).split(separator: "/")
    return names.count == 1 ? file : "\(folder)/\(names[0])/"
  }

  @Test func noOtherFileNamesTheTypeOfADialect() throws {
    let dialects = try Self.dialects()
    #expect(dialects.count >= 7)
    let homes = try Dictionary(uniqueKeysWithValues: dialects.map { ($0, try Self.home(of: $0)) })
    for file in try SourceTree.swiftFiles(in: "Sources") where file.path != Self.list {
      // To take a text apart costs more than to search it.
      guard dialects.contains(where: file.text.contains) else { continue }
      for token in SwiftTokens(file.text).tokens {
        if let home = homes[token.text], !file.path.hasPrefix(home) { Issue.record("\(file.path):\(token.line)") }
      }
    }
  }

  /// Every file of the folder is a dialect's, or the list.
  @Test func everyFileOfTheFolderIsADialects() throws {
    let homes = try Self.dialects().map(Self.home)
    for file in try SourceTree.swiftFiles(in: Self.folder).map(\.path) where file != Self.list {
      #expect(homes.contains { file.hasPrefix($0) }, "\(file)")
    }
  }

  /// The tools whose files are dialects.
  private static let tools = ["figma", "spectrum", "studio", "theo"]

  /// Files whose code names a tool all the same. The list may only shrink.
  private static let exceptions = [
    "Sources/PelmetTokens/Files/VendorExtension.swift": ["figma", "studio"],
    "Sources/PelmetTokens/Values/ValueReader+Color.swift": ["figma"],
  ]

  /// Texts for users, such as the help of a command and the pages of rules, name tools.
  private static let modules = ["PelmetTokens", "PelmetCompiler", "PelmetResolution", "PelmetFiles", "pelmetc"]

  @Test func noOtherFileNamesATool() throws {
    let homes = try Self.dialects().map(Self.home)
    var needed: [String: Set<String>] = [:]
    for file in try Self.modules.flatMap({ try SourceTree.swiftFiles(in: "Sources/\($0)") }) {
      guard file.path != Self.list, !homes.contains(where: { file.path.hasPrefix($0) }) else { continue }
      for (index, line) in file.lines.enumerated() {
        let words = Self.words(in: line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line)
        for tool in Self.tools where words.contains(tool) {
          needed[file.path, default: []].insert(tool)
          #expect(Self.exceptions[file.path]?.contains(tool) == true, "\(file.path):\(index + 1) names \(tool)")
        }
      }
    }
    #expect(needed.mapValues { $0.sorted() } == Self.exceptions)
  }

  /// The words of a line in small letters; `isStudioFile` has three.
  private static func words(in line: Substring) -> Set<String> {
    let spaced = line.reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : "\($1)" }
    return Set(spaced.split { !$0.isLetter }.map { String($0).lowercased() })
  }

  @Test func exceptionsOnlyGetFewer() { #expect(Self.exceptions.values.joined().count <= 3) }
}

/// The compiler has the tokens of themes from one folder, which asks PelmetTokens for them.
@Suite struct TokenAdapterTests {
  @Test(arguments: ["TokenLibrary", "ListedTokens", "DocumentCache", "FoundFile", "FileLookup", "FilePointer"])
  func onlyTheAdapterReadsFilesOfTokens(type: String) throws {
    for file in try SourceTree.swiftFiles(in: "Sources/PelmetCompiler") where !file.path.contains("/PelmetCompiler/Tokens/") {
      for token in SwiftTokens(file.text).tokens where token.text == type { Issue.record("\(file.path):\(token.line)") }
    }
  }
}
