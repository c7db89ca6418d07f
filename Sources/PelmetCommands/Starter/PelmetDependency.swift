internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetReports

/// How a package depends on Pelmet, in lines of its manifest.
struct PelmetDependency {
  /// The folder of a local copy, as the manifest writes it; `nil` for the release of this tool by its address.
  let path: String?

  static let address = "https://github.com/pelmet/pelmet"

  /// The name of the package in products and plugins.
  static let identity = "pelmet"

  /// The entry of the package's dependencies.
  var line: String { line(traits: "") }

  /// The same for a package that rewrites its code for Linux. A release has the tool for that; elsewhere a trait builds it.
  var rewritingLine: String { line(traits: needsTrait ? ", \(Self.rewritingTraits)" : "") }

  /// Whether a package needs a trait to rewrite its code.
  var needsTrait: Bool { path != nil || !Release.isTagged }

  static let rewritingTraits = "traits: [.defaults, \"Rewrite\"]"

  private func line(traits: String) -> String {
    guard let path else { return ".package(url: \"\(Self.address)\", \(Release.requirement)\(traits))" }
    return ".package(name: \"\(Self.identity)\", path: \(JSONTree.string(path).line)\(traits))"
  }

  /// The entries of a target's dependencies: the tables, what applies them, and a model of UIKit where there is none.
  static let products = [
    product("Pelmet"), product("PelmetUIKit"),
    ".product(name: \"ModelCore\", package: \"\(identity)\", condition: .when(platforms: [.linux, .macOS, .windows]))",
  ]

  /// The entry of a target's plugins.
  static let plugin = ".plugin(name: \"PelmetPlugin\", package: \"\(identity)\")"

  /// The entry of a target whose code is rewritten.
  static let rewritingPlugin = ".plugin(name: \"UnchangedCodePlugin\", package: \"\(identity)\")"

  static func product(_ name: String) -> String { ".product(name: \"\(name)\", package: \"\(identity)\")" }

  /// The systems on which the products run, from the first version.
  static let platforms = "[.macOS(.v13), .iOS(.v13)]"
}
