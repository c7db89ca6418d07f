import Testing

/// Words that the sources must not contain, because nothing else catches them.
@Suite struct ForbiddenTests {
  @Test(arguments: ["try!", "as!", "@_spi", "unsafeFlags"])
  func sourcesDoWithout(word: String) throws {
    for file in try SourceTree.swiftFiles(in: "Sources") + SourceTree.swiftFiles(in: "Plugins") where file.text.contains(word) {
      // In the lines that it writes into an app's manifest.
      if word == "unsafeFlags", file.path == "Sources/PelmetCommands/Starter/UIKitTarget.swift" { continue }
      for (index, line) in file.lines.enumerated() where line.contains(word) {
        Issue.record("\(file.path):\(index + 1) contains \(word)")
      }
    }
  }

  /// Data for a page's scripts is in its source, where only `scriptString` keeps a text from ending the element.
  @Test func textsInPagesAreWrittenForScripts() throws {
    for file in try SourceTree.swiftFiles(in: "Sources/PelmetPreview") {
      #expect(!file.text.contains("JSONText.string"), "\(file.path)")
    }
  }

  /// One door says what a program gets and may take. Plugins cannot import it.
  @Test func programsAreStartedInOnePlace() throws {
    let files = try SourceTree.swiftFiles(in: "Sources") + SourceTree.swiftFiles(in: "Plugins")
    let doors = files.filter { file in [" Process()", "posix_spawn", "popen("].contains { file.text.contains($0) } }
    #expect(
      doors.map(\.path).sorted() == [
        "Plugins/PelmetCommandPlugin/PelmetCommandPlugin.swift", "Sources/PelmetCommands/Support/Programs/InstalledProgram.swift",
      ])
  }

  /// A queue keeps a state to itself as `Mutex` would, which macOS has only since 15; the calls of a loop write to places of their own;
  /// nobody writes to a permanent value.
  private static let vouching: Set = [
    "Sources/PelmetPreview/Page/Templates/Background.swift", "Sources/PelmetSyntax/Support/Workers.swift",
    "Sources/PelmetCompiler/Catalogue/Permanent.swift",
  ]

  /// Classes that an app may have subclasses of, as of UIKit's; values of any type; methods, and objects that Foundation passes on. Each says
  /// why it is safe.
  private static let vouchingInModelCore: Set = [
    "Bars/Items/UIBarItem.swift", "Bars/Items/UINavigationItem.swift", "Kernel/Actions/ModelTimer.swift",
    "Kernel/Actions/NSObject+Perform.swift", "Kernel/Actions/NotificationCenter+Selectors.swift", "Kernel/Actions/Selector.swift",
    "Kernel/AssociationStore.swift", "Kernel/OptionalCalls.swift", "Values/OpenColor.swift",
    "Values/Traits/UITraitDefinition.swift", "Values/UIColor.swift", "Values/UIImage.swift", "Values/UITraitCollection.swift",
    "Views/Responders/UIGestureRecognizer.swift", "Views/Responders/UIResponder.swift",
  ]

  @Test func nobodyElseVouchesForThreads() throws {
    let files = try SourceTree.swiftFiles(in: "Sources").filter { file in
      ["@unchecked Sendable", "nonisolated(unsafe)"].contains { file.text.contains($0) }
    }
    #expect(Set(files.map(\.path)) == Self.vouching.union(Self.vouchingInModelCore.map { "Sources/ModelCore/\($0)" }))
  }

  /// The compiler takes the names that files write for those in Swift, so that a start prints no case: only `none` has another one there,
  /// because an optional has a case of that name.
  @Test func casesOfThemesAreCalledAsFilesWriteThem() throws {
    for file in try SourceTree.swiftFiles(in: "Sources/Pelmet") {
      for line in file.lines.map({ $0.drop { $0 == " " } }) where line.hasPrefix("case ") && line.contains(" = \"") {
        #expect(line.hasSuffix(" = \"none\""), "\(file.path)")
      }
    }
  }
}
