#if Rewrite
  internal import SwiftSyntax

  /// `#selector(didTap(_:))` becomes `Selector("didTap(_:)", LoginController.didTap(_:))`: a selector that carries its method. The
  /// compiler resolves the method, so that private, inherited and overridden ones are found without a list of them.
  struct SelectorExpressions {
    private let expression: MacroExpansionExprSyntax
    private let scope: Scope

    static func rewrite(_ expression: MacroExpansionExprSyntax, in scope: Scope, _ changes: inout SourceChanges) {
      switch expression.macroName.text {
      case "selector": SelectorExpressions(expression: expression, scope: scope).rewrite(&changes)
      case "keyPath" where expression.arguments.trimmedDescription == "UIApplication.shared":
        changes.edits.replace(expression.bytes, with: "\"sharedApplication\"")
      case "keyPath":
        changes.report(
          "'#keyPath' needs the Objective-C runtime", at: expression.bytes.lowerBound,
          fix: "write a key path such as \\Type.property, or the name as a string")
      default: break
      }
    }

    private func rewrite(_ changes: inout SourceChanges) {
      guard expression.arguments.count == 1, let argument = expression.arguments.first, expression.rightParen != nil else {
        return
      }
      guard argument.label == nil else {
        rewriteAccessor(argument, &changes)
        return
      }
      guard let parts = parts(of: argument.expression), let method = name(parts.method) else {
        changes.report(
          "no method can be seen in this '#selector'", at: expression.bytes.lowerBound,
          fix: "write #selector(Type.method(_:)), with the type that declares the method")
        return
      }
      guard let base = base(of: parts.method, &changes) else {
        changes.report(
          "this '#selector' is in no type whose method it could be", at: expression.bytes.lowerBound,
          fix: "write the type before the method, as in #selector(Type.method(_:))")
        return
      }
      changes.edits.replace(expression.pound.bytes.lowerBound..<expression.macroName.bytes.upperBound, with: "Selector")
      changes.insert(modelled: "\"\(method)\", ", at: parts.method.bytes.lowerBound)
      base(&changes)
      if let type = parts.type { qualify(type, &changes) }
    }

    /// `#selector(getter: Feed.title)` becomes `Selector("title")`, which is a name and calls nothing.
    private func rewriteAccessor(_ argument: LabeledExprSyntax, _ changes: inout SourceChanges) {
      guard let name = name(argument.expression) else { return }
      let selector = argument.label?.text == "setter" ? "set\(name.prefix(1).uppercased())\(name.dropFirst()):" : name
      changes.edits.replace(expression.bytes, with: "Selector(\"\(selector)\")")
    }

    /// The method, and the type that `as` gives it.
    private func parts(of expression: ExprSyntax) -> (method: ExprSyntax, type: FunctionTypeSyntax?)? {
      guard let sequence = expression.as(SequenceExprSyntax.self) else { return (expression, nil) }
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self), let type = elements[2].as(TypeExprSyntax.self)
      else {
        return nil
      }
      return (elements[0], type.type.as(FunctionTypeSyntax.self))
    }

    private func name(_ method: ExprSyntax) -> String? {
      let reference = method.as(DeclReferenceExprSyntax.self) ?? method.as(MemberAccessExprSyntax.self)?.declName
      guard let reference else { return nil }
      let labels = reference.argumentNames?.arguments.map { "\($0.name.text):" }.joined()
      return reference.baseName.text.replacing("`", with: "") + (labels.map { "(\($0))" } ?? "")
    }

    /// The edits that put the type before the method; `nil` where nothing says which it is.
    private func base(of method: ExprSyntax, _ changes: inout SourceChanges) -> ((inout SourceChanges) -> Void)? {
      guard let member = method.as(MemberAccessExprSyntax.self) else {
        guard let type = scope.type else { return nil }
        return { $0.insert("\(type).", at: method.bytes.lowerBound) }
      }
      guard let base = member.base else { return nil }
      if Self.isSelf(base) {
        guard let type = scope.type else { return nil }
        return { $0.edits.replace(base.bytes, with: type) }
      }
      guard Self.isInstance(base) else { return { _ in } }
      // The type of a value, which is not read.
      let (value, mark) = Self.unwrapped(base)
      return {
        $0.insert(modelled: "_typeOf(", at: value.bytes.lowerBound)
        $0.insert(")", at: value.bytes.upperBound)
        if let mark { $0.edits.replace(mark.bytes, with: "") }
      }
    }

    private static func isSelf(_ base: ExprSyntax) -> Bool {
      base.is(SuperExprSyntax.self) || ["self", "Self"].contains(base.as(DeclReferenceExprSyntax.self)?.baseName.text)
    }

    /// Whether an expression is a value and no type, as the case of its last name says.
    private static func isInstance(_ base: ExprSyntax) -> Bool {
      let last = unwrapped(base).value
      if last.is(GenericSpecializationExprSyntax.self) { return false }
      if let call = last.as(FunctionCallExprSyntax.self) {
        return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text != "type"
      }
      let reference = last.as(DeclReferenceExprSyntax.self) ?? last.as(MemberAccessExprSyntax.self)?.declName
      let first = reference?.baseName.text.drop { $0 == "`" || $0 == "_" }.first
      return first.map { !$0.isUppercase } ?? true
    }

    private static func unwrapped(_ base: ExprSyntax) -> (value: ExprSyntax, mark: TokenSyntax?) {
      if let it = base.as(OptionalChainingExprSyntax.self) { return (it.expression, it.questionMark) }
      if let it = base.as(ForceUnwrapExprSyntax.self) { return (it.expression, it.exclamationMark) }
      return (base, nil)
    }

    /// Makes the type of a method that of a function of its object. On which actor it is, the type does not say.
    private func qualify(_ type: FunctionTypeSyntax, _ changes: inout SourceChanges) {
      let start = type.bytes.lowerBound
      if let inner = type.returnClause.type.as(FunctionTypeSyntax.self) {
        changes.insert("@isolated(any) ", at: inner.bytes.lowerBound)
      } else if let object = scope.type, !type.returnClause.type.is(AttributedTypeSyntax.self) {
        changes.insert("(\(object)) -> @isolated(any) ", at: start)
      }
    }
  }
#endif
