internal import Foundation
internal import PelmetFiles

/// Where the targets of a package have their files.
struct TargetFolders {
  /// The targets by their folders, as paths below that of the package.
  private var targets: [String: PackageManifest.Target] = [:]
  private var folders: [String: String] = [:]
  private let package: ThemeFolder

  /// - Parameter package: The path of the package's folder.
  init(_ manifest: PackageManifest, in package: String) {
    self.package = ThemeFolder(package)
    for target in manifest.targets {
      guard let folder = Self.folder(of: target, isOnly: manifest.targets.count == 1, in: package) else { continue }
      targets[folder] = target
      folders[target.name] = folder
    }
  }

  /// The folder of a target; `nil` if there is none, which SwiftPM reports.
  subscript(target: PackageManifest.Target) -> String? { folders[target.name] }

  /// The folder with the themes of a target, without what the manifest leaves out; `nil` if there is none.
  func themes(of target: PackageManifest.Target) -> ThemeFolder? {
    folders[target.name].map { ThemeFolder($0.isEmpty ? package.path : package.path(of: $0), manifestLeavesOut: target.leftOut) }
  }

  /// The target to which a file belongs: the one whose folder is nearest around it.
  func target(of file: String) -> PackageManifest.Target? {
    PackageFiles.parents(of: file).lazy.compactMap { targets[$0] }.first
  }

  /// As SwiftPM looks for it: what the manifest says, or a folder of the target's name in one of the usual places, or, of the only
  /// target, the usual place itself.
  private static func folder(of target: PackageManifest.Target, isOnly: Bool, in package: String) -> String? {
    func exists(_ path: String) -> Bool {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(package)/\(path)", isDirectory: &isFolder) && isFolder.boolValue
    }
    if let path = target.path {
      let parts = path.split(separator: "/").filter { $0 != "." }
      return parts.joined(separator: "/")
    }
    let usual =
      (target.type == "test" ? ["Tests"] : target.type == "plugin" ? ["Plugins"] : []) + ["Sources", "Source", "src", "srcs"]
    return usual.map { "\($0)/\(target.name)" }.first(where: exists) ?? (isOnly ? usual.first(where: exists) : nil)
  }
}
