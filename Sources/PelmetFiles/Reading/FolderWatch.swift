#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Waits for changes in folders without using processor time: by inotify on Linux, by kqueue on Apple's systems.
///
///     watch.follow(stamp.places)
///     poll(…watch.descriptor…)   // until it can be read
///     watch.clear()
///     FolderStamp(of: …)         // has something changed?
///
/// It tells neither what has happened nor where, and it may tell nothing: some mounts are silent (NFS, shared folders of containers and of
/// virtual machines), and systems have a limit on what is watched. So one looks from time to time as well.
package final class FolderWatch {
  /// A descriptor that can be read when something has happened. Below 0 if the system has none left.
  package let descriptor: Int32

  #if canImport(Darwin)
    /// Whether a folder that is followed tells of changes inside of its files.
    static let seesFilesOfFolders = false
    private var opened: [[UInt8]: Int32] = [:]

    package init() {
      descriptor = kqueue()
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    deinit {
      for file in opened.values { close(file) }
      close(descriptor)
    }

    /// Follows these folders and files, and no others. What has taken the place of a file that was followed is followed from now on.
    package func follow(_ places: Set<[UInt8]>) {
      var kept: [[UInt8]: Int32] = [:]
      for place in places.sorted(by: { $0.lexicographicallyPrecedes($1) }) where kept.count < Self.mostFiles {
        let path = Self.terminated(place)
        if let file = opened[place], Self.leads(path, to: file) {
          kept[place] = opened.removeValue(forKey: place)
          continue
        }
        let file = open(path, O_EVTONLY | O_CLOEXEC)
        guard file >= 0 else { continue }
        kept[place] = file
        var request = kevent(
          ident: UInt(file), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
          fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME), data: 0, udata: nil)
        _ = kevent(descriptor, &request, 1, nil, 0, nil)
      }
      for file in opened.values { close(file) }
      opened = kept
    }

    /// Forgets what has happened until now.
    package func clear() {
      var event = kevent()
      var now = timespec()
      while kevent(descriptor, nil, 0, &event, 1, &now) > 0 {}
    }

    /// A quarter of the files that the process may open. It asks for more than the 256 that it has from its start.
    private static let mostFiles: Int = {
      var limit = rlimit()
      guard getrlimit(RLIMIT_NOFILE, &limit) == 0 else { return 64 }
      var wish = limit
      wish.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, rlim_t(OPEN_MAX)))
      return Int(clamping: (setrlimit(RLIMIT_NOFILE, &wish) == 0 ? wish : limit).rlim_cur / 4)
    }()

    private static func leads(_ path: [CChar], to file: Int32) -> Bool {
      var there = stat()
      var here = stat()
      return stat(path, &there) == 0 && fstat(file, &here) == 0 && there.st_dev == here.st_dev && there.st_ino == here.st_ino
    }
  #else
    /// Whether a folder that is followed tells of changes inside of its files.
    static let seesFilesOfFolders = true
    private var watches: Set<Int32> = []

    package init() { descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC)) }

    deinit { close(descriptor) }

    /// Follows these folders and files, and no others. What has taken the place of a file that was followed is followed from now on.
    package func follow(_ places: Set<[UInt8]>) {
      let events = UInt32(IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVE | IN_DELETE_SELF | IN_MOVE_SELF)
      // For what is followed already this changes nothing.
      let now = Set(places.map { inotify_add_watch(descriptor, Self.terminated($0), events) })
      for watch in watches.subtracting(now) { inotify_rm_watch(descriptor, watch) }
      watches = now
    }

    /// Forgets what has happened until now.
    package func clear() {
      var events = [UInt8](repeating: 0, count: 65536)
      while read(descriptor, &events, events.count) > 0 {}
    }
  #endif

  private static func terminated(_ path: [UInt8]) -> [CChar] { path.map { CChar(bitPattern: $0) } + [0] }
}
