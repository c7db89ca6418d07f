/// An expression as the evaluator sees it: of Swift, or of another language that says the same.
struct Expression: Sendable {
  indirect enum Kind: Sendable {
    case nothing
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case text(String)
    /// A text with values in it.
    case interpolation([Expression])
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    case tuple([Argument])
    /// A variable, function or type, `self`, `super` or `$0`.
    case name(String)
    /// `.name`, of a type that the context tells.
    case implicit(String)
    case member(Expression, String)
    case call(Expression, [Argument])
    case element(Expression, [Argument])
    case closure(Closure)
    /// `a?`, where all that follows is skipped if there is nothing.
    case optional(Expression)
    case unary(String, Expression)
    case binary(String, Expression, Expression)
    case conditional(Expression, Expression, Expression)
    /// A cast of any kind.
    case cast(Expression, String, isConditional: Bool)
    case isType(Expression, String)
    /// An operator of `nil` assigns; another one first computes, as `+=` does.
    case assignment(Expression, Expression, operation: String?)
    case reference(Expression)
    case type(String)
    /// `if` or `switch` as an expression.
    case statement(Statement)
    case unsupported
  }

  let kind: Kind
  let place: SourcePlace
  /// The first line of its text, for people.
  let text: String
}

struct Argument: Sendable {
  let label: String?
  let value: Expression
}

/// A closure with its body.
final class Closure: Sendable {
  let parameters: [String]
  let body: [Statement]

  init(parameters: [String], body: [Statement]) {
    (self.parameters, self.body) = (parameters, body)
  }
}
