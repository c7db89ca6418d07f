/// A rule as its page in `Sources/PelmetExplanations/Rules` says it: the row of the list of rules, and the text for `pelmet explain`.
struct RulePage {
  static let folder = "Sources/PelmetExplanations/Rules"

  /// As reports and theme files write it: `LowContrast`.
  let name: String
  let severity: String
  let stage: Stage
  /// The change that fixes a finding.
  let fix: String
  /// The finding of an audit, for a rule that looks at an app's screens, in the words of the article on audits.
  let audit: String?
  let title: String
  /// Markdown, in which each paragraph is one line.
  let text: String

  /// The stages of `Rule.Stage`, in order, with their headings.
  enum Stage: String, CaseIterable {
    case package, reading, tokens, decoding, linking, checking, sources, liveScreens

    var heading: String {
      switch self {
      case .package: "The package."
      case .reading: "Reading."
      case .tokens: "Tokens."
      case .decoding: "Decoding."
      case .linking: "Linking."
      case .checking: "Checking."
      case .sources: "Sources."
      case .liveScreens: "Live screens."
      }
    }
  }

  /// The case of `Rule`: `lowContrast`.
  var identifier: String { name.prefix(1).lowercased() + name.dropFirst() }

  /// Reads a page: the header, the title as a heading, the text.
  /// - Parameter path: The path in the package; the name of the file is that of the rule.
  init(path: String, text: String) throws(PageMistake) {
    var lines = PageLines(path: path, text: text)
    let header = try PageHeader(&lines)
    name = header.name
    severity = header.severity
    stage = header.stage
    fix = header.fix
    audit = header.audit
    title = try Self.title(&lines)
    self.text = try PageBody.text(&lines)
  }

  private static func title(_ lines: inout PageLines) throws(PageMistake) -> String {
    guard lines.next() == "" else { throw lines.mistake("expected an empty line below the header") }
    guard let line = lines.next(), line.hasPrefix("# ") else { throw lines.mistake("expected the title: \"# A title\"") }
    let title = String(line.dropFirst(2))
    guard title.count <= 72, !title.hasSuffix(".") else {
      throw lines.mistake("a title has at most 72 characters, and no full stop")
    }
    guard lines.next() == "" else { throw lines.mistake("expected an empty line below the title") }
    return title
  }
}

/// A mistake in a page, as compilers print it.
struct PageMistake: Error, CustomStringConvertible {
  let path: String
  /// Counted from 1.
  let line: Int
  let message: String

  var description: String { "\(path):\(line): error: \(message)" }
}

/// The lines of a page, read from the first to the last.
struct PageLines {
  let path: String
  private let lines: [Substring]
  private var read = 0

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0)
  }

  /// The number of the line that was read last.
  var number: Int { max(read, 1) }

  mutating func next() -> Substring? {
    guard read < lines.count else { return nil }
    read += 1
    return lines[read - 1]
  }

  /// A mistake in the line that was read last, or in another one.
  func mistake(_ message: String, at line: Int? = nil) -> PageMistake {
    PageMistake(path: path, line: line ?? number, message: message)
  }
}
