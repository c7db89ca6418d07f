/// Numbers for paths, so that following an alias is an array access.
struct TokenPaths: Sendable {
  private var ids: [String: Int32] = [:]
  private(set) var all: [String] = []

  init(capacity: Int) {
    ids.reserveCapacity(capacity)
    all.reserveCapacity(capacity)
  }

  var count: Int { all.count }

  mutating func intern(_ path: String) -> Int32 {
    if let id = ids[path] { return id }
    let id = Int32(all.count)
    ids[path] = id
    all.append(path)
    return id
  }

  /// The number of a path that someone declares or refers to.
  func id(of path: String) -> Int32? { ids[path] }

  subscript(id: Int32) -> String { all[Int(id)] }

  /// The groups around a path, from the nearest.
  static func groups(around path: String) -> some Sequence<String> {
    sequence(state: path[...]) { rest -> String? in
      guard let dot = rest.lastIndex(of: ".") else { return nil }
      rest = rest[..<dot]
      return String(rest)
    }
  }
}
