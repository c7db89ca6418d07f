#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What a path leads to, links followed.
enum DiskItem {
  case missing, file, folder

  init(_ path: String) {
    let target = URL(filePath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: target)
    self =
      switch attributes?[.type] as? FileAttributeType {
      // A link that is still one leads nowhere.
      case nil, .typeSymbolicLink?: .missing
      case .typeDirectory?: .folder
      default: .file
      }
  }

  /// Why a file could not be read, in words.
  static func problem(reading path: String) -> String {
    switch DiskItem(path) {
    case .missing: "there is no such file"
    case .folder: "this is a folder, not a file"
    case .file:
      FileManager.default.isReadableFile(atPath: path) ? "the file cannot be read" : "you have no permission to read this file"
    }
  }

  /// Why a folder could not be looked into, in words.
  static func problem(listing path: String) -> String {
    switch DiskItem(path) {
    case .missing: "there is no such file or folder"
    case .file: "this is no folder, and its name is none of a theme file, NAME.theme.json"
    case .folder: "you have no permission to look into this folder"
    }
  }
}
