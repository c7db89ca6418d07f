#if Rewrite
  internal import SwiftSyntax

  /// One walk over a file, with its own stack: chains of calls are as deep as they are long.
  struct SourcePass {
    private(set) var changes: SourceChanges
    private var overrides = ExtensionOverrides()
    private var imports: Set<String> = []
    private let linux: LinuxCondition

    init(_ source: [UInt8], _ linux: LinuxCondition) {
      changes = SourceChanges(source)
      self.linux = linux
    }

    mutating func walk(_ tree: SourceFileSyntax) {
      var pending: [(node: Syntax, scope: Scope)] = tree.statements.reversed().map { item in
        var scope = Scope()
        scope.item = item.bytes
        return (Syntax(item), scope)
      }
      let items = tree.statements.filter { !$0.item.is(IfConfigDeclSyntax.self) }
      let start = (items.first { $0.item.is(ImportDeclSyntax.self) } ?? items.first)?.bytes.lowerBound
      while let (node, scope) = pending.popLast() {
        let inner = scope.inside(node)
        visit(node, in: node.is(FunctionCallExprSyntax.self) ? inner : scope)
        for child in children(of: node).reversed() { pending.append((child, inScope(child, inner))) }
      }
      overrides.rewrite(isComplete: !tree.hasError, &changes)
      if changes.needsModel, imports.isDisjoint(with: ["UIKit", "ModelCore"]), let start {
        changes.edits.insertFirst("import ModelCore; ", at: start)
      }
    }

    /// A statement of the file in a branch of `#if` is an item, too: what is added behind it is in the branch.
    private func inScope(_ child: Syntax, _ scope: Scope) -> Scope {
      guard scope.type == nil, !scope.isLocal, child.is(CodeBlockItemSyntax.self) else { return scope }
      var scope = scope
      scope.item = child.bytes
      return scope
    }

    /// Without what the parser could not read, and branches that Linux does not compile.
    private func children(of node: Syntax) -> [Syntax] {
      if let condition = node.as(IfConfigDeclSyntax.self) { return linux.branches(of: condition).map(Syntax.init) }
      return node.children(viewMode: .sourceAccurate).filter { !$0.is(TokenSyntax.self) && !$0.is(UnexpectedNodesSyntax.self) }
    }

    private mutating func visit(_ node: Syntax, in scope: Scope) {
      switch node.as(SyntaxEnum.self) {
      case .importDecl(let it):
        if let module = Imports.rewrite(it, &changes) { imports.insert(module) }
      case .ifConfigDecl(let it): SystemConditions.rewrite(it, linux, &changes)
      // In a file that is being written, the rest is rewritten, so that the compiler reports one mistake and not many.
      case _ where node.hasError: break
      case .attribute(let it): Attributes.rewrite(it, &changes)
      case .declModifier(let it): Attributes.rewrite(it, in: scope, &changes)
      case .macroExpansionExpr(let it): SelectorExpressions.rewrite(it, in: scope, &changes)
      case .functionCallExpr(let it):
        OptionalCalls.rewrite(it, in: scope, &changes)
        MetatypeInitializers.rewrite(it, &changes)
        RuntimeCalls.check(it, &changes)
      case .protocolDecl(let it): OptionalRequirements.rewrite(it, in: scope, &changes)
      case .classDecl(let it):
        if imports.contains("XCTest") { TestClasses.rewrite(it, &changes) }
        overrides.add(it, in: scope)
      case .extensionDecl(let it):
        if imports.contains("XCTest") { TestClasses.rewrite(it, &changes) }
        overrides.add(it, in: scope, linux)
      default: break
      }
    }
  }
#endif
