#if Rewrite
  internal import SwiftSyntax

  /// Reports calls that only the Objective-C runtime can answer.
  enum RuntimeCalls {
    static func check(_ call: FunctionCallExprSyntax, _ changes: inout SourceChanges) {
      let callee = call.calledExpression
      let name = callee.as(DeclReferenceExprSyntax.self)?.baseName ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName
      guard let name else { return }
      let labels = call.arguments.map { $0.label?.text }
      switch (name.text, labels) {
      // The one message that ModelCore knows by name.
      case ("Selector", [nil]) where isSharedApplication(call), ("NSSelectorFromString", [nil]) where isSharedApplication(call):
        break
      case ("Selector", [nil]), ("NSSelectorFromString", [nil]):
        changes.report(
          "a selector made from a string has no method here", at: name.bytes.lowerBound, fix: "write #selector(Type.method(_:))")
      case ("NSClassFromString", [nil]):
        changes.report(
          "a class is not found by its name here", at: name.bytes.lowerBound, fix: "name the class itself, as in Type.self")
      case ("observe", _) where call.arguments.first?.expression.is(KeyPathExprSyntax.self) == true && labels.first == .some(nil),
        ("addObserver", _) where labels.contains("forKeyPath"):
        changes.report(
          "properties are not observed by key paths here", at: name.bytes.lowerBound,
          fix: "write a didSet, a closure or a notification")
      default: break
      }
    }

    private static func isSharedApplication(_ call: FunctionCallExprSyntax) -> Bool {
      ["\"sharedApplication\"", "(\"sharedApplication\")"].contains(call.arguments.trimmedDescription)
    }
  }
#endif
