#if Rewrite
  internal import SwiftSyntax

  /// The value of an `#if`'s condition on Linux: `nil` where the build decides.
  struct LinuxCondition {
    /// Parts of conditions that hold because the target says so, such as `os(iOS)`.
    let holding: Set<String>

    /// The branches that Linux may compile.
    func branches(of condition: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
      var branches: [IfConfigClauseSyntax] = []
      for clause in condition.clauses {
        let holds = clause.condition.map(value) ?? true
        if holds != false { branches.append(clause) }
        if holds == true { break }
      }
      return branches
    }

    /// Modules of Apple's systems that Linux never has.
    private static let missing: Set = ["ObjectiveC", "Darwin", "AppKit", "Cocoa", "CoreData", "Combine", "SwiftUI", "WatchKit"]

    func value(_ condition: ExprSyntax) -> Bool? {
      switch condition.as(ExprSyntaxEnum.self) {
      case .booleanLiteralExpr(let it): it.literal.tokenKind == .keyword(.true)
      case .prefixOperatorExpr(let it): it.operator.text == "!" ? value(it.expression).map { !$0 } : nil
      case .tupleExpr(let it): it.elements.count == 1 ? it.elements.first.flatMap { value($0.expression) } : nil
      case .functionCallExpr(let it): value(of: it)
      case .sequenceExpr(let it): value(ofOperators: Array(it.elements))
      default: nil
      }
    }

    /// Whether the target says that a part of a condition holds.
    func holds(_ call: FunctionCallExprSyntax) -> Bool {
      holding.contains("\(call.calledExpression.trimmedDescription)(\(call.arguments.trimmedDescription))")
    }

    private func value(of call: FunctionCallExprSyntax) -> Bool? {
      guard let name = call.arguments.first?.expression.trimmedDescription else { return nil }
      if holds(call) { return true }
      switch call.calledExpression.trimmedDescription {
      case "os": return name == "Linux"
      case "targetEnvironment": return name == "simulator" || name == "macCatalyst" ? false : nil
      case "canImport": return name == "UIKit" ? true : Self.missing.contains(name) ? false : nil
      default: return nil
      }
    }

    /// Operands with `&&` and `||` between them, of which `&&` binds more tightly.
    private func value(ofOperators elements: [ExprSyntax]) -> Bool? {
      var any: Bool? = false
      var all: Bool? = true
      for (index, element) in elements.enumerated() {
        if index % 2 == 0 {
          all = Self.and(all, value(element))
        } else if element.trimmedDescription == "||" {
          any = Self.or(any, all)
          all = true
        } else if element.trimmedDescription != "&&" {
          return nil
        }
      }
      return Self.or(any, all)
    }

    private static func and(_ left: Bool?, _ right: Bool?) -> Bool? {
      left == false || right == false ? false : left == true && right == true ? true : nil
    }

    private static func or(_ left: Bool?, _ right: Bool?) -> Bool? {
      left == true || right == true ? true : left == false && right == false ? false : nil
    }
  }
#endif
