import Foundation

/// The public declarations of a module, as the compiler reads them in its `.swiftmodule`.
struct SymbolGraph: Decodable {
  private(set) var symbols: [Symbol]
  private(set) var relationships: [Relationship]

  struct Symbol: Decodable {
    struct Kind: Decodable {
      let identifier: String
    }

    struct Identifier: Decodable {
      let precise: String
    }

    struct Fragment: Decodable {
      let kind: String
      let spelling: String
    }

    struct Extension: Decodable {
      let extendedModule: String
      let constraints: [Constraint]?
    }

    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let accessLevel: String
    let availability: [Availability]?
    let swiftExtension: Extension?
  }

  struct Constraint: Decodable {
    let kind: String
    let lhs: String
    let rhs: String
  }

  struct Availability: Decodable {
    struct Version: Decodable {
      let major: Int
      let minor: Int?
    }

    let domain: String?
    let introduced: Version?
    let deprecated: Version?
    let renamed: String?
    let isUnconditionallyDeprecated: Bool?
    let isUnconditionallyUnavailable: Bool?
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
    let swiftConstraints: [Constraint]?
  }

  /// The graph of a module that was built, with what it adds to types of other modules.
  init(of module: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pelmet-api-\(module)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.extract(module, to: folder)
    (symbols, relationships) = ([], [])
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    for file in files.sorted(by: { $0.path < $1.path }) {
      let part = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
      symbols += part.symbols
      relationships += part.relationships
    }
  }

  private static func extract(_ module: String, to folder: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "symbolgraph-extract", "-module-name", module, "-I", try modules(having: module).path, "-output-dir", folder.path,
      "-minimum-access-level", "public", "-skip-synthesized-members", "-emit-extension-block-symbols",
    ]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(message: "swift symbolgraph-extract cannot read \(module)") }
  }

  /// The folder of modules beside these tests, or the tests' own, as build systems lay them out.
  private static func modules(having module: String) throws -> URL {
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    for folder in [products.appending(path: "Modules"), products]
    where FileManager.default.fileExists(atPath: folder.appending(path: "\(module).swiftmodule").path) {
      return folder
    }
    throw Failure(message: "there is no \(module).swiftmodule at \(products.path)")
  }

  struct Failure: Error, CustomStringConvertible {
    let message: String

    var description: String { message }
  }
}
