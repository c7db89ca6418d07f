internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetReports
internal import PelmetTokens

/// The texts of a listing of tokens.
enum TokenListing {
  /// A table for people: path, type, value for each look, users. In a terminal that is too narrow, users stand below, and paths are folded
  /// at their dots.
  /// - Parameter columns: The width of the terminal; `nil` if there is none.
  static func text(_ lists: [TokenRows], colored: Bool, columns: Int? = nil) -> String {
    var output = ""
    for list in lists {
      if !list.themes.isEmpty {
        output += "\(output.isEmpty ? "" : "\n")\(VisibleText.escaped("tokens of \(list.themes.joined(separator: ", "))"))\n"
      }
      output += contexts(list) + table(list, colored: colored, columns)
    }
    return output
  }

  /// The contexts of a list in a line: `contexts: theme=light (dark: dark), size=compact`; empty where there is no choice.
  static func contexts(_ list: TokenRows) -> String {
    let texts = list.contexts.map { chosen in
      let names = chosen.names.map { $0.context ?? "none" }
      let others = zip(chosen.names, names).dropFirst().map { "\($0.variant.rawValue): \($1)" }.joined(separator: ", ")
      return "\(chosen.modifier)=\(names[0])\(others.isEmpty ? "" : " (\(others))")"
    }
    return texts.isEmpty ? "" : VisibleText.escaped("contexts: \(texts.joined(separator: ", "))") + "\n"
  }

  private static func table(_ list: TokenRows, colored: Bool, _ columns: Int?) -> String {
    var lines: [[String]] = list.rows.isEmpty ? [] : [["PATH", "TYPE", "VALUE", "USED BY"]]
    for row in list.rows {
      let path = row.path + (row.isDeprecated ? " (deprecated)" : "")
      lines.append([path, row.type.rawValue, values(row), row.users.joined(separator: ", ")].map { VisibleText.escaped($0) })
    }
    // A listing of files alone has no users.
    if list.rows.allSatisfy(\.users.isEmpty) { lines = lines.map { Array($0.dropLast()) } }
    var widths = (0..<(lines.first?.count ?? 0)).map { column in
      // One long value must not push the users of all others out of view.
      min(lines.map { DisplayWidth.width(of: $0[column]) }.max() ?? 0, column == 2 ? 60 : 200)
    }
    let room = columns.map { $0 - (colored ? 3 : 0) } ?? .max
    var users: [String]?
    if widths.count == 4, widths.reduce(6, +) > room {
      users = lines.map { $0[3] }
      (lines, widths) = (lines.map { Array($0.dropLast()) }, widths.dropLast())
    }
    if let first = widths.first {
      widths[0] = max(min(first, room - widths.dropFirst().reduce(0) { $0 + $1 + 2 }), min(first, 24))
    }
    var output = ""
    for (index, line) in lines.enumerated() {
      let margin = colored ? "   " : ""
      let path = DisplayWidth.folded(line[0], to: widths[0])
      let cells = zip([path[path.count - 1]] + line.dropFirst(), widths).map { cell, width in
        cell + String(repeating: " ", count: max(width - DisplayWidth.width(of: cell), 0))
      }
      var text = cells.joined(separator: "  ")
      while text.last == " " { text.removeLast() }
      output += path.dropLast().map { "\(margin)\($0)\n" }.joined()
      output += colored && index > 0 ? "\(swatch(list.rows[index - 1])) \(text)\n" : "\(margin)\(text)\n"
      if let names = users?[index], index > 0, !names.isEmpty { output += "\(margin)    used by \(names)\n" }
    }
    if !list.withoutValue.isEmpty {
      let count = list.withoutValue.count
      output +=
        "\(count) token\(count == 1 ? " has" : "s have") no value that themes can use; first: '\(VisibleText.escaped(list.withoutValue[0]))'\n"
    }
    return output
  }

  private static func values(_ row: TokenRow) -> String {
    let values = row.values.map { entry in
      let text = TokenText.text(entry.value)
      return entry.variant == .light ? text : "\(entry.variant.rawValue) \(text)"
    }
    return (values + row.missing.map { "\($0.rawValue) no value" }).joined(separator: ", ")
  }

  /// Two columns in the light colour.
  private static func swatch(_ row: TokenRow) -> String {
    guard case .color(let color)? = row.values.first?.value, let rgb = color.rgb else { return "  " }
    return "\u{1B}[48;2;\(rgb.red);\(rgb.green);\(rgb.blue)m  \u{1B}[0m"
  }

  /// An array of objects for scripts.
  static func json(_ lists: [TokenRows], in sources: SourceMap) -> String {
    let entries = objects(lists, in: sources)
    return entries.isEmpty ? "[]\n" : "[\n  \(entries.map(\.line).joined(separator: ",\n  "))\n]\n"
  }

  /// An object for each token, with values as DTCG 2025.10 has them.
  static func objects(_ lists: [TokenRows], in sources: SourceMap) -> [JSONTree] {
    var locator = SourceLocator(sources)
    var entries: [JSONTree] = []
    for list in lists {
      for row in list.rows {
        let (file, start) = locator.position(of: .span(row.source))
        entries.append(
          .members([
            "path": .string(row.path), "type": .string(row.type.rawValue),
            "values": .object(
              row.values.map { .init($0.variant.rawValue, DTCGValue.tree($0.value) ?? .null) }
                + row.missing.map { .init($0.rawValue, .null) }),
            "usedBy": .array(row.users.map { .string($0) }),
            "themes": list.themes.isEmpty ? nil : .array(list.themes.map { .string($0) }),
            "deprecated": row.isDeprecated ? true : nil, "source": .string("\(file):\(start.line):\(start.column)"),
          ]))
      }
    }
    return entries
  }
}
