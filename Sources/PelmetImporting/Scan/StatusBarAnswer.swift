/// The values of a controller's `preferredStatusBarStyle`.
struct StatusBarAnswer {
  private var values: [Expression] = []
  private let mentions: Set<String>

  init(_ getter: [Statement]) {
    mentions = Mentions(getter).names
    var pending = getter.map { (statement: $0, isValue: getter.count == 1) }
    while let (statement, isValue) = pending.popLast() {
      switch statement.kind {
      case .expression(let expression): if isValue { values.append(expression) }
      case .finish(let value): values += value.map { [$0] } ?? []
      case .ifElse(_, let then, let otherwise):
        for body in [then, otherwise] { pending += body.map { ($0, isValue && body.count == 1) } }
      case .unless(_, let body), .later(let body), .block(let body), .loop(_, _, let body): pending += body.map { ($0, false) }
      case .choice(_, let cases):
        for body in cases.map(\.body) { pending += body.map { ($0, isValue && body.count == 1) } }
      case .variables, .function, .leave, .unsupported: break
      }
    }
  }

  /// Whether it leaves the answer to another controller, or to its superclass. The system's default may stand where there is none.
  var isForwarded: Bool {
    let kinds = values.flatMap(Self.branches).map(kind)
    return kinds.contains(.forwarded) && !kinds.contains(.own)
  }

  private enum Kind {
    case forwarded, `default`, own
  }

  /// Both values of `a ? b : c`, however many follow each other.
  private static func branches(_ value: Expression) -> [Expression] {
    var (all, rest) = ([Expression](), [value])
    while let value = rest.popLast() {
      switch value.kind {
      case .conditional(_, let yes, let no): rest += [no, yes]
      case .statement(let statement): rest += StatusBarAnswer([statement]).values
      default: all.append(value)
      }
    }
    return all
  }

  private func kind(_ value: Expression) -> Kind {
    var value = value
    while true {
      switch value.kind {
      case .member(_, "preferredStatusBarStyle"): return .forwarded
      case .implicit("default"), .member(_, "default"), .name("UIStatusBarStyleDefault"): return .default
      // A variable may have another controller's answer.
      case .name: return mentions.contains("preferredStatusBarStyle") ? .forwarded : .own
      case .binary("??", let left, _):
        if case .name = left.kind { return .own }
        value = left
      case .call(let function, let arguments):
        guard arguments.isEmpty, case .member = function.kind else { return .own }
        value = function
      case .optional(let inner): value = inner
      default: return .own
      }
    }
  }
}
