internal import PelmetFiles

/// The parts of a package's manifest that decide whether its themes are compiled, as `swift package dump-package` prints them.
struct PackageManifest: Decodable {
  let name: String
  private let products: [Product]?
  let dependencies: [Dependency]
  let targets: [Target]

  private struct Product: Decodable {
    let name: String
    let targets: [String]
  }

  /// The names of the targets that a product has.
  func targets(of product: String) -> [String] { products?.first { $0.name == product }?.targets ?? [] }

  /// A package that the manifest names, of whatever kind.
  struct Dependency: Decodable {
    /// How targets name it.
    let name: String
    /// The folder of a local copy.
    let path: String?
    /// Its address.
    private let url: String?
    /// The last part of its path or address.
    private let lastName: String?
    /// Those of its traits that are on; `default` if nothing is said.
    let traits: [String]

    /// The line of the manifest as far as it is known, with further arguments. A path is known from the root alone.
    func line(_ arguments: String) -> String {
      let place = path.map { _ in "path: …" } ?? url.map { "url: \"\($0)\", …" } ?? "…"
      return ".package(\(place), \(arguments))"
    }

    /// Where its files are, if they are there.
    /// - Parameter package: The folder of the package that is built.
    func folder(in package: String) -> String { path ?? ThemeFolder(package).path(of: ".build/checkouts/\(lastName ?? name)") }

    private struct Entry: Decodable {
      let identity: String
      let nameForTargetDependencyResolutionOnly: String?
      let path: String?
      let location: Location?
      let traits: [Named]?
    }

    private struct Location: Decodable {
      let remote: [Remote]?
    }

    private struct Remote: Decodable {
      let urlString: String
    }

    private struct Named: Decodable {
      let name: String
    }

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.singleValueContainer().decode([String: [Entry]].self)
      guard let entry = kinds.values.first?.first else {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "a dependency without a kind"))
      }
      (path, url) = (entry.path, entry.location?.remote?.first?.urlString)
      lastName = (path ?? url)?.split(separator: "/").last.map { $0.hasSuffix(".git") ? String($0.dropLast(4)) : String($0) }
      name = entry.nameForTargetDependencyResolutionOnly ?? lastName ?? entry.identity
      traits = entry.traits?.map(\.name) ?? ["default"]
    }
  }

  struct Target: Decodable {
    let name: String
    /// Such as `regular`, `executable`, `test`, `plugin`.
    let type: String
    /// Where its files are, if the manifest says so.
    let path: String?
    let exclude: [String]
    private let resources: [Resource]?
    let dependencies: [Reference]
    private let pluginUsages: [Reference]?
    private let settings: [Setting]?

    var plugins: [Reference] { pluginUsages ?? [] }

    /// Whether its Swift has a name that `#if` asks for, on some platform.
    func defines(_ name: String) -> Bool { settings?.contains { $0.tool == "swift" && $0.kind.define?.name == name } ?? false }

    var usesPlugin: Bool { plugins.contains { $0.name == "PelmetPlugin" } }

    /// Whether it is a module of the product, and not of the package's own work.
    var isCompiled: Bool { type == "regular" || type == "executable" }

    /// The files and folders whose themes are not compiled: what tests have as resources is for the tests to read.
    var leftOut: [String] { exclude + (type == "test" ? resources ?? [] : []).map(\.path) }

    private struct Resource: Decodable {
      let path: String
    }

    private struct Setting: Decodable {
      let tool: String
      let kind: Kind

      struct Kind: Decodable {
        let define: Definition?
      }

      struct Definition: Decodable {
        let name: String

        enum CodingKeys: String, CodingKey {
          case name = "_0"
        }
      }
    }
  }

  /// A product, target or plugin, and the package that has it if that is said.
  struct Reference: Decodable {
    let name: String
    let package: String?

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.singleValueContainer().decode([String: Parts].self)
      guard let parts = kinds.values.first else {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "a reference without a kind"))
      }
      (name, package) = (parts.name, parts.package)
    }

    /// The name, the package or a condition, and what else there is.
    private struct Parts: Decodable {
      let name: String
      let package: String?

      init(from decoder: any Decoder) throws {
        var parts = try decoder.unkeyedContainer()
        name = try parts.decode(String.self)
        package = try? parts.decode(String.self)
      }
    }
  }
}
