internal import PelmetReports

/// The places of statements in few words: `Bars.swift:4-6, 9`.
enum Remark {
  /// A theme without remarks. Themes are only as deep as the catalogue.
  static func removed(from theme: JSONTree) -> JSONTree {
    switch theme {
    case .object(let members):
      .object(members.filter { $0.key != "$description" }.map { JSONTree.Member($0.key, removed(from: $0.value)) })
    case .array(let values): .array(values.map(removed))
    case .null, .boolean, .number, .string: theme
    }
  }

  static func text(_ places: some Sequence<SourcePlace>) -> String {
    var files: [(file: String, lines: Set<Int>)] = []
    for place in places {
      if let index = files.firstIndex(where: { $0.file == place.file }) {
        files[index].lines.insert(place.line)
      } else {
        files.append((place.file, [place.line]))
      }
    }
    return files.map { "\($0.file):\(ranges($0.lines.sorted()))" }.joined(separator: "; ")
  }

  private static func ranges(_ lines: [Int]) -> String {
    var ranges: [(first: Int, last: Int)] = []
    for line in lines {
      if let last = ranges.last?.last, line == last + 1 {
        ranges[ranges.count - 1].last = line
      } else {
        ranges.append((line, line))
      }
    }
    return ranges.map { $0.first == $0.last ? "\($0.first)" : "\($0.first)-\($0.last)" }.joined(separator: ", ")
  }
}
