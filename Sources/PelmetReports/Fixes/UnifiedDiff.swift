internal import PelmetDiagnostics

/// The difference of two texts in the unified format, which `patch` and code hosts read.
package struct UnifiedDiff {
  private typealias Line = ArraySlice<UInt8>
  /// Lines that differ, between lines that are the same.
  private typealias Change = (old: Range<Int>, new: Range<Int>)

  private let old: [Line]
  private let new: [Line]

  private init(_ old: [UInt8], _ new: [UInt8]) {
    self.old = Self.lines(old)
    self.new = Self.lines(new)
  }

  /// The difference of a file's texts, each line with a line end; empty if there is none.
  package static func render(_ old: [UInt8], _ new: [UInt8], path: String) -> String {
    let diff = UnifiedDiff(old, new)
    let hunks = diff.hunks
    guard !hunks.isEmpty else { return "" }
    let name = VisibleText.escaped(LogCommands.path(path)) + (path.contains(" ") ? "\t" : "")
    return hunks.reduce(into: "--- \(name)\n+++ \(name)\n") { $0 += diff.text(of: $1) }
  }

  /// The lines of a file's new text that its old one has not, counted from 1.
  package static func changedLines(from old: [UInt8], to new: [UInt8]) -> [Range<Int>] {
    UnifiedDiff(old, new).changes.map { $0.new.lowerBound + 1..<$0.new.upperBound + 1 }.filter { !$0.isEmpty }
  }

  /// The lines with their line ends. Only LF ends a line, as for other tools that compare texts.
  private static func lines(_ bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  // MARK: - Changes

  /// The lines that differ. Lines that occur once in both texts are found again, and equal lines beside them; between them all differs.
  private var changes: [Change] {
    var changes: [Change] = []
    var (i, j) = (0, 0)
    for (a, b) in anchors + [(old.count, new.count)] {
      while i < a, j < b, old[i] == new[j] { (i, j) = (i + 1, j + 1) }
      var (x, y) = (a, b)
      while i < x, j < y, old[x - 1] == new[y - 1] { (x, y) = (x - 1, y - 1) }
      if i < x || j < y { changes.append((i..<x, j..<y)) }
      (i, j) = (a + 1, b + 1)
    }
    return changes
  }

  /// The longest sequence of lines that occur once in both texts, in the same order in both.
  private var anchors: [(Int, Int)] {
    let (olds, news) = (Self.single(old), Self.single(new))
    let pairs = old.indices.compactMap { index -> (Int, Int)? in
      guard olds[old[index]] == .some(index), let match = news[old[index]] ?? nil else { return nil }
      return (index, match)
    }
    // `ends[n]` is the pair with the lowest line of `new` that ends an increasing sequence of n + 1 pairs.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
      }
      previous.append(low == 0 ? nil : ends[low - 1])
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    return sequence(first: ends.last) { $0.flatMap { previous[$0] } }.prefix { $0 != nil }.compactMap { $0.map { pairs[$0] } }
      .reversed()
  }

  /// Each line with its index, or with nil if it occurs more than once.
  private static func single(_ lines: [Line]) -> [Line: Int?] {
    lines.indices.reduce(into: [:]) { single, index in
      single.updateValue(single[lines[index]] == nil ? index : nil, forKey: lines[index])
    }
  }

  // MARK: - Hunks

  private static let context = 3

  /// The changes, in groups that share lines around them.
  private var hunks: [[Change]] {
    changes.reduce(into: []) { hunks, change in
      if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * Self.context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
  }

  private func text(of hunk: [Change]) -> String {
    guard let first = hunk.first, let last = hunk.last else { return "" }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    let (start, end) = (first.old.lowerBound - before, last.old.upperBound + after)
    var output = "@@ -\(Self.range(start..<end))"
    output += " +\(Self.range(first.new.lowerBound - before..<last.new.upperBound + after)) @@\n"
    var next = start
    for change in hunk {
      for line in old[next..<change.old.lowerBound] { Self.append(" ", line, to: &output) }
      for line in old[change.old] { Self.append("-", line, to: &output) }
      for line in new[change.new] { Self.append("+", line, to: &output) }
      next = change.old.upperBound
    }
    for line in old[next..<end] { Self.append(" ", line, to: &output) }
    return output
  }

  /// The first line, counted from 1, and the number of lines unless it is 1; an empty range names the line before it.
  private static func range(_ lines: Range<Int>) -> String {
    let start = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(start)" : "\(start),\(lines.count)"
  }

  private static func append(_ sign: String, _ line: Line, to output: inout String) {
    output += sign + String(decoding: line, as: UTF8.self)
    if line.last != 0x0A { output += "\n\\ No newline at end of file\n" }
  }
}
