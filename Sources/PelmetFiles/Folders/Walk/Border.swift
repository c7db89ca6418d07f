/// How far links may lead: one rule for all that Pelmet reads and writes. The build plugin is built with this file, too.
///
/// The border around a folder is the outermost of three folders: the nearest one around it that begins a repository, the nearest one that
/// begins a package, and the folder itself. A user may permit other folders, by naming them on the command line; a file of the repository
/// cannot. A path that the user names may itself have links: the border begins where they lead.
struct Border {
  /// The thing that begins at the outermost folder.
  private enum Kind: String {
    case repository, package, folder
  }

  /// Paths without links, each with the thing that begins there.
  private let own: [(path: [UInt8], kind: Kind)]
  private let permitted: [[UInt8]]

  /// Where a path leads.
  enum Place {
    case inside
    /// To a folder that the user permits.
    case permitted
    case outside
  }

  /// - Parameters:
  ///   - folders: Those around which the border is, of which each has its own.
  ///   - permitted: The other folders to which links may lead.
  init(around folders: [String], permitting permitted: [String] = []) {
    own = folders.compactMap { DiskFolder.realPath(Array($0.utf8)) }.map(Self.outermost)
    self.permitted = permitted.compactMap { DiskFolder.realPath(Array($0.utf8)) }
  }

  /// Where a path leads once all links are followed. One that leads nowhere is inside: to read it says why.
  func place(of path: [UInt8]) -> Place {
    guard let real = DiskFolder.realPath(path) else { return .inside }
    if own.contains(where: { Self.holds($0.path, real) }) { return .inside }
    return permitted.contains { Self.holds($0, real) } ? .permitted : .outside
  }

  func place(of path: String) -> Place { place(of: Array(path.utf8)) }

  /// The things around which the border is, for messages, which are the same on every machine.
  var name: String { Set(own.map { "the \($0.kind.rawValue)" }).sorted().joined(separator: " or ") }

  /// Whether a repository begins at a folder, or a package.
  static func begins(at folder: String) -> Bool { (repositories + [package]).contains { isItem($0, in: Array(folder.utf8)) } }

  /// The names that systems of version control have where a repository begins: of a folder, or of a file that says where it is.
  private static let repositories = [".git", ".jj", ".hg", ".sl"]
  private static let package = "Package.swift"

  private static func outermost(_ folder: [UInt8]) -> (path: [UInt8], kind: Kind) {
    let around = [(repositories, Kind.repository), ([package], .package)].compactMap { names, kind in
      nearest(folder, with: names).map { (path: $0, kind: kind) }
    }
    return around.min { $0.path.count < $1.path.count } ?? (folder, .folder)
  }

  /// The nearest folder that has one of some items, from a folder without links upward.
  private static func nearest(_ folder: [UInt8], with names: [String]) -> [UInt8]? {
    var folder = folder[...]
    while true {
      if names.contains(where: { isItem($0, in: Array(folder)) }) { return Array(folder) }
      guard folder.count > 1, let slash = folder.lastIndex(of: FileNames.slash) else { return nil }
      folder = folder[...max(slash - 1, 0)]
    }
  }

  private static func isItem(_ name: String, in folder: [UInt8]) -> Bool {
    DiskFolder.isItem(folder + [FileNames.slash] + name.utf8)
  }

  /// Compares name by name.
  private static func holds(_ folder: [UInt8], _ path: [UInt8]) -> Bool {
    guard path.starts(with: folder) else { return false }
    return folder.count <= 1 || path.count == folder.count || path[folder.count] == FileNames.slash
  }
}
