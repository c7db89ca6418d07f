#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The kind of item at a path, after links are followed.
package enum DiskItem {
  case missing, file, folder
  /// A pipe, a socket or a device: it may have no end, or nobody at the other one.
  case device
  /// A link to something that does not exist.
  case brokenLink
  /// A link that leads back to itself.
  case circularLink
  /// Something in a folder that may not be entered.
  case hidden

  package init(_ path: String) {
    // For the system the path would end there, and be that of something else.
    guard !path.utf8.contains(0) else {
      self = .missing
      return
    }
    var status = stat()
    if stat(path, &status) == 0 {
      self = Self.kind(status)
      return
    }
    switch errno {
    case ELOOP: self = .circularLink
    case EACCES: self = .hidden
    default: self = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK ? .brokenLink : .missing
    }
  }

  private static func kind(_ status: stat) -> DiskItem {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .device
    }
  }

  /// The path of an existing item without links, from the root of the file system.
  package static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The path of the working directory; empty if it was removed.
  static var workingFolder: String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }

  /// Where a link leads to, as it is written in it; `nil` for anything else.
  static func target(of link: String) -> [UInt8]? {
    let size = Int(PATH_MAX)
    var bytes = [CChar](repeating: 0, count: size)
    let count = readlink(link, &bytes, size)
    return count < 0 ? nil : bytes.prefix(count).map { UInt8(bitPattern: $0) }
  }

  /// Whether two paths are names of one existing item, without following links.
  static func areOne(_ a: String, _ b: String) -> Bool {
    var (one, other) = (stat(), stat())
    return lstat(a, &one) == 0 && lstat(b, &other) == 0 && one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }

  /// Removes a file, a link, or a folder with everything in it, as far as the system allows.
  static func remove(_ path: String) {
    var pending = [(path: Array(path.utf8), isEntered: false)]
    while let (path, isEntered) = pending.popLast() {
      if systemRemove(path.map { CChar(bitPattern: $0) } + [0]) == 0 || isEntered || DiskFolder.isLink(path) { continue }
      guard let folder = DiskFolder(path) else { continue }
      pending.append((path, true))
      pending += folder.entries.map { (path + [FileNames.slash] + $0.name, false) }
    }
  }

  /// The reason why a file could not be read, for a message.
  static func problem(reading path: String) -> String {
    switch DiskItem(path) {
    case .missing: "there is no such file"
    case .folder: "this is a folder, not a file"
    case .file: access(path, R_OK) == 0 ? "the file cannot be read" : "you have no permission to read this file"
    case let other: other.problem(path)
    }
  }

  /// The reason why a folder could not be listed, for a message.
  static func problem(listing path: String) -> String {
    switch DiskItem(path) {
    case .missing: "there is no such file or folder"
    case .file: "this is neither a folder nor a theme file (NAME.theme.json)"
    case .folder: "you have no permission to list this folder"
    case let other: other.problem(path)
    }
  }

  /// The step that makes an item readable, where its kind tells it.
  package static func step(for path: String) -> String? {
    switch DiskItem(path) {
    case .brokenLink: "remove the link, or put a file where it leads to"
    case .circularLink: "remove the link, or make it lead to a file"
    case .device: "use a file"
    case .hidden: "make the folder readable"
    case .missing, .file, .folder: nil
    }
  }

  private func problem(_ path: String) -> String {
    switch self {
    case .device: "this is a pipe or a device, not a file"
    case .brokenLink: "this is a link to '\(String(decoding: Self.target(of: path) ?? [], as: UTF8.self))', which does not exist"
    case .circularLink: "this is a link that leads back to itself"
    case .hidden: "you have no permission to enter the folder"
    case .missing, .file, .folder: "it cannot be read"
    }
  }
}

/// `remove(3)` under a name that ``DiskItem`` does not use for itself: of links it removes the link, of folders only empty ones.
private func systemRemove(_ path: [CChar]) -> Int32 { remove(path) }
