/// The files of a target as SwiftPM lists them, without those that `exclude` names. Both plugins are built with this file, too.
///
/// The list decides for themes that ``FolderWalk`` meets without a link. Behind a link SwiftPM may have other paths.
struct TargetFiles {
  /// Paths below the target's folder. A folder in the list, such as one that is copied, stands for everything in it.
  private let paths: Set<String>

  /// - Parameters:
  ///   - paths: The files from the root, and folders that are resources as a whole.
  ///   - folder: The target's folder.
  init(_ paths: some Sequence<String>, in folder: String) {
    let start = Array((folder.utf8.last == FileNames.slash ? folder : folder + "/").utf8)
    self.paths = Set(paths.filter { $0.utf8.starts(with: start) }.compactMap { String($0.utf8.dropFirst(start.count)) })
  }

  /// - Parameter paths: Those below the target's folder. It has source files, too.
  init(listing paths: some Sequence<String>) {
    self.paths = Set(paths).union([""])
  }

  /// The themes that SwiftPM leaves out of the target.
  struct Exclusions {
    /// Each of them.
    fileprivate(set) var themes: Set<String> = []
    /// The outermost folders of which SwiftPM lists nothing that have these themes, and the themes in other folders; in the order of
    /// their bytes.
    fileprivate(set) var paths: [String] = []
  }

  /// The themes in a walk through the target's folder that the list leaves out: none if it has no file of the folder.
  func exclusions(in walk: FolderWalk) -> Exclusions {
    var exclusions = Exclusions()
    guard !paths.isEmpty else { return exclusions }
    let linked = Set(walk[.linkedFile])
    let themes = walk[.file].filter {
      FileNames.ends(Array($0.utf8), in: ".theme.json") && !linked.contains($0)
        && Self.beginnings(of: $0).allSatisfy { !paths.contains($0) }
    }
    guard !themes.isEmpty else { return exclusions }
    let kept = Set((paths.union(linked)).flatMap { Self.beginnings(of: $0).dropLast() })
    exclusions.themes = Set(themes)
    let outermost = themes.map { theme in Self.beginnings(of: theme).first { !kept.contains($0) } ?? theme }
    exclusions.paths = Set(outermost).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return exclusions
  }

  /// The folders around a path, the outermost first, and the path itself.
  private static func beginnings(of path: String) -> [String] {
    path.utf8.indices.filter { path.utf8[$0] == FileNames.slash }.map { String(path[..<$0]) } + [path]
  }
}
