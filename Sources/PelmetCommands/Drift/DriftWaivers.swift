internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles

/// The waivers of an app: comments beside statements, or in the line above, and `drift` in settings.
///
///     navigationBar.tintColor = .red  // pelmet: allow look, the vendor's screen
struct DriftWaivers {
  /// The statements that no waiver allows.
  private(set) var statements: [ScannedStatement] = []
  /// Those that one allows.
  private(set) var allowed: [ScannedStatement] = []
  /// Comments that allow nothing.
  let mistakes: [Mistake]
  /// Entries of settings that allow nothing.
  let unused: [DriftWaiver]

  /// A comment that allows nothing.
  struct Mistake: Hashable {
    enum Kind: Hashable {
      case withoutReason
      case unknownWord
      /// No statement that it is for is beside it.
      case unused(Rule)
    }

    let kind: Kind
    let comment: ScannedComment
  }

  init(_ scan: SourceScan, _ settings: DriftSettings) {
    struct Line: Hashable {
      let file: String
      let line: Int
      let rule: Rule
    }
    var comments: [Line: [Int]] = [:]
    for (index, comment) in scan.comments.enumerated() where !comment.why.isEmpty {
      guard let rule = Rule.allowed(by: comment.word) else { continue }
      comments[Line(file: comment.place.file, line: comment.line, rule: rule), default: []].append(index)
    }
    var used: Set<Int> = []
    var waivers = settings.waivers
    for statement in scan.statements {
      let line = Line(file: statement.place.file, line: statement.place.line, rule: statement.rule)
      let isAllowed = waivers.allow(statement)
      if let comment = comments[line]?.first {
        used.insert(comment)
      } else if !isAllowed {
        statements.append(statement)
        continue
      }
      allowed.append(statement)
    }
    unused = waivers.unused
    mistakes = scan.comments.enumerated().compactMap { index, comment in
      guard let rule = Rule.allowed(by: comment.word) else { return Mistake(kind: .unknownWord, comment: comment) }
      guard !comment.why.isEmpty else { return Mistake(kind: .withoutReason, comment: comment) }
      return used.contains(index) ? nil : Mistake(kind: .unused(rule), comment: comment)
    }
  }
}

extension DriftWaivers.Mistake {
  var summary: String {
    switch kind {
    case .withoutReason: "this comment has no reason, and allows nothing"
    case .unknownWord: "'\(comment.word)' is no word for a rule; expected \(list(Rule.ofSources.map(\.word)))"
    case .unused(let rule): "'\(rule)' finds nothing beside this comment"
    }
  }

  var fix: String {
    switch kind {
    case .withoutReason: "write // pelmet: allow \(comment.word), REASON"
    case .unknownWord: "write // pelmet: allow \(Rule.lookOutsideTheme.word), REASON"
    case .unused: "remove the comment"
    }
  }
}

extension Rule {
  /// The word for a rule about an app's code in a comment that allows a statement.
  var word: String {
    switch self {
    case .lookOutsideTheme: "look"
    case .statusBarOutsideTheme: "statusBar"
    case .itemOutsideTheme: "item"
    case .layoutOutsideTheme: "layout"
    case .swiftUIBarOutsideTheme: "swiftUI"
    case .restoredByHand: "restored"
    default: name
    }
  }

  /// The rule that a comment names, by its word or its name.
  fileprivate static func allowed(by word: String) -> Rule? { ofSources.first { $0.word == word || $0.name == word } }
}
