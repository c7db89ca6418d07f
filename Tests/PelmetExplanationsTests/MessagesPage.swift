import Foundation
import PelmetDiagnostics
import PelmetExplanations

/// All messages by rule, as an article, made from the rules and from what fixtures show.
struct MessagesPage {
  /// The messages of each rule in the order of the fixtures, one of each construction.
  private(set) var messages: [Rule: [Message]] = [:]

  struct Message {
    let text: String
    /// The lines below it, notes and fixes, one of each construction for a rule.
    fileprivate(set) var more: [String] = []
  }

  /// Reads the findings in the golden files of `Fixtures`, and in the examples of the pages.
  init() throws {
    var known: [String: Int] = [:]
    var last: (rule: Rule, index: Int)?
    let pages = RuleTests.pages.sorted { $0.key < $1.key }.flatMap { $0.value.split(separator: "\n") }
    for line in try Self.folders.flatMap(Self.lines) + pages {
      if let (rule, text) = Self.finding(line) {
        let next = messages[rule]?.count ?? 0
        let index = known["\(rule) \(Self.construction(of: text))", default: next]
        known["\(rule) \(Self.construction(of: text))"] = index
        if index == next { messages[rule, default: []].append(Message(text: text)) }
        last = (rule, index)
      } else if let (rule, index) = last, let text = Self.more(line), text != "fix: \(rule.fix)" {
        guard known.updateValue(index, forKey: "\(rule) below \(Self.construction(of: text))") == nil else { continue }
        messages[rule]?[index].more.append(text)
      }
    }
  }

  /// A message without what differs from theme to theme: names, texts, numbers, lists of them, bars and suggestions.
  static func construction(of message: String) -> String {
    message.replacing(#/ → .+/#, with: " → ")
      .replacing(/(?:^|(?<before>[ (]))(?:'[^']*'|"[^"]*")/) { ($0.before.map { String($0) } ?? "") + "_" }
      .replacing(/\{[^}]*\}|(?:#|0x|U\+)[0-9A-Fa-f]+|[0-9]+(?:\.[0-9]+)?|UI\w+|navigation bar|tab bar|toolbar/, with: "_")
      .replacing(/_(?:, _)*(?: (?:or|and) _)?/, with: "_")
  }

  var text: String {
    Rule.Stage.allCases.reduce(into: Self.introduction) { text, stage in
      text += "\n## \(Self.heading(of: stage))\n"
      for explanation in Explanation.all where explanation.rule.stage == stage { text += section(explanation) }
    }
  }

  private func section(_ explanation: Explanation) -> String {
    let rule = explanation.rule
    let lines = (messages[rule] ?? []).flatMap { [$0.text] + $0.more.map { "  \($0)" } }.map { $0 + "\n" }.joined()
    return """

      ### \(rule)

      \(rule.severity.rawValue.capitalized): \(explanation.title). Fix: \(rule.fix).
      \(lines.isEmpty ? "" : "\n```\n\(lines)```\n")
      """
  }

  private static let introduction = """
    # Messages

    Every finding with its messages, on one page.

    ## Overview

    The findings are in the order in which Pelmet looks for them. Each has its severity, what it is about, its usual fix, and the messages
    that the fixtures of Pelmet's tests show, one of each construction: names and numbers are those of the fixtures. Below a message are
    its notes, and its fix if that says more than the usual one; an arrow leads to the text that was probably meant. `pelmet explain NAME` shows a finding's page, with an example and its repair.

    <!-- Recorded: RECORD=1 swift test --filter MessagesPageTests -->

    """

  private static func heading(of stage: Rule.Stage) -> String {
    switch stage {
    case .package: "Packages"
    case .reading: "Files and JSON"
    case .tokens: "Design tokens"
    case .decoding: "Single themes"
    case .linking: "Names in other files"
    case .checking: "Finished themes"
    case .sources: "An app's code"
    case .liveScreens: "Live screens"
    }
  }
}

/// The forms of golden files.
extension MessagesPage {
  private static let folders = ["diagnostics", "mistakes", "typed-mistakes", "json-test-suite.refused.txt"]

  /// The lines of a file in `Fixtures`, or of the text files below a folder, file by file.
  private static func lines(in path: String) throws -> [Substring] {
    let folder = RuleTests.tests.appending(path: "Fixtures/\(path)")
    guard !path.hasSuffix(".txt") else { return try String(contentsOf: folder, encoding: .utf8).split(separator: "\n") }
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".txt") }.sorted().flatMap { path in
      try String(contentsOf: folder.appending(path: path), encoding: .utf8).split(separator: "\n")
    }
  }

  /// `// UnknownKey: 'x' is not a key → y`, `    1:2: UnknownKey: 'x' is not a key`, or `a.json:1:2: error: 'x' is not a key [UnknownKey]`.
  private static func finding(_ line: Substring) -> (rule: Rule, text: String)? {
    if let match = line.wholeMatch(
      of: /(?:\/\/|    \d+:\d+:) ([A-Z]\w+)(?: \((?:error|warning|remark)\))?: (.+?)(?: \(fix-it\))?/)?.output
    {
      return Rule(rawValue: String(match.1)).map { ($0, String(match.2)) }
    }
    guard let match = line.wholeMatch(of: /.+?: (?:error|warning|remark): (.+) \[([A-Z]\w+)\]/)?.output else { return nil }
    return Rule(rawValue: String(match.2)).map { ($0, String(match.1)) }
  }

  /// A note or a fix, without its place: `//   a.theme.json:1:2: 'x' is declared here`, `a.theme.json:1:2: note: 'x' is declared here`, or
  /// `   = note: 'x' is declared here`.
  private static func more(_ line: Substring) -> String? {
    let text =
      line.wholeMatch(of: /\/\/   (?:\S.*?:\d+:\d+: )?(\S.*)/)?.output.1 ?? line.wholeMatch(of: /\S.*?: note: (.+)/)?.output.1
      ?? line.wholeMatch(of: /\s+= (?:note: )?(.+)/)?.output.1
    return text.map { $0.hasPrefix("fix: ") ? String($0) : "note: \($0)" }
  }
}
