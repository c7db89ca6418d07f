internal import Foundation

/// The library with which Pelmet's tool reads JSON on Linux.
enum InstalledLibrary {
  /// Whether a package that depends on Pelmet has to build Pelmet's tool with json-c, which is not here.
  static func isMissing(for pelmet: PackageManifest.Dependency, in package: String) -> Bool {
    #if os(Linux)
      guard !headers.contains(where: FileManager.default.fileExists), !pelmet.traits.isEmpty else { return false }
      // A release has the tool as a binary.
      let folder = SwiftPackage(folder: pelmet.folder(in: package))
      guard folder.exists, let manifest = try? folder.manifest({ _ in }) else { return false }
      return manifest.targets.contains { $0.name == "pelmetc" && $0.type == "executable" }
    #else
      return false
    #endif
  }

  private static let headers = ["/usr/include", "/usr/local/include"].map { "\($0)/json-c/json.h" }
}
