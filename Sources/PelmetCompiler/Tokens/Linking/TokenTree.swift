/// Groups and their members by path, for copying groups into each other.
struct TokenTree {
  private(set) var paths: TokenPaths
  /// Index of the declaration of each path, or -1.
  private(set) var winners: [Int32]
  private var children: [String: [String]] = [:]
  private var known: Set<String> = []

  init(paths: TokenPaths, winners: [Int32]) {
    self.paths = paths
    self.winners = winners
    for (index, winner) in winners.enumerated() where winner >= 0 { add(paths.all[index]) }
  }

  var sortedGroups: [String] { children.keys.filter { !$0.isEmpty }.sorted() }

  func isGroup(_ path: String) -> Bool { children[path] != nil }

  func isToken(_ path: String) -> Bool { winner(of: path) >= 0 }

  mutating func addGroup(_ path: String) {
    guard !path.isEmpty else { return }
    add(path)
    if children[path] == nil { children[path] = [] }
  }

  /// Copies what `target` has and `group` lacks, up to a number of tokens; gives the paths that were copied.
  mutating func copy(from target: String, to group: String, atMost limit: Int) -> [String] {
    var copied: [String] = []
    var pending = [(from: target, to: group)]
    while let (from, to) = pending.popLast(), copied.count < limit {
      for name in children[from] ?? [] {
        let (source, destination) = (from + "." + name, to + "." + name)
        let winner = winner(of: source)
        if winner >= 0, !isToken(destination) {
          set(winner, at: destination)
          copied.append(source)
        }
        if isGroup(source) { pending.append((source, destination)) }
      }
    }
    return copied
  }

  private func winner(of path: String) -> Int32 { paths.id(of: path).map { winners[Int($0)] } ?? -1 }

  private mutating func set(_ winner: Int32, at path: String) {
    let id = Int(paths.intern(path))
    if id == winners.count { winners.append(winner) } else { winners[id] = winner }
    add(path)
  }

  /// Makes a path known to the groups around it.
  private mutating func add(_ path: String) {
    var path = path[...]
    while known.insert(String(path)).inserted {
      let dot = path.lastIndex(of: ".")
      let group = dot.map { path[..<$0] } ?? ""
      children[String(group), default: []].append(String(dot.map { path[path.index(after: $0)...] } ?? path))
      guard dot != nil else { return }
      path = group
    }
  }
}
