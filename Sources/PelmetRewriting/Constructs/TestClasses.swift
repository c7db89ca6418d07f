#if Rewrite
  internal import SwiftSyntax

  /// Lets XCTest call synchronous tests of the main actor, which it takes for functions of no actor: `@MainActor` becomes
  /// `@preconcurrency @MainActor`. A synchronous `setUp()` or `tearDown()` stays one of no actor, and its body runs on the main one. Only
  /// for files that import XCTest.
  enum TestClasses {
    private static let preconcurrency = "@preconcurrency "

    static func rewrite(_ node: ClassDeclSyntax, _ changes: inout SourceChanges) {
      guard node.inheritanceClause != nil else { return }
      mark(node.attributes, &changes)
      for test in synchronousTests(in: node.memberBlock) { mark(test.attributes, &changes) }
      let isOnMainActor = attribute("MainActor", in: node.attributes) != nil
      for member in node.memberBlock.members {
        if let function = member.decl.as(FunctionDeclSyntax.self) { enterMainActor(in: function, isOnMainActor, &changes) }
      }
    }

    /// Lets what surrounds a test, which XCTest calls on the main thread, use what is on the main actor.
    private static func enterMainActor(
      in function: FunctionDeclSyntax, _ isOnMainActor: Bool, _ changes: inout SourceChanges
    ) {
      let own = attribute("MainActor", in: function.attributes)
      let effects = function.signature.effectSpecifiers
      guard isOnMainActor || own != nil, effects?.asyncSpecifier == nil, let body = function.body, !isInMainActor(body),
        ["setUp", "setUpWithError", "tearDown", "tearDownWithError"].contains(function.name.text),
        function.modifiers.contains(where: { $0.name.text == "override" }),
        !function.modifiers.contains(where: { ["class", "nonisolated"].contains($0.name.text) })
      else { return }
      if let own { changes.blank(own.bytes) }
      let throwing = effects?.throwsClause.map { " \($0.trimmedDescription)" } ?? ""
      // A function of its own, and no closure: to send `self` to a closure of the main actor is a warning in Swift 6.
      changes.insert(" @MainActor func \(inner)()\(throwing) {", at: body.leftBrace.bytes.upperBound)
      changes.insert("}; \(throwing.isEmpty ? "" : "try ")\(entry)(\(inner)) ", at: body.rightBrace.bytes.lowerBound)
    }

    private static let entry = "MainActor.assumeIsolated"
    private static let inner = "_onMainActor"

    /// Whether a body enters the main actor by itself, or is rewritten already.
    private static func isInMainActor(_ body: CodeBlockSyntax) -> Bool {
      guard body.statements.count <= 2, let last = body.statements.last?.trimmedDescription else { return false }
      return body.statements.count == 1 ? last.contains(entry) : last.contains("\(entry)(\(inner))")
    }

    /// An extension cannot have the attribute, and so its methods have it.
    static func rewrite(_ node: ExtensionDeclSyntax, _ changes: inout SourceChanges) {
      let isOnMainActor = attribute("MainActor", in: node.attributes) != nil
      for test in synchronousTests(in: node.memberBlock) {
        if attribute("MainActor", in: test.attributes) != nil {
          mark(test.attributes, &changes)
        } else if isOnMainActor, attribute("preconcurrency", in: test.attributes) == nil {
          changes.insert("\(preconcurrency)@MainActor ", at: test.bytes.lowerBound)
        }
      }
    }

    private static func mark(_ attributes: AttributeListSyntax, _ changes: inout SourceChanges) {
      guard let actor = attribute("MainActor", in: attributes), attribute("preconcurrency", in: attributes) == nil else { return }
      changes.insert(preconcurrency, at: actor.bytes.lowerBound)
    }

    private static func synchronousTests(in block: MemberBlockSyntax) -> [FunctionDeclSyntax] {
      block.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter { function in
        function.name.text.hasPrefix("test") && function.signature.parameterClause.parameters.isEmpty
          && function.signature.effectSpecifiers?.asyncSpecifier == nil
          && !function.modifiers.contains { ["static", "class", "private"].contains($0.name.text) }
      }
    }

    private static func attribute(_ name: String, in attributes: AttributeListSyntax) -> AttributeSyntax? {
      attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first { ObjCAttribute.name(of: $0) == name }
    }
  }
#endif
