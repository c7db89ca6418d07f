/// Finds which files have the modes of one collection: they declare the same variables, at least half of those of the smaller file.
enum ModeCollections {
  struct File {
    var mode: String
    /// The ids of the variables by their paths; empty for one without.
    var variables: [String: String]
  }

  private struct Variable: Hashable {
    var path: String
    var id: String
  }

  /// The files of each collection by their positions, those with the first file first. O(n) in the variables.
  static func of(_ files: [File]) -> [[Int]] {
    // One file of each variable is enough: the others are joined with it.
    var first: [String: Int] = [:]
    var firstWithID: [Variable: Int] = [:]
    var shared: [[Int: Int]] = Array(repeating: [:], count: files.count)
    for (index, file) in files.enumerated() {
      for (path, id) in file.variables {
        let variable = Variable(path: path, id: id)
        guard let known = first[path] else {
          (first[path], firstWithID[variable]) = (index, index)
          continue
        }
        // Without an id it may be any variable of the path.
        let isAny = id.isEmpty || files[known].variables[path] == ""
        if let other = isAny ? known : firstWithID[variable] {
          if files[other].mode != file.mode { shared[index][other, default: 0] += 1 }
        } else {
          firstWithID[variable] = index
        }
      }
    }
    var sets = JoinedSets(count: files.count)
    for index in files.indices {
      for (other, count) in shared[index]
      where count * 2 >= min(files[index].variables.count, files[other].variables.count) {
        sets.join(index, other)
      }
    }
    var collections: [Int: [Int]] = [:]
    for index in files.indices { collections[sets.first(of: index), default: []].append(index) }
    return collections.keys.sorted().compactMap { collections[$0] }
  }

  /// Sets of numbers that are joined step by step.
  private struct JoinedSets {
    /// A lower number of the same set; of the lowest itself.
    private var lower: [Int]

    init(count: Int) {
      lower = Array(0..<count)
    }

    /// The lowest number of a set. Shortens the way to it for the next time.
    mutating func first(of number: Int) -> Int {
      var number = number
      while lower[number] != number {
        let next = lower[lower[number]]
        lower[number] = next
        number = next
      }
      return number
    }

    mutating func join(_ a: Int, _ b: Int) {
      let (one, other) = (first(of: a), first(of: b))
      lower[max(one, other)] = min(one, other)
    }
  }
}
