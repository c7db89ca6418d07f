internal import PelmetFiles
internal import PelmetImporting

/// The files of an app that are read.
struct SourceFolder {
  /// The folder that has all of them, as the user gave it: paths in themes and reports begin there.
  let root: FilePath
  let files: [ImportedFile]

  /// The purpose for which files are read.
  enum Purpose {
    /// To make themes of all that has a part in an app's look.
    case themes
    /// To find code that styles bars. Code that the team does not write, and code that only shows something, is nothing that it would move.
    case scan
  }

  /// The most bytes of a file that is read. No person has written more.
  static let maximumSize = 8 << 20

  /// - Parameters:
  ///   - paths: Folders and files, of which there is at least one.
  ///   - excluded: Folders below that are left out, by their paths from the user's folder or from `paths`, or by their names.
  init(_ paths: [String], excluding excluded: [String], for purpose: Purpose = .themes) throws(ImportFailure) {
    let isMixed = Set(paths.map { $0.hasPrefix("/") }).count > 1
    var places: [(path: FilePath, isFolder: Bool)] = []
    for path in paths {
      switch DiskItem(path) {
      case .folder: places.append((isMixed ? FilePath(path).absolute : FilePath(path), true))
      case .file: places.append((isMixed ? FilePath(path).absolute : FilePath(path), false))
      default: throw .usage("'\(path)': there is no such file or folder")
      }
    }
    root = Self.common(places.map { $0.isFolder ? $0.path : $0.path.parent })
    let excluded = excluded.map { FilePath($0) }
    var found: [String: ImportedFile] = [:]
    for place in places {
      guard place.isFolder else {
        let name = Self.name(place.path, below: root)
        found[name] = Self.file(name, at: place.path)
        continue
      }
      let folder = place.path
      let listing = SourceFiles(below: folder.description) { path in
        !Self.isSkipped(path, purpose) && !excluded.contains { Self.excludes($0, path, in: folder) }
      } where: {
        Self.isRead($0, purpose)
      }
      for path in listing.paths + listing.unlisted {
        let file = FilePath("\(folder)/\(path)")
        let name = Self.name(file, below: root)
        if found[name] == nil { found[name] = Self.file(name, at: file) }
      }
    }
    files = found.values.sorted { $0.path < $1.path }
  }

  /// The asset catalogues among the files.
  var catalogues: [String] {
    let ending = ".xcassets/"
    let all = files.compactMap { file in file.path.ranges(of: ending).first.map { String(file.path[..<$0.upperBound].dropLast()) }
    }
    return Set(all).sorted().map { FilePath("\(root)/\($0)").description }
  }

  /// A file that the user names beside the sources.
  func file(at path: String) -> ImportedFile { Self.file(Self.name(FilePath(path), below: root), at: FilePath(path)) }

  private static func file(_ name: String, at path: FilePath) -> ImportedFile {
    if case .folder = DiskItem(path.description) { return ImportedFile(path: name, problem: "the folder cannot be listed") }
    do throws(DiskFile.Problem) {
      let bytes = try DiskFile.bytes(of: path.description, upTo: maximumSize + 1)
      guard bytes.count <= maximumSize else { return ImportedFile(path: name, problem: "the file is larger than 8 MiB") }
      return ImportedFile(path: name, bytes: bytes)
    } catch {
      return ImportedFile(path: name, problem: error.reason)
    }
  }

  /// The folder that is around all of some folders.
  private static func common(_ folders: [FilePath]) -> FilePath {
    guard var common = folders.first else { return FilePath(".") }
    for folder in folders.dropFirst() {
      while common != folder, !folder.isBelow(common), !common.components.isEmpty { common = common.parent }
    }
    return common
  }

  private static func name(_ path: FilePath, below root: FilePath) -> String {
    guard path.isBelow(root) else { return path.components.joined(separator: "/") }
    return path.components.dropFirst(root.components.count).joined(separator: "/")
  }

  private static func excludes(_ excluded: FilePath, _ path: String, in folder: FilePath) -> Bool {
    let names = excluded.components
    if names.count == 1, path.split(separator: "/").last.map(String.init) == names[0] { return true }
    return FilePath(path) == excluded || FilePath("\(folder)/\(path)") == excluded
  }

  /// Folders with code that is not the app's own, or that only tests it.
  private static func isSkipped(_ path: String, _ purpose: Purpose) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if purpose == .scan, unowned.contains(name.lowercased().filter { $0.isLetter || $0.isNumber }) { return true }
    return ["Pods", "Carthage", "checkouts", "SourcePackages", "DerivedData", "Tests"].contains(name) || name.hasSuffix("Tests")
  }

  /// The names of folders with code of vendors, previews and demos, without what is between their words.
  private static let unowned: Set = [
    "vendor", "vendors", "vendored", "thirdparty", "3rdparty", "previewcontent", "demo", "demos", "example", "examples",
  ]

  private static func isRead(_ path: String, _ purpose: Purpose) -> Bool {
    guard purpose == .themes else { return [".swift", ".m", ".mm"].contains(where: path.hasSuffix) }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if [".swift", ".m", ".mm", ".h", ".storyboard", ".xib"].contains(where: name.hasSuffix) { return true }
    return name == "Info.plist" || name.hasSuffix("-Info.plist") || name == "Contents.json" && path.contains(".xcassets/")
  }
}
