/// The JSON files below a folder. The build plugin is built with this file, too: what it announces is what `pelmetc` reads.
///
/// Leaves out hidden files and folders, and follows links within a ``Border``. Every folder is taken once, however many links lead to it: under its
/// path without links, otherwise under the first of its paths, compared name by name in the order of bytes.
struct FolderWalk {
  /// The kinds of paths.
  enum Kind: UInt8, CaseIterable {
    /// Files whose names end in `.json`. Whether one is a folder is not asked: there may be thousands.
    case file = 0x66
    /// Those among the files to which a link leads.
    case linkedFile = 0x6C
    /// Files that describe what is in an asset catalogue.
    case contents = 0x63
    case folder = 0x64
    /// Folders that could not be listed.
    case unreadable = 0x75
    /// Links that were not followed: they lead to folders outside of the border, or to files there that describe assets.
    case outside = 0x6F
    /// Files and folders whose names are not UTF-8, if a theme is there. Bytes that are none are written as `\xE9`.
    case misnamed = 0x6D
    /// The files and folders whose themes SwiftPM leaves out of the target (``TargetFiles``). No walk finds them: somebody tells.
    case excluded = 0x78
  }

  private let paths: [Kind: [String]]

  /// Paths below the folder, in the order of their bytes; the empty path is the folder itself.
  subscript(kind: Kind) -> [String] { paths[kind] ?? [] }

  /// - Parameters:
  ///   - parts: The folders that are looked through, by their paths below `folder`; by default all.
  ///   - border: How far links are followed; by default the border around the folder.
  init(_ folder: String, parts: [String] = [""], within border: Border? = nil) {
    paths = FolderWalker.walk(folder, parts, border ?? Border(around: [folder]), [".json"])
  }

  /// A walk that somebody tells more than the folder does.
  /// - Parameter paths: What SwiftPM leaves out of the target.
  func excluding(_ paths: [String]) -> FolderWalk {
    FolderWalk(self.paths.merging([.excluded: paths]) { $1 })
  }

  /// Whether it has been through the folder: otherwise it has only what SwiftPM leaves out.
  var isWhole: Bool { paths.contains { $0.key != .excluded && !$0.value.isEmpty } }

  /// The name of a file that describes an asset.
  static let contentsName = "Contents.json"
}

/// Walks in a file, by which one process tells another what it has found.
extension FolderWalk {
  /// The walks of some folders: a field for each path, with its kind before and a zero byte behind it, and one for each folder
  /// before them.
  static func record(_ walks: [(folder: String, walk: FolderWalk)]) -> [UInt8] {
    walks.reduce(into: []) { record, entry in
      record += [start] + entry.folder.utf8 + [0]
      for kind in Kind.allCases { for path in entry.walk[kind] { record += [kind.rawValue] + path.utf8 + [0] } }
    }
  }

  /// The walks of a record by folder; `nil` if it is not one.
  static func walks(in record: [UInt8]) -> [String: FolderWalk]? {
    var walks: [String: [Kind: [String]]] = [:]
    var folder: String?
    for field in record.split(separator: 0) {
      let text = String(decoding: field.dropFirst(), as: UTF8.self)
      if field.first == start {
        folder = text
        walks[text] = [:]
      } else if let folder, let kind = field.first.flatMap(Kind.init) {
        walks[folder, default: [:]][kind, default: []].append(text)
      } else {
        return nil
      }
    }
    return walks.mapValues(FolderWalk.init)
  }

  private static let start = UInt8(ascii: "/")

  init(_ paths: [Kind: [String]]) { self.paths = paths }
}
