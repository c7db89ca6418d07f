/// A statement as the evaluator sees it.
struct Statement: Sendable {
  indirect enum Kind: Sendable {
    case expression(Expression)
    case variables([Variable])
    case ifElse([Condition], [Statement], [Statement])
    /// The statements run unless all conditions hold, and leave the scope.
    case unless([Condition], [Statement])
    case choice(Expression, [Case])
    case loop(Pattern, Expression, [Statement])
    case finish(Expression?)
    case leave(Leave)
    case later([Statement])
    case block([Statement])
    case function(Function)
    case unsupported(String)
  }

  enum Leave: Sendable {
    case loop, round, nextCase, error
  }

  struct Variable: Sendable {
    let pattern: Pattern
    let type: String?
    let value: Expression?
  }

  struct Case: Sendable {
    /// Empty for `default`.
    let patterns: [(pattern: Pattern, condition: Expression?)]
    let body: [Statement]
  }

  let kind: Kind
  let place: SourcePlace
  let identity: StatementIdentity

  init(kind: Kind, place: SourcePlace, identity: StatementIdentity = StatementIdentity()) {
    (self.kind, self.place, self.identity) = (kind, place, identity)
  }

  /// The statement where its expression is the result of the function around it.
  var asResult: Statement {
    guard case .expression(let expression) = kind else { return self }
    return Statement(kind: .finish(expression), place: place, identity: StatementIdentity(resultOf: identity))
  }
}

/// Tells a statement from others, so that its effects are worked out once.
struct StatementIdentity: Hashable, Sendable {
  private final class Token: Sendable {}

  private let token: Token
  private let isResult: Bool

  init() { (token, isResult) = (Token(), false) }

  init(resultOf other: StatementIdentity) { (token, isResult) = (other.token, true) }

  static func == (a: StatementIdentity, b: StatementIdentity) -> Bool { a.token === b.token && a.isResult == b.isResult }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(token))
    hasher.combine(isResult)
  }
}

indirect enum Pattern: Sendable {
  case any
  case variable(String)
  case value(Expression)
  case tuple([Pattern])
  /// A case of an enumeration with its values.
  case element(String, [Pattern])
  case present(Pattern)
  case type(String)
}

/// One of the conditions of `if`, `guard` and `#if`.
enum Condition: Sendable {
  case expression(Expression)
  /// `nil` where the system is another one.
  case available(ModelVersion?, isNegated: Bool)
  case present(Pattern, Expression)
  case matches(Pattern, Expression)
  /// A part of `#if` that no one decides.
  case build(String, SourcePlace)
}

/// A version of iOS.
struct ModelVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  let major: Int
  let minor: Int

  static func < (a: ModelVersion, b: ModelVersion) -> Bool { (a.major, a.minor) < (b.major, b.minor) }

  var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  /// `15`, `15.0` or `15.1.2`.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".").map { Int($0) }
    guard let major = parts.first.flatMap({ $0 }) else { return nil }
    self.major = major
    minor = parts.count > 1 ? parts[1] ?? 0 : 0
  }
}
