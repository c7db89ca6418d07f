#if Rewrite
  internal import SwiftSyntax

  /// Moves an `override` in an extension, which needs the Objective-C runtime, to the end of the class's body, if that is in the file.
  struct ExtensionOverrides {
    private struct Place: Hashable {
      let path: String
      let branch: Int?
    }

    private struct Override {
      let bytes: Range<Int>
      let place: Place?
      let prefix: String
      let type: String
    }

    /// The offsets of the right braces.
    private var classes: [Place: Int] = [:]
    private var overrides: [Override] = []

    mutating func add(_ node: ClassDeclSyntax, in scope: Scope) {
      guard !scope.isLocal, node.memberBlock.rightBrace.presence == .present else { return }
      let path = scope.path.map { "\($0).\(node.name.text)" } ?? node.name.text
      classes[Place(path: path, branch: scope.branch)] = node.memberBlock.rightBrace.bytes.lowerBound
    }

    /// - Parameter scope: That of the members.
    mutating func add(_ node: ExtensionDeclSyntax, in scope: Scope, _ linux: LinuxCondition) {
      var pending: [(members: MemberBlockItemListSyntax, isPlain: Bool)] = [(node.memberBlock.members, true)]
      while let (members, isPlain) = pending.popLast() {
        for item in members {
          if let condition = item.decl.as(IfConfigDeclSyntax.self) {
            for branch in linux.branches(of: condition) {
              if case .decls(let members) = branch.elements { pending.append((members, false)) }
            }
          } else if let modifiers = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
            modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) })
          {
            let canMove = isPlain && node.genericWhereClause == nil
            let path = node.extendedType.trimmedDescription
            overrides.append(
              Override(
                bytes: item.bytes, place: canMove ? Place(path: path, branch: scope.branch) : nil,
                prefix: Self.prefix(of: node, modifiers), type: path))
          }
        }
      }
    }

    /// - Parameter isComplete: Whether all of the file could be read: otherwise nothing is where it seems to be.
    func rewrite(isComplete: Bool, _ changes: inout SourceChanges) {
      guard isComplete else { return }
      for override in overrides {
        if let brace = override.place.flatMap({ classes[$0] }) {
          changes.edits.move(override.bytes, to: brace, prefix: override.prefix)
        } else {
          changes.report(
            "an 'override' in an extension needs the Objective-C runtime", at: override.bytes.lowerBound,
            fix: "move it into the body of \(override.type)")
        }
      }
    }

    /// The attributes and the access that the extension gives to its members.
    private static func prefix(of node: ExtensionDeclSyntax, _ own: DeclModifierListSyntax) -> String {
      let attributes = node.attributes.filter { element in
        element.as(AttributeSyntax.self).map { !ObjCAttribute.isOne($0) } ?? false
      }
      let levels: Set = ["public", "package", "internal", "fileprivate", "private", "open"]
      let access =
        own.contains { levels.contains($0.name.text) }
        ? [] : node.modifiers.filter { ["public", "package"].contains($0.name.text) }
      return (attributes.map(\.inOneLine) + access.map(\.name.text)).map { $0 + " " }.joined()
    }
  }
#endif
