#if MODELCORE
  /// The parts in which two pictures of a device differ.
  package enum ChangedParts {
    /// Both pictures, with the class `changed` on every part that the other one draws otherwise or not at all. A part does not count what
    /// the parts in it draw.
    package static func marked(_ before: String, _ after: String) -> (before: String, after: String) {
      let (old, new) = (lines(by: before), lines(by: after))
      let changed = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
      return (mark(changed, in: before), mark(changed, in: after))
    }

    private static let start = "<g class=\"part\" data-part=\""

    /// The lines that each part draws itself, by its name.
    static func lines(by picture: String) -> [Substring: [Substring]] {
      var lines: [Substring: [Substring]] = [:]
      // The open groups, each with the name of the part that it is or belongs to.
      var open: [Substring?] = []
      for line in picture.split(separator: "\n") {
        if let name = name(of: line) {
          open.append(name)
          lines[name, default: []].append("")
          continue
        }
        if let part = open.last ?? nil { lines[part]?.append(line) }
        let opened = line.ranges(of: "<g ").count + line.ranges(of: "<g>").count
        let closed = line.ranges(of: "</g>").count
        open += Array(repeating: open.last ?? nil, count: max(0, opened - closed))
        open.removeLast(min(open.count, max(0, closed - opened)))
      }
      return lines
    }

    /// The name of the part that begins in a line.
    private static func name(of line: Substring) -> Substring? {
      line.hasPrefix(start) ? line.dropFirst(start.count).prefix { $0 != "\"" } : nil
    }

    private static func mark(_ changed: Set<Substring>, in picture: String) -> String {
      let lines = picture.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        guard let name = name(of: line), changed.contains(name) else { return line }
        return "<g class=\"part changed\"" + line.dropFirst("<g class=\"part\"".count)
      }
      return lines.joined(separator: "\n")
    }
  }
#endif
