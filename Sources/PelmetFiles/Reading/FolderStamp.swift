#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The state of the files in some folders, without their content: two stamps differ if a file that Pelmet reads was written, replaced,
/// added, moved or removed between them.
///
/// A file that is written twice within a tick of the file system's clock, some milliseconds, may keep its stamp: who compares stamps
/// trusts one that has lasted for longer.
package struct FolderStamp: Equatable {
  private var files: [[UInt8]: FileStamp] = [:]
  /// The places for a ``FolderWatch`` to follow: the folders that were looked into or could come, and files that the system does not
  /// watch with their folder.
  package private(set) var places: Set<[UInt8]> = []

  package static func == (left: FolderStamp, right: FolderStamp) -> Bool { left.files == right.files }

  /// The paths of files that were written, replaced, added, moved or removed since an earlier stamp, in order.
  package func paths(changedSince earlier: FolderStamp) -> [String] {
    Set(files.keys).union(earlier.files.keys).filter { files[$0] != earlier.files[$0] }.map {
      String(decoding: $0, as: UTF8.self)
    }
    .sorted()
  }

  private struct FileStamp: Equatable {
    let file: UInt64
    let size: Int64
    /// The seconds and nanoseconds of the last writing, and of the last change of the file's entry, which saving by replacement makes.
    let times: [Int]

    init(_ status: stat) {
      file = UInt64(status.st_ino)
      size = Int64(status.st_size)
      #if canImport(Darwin)
        let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
      #else
        let (written, changed) = (status.st_mtim, status.st_ctim)
      #endif
      times = [Int(written.tv_sec), Int(written.tv_nsec), Int(changed.tv_sec), Int(changed.tv_nsec)]
    }
  }

  /// Looks at files, and at all that is in folders and below them. As for reading, hidden folders are left out, and links followed within a
  /// ``Border``. JSON counts everywhere, other files in asset catalogues.
  /// - Parameter permitted: The folders outside of the border to which links may lead.
  package init(of paths: Set<String>, permitting permitted: [String] = []) {
    let border = Border(around: Array(paths), permitting: permitted)
    var seen: Set<DiskFolder.Identity> = []
    var pending = paths.sorted().map { (path: Array($0.utf8), isCatalogue: $0.hasSuffix(Self.catalogue)) }
    for place in pending {
      places.insert(Self.folder(of: place.path))
      if FileNames.ends(place.path, in: ".json") { add(place.path, isLink: true) }
    }
    while let place = pending.popLast() {
      guard let folder = DiskFolder(place.path), seen.insert(folder.identity).inserted else { continue }
      places.insert(place.path)
      for entry in folder.entries where entry.name.first != UInt8(ascii: ".") {
        let path = place.path + [FileNames.slash] + entry.name
        let isJSON = FileNames.ends(entry.name, in: ".json")
        if entry.type == .folder || entry.type == .link && border.place(of: path) != .outside, !isJSON {
          pending.append((path, place.isCatalogue || FileNames.ends(entry.name, in: Self.catalogue)))
        }
        if entry.type != .folder, isJSON || place.isCatalogue { add(path, isLink: entry.type == .link) }
      }
    }
  }

  private mutating func add(_ path: [UInt8], isLink: Bool) {
    var status = stat()
    if stat(path.map { CChar(bitPattern: $0) } + [0], &status) == 0 { files[path] = FileStamp(status) }
    if isLink || !FolderWatch.seesFilesOfFolders { places.insert(path) }
  }

  private static func folder(of path: [UInt8]) -> [UInt8] {
    guard let end = path.lastIndex(of: FileNames.slash) else { return [UInt8(ascii: ".")] }
    return end == 0 ? [FileNames.slash] : Array(path[..<end])
  }

  private static let catalogue = ".xcassets"
}
