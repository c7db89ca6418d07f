internal import PelmetCompiler

/// A folder with files that Pelmet reads, found by their names.
package struct ThemeFolder {
  /// As given, without a `/` at its end.
  package let path: String
  /// The files in it, if another process has told them.
  private var walk: FolderWalk?
  /// Whether somebody has named the files one by one (``ListedFiles``), so that nothing else may be looked at.
  private(set) var isListed = false
  /// The files and folders below, whose themes SwiftPM leaves out of the target: the paths in ``TargetFiles``.
  private(set) var excluded: [String] = []

  /// The folders outside of its border to which links in it may lead.
  private var permitted: [String] = []
  /// The border, if it is not the one around the folder alone.
  private var wider: Border?

  package init(_ path: String) {
    var path = path[...]
    while path.utf8.count > 1, path.utf8.last == FileNames.slash { path.removeLast() }
    self.path = String(path)
  }

  /// The folder of a target.
  /// - Parameter excluded: The files and folders below, whose themes SwiftPM leaves out of the target.
  package init(_ path: String, excluding excluded: [String]) {
    self.init(path)
    self.excluded = excluded
  }

  /// The folder of a target, by what its manifest says. The build plugin has SwiftPM's list instead, with the same outcome.
  /// - Parameter paths: Files and folders below.
  package init(_ path: String, manifestLeavesOut paths: [String]) {
    self.init(path)
    guard !paths.isEmpty else { return }
    let walk = FolderWalk(self.path)
    let leftOut = PathSet(paths)
    excluded = TargetFiles(listing: walk[.file].filter { leftOut.around($0) == nil }).exclusions(in: walk).paths
  }

  /// A folder of which every file is named: paths relative to it, in any order.
  init(_ path: String, listing files: [String]) {
    self.init(path)
    walk = FolderWalk(listing: files)
    isListed = true
  }

  /// The folders of which a build plugin tells, by their paths as it gives them; `nil` if a file is not its record. Of some it tells only
  /// what SwiftPM leaves out.
  package static func recorded(in file: String) -> [String: ThemeFolder]? {
    guard let record = try? DiskFile.bytes(of: file), let walks = FolderWalk.walks(in: record) else { return nil }
    return walks.reduce(into: [:]) { folders, entry in
      var folder = ThemeFolder(entry.key, excluding: entry.value[.excluded])
      folder.walk = entry.value.isWhole ? entry.value : nil
      folders[entry.key] = folder
    }
  }

  /// Whether there is such a folder.
  package var exists: Bool { isListed || DiskItem(path) == .folder }

  /// Whether a file is in the folder itself.
  func has(_ file: String) -> Bool {
    guard isListed, let walk else { return DiskItem(self.path(of: file)) != .missing }
    return walk[.file].contains(file)
  }

  /// Whether there is a folder below this one to which no link leads out of the border.
  package func reaches(_ folder: String) -> Bool {
    let path = self.path(of: folder)
    return DiskItem(path) == .folder && border?.place(of: path) != .outside
  }

  /// A folder below this one.
  func part(_ path: String) -> ThemeFolder {
    var part = ThemeFolder(self.path(of: path))
    if isListed, let walk { (part.walk, part.isListed) = (walk.part(FilePath(path).description), true) }
    (part.permitted, part.wider) = (permitted, border)
    return part
  }

  /// How far links in the folder may lead; `nil` if somebody has named the files, which permits each.
  var border: Border? { isListed ? nil : wider ?? Border(around: [path]) }

  /// The folder, with others to which links in it may lead.
  /// - Parameter folders: The paths of folders that the user has named.
  package func permitting(_ folders: [String]) -> ThemeFolder {
    var folder = self
    folder.permitted = folders
    if !isListed { folder.wider = Border(around: [path], permitting: folders) }
    return folder
  }

  /// The folder, with those to which links in another one may lead.
  func permitting(_ other: ThemeFolder) -> ThemeFolder { permitting(other.permitted) }

  /// The folder as a part of a border around several.
  package func within(borderAround folders: [String], permitting permitted: [String]) -> ThemeFolder {
    var folder = self
    (folder.permitted, folder.wider) = (permitted, Border(around: folders, permitting: permitted))
    return folder
  }

  /// The folder by its path from the root of the file system.
  package var absolute: ThemeFolder {
    var folder = ThemeFolder(FilePath(path).absolute.description, excluding: excluded)
    (folder.walk, folder.permitted, folder.wider) = (walk, permitted, wider)
    return folder
  }

  /// The folder with what is in it, so that it is looked through once.
  var lookedThrough: ThemeFolder {
    var folder = self
    folder.walk = found
    return folder
  }

  /// The content of the folder: as it was told, or else as the disk has it.
  var found: FolderWalk { walk ?? FolderWalk(path, within: border) }

  /// The paths of the files of a name in the folder and those below it, in the order of their bytes.
  package func paths(of name: String) -> [String] {
    found[.file].filter { $0.utf8.elementsEqual(name.utf8) || $0.hasSuffix("/" + name) }
  }

  /// The name of the folder, even if its path is `.` or `..`.
  package var name: String { FilePath(path).absolute.components.last ?? "" }

  /// Whether another path leads to the same folder. Compares absolute paths; links are not followed.
  package func isSame(as other: ThemeFolder) -> Bool { FilePath(path).absolute == FilePath(other.path).absolute }

  /// The path of a file in the folder, as messages show it.
  package func path(of file: String) -> String {
    switch path {
    case ".": file
    case "/": "/" + file
    default: "\(path)/\(file)"
    }
  }

  /// A path below the folder as a theme in the folder writes it; `nil` for any other path.
  package func entry(_ path: String) -> String? {
    let (file, own) = (FilePath(path).absolute, FilePath(self.path).absolute)
    return file.isBelow(own) ? file.components.dropFirst(own.components.count).joined(separator: "/") : nil
  }

  /// The paths of the files below a part of the folder whose names end in some way, in the order of their bytes: of other formats than JSON,
  /// which no walk has. None where somebody has told which files there are.
  func files(below part: String, ending endings: [String]) -> [String] {
    guard !isListed else { return [] }
    let part = part.isEmpty ? "" : FilePath(part).description
    return FolderWalker.walk(path, [part], border ?? Border(around: [path]), endings)[.file] ?? []
  }

  /// The contents of a folder: paths relative to it, in the order of their bytes.
  package struct Listing {
    /// The files whose names end as Pelmet's do.
    package internal(set) var files: [String] = []
    /// Those of them that a link may lead to.
    fileprivate(set) var linked: Set<String> = []
    /// The folders that could not be listed.
    package internal(set) var unreadable: [String] = []
    /// Links to folders that were not followed, because they lead out of the border.
    fileprivate(set) var outside: [String] = []
    /// Files and folders with themes, whose names are not UTF-8.
    var misnamed: [String] = []
    /// Files with the name of another one in `files` or `others`, spelled with other Unicode characters.
    package internal(set) var respelled: [String] = []
    /// Other JSON files: tokens by any name, and themes that are misnamed.
    package internal(set) var others: [String] = []
  }

  /// The files in `parts`, each a file or a folder relative to this one. Leaves out hidden files and folders, follows links within the
  /// border, and takes every folder once (``FolderWalk``).
  package func listing(of parts: [String]) -> Listing {
    var listing = Listing()
    let parts = parts.map { FilePath($0).description }
    let named = parts.filter { FileKind.of($0) != nil }
    let folders = parts.filter { FileKind.of($0) == nil }.map { $0 == "." ? "" : $0 }
    let walk = folders == [""] ? found : FolderWalk(path, parts: folders, within: border)
    // Equal strings may have other bytes.
    var known: Set<String> = []
    var last = ""
    for path in (named + walk[.file]).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      defer { last = path }
      if path.utf8.elementsEqual(last.utf8) {
        continue
      } else if !known.insert(path).inserted {
        listing.respelled.append(path)
      } else if FileKind.of(path) != nil {
        listing.files.append(path)
      } else {
        listing.others.append(path)
      }
    }
    listing.linked = Set(walk[.linkedFile] + named)
    listing.unreadable = walk[.unreadable]
    listing.misnamed = walk[.misnamed]
    listing.outside = walk[.outside]
    return listing
  }
}
