/// A path in parts, so that different spellings of one path are equal: `themes`, `themes/` and `./themes`.
package struct FilePath: Hashable, CustomStringConvertible {
  let isAbsolute: Bool
  /// The names between the slashes, without `.`.
  package var components: [String]

  package init(_ path: String) {
    // A slash and a mark that combines with it are one character.
    isAbsolute = path.utf8.first == FileNames.slash
    components = path.utf8.split(separator: FileNames.slash).map { String(Substring($0)) }.filter { $0 != "." }
  }

  private init(absolute components: [String]) {
    isAbsolute = true
    self.components = components
  }

  /// The path from the root of the file system, without `..`.
  package var absolute: FilePath {
    let start = isAbsolute ? [] : FilePath(DiskItem.workingFolder).components
    return FilePath(
      absolute: components.reduce(into: start) { path, name in
        if name == ".." { _ = path.popLast() } else { path.append(name) }
      })
  }

  /// The path without its last name.
  package var parent: FilePath {
    var parent = self
    _ = parent.components.popLast()
    return parent
  }

  /// The folder around the path; `nil` for the root of the file system. A relative path that ends here goes on as an absolute one.
  var enclosing: FilePath? {
    let path = components.last.map { $0 != ".." } ?? false ? self : absolute
    return path.components.isEmpty ? nil : path.parent
  }

  /// Whether this is a path inside a folder.
  package func isBelow(_ folder: FilePath) -> Bool {
    isAbsolute == folder.isAbsolute && components.count > folder.components.count && components.starts(with: folder.components)
      && !components[folder.components.count...].contains("..")
  }

  package var description: String {
    if isAbsolute { return "/" + components.joined(separator: "/") }
    return components.isEmpty ? "." : components.joined(separator: "/")
  }
}
