#if Rewrite
  internal import SwiftSyntax

  /// `#if os(iOS)` becomes `#if os(Linux)` where the target says that it holds.
  enum SystemConditions {
    static func rewrite(_ node: IfConfigDeclSyntax, _ linux: LinuxCondition, _ changes: inout SourceChanges) {
      guard !linux.holding.isEmpty else { return }
      var pending = node.clauses.compactMap { $0.condition.map(Syntax.init) }
      while let part = pending.popLast() {
        if let call = part.as(FunctionCallExprSyntax.self), linux.holds(call) {
          changes.edits.replace(call.bytes, with: "os(Linux)")
        } else {
          pending += part.children(viewMode: .sourceAccurate)
        }
      }
    }
  }
#endif
