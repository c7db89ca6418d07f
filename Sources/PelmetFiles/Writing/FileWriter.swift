#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Writes files whole or not at all: whoever reads one meanwhile, or after a kill or a power cut, finds the old bytes or the new
/// ones. Every file that outlives the run is written here.
///
/// The bytes go to a ``Draft`` beside the file, which takes its place once they are on the disk. A link is kept, and its target is
/// written, if that is within the ``Border`` around the link's folder.
package struct FileWriter {
  /// The folders in which abandoned drafts were looked for.
  private var cleaned: Set<String> = []
  /// The folders outside of the border to which links may lead.
  private let permitted: [String]

  package init(permitting permitted: [String] = []) { self.permitted = permitted }

  /// Writes a file, whose folder must exist. The new one has the permissions of the old one.
  package mutating func write(_ bytes: [UInt8], to path: String) throws(OutputFailure) {
    try Self.check(path, for: path)
    let place = try place(of: path)
    var status = stat()
    let exists = stat(place, &status) == 0
    guard !exists || status.st_mode & S_IFMT != S_IFDIR else { throw OutputFailure(path: path, EISDIR) }
    guard !exists || status.st_mode & S_IFMT == S_IFREG else {
      throw OutputFailure(path: path, reason: "this is a pipe or a device, not a file")
    }
    let folder = Self.folder(of: place)
    clean(folder)
    let draft = try Draft.make(in: folder, for: path)
    do throws(OutputFailure) {
      if exists { fchmod(draft.descriptor, status.st_mode & 0o7777) }
      try Self.fill(draft.descriptor, bytes, for: path)
      try draft.move(to: place, for: path)
    } catch {
      draft.discard()
      throw error
    }
  }

  /// Writes a new folder with files, given by their paths below it. It takes the place of nothing or of an empty folder.
  mutating func writeFolder(_ files: [(path: String, bytes: [UInt8])], to path: String) throws(OutputFailure) {
    let place = FilePath(DiskItem.realPath(path) ?? path).absolute
    let made = try Self.makeFolders(place.parent.description, for: path)
    do throws(OutputFailure) {
      for folder in [place.parent, place] { clean(folder.description) }
      try fillFolder(files, in: place, for: path)
    } catch {
      Self.removeFolders(made)
      throw error
    }
  }

  private func fillFolder(_ files: [(path: String, bytes: [UInt8])], in place: FilePath, for path: String) throws(OutputFailure) {
    let draft = try Draft.make(in: place.parent.description, for: path, isFolder: true)
    do throws(OutputFailure) {
      for file in files {
        let location = "\(draft.path)/\(file.path)"
        try Self.check(location, for: path)
        try Self.makeFolders(Self.folder(of: location), for: path)
        let descriptor = open(location, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw OutputFailure(path: path, errno) }
        defer { close(descriptor) }
        try Self.fill(descriptor, file.bytes, for: path)
      }
      try draft.move(to: place.description, for: path)
    } catch {
      draft.discard()
      throw error
    }
  }

  /// Writes to what cannot be replaced: a pipe, a device, or whatever `/dev/stdout` leads to.
  static func append(_ bytes: [UInt8], to path: String) throws(OutputFailure) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { throw OutputFailure(path: path, errno) }
    defer { close(descriptor) }
    try fill(descriptor, bytes, for: path)
  }

  /// Removes the drafts that killed runs have left in a folder; once.
  package mutating func clean(_ folder: String) {
    if cleaned.insert(folder).inserted { Draft.removeAbandoned(in: folder) }
  }

  /// Removes a file. It is well if another run has done so.
  package static func remove(_ path: String) throws(OutputFailure) {
    guard unlink(path) == 0 || errno == ENOENT else { throw OutputFailure(path: path, errno) }
  }

  /// Removes a folder if it is empty.
  package static func removeFolder(_ path: String) { rmdir(path) }

  /// Removes folders that ``makeFolders(_:for:)`` has made, as far as they are empty.
  static func removeFolders(_ made: [String]) {
    for folder in made.reversed() { removeFolder(folder) }
  }

  /// For the system a path ends at U+0000, and would be that of something else.
  private static func check(_ path: String, for target: String) throws(OutputFailure) {
    if path.utf8.contains(0) { throw OutputFailure(path: target, EILSEQ) }
  }

  /// Makes a folder and those around it, or none. Returns those that were not there, outermost first.
  /// - Parameter target: What they are for, for messages.
  @discardableResult
  package static func makeFolders(_ path: String, for target: String) throws(OutputFailure) -> [String] {
    try check(path, for: target)
    let names = FilePath(path)
    var missing: [String] = []
    var folder = names
    while !folder.components.isEmpty, DiskItem(folder.description) != .folder {
      missing.append(folder.description)
      folder = folder.parent
    }
    var made: [String] = []
    for folder in missing.reversed() {
      let error = mkdir(folder, 0o777) == 0 ? nil : errno
      guard let error else {
        made.append(folder)
        continue
      }
      // Another run may have made it.
      let item = DiskItem(folder)
      if case .folder = item { continue }
      removeFolders(made)
      switch item {
      case .brokenLink, .circularLink: throw OutputFailure(path: folder, reason: DiskItem.problem(listing: folder))
      default: throw OutputFailure(path: target, error)
      }
    }
    return made
  }

  /// Refuses a file below a folder if it is a link, or in a folder that is one: whoever has made the folder may have made that, too.
  package static func refuseLinks(to path: String, below folder: String) throws(OutputFailure) {
    var place = FilePath(folder)
    for name in FilePath(path).components.dropFirst(place.components.count) {
      place.components.append(name)
      guard DiskFolder.isLink(Array(place.description.utf8)) else { continue }
      throw OutputFailure(path: place.description, reason: "this is a link, and nothing is written through one here; remove it")
    }
  }

  /// The path of a file once its links are followed, whether or not it exists.
  private func place(of path: String) throws(OutputFailure) -> String {
    var place = path
    // As many as Linux follows.
    for _ in 0...40 {
      guard let bytes = DiskItem.target(of: place) else {
        if place != path { try check(place, for: path) }
        return place
      }
      let target = String(decoding: bytes, as: UTF8.self)
      guard target.utf8.elementsEqual(bytes) else {
        throw OutputFailure(path: path, reason: "this is a link to a name that is not UTF-8")
      }
      place = target.utf8.first == FileNames.slash ? target : "\(Self.folder(of: place))/\(target)"
    }
    throw OutputFailure(path: path, ELOOP)
  }

  /// Refuses the place to which a link leads, if it is out of the border.
  private func check(_ place: String, for path: String) throws(OutputFailure) {
    let border = Border(around: [Self.folder(of: path)], permitting: permitted)
    guard border.place(of: Self.folder(of: place)) == .outside else { return }
    throw OutputFailure(
      path: path, reason: "a link leads from here out of \(border.name), and nothing is written outside; name the file itself")
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: FileNames.slash) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Without `fsync`, a power cut could leave an empty file where an old one was.
  private static func fill(_ descriptor: Int32, _ bytes: [UInt8], for path: String) throws(OutputFailure) {
    let writer = DescriptorWriter(descriptor)
    writer.write(bytes)
    if let error = writer.error { throw OutputFailure(path: path, error) }
    while fsync(descriptor) != 0 {
      // Pipes and some file systems have nothing to wait for.
      if errno == EINVAL || errno == ENOTSUP { return }
      if errno != EINTR { throw OutputFailure(path: path, errno) }
    }
  }
}
