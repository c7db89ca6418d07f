import Testing

/// Folders know those below them alone.
@Suite struct FolderTests {
  /// The uses that go up in each module, with those that circles allow.
  private static let upwardUses = Result {
    try FolderOrder.all.reduce(into: [String: [ModuleTypes.UpwardUse]]()) { uses, order in
      let files = try SourceTree.swiftFiles(in: "Sources/\(order.module)")
      uses[order.module] = ModuleTypes(files, of: order.module, namespaces: order.namespaces).upwardUses(in: order)
    }
  }

  @Test(arguments: FolderOrder.all.map(\.module))
  func foldersKnowOnlyThoseBelow(module: String) throws {
    let circles = AllowedCircle.all.filter { $0.module == module }
    for use in try #require(Self.upwardUses.get()[module]) {
      guard !circles.contains(where: { $0.type == use.type && $0.files.contains(use.file.name) }) else { continue }
      Issue.record("\(use)")
    }
  }

  @Test(arguments: AllowedCircle.all.indices)
  func allowedCirclesAreNeeded(index: Int) throws {
    let circle = AllowedCircle.all[index]
    let uses = try #require(Self.upwardUses.get()[circle.module], "\(circle.module) has no order of folders")
    for file in circle.files where !uses.contains(where: { $0.type == circle.type && $0.file.name == file }) {
      Issue.record("\(circle.module)/\(file) no longer names \(circle.type) from below: remove it from AllowedCircle.all")
    }
    #expect(!circle.reason.isEmpty)
  }

  @Test func allowedCirclesOnlyGetFewer() {
    #expect(AllowedCircle.all.map(\.files.count).reduce(0, +) <= 13)
  }

  @Test func everyLargeModuleHasAnOrder() throws {
    let written = try SourceTree.swiftFiles(in: "Sources").filter { !$0.path.contains("/Generated/") }
    let modules = Dictionary(grouping: written) { String($0.path.split(separator: "/")[1]) }
    let large = Set(modules.filter { $0.value.count > 8 }.keys)
    #expect(large.subtracting(FolderOrder.all.map(\.module)).isEmpty)
    #expect(Set(FolderOrder.all.map(\.module)).count == FolderOrder.all.count)
  }

  @Test(arguments: FolderOrder.all.map(\.module))
  func everyFolderStandsInTheOrder(module: String) throws {
    let order = try #require(FolderOrder.all.first { $0.module == module })
    let files = ModuleTypes(try SourceTree.swiftFiles(in: "Sources/\(module)"), of: module, namespaces: []).files
    let folders = Set(files.map(\.folder)).subtracting([""])
    #expect(folders == Set(order.rows.joined()))
    #expect(folders.count > 1)
  }

  @Test func compilationIsNamedByNothingBelowIt() throws {
    let top = ["/Compilation.swift", "/LiveModule.swift"]
    let files = try SourceTree.swiftFiles(in: "Sources/PelmetCompiler").filter { file in !top.contains { file.path.hasSuffix($0) }
    }
    for file in files {
      for use in TypeNames(of: file.text).uses where use.text == "Compilation" { Issue.record("\(file.path):\(use.line)") }
    }
  }
}

/// How the order of folders is read, on a module of a few lines.
@Suite struct FolderOrderTests {
  private static let order = FolderOrder("Fruit", "Core", "Apples | Pears", "Bowls")

  private func upwardUses(_ files: (path: String, text: String)...) -> [String] {
    let files = files.map { SourceTree.File(path: "Sources/Fruit/\($0.path)", text: $0.text) }
    return ModuleTypes(files, of: "Fruit", namespaces: ["Fruit"]).upwardUses(in: Self.order).map {
      "\($0.file.name):\($0.line) \($0.type)"
    }
  }

  @Test func belowMayBeNamed() {
    #expect(
      upwardUses(("Core/A.swift", "struct Seed {}"), ("Bowls/B.swift", "let a: Seed"), ("Top.swift", "let a: Seed")).isEmpty)
  }

  @Test func aboveAndBesideMayNot() {
    #expect(
      upwardUses(
        ("Core/A.swift", "\nlet a: [Bowl]\nlet b: Fruit.Bowl"), ("Apples/B.swift", "struct Apple {}\nlet a: Pear"),
        ("Pears/C.swift", "struct Pear {}"), ("Bowls/D.swift", "struct Bowl {}\nlet a: Table"), ("Top.swift", "struct Table {}"))
        == ["Core/A:2 Bowl", "Core/A:3 Bowl", "Apples/B:2 Pear", "Bowls/D:2 Table"])
  }

  @Test func oneLineCountsOnce() {
    #expect(upwardUses(("Core/A.swift", "let a: Bowl = Bowl()"), ("Bowls/B.swift", "struct Bowl {}")) == ["Core/A:1 Bowl"])
  }

  @Test func aTypeDeclaredTwiceIsAtHomeBelow() {
    #expect(
      upwardUses(
        ("Apples/A.swift", "let a: Peel"), ("Bowls/B.swift", "struct Peel {}"), ("Core/C.swift", "struct Peel {}")
      ).isEmpty)
  }

  @Test func nestedTypesAndParametersHideOthers() {
    #expect(
      upwardUses(
        ("Core/A.swift", "struct Seed { struct Bowl {} }"), ("Core/B.swift", "extension Seed { func make() -> Bowl {} }"),
        ("Core/C.swift", "struct Box<Bowl> { let a: Bowl }"), ("Core/D.swift", "private struct Bowl {}\nlet a: Bowl"),
        ("Bowls/E.swift", "struct Bowl {}")
      ).isEmpty)
  }
}
