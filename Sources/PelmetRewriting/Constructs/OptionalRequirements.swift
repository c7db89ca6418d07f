#if Rewrite
  internal import SwiftSyntax

  /// Makes requirements of the optional ones of an `@objc` protocol, with defaults behind the protocol, on its last line.
  enum OptionalRequirements {
    static func rewrite(_ node: ProtocolDeclSyntax, in scope: Scope, _ changes: inout SourceChanges) {
      guard ObjCAttribute.has(node.attributes) else { return }
      bindToClasses(node, &changes)
      let name = scope.path.map { "\($0).\(node.name.text)" } ?? node.name.text
      var defaults: [String] = []
      for item in node.memberBlock.members {
        guard let mark = modifiers(of: item.decl).first(where: { $0.name.tokenKind == .keyword(.optional) }) else { continue }
        if let function = item.decl.as(FunctionDeclSyntax.self), let result = result(of: function) {
          changes.blank(mark.bytes)
          defaults.append(Self.default(of: function, in: name, returning: result, access: access(of: node)))
        } else {
          report(item.decl, at: mark, &changes)
        }
      }
      guard !defaults.isEmpty else { return }
      changes.insert(modelled: "; extension \(name) { \(defaults.joined(separator: "; ")) }", at: scope.item.upperBound)
    }

    /// Only classes conform to an `@objc` protocol, and what is `weak` needs to know.
    private static func bindToClasses(_ node: ProtocolDeclSyntax, _ changes: inout SourceChanges) {
      guard let clause = node.inheritanceClause else {
        changes.insert(": AnyObject", at: (node.primaryAssociatedTypeClause?.bytes ?? node.name.bytes).upperBound)
        return
      }
      let bound: Set = ["AnyObject", "NSObjectProtocol", "class"]
      guard !clause.inheritedTypes.contains(where: { bound.contains($0.type.trimmedDescription) }) else { return }
      changes.insert(", AnyObject", at: clause.bytes.upperBound)
    }

    private static func modifiers(of declaration: DeclSyntax) -> DeclModifierListSyntax {
      declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    }

    /// The value of a default; `nil` where none can stand for a method that is missing.
    private static func result(of function: FunctionDeclSyntax) -> String? {
      guard let type = function.signature.returnClause?.type else { return "" }
      if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return " return nil" }
      switch type.trimmedDescription {
      case "Void", "()": return ""
      case "Bool": return " return false"
      case let name where name.hasPrefix("Optional<"): return " return nil"
      default: return nil
      }
    }

    private static func `default`(
      of function: FunctionDeclSyntax, in protocolName: String, returning value: String, access: String
    ) -> String {
      let attributes = function.attributes.filter { element in
        element.as(AttributeSyntax.self).map { !ObjCAttribute.isOne($0) } ?? false
      }.map { $0.inOneLine + " " }.joined()
      let modifiers = function.modifiers.filter { $0.name.tokenKind != .keyword(.optional) }.map { $0.inOneLine + " " }.joined()
      let isStatic = function.modifiers.contains { $0.name.tokenKind == .keyword(.static) }
      let signature =
        "func \(function.name.text)\(function.genericParameterClause?.inOneLine ?? "")\(function.signature.inOneLine)"
      let note = isStatic ? "_runDefault()" : "_runDefault(for: self) { $0 is any \(protocolName).Type }"
      return "\(attributes)\(access)\(modifiers)\(signature) { \(note)\(value.isEmpty ? "" : ";\(value)") }"
    }

    /// Another module's class that conforms must see the default.
    private static func access(of node: ProtocolDeclSyntax) -> String {
      node.modifiers.first { ["public", "package"].contains($0.name.text) }.map { "\($0.name.text) " } ?? ""
    }

    private static func report(_ declaration: DeclSyntax, at mark: DeclModifierSyntax, _ changes: inout SourceChanges) {
      if let function = declaration.as(FunctionDeclSyntax.self), let type = function.signature.returnClause?.type {
        changes.report(
          "no default can stand for the optional '\(function.name.text)', whose result is \(type.inOneLine)",
          at: mark.bytes.lowerBound, fix: "write -> \(type.inOneLine)?, or a requirement that is not optional")
      } else {
        changes.report(
          "an optional requirement can only be a method on Linux", at: mark.bytes.lowerBound,
          fix: "write a method with an optional result, or a requirement that is not optional")
      }
    }
  }
#endif
