/// A pattern of paths: `*` stands for any text in a name, `**` for any folders, also none.
struct PathPattern {
  private let names: [Substring]

  init(_ text: String) {
    names = text.split(separator: "/").filter { $0 != "." }
  }

  /// Whether a text has a wildcard.
  static func isPattern(_ text: String) -> Bool { text.contains("*") }

  /// Whether the whole path fits. O(names of the pattern × names of the path), without recursion.
  func matches(_ path: String) -> Bool {
    // The numbers of the pattern's names that the path so far may have used up.
    var reached: Set<Int> = withFolders([0])
    for name in path.split(separator: "/") {
      var next: Set<Int> = []
      for count in reached where count < names.count {
        if names[count] == "**" {
          next.insert(count)
        } else if Self.matches(Array(name.utf8), Array(names[count].utf8)) {
          next.insert(count + 1)
        }
      }
      reached = withFolders(next)
    }
    return reached.contains(names.count)
  }

  /// `**` may stand for nothing.
  private func withFolders(_ counts: Set<Int>) -> Set<Int> {
    var result = counts
    for index in names.indices where names[index] == "**" && result.contains(index) { result.insert(index + 1) }
    return result
  }

  /// One name, of which each `*` takes as little as it can; goes back to the last one only.
  private static func matches(_ name: [UInt8], _ pattern: [UInt8]) -> Bool {
    var (index, place) = (0, 0)
    var last: (index: Int, place: Int)?
    while index < name.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        last = (index, place)
        place += 1
      } else if place < pattern.count, pattern[place] == name[index] {
        (index, place) = (index + 1, place + 1)
      } else if let star = last {
        last = (star.index + 1, star.place)
        (index, place) = (star.index + 1, star.place + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
