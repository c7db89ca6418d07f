#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A temporary file or folder, `.pelmet-0123456789abcdef.tmp`, that will take the place of another one.
///
/// The process that writes it holds an advisory lock on it, which ends with the process. A draft without one was left behind by a
/// run that was killed; numbers of processes would not tell, because containers with processes of their own share folders.
struct Draft {
  let path: String
  /// Open, with the lock.
  let descriptor: Int32

  /// Makes an empty draft in a folder.
  /// - Parameter target: What it is for, for messages.
  static func make(in folder: String, for target: String, isFolder: Bool = false) throws(OutputFailure) -> Draft {
    while true {
      let path = "\(folder)/\(prefix)\(digits(UInt64.random(in: .min ... .max)))\(suffix)"
      if isFolder {
        guard mkdir(path, 0o777) == 0 else { throw OutputFailure(path: target, errno) }
      }
      let descriptor = open(path, (isFolder ? O_RDONLY : O_WRONLY | O_CREAT | O_EXCL) | O_CLOEXEC | O_NOFOLLOW, 0o666)
      // Before there is a lock, another run may take it for one that was left behind.
      if descriptor < 0, isFolder, errno == ENOENT { continue }
      guard descriptor >= 0 else { throw OutputFailure(path: target, errno) }
      let isBusy = flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
      if !isBusy, leads(path, to: descriptor) { return Draft(path: path, descriptor: descriptor) }
      close(descriptor)
    }
  }

  /// Removes the drafts in a folder that nobody writes any more.
  static func removeAbandoned(in folder: String) {
    for entry in DiskFolder(Array(folder.utf8))?.entries ?? [] where entry.type != .link && isName(FileNames.text(entry.name)) {
      let path = "\(folder)/\(FileNames.text(entry.name))"
      let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0, leads(path, to: descriptor) {
        DiskItem.remove(path)
      }
    }
  }

  /// Puts the draft in the place of a file or an empty folder, and ends the lock.
  func move(to place: String, for target: String) throws(OutputFailure) {
    guard rename(path, place) == 0 else { throw OutputFailure(path: target, errno) }
    close(descriptor)
  }

  /// Removes the draft, which is of no use any more.
  func discard() {
    DiskItem.remove(path)
    close(descriptor)
  }

  private static let prefix = ".pelmet-"
  private static let suffix = ".tmp"

  private static func digits(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Whether a name is that of a draft.
  static func isName(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let number = name.dropFirst(prefix.count).dropLast(suffix.count)
    return number.utf8.count == 16 && UInt64(number, radix: 16).map(digits) == String(number)
  }

  /// Whether a path still leads to what is open.
  private static func leads(_ path: String, to descriptor: Int32) -> Bool {
    var (named, opened) = (stat(), stat())
    return lstat(path, &named) == 0 && fstat(descriptor, &opened) == 0 && named.st_dev == opened.st_dev
      && named.st_ino == opened.st_ino
  }
}
