import Testing

/// Sources point to nothing that the repository does not have.
@Suite struct ReferenceTests {
  private static let documentation = "Sources/ModelCore/ModelCore.docc"

  /// The rules that have a heading (`### NAV-3 Pushing a controller`) in the reference pages.
  private static func documentedRules() throws -> [String] {
    try SourceTree.read(in: documentation, named: ".md").flatMap(\.lines).filter { $0.hasPrefix("### ") }.compactMap { line in
      let words = line.dropFirst(4).split(separator: " ")
      return words.count > 1 ? RuleIDs(in: words[0]).all.first : nil
    }
  }

  @Test func everyRuleThatSourcesCiteIsInTheReference() throws {
    let documented = Set(try Self.documentedRules())
    for file in try SourceTree.swiftFiles(in: "Sources") {
      for (index, line) in file.lines.enumerated() where line.utf8.contains(UInt8(ascii: "-")) {
        for id in RuleIDs(in: line).all where !documented.contains(id) {
          Issue.record("\(file.path):\(index + 1) cites \(id), which no page below \(Self.documentation) explains")
        }
      }
    }
  }

  /// Tests tolerate the faults of a rule by its name, which they find in the fault's message.
  @Test func rulesOfFaultsAreNamedByTheirIDs() throws {
    let file = try #require(
      try SourceTree.swiftFiles(in: "Sources/ModelCore/Kernel").first { $0.path.hasSuffix("/ModelFault.swift") })
    let rules = file.lines.filter { $0.contains("static let") && !$0.contains("Simulation") }
    #expect(rules.count > 50)
    for rule in rules {
      let id = try #require(RuleIDs(in: rule[...]).all.first)
      #expect(rule.contains("let \(id.lowercased().filter { $0 != "-" }) ="), "\(id)")
    }
  }

  @Test func everyRuleIsExplainedOnce() throws {
    let twice = Dictionary(grouping: try Self.documentedRules()) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
    #expect(twice.isEmpty)
  }

  @Test(arguments: ["Sources", "Tests", "Plugins", "Examples", "themes"])
  func nothingPointsToSectionsOfOtherDocuments(folder: String) throws {
    let files = try [".swift", ".md", ".tutorial"].flatMap { try SourceTree.read(in: folder, named: $0) }
    for file in files where file.path != "Tests/HouseTests/ReferenceTests.swift" && file.text.contains("§") {
      for (index, line) in file.lines.enumerated() where line.contains("§") { Issue.record("\(file.path):\(index + 1): \(line)") }
    }
  }

  @Test(
    arguments: [
      ("(NAV-3, VCL-12)", ["NAV-3", "VCL-12"]), ("UTF-8", []), ("NAV-3.", ["NAV-3"]), ("XNAV-3", []), ("NAV-3a", []),
      ("NAV-", []),
      ("LG-2/SPL-4", ["LG-2", "SPL-4"]), ("-3", []),
    ])
  func readsTheNamesOfRules(text: String, ids: [String]) {
    #expect(RuleIDs(in: text[...]).all == ids)
  }
}
