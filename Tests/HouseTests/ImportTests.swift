import Testing

/// Modules import only those that their promise allows.
@Suite struct ImportTests {
  @Test(arguments: ImportRule.byFolder.map(\.folder))
  func importsNothingThatItsFolderMayNotKnow(folder: String) throws {
    let rule = try #require(ImportRule.byFolder.first { $0.folder == folder }).rule
    let files = try SourceTree.swiftFiles(in: folder)
    #expect(!files.isEmpty)
    for file in files {
      for line in file.imports {
        #expect(rule.allows(line.module, in: file.path), "\(file.path) imports \(line.module)")
      }
    }
  }

  @Test func everyModuleHasARule() throws {
    let folders = Set(
      try SourceTree.swiftFiles(in: "Sources").map { $0.path.split(separator: "/").prefix(2).joined(separator: "/") })
    #expect(folders.subtracting(ImportRule.byFolder.map(\.folder)) == ["Sources/PelmetMain"])
  }

  @Test func importsJSONCInternallyOnly() throws {
    let importers = try SourceTree.swiftFiles(in: "Sources").filter { file in file.imports.contains { $0.module == "CJSONC" } }
    #expect(!importers.isEmpty)
    for file in importers {
      #expect(file.imports.filter { $0.module == "CJSONC" }.allSatisfy { $0.access == "internal" }, "\(file.path)")
    }
  }

  @Test(
    arguments: [
      ("import A", nil, "A"), ("  internal import A", "internal", "A"), ("public import struct A.B", "public", "A"),
      ("@testable import A", nil, "A"), ("@preconcurrency package import A", "package", "A"),
    ] as [(String, String?, String)])
  func readsAnImport(line: String, access: String?, module: String) throws {
    let found = try #require(SourceTree.Import(Substring(line)))
    #expect(found.access == access)
    #expect(found.module == module)
  }

  @Test(arguments: ["// import A", "let text = \"an import B\"", "important()", "/// Says import A"])
  func readsNoImportElsewhere(line: String) {
    #expect(SourceTree.Import(Substring(line)) == nil)
  }
}
