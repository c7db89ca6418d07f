/// The folders inside a module's folders: which of them know each other.
///
/// ``FolderOrder`` puts the folders of a module into rows; what is inside a folder has no row. There, two that name each other's types
/// can be understood only together.
struct Rooms {
  /// Two folders inside the same folder, or that folder's own files and a folder inside it.
  struct Pair: Hashable, Comparable, CustomStringConvertible {
    let first, second: String

    init(_ one: String, _ other: String) { (first, second) = (min(one, other), max(one, other)) }

    var description: String { "\(first) \(second)" }

    static func < (one: Pair, other: Pair) -> Bool { one.description < other.description }
  }

  /// The types that each room names of each other one, with the file that does it.
  private var uses: [String: [String: [String]]] = [:]

  init(_ module: ModuleTypes) {
    var homes: [String: Set<String>] = [:]
    for file in module.files {
      for name in file.names.declared { homes[name, default: []].insert(file.room) }
    }
    let nested = module.nested
    for file in module.files {
      let hidden = file.names.hidden(by: nested)
      for use in file.names.uses where !hidden.contains(use.text) {
        guard let rooms = homes[use.text], rooms.count == 1, let home = rooms.first, home != file.room,
          home.prefix(while: { $0 != "/" }) == file.folder
        else { continue }
        uses[file.room, default: [:]][home, default: []].append("\(file.name):\(use.line) \(use.text)")
      }
    }
  }

  /// The pairs that know each other, sorted.
  var twoWay: [Pair] {
    Set(uses.flatMap { room, others in others.keys.filter { uses[$0]?[room] != nil }.map { Pair(room, $0) } }).sorted()
  }

  /// The places of one way of a pair: the one with fewer of them.
  func places(of pair: Pair) -> [String] {
    let ways = [(pair.first, pair.second), (pair.second, pair.first)].map { uses[$0.0]?[$0.1] ?? [] }
    return ways.min { $0.count < $1.count } ?? []
  }
}
