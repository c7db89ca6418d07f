/// Files and folders below a folder; a folder stands for everything in it.
struct PathSet {
  /// The paths as they were given, by their names.
  private let paths: [[String]: String]

  /// - Parameter paths: `.` is the folder itself.
  init(_ paths: some Sequence<String>) {
    self.paths = Dictionary(paths.map { (FilePath($0).components, $0) }) { first, _ in first }
  }

  /// The outermost of the paths that another path is, or is in; `nil` if there is none.
  func around(_ path: String) -> String? {
    guard !paths.isEmpty else { return nil }
    let names = FilePath(path).components
    return (0...names.count).lazy.compactMap { paths[Array(names.prefix($0))] }.first
  }
}
