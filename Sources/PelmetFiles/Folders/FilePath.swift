#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A path in parts, so that different spellings of one path are equal: `themes`, `themes/` and `./themes`.
struct FilePath: Hashable, CustomStringConvertible {
  let isAbsolute: Bool
  /// The names between the slashes, without `.`.
  var components: [String]

  init(_ path: String) {
    isAbsolute = path.hasPrefix("/")
    components = path.split(separator: "/").map { String($0) }.filter { $0 != "." }
  }

  private init(absolute components: [String]) {
    isAbsolute = true
    self.components = components
  }

  /// The path from the root of the file system, without `..`.
  var absolute: FilePath {
    let start = isAbsolute ? [] : FilePath(FileManager.default.currentDirectoryPath).components
    return FilePath(
      absolute: components.reduce(into: start) { path, name in
        if name == ".." { _ = path.popLast() } else { path.append(name) }
      })
  }

  /// Whether this is a path inside a folder.
  func isBelow(_ folder: FilePath) -> Bool {
    isAbsolute == folder.isAbsolute && components.count > folder.components.count && components.starts(with: folder.components)
      && !components[folder.components.count...].contains("..")
  }

  var description: String {
    if isAbsolute { return "/" + components.joined(separator: "/") }
    return components.isEmpty ? "." : components.joined(separator: "/")
  }
}

/// The kind of item at a path, after links are followed.
enum DiskItem {
  case missing, file, folder

  init(_ path: String) {
    let target = URL(filePath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: target)
    self =
      switch attributes?[.type] as? FileAttributeType {
      // A link that is left over leads nowhere.
      case nil, .typeSymbolicLink?: .missing
      case .typeDirectory?: .folder
      default: .file
      }
  }

  /// The reason why a file could not be read, for a message.
  static func problem(reading path: String) -> String {
    switch DiskItem(path) {
    case .missing: "there is no such file"
    case .folder: "this is a folder, not a file"
    case .file:
      FileManager.default.isReadableFile(atPath: path) ? "the file cannot be read" : "you have no permission to read this file"
    }
  }

  /// The reason why a folder could not be listed, for a message.
  static func problem(listing path: String) -> String {
    switch DiskItem(path) {
    case .missing: "there is no such file or folder"
    case .file: "this is neither a folder nor a theme file (NAME.theme.json)"
    case .folder: "you have no permission to list this folder"
    }
  }
}
