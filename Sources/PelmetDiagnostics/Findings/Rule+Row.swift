extension Rule {
  /// The columns of the list of rules, which is generated from their pages.
  struct Row {
    let severity: Severity
    let stage: Stage
    let fix: String

    init(_ severity: Severity, _ stage: Stage, fix: String) {
      self.severity = severity
      self.stage = stage
      self.fix = fix
    }
  }

  /// The part of Pelmet that reports a rule, in the order in which they run.
  package enum Stage: Hashable, Sendable, CaseIterable {
    /// Looks at the package in which themes are to be compiled, which `pelmet doctor` does.
    case package
    /// From bytes to JSON.
    case reading
    /// From JSON to design tokens.
    case tokens
    /// From JSON to one theme, without a look at other files.
    case decoding
    /// Looks up what files say of each other.
    case linking
    /// Judges themes that are whole.
    case checking
    /// Looks in an app's code for what themes could say, which `pelmet audit` does.
    case sources
    /// Audits the screens of an app in its tests, which no command does.
    case liveScreens
  }
}

extension Rule: Comparable, CustomStringConvertible {
  package var name: String { rawValue }

  package var description: String { rawValue }

  /// By name.
  package static func < (a: Rule, b: Rule) -> Bool { a.rawValue < b.rawValue }
}

extension Rule {
  /// The severity of a finding, unless a setting changes it, or the case is worse than usual.
  package var severity: Severity { row.severity }

  package var stage: Stage { row.stage }

  /// The change that fixes a finding: an imperative phrase in lower case without a full stop.
  package var fix: String { row.fix }

  /// Whether `rules` may set the severity and `waive` except a place. The errors of all stages before checking stand: what they are
  /// about cannot be compiled.
  package var isSettable: Bool { severity != .error || stage == .checking }

  /// The rules that `rules` and `waive` may name, by name.
  package static let settable = allCases.filter(\.isSettable).sorted()

  /// Those of them that a theme may name: code is in a module, and not in one of its themes.
  package static let settableInThemes = settable.filter { $0.stage != .sources }

  /// The rules about an app's code, by name.
  package static let ofSources = allCases.filter { $0.stage == .sources }.sorted()

  /// The settable rule of a name.
  package static func settable(_ name: String) -> Rule? { Rule(rawValue: name).flatMap { $0.isSettable ? $0 : nil } }
}
