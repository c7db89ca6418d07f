#if Rewrite
  internal import SwiftSyntax

  /// `type.init(rootViewController: list)` becomes `type._make(rootViewController: list)` where the type is a value: Swift takes only an
  /// initializer that every subclass has there, and UIKit's have none of these.
  enum MetatypeInitializers {
    static func rewrite(_ call: FunctionCallExprSyntax, _ changes: inout SourceChanges) {
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
        member.declName.baseName.tokenKind == .keyword(.`init`), call.arguments.map({ $0.label?.text }) == ["rootViewController"],
        isMetatype(base)
      else { return }
      changes.edits.replace(member.declName.baseName.bytes, with: "_make")
    }

    /// Whether a type is the value of an expression, and not named by it.
    private static func isMetatype(_ base: ExprSyntax) -> Bool {
      if let call = base.as(FunctionCallExprSyntax.self) {
        return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type"
      }
      let reference = base.as(DeclReferenceExprSyntax.self) ?? base.as(MemberAccessExprSyntax.self)?.declName
      guard let name = reference?.baseName.text, name != "self" else { return false }
      return name.first { $0 != "`" && $0 != "_" }.map { !$0.isUppercase } ?? false
    }
  }
#endif
