internal import Pelmet

/// A difference as a comment on a pull request: a folded table for each theme, the worst first, in at most as many bytes as a comment may
/// have. What it quotes stands in code, so that it is no markup, mentions nobody and links to nothing.
struct DiffMarkdown {
  /// GitHub takes 65,536 characters.
  private static let limit = 65_000

  /// The room that the last lines need.
  private static let reserve = 400

  private var text: String

  /// Nothing if no theme changes.
  /// - Parameter page: The destination of the link to the page with pictures.
  static func render(_ report: DiffReport, page: String? = nil) -> String {
    guard !report.themes.isEmpty else { return "" }
    return DiffMarkdown(report, page: page).text
  }

  private init(_ report: DiffReport, page: String?) {
    text = "### \(report.summary)\n\nFrom \(Markdown.code(report.old)) to \(Markdown.code(report.new)).\n"
    if let page { text += "\n[Pictures before and after](\(page))\n" }
    for note in report.notes.prefix(5) { text += "\n\(note.words(Markdown.code))\n" }
    var left = report.themes[...]
    while let theme = left.first {
      let isFirst = left.count == report.themes.count
      let room = add(theme, isOpen: isFirst && theme.illegibleCount > 0)
      if room != .none { left.removeFirst() }
      if room != .all { break }
    }
    guard !left.isEmpty else { return }
    let changes = left.reduce(0) { $0 + $1.changes.count }
    text +=
      "\n\(DiffReport.count(left.count, "more theme")) with \(DiffReport.count(changes, "change")) left out: "
      + "a comment has no room for more. `pelmet diff` prints all of it.\n"
  }

  /// How much of a theme has room.
  private enum Room { case all, some, none }

  private mutating func add(_ theme: ThemeDifference, isOpen: Bool) -> Room {
    let bases = theme.bases.isEmpty ? "" : ", extends " + theme.bases.prefix(3).map(Markdown.codeElement).joined(separator: ", ")
    let head =
      "\n<details\(isOpen ? " open" : "")><summary>\(Markdown.codeElement(theme.name)): \(theme.summary)\(bases)</summary>\n\n"
      + "\(Markdown.code(theme.file))\n"
    let tail = "\n</details>\n"
    let left = Self.limit - Self.reserve - text.utf8.count - head.utf8.count - tail.utf8.count
    guard left > 0 else { return .none }
    var table = theme.changes.isEmpty ? "" : "\n| | before | after | contrast | where |\n|---|---|---|---|---|\n"
    for (index, change) in theme.changes.enumerated() {
      let row = Self.row(change)
      guard table.utf8.count + row.utf8.count <= left else {
        guard index > 0 else { return .none }
        text += head + table + "\n\(DiffReport.count(theme.changes.count - index, "more change")) left out.\n" + tail
        return .some
      }
      table += row
    }
    text += head + table + tail
    return .all
  }

  private static func row(_ change: LookChange) -> String {
    var cells = [change.worst.map { Markdown.code($0.slot) } ?? "", "", ""]
    if let path = change.paths.first {
      cells = [path, LookChange.text(change.before), LookChange.text(change.after)].map(Markdown.code)
      if change.paths.count > 1 { cells[0] += " and \(change.paths.count - 1) more" }
    }
    var places = change.places.prefix(4).map { $0.words(atMost: 4, Markdown.code) }
    if change.places.count > 4 { places.append("+\(change.places.count - 4)") }
    cells += [contrast(change), places.joined(separator: "<br>")]
    return "| \(cells.joined(separator: " | ")) |\n"
  }

  private static func contrast(_ change: LookChange) -> String {
    let words = change.contrastWords(Markdown.code)
    var texts = words.prefix(3).map { $0.hasPrefix("illegible") ? "**illegible**\($0.dropFirst("illegible".count))" : $0 }
    if change.paths.isEmpty, let worst = change.worst { texts.append(colors(worst)) }
    if words.count > 3 { texts.append("and \(words.count - 3) more") }
    return texts.joined(separator: "<br>")
  }

  private static func colors(_ contrast: ContrastChange) -> String {
    [contrast.before, contrast.after].compactMap { $0 }.map { sample in
      "\(Markdown.code(sample.foreground.shortDescription)) on \(Markdown.code(sample.background.shortDescription))"
    }.joined(separator: " → ")
  }
}
