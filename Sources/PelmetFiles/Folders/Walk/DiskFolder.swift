#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A folder as the system lists it. The build plugin is built with this file, too.
struct DiskFolder {
  /// The same for every path that leads to the folder.
  let identity: Identity
  /// Without `.` and `..`, in no order.
  private(set) var entries: [(name: [UInt8], type: EntryType)] = []

  struct Identity: Hashable {
    let device: UInt64
    let file: UInt64
  }

  enum EntryType {
    case folder, link, other
  }

  /// `nil` if there is no folder that can be listed.
  init?(_ path: [UInt8]) {
    guard let stream = opendir(Self.terminated(path)) else { return nil }
    defer { closedir(stream) }
    var status = stat()
    guard fstat(dirfd(stream), &status) == 0 else { return nil }
    identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), file: UInt64(status.st_ino))
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in Array(bytes.prefix { $0 != 0 }) }
      guard name != [0x2E], name != [0x2E, 0x2E] else { continue }
      switch Int(entry.pointee.d_type) {
      case Int(DT_DIR): entries.append((name, .folder))
      case Int(DT_LNK): entries.append((name, .link))
      // Some file systems do not say.
      case Int(DT_UNKNOWN): entries.append((name, Self.type(path + [FileNames.slash] + name)))
      default: entries.append((name, .other))
      }
    }
  }

  /// Whether a path leads to a folder, listed or not.
  static func isFolder(_ path: [UInt8]) -> Bool {
    var status = stat()
    return stat(terminated(path), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func isLink(_ path: [UInt8]) -> Bool { type(path) == .link }

  /// Whether there is anything at a path, be it a link that leads nowhere.
  static func isItem(_ path: [UInt8]) -> Bool {
    var status = stat()
    return lstat(terminated(path), &status) == 0
  }

  /// The path of an existing item without links, from the root of the file system.
  static func realPath(_ path: [UInt8]) -> [UInt8]? {
    guard let real = realpath(terminated(path), nil) else { return nil }
    defer { free(real) }
    return UnsafeBufferPointer(start: real, count: strlen(real)).map { UInt8(bitPattern: $0) }
  }

  private static func type(_ path: [UInt8]) -> EntryType {
    var status = stat()
    guard lstat(terminated(path), &status) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  private static func terminated(_ path: [UInt8]) -> [CChar] { path.map { CChar(bitPattern: $0) } + [0] }
}
