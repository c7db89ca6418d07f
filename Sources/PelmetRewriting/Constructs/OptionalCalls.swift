#if Rewrite
  internal import SwiftSyntax

  /// `delegate?.list?(self, didSelect: row)` becomes `_optional(delegate?.list(_:didSelect:))?(self, row)`. The method is no optional one
  /// here; what looks the same, an optional closure in a property, stays what it is.
  enum OptionalCalls {
    static func rewrite(_ call: FunctionCallExprSyntax, in scope: Scope, _ changes: inout SourceChanges) {
      guard let chain = call.calledExpression.as(OptionalChainingExprSyntax.self),
        let member = chain.expression.as(MemberAccessExprSyntax.self), let base = member.base,
        base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind != .keyword(.self)
      else { return }
      guard call.additionalTrailingClosures.isEmpty else {
        changes.report(
          "an optional method with labelled closures behind the call cannot be called here", at: member.declName.bytes.lowerBound,
          fix: "write the closures between the parentheses, with their labels")
        return
      }
      let start = scope.start(of: call)
      let name = member.declName.baseName.text.replacing("`", with: "")
      if usesResult(of: call) {
        changes.insert(modelled: "_implemented(\"\(name)\", ", at: start)
        changes.insert(")", at: call.endPositionBeforeTrailingTrivia.utf8Offset)
      }
      changes.insert(modelled: "_optional(", at: start)
      changes.insert(labels(of: call, member) + ")", at: chain.questionMark.bytes.lowerBound)
      for argument in call.arguments {
        guard let label = argument.label, let colon = argument.colon else { continue }
        changes.blank(label.bytes)
        changes.blank(colon.bytes)
      }
    }

    /// The labels that complete the method's name: with them, of several methods it is the right one. A closure has none.
    private static func labels(of call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) -> String {
      guard member.declName.argumentNames == nil, call.trailingClosure == nil, call.arguments.contains(where: { $0.label != nil })
      else { return "" }
      return "(" + call.arguments.map { "\($0.label?.text ?? "_"):" }.joined() + ")"
    }

    /// Whether the result may be compared with `nil`, which it is where nothing implements the method.
    private static func usesResult(of call: FunctionCallExprSyntax) -> Bool {
      guard let parent = call.parent else { return false }
      if let item = parent.as(CodeBlockItemSyntax.self) {
        return item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
      }
      // Code chained to the call is skipped, too, if the method is missing.
      switch parent.kind {
      case .memberAccessExpr, .optionalChainingExpr, .functionCallExpr, .subscriptCallExpr: return false
      default: return true
      }
    }
  }
#endif
