#if Rewrite
  internal import SwiftSyntax

  extension SwiftReader {
    mutating func declarations(_ tree: SourceFileSyntax) -> SourceDeclarations {
      var all = SourceDeclarations()
      for item in tree.statements { add(Syntax(item.item), owner: nil, to: &all) }
      return all
    }

    private mutating func add(_ node: Syntax, owner: String?, to all: inout SourceDeclarations) {
      switch node.as(SyntaxEnum.self) {
      case .functionDecl(let it): all.functions.append(function(it, owner: nil))
      case .variableDecl(let it): all.variables += properties(it, owner: nil)
      case .ifConfigDecl(let it):
        for clause in it.clauses where clause.condition.map({ Self.holds($0) }) != .some(.some(false)) {
          switch clause.elements {
          case .statements(let list)?: for item in list { add(Syntax(item.item), owner: owner, to: &all) }
          case .decls(let list)?: for item in list { add(Syntax(item.decl), owner: owner, to: &all) }
          default: break
          }
        }
      default: add(type: node, owner: owner, to: &all)
      }
    }

    private mutating func add(type node: Syntax, owner: String?, to all: inout SourceDeclarations) {
      guard depth < Self.maximumDepth else { return }
      depth += 1
      defer { depth -= 1 }
      switch node.as(SyntaxEnum.self) {
      case .classDecl(let it): add(.class, it.name.plain, it, it.inheritanceClause, it.memberBlock, it.attributes, owner, &all)
      case .structDecl(let it):
        add(.structure, it.name.plain, it, it.inheritanceClause, it.memberBlock, it.attributes, owner, &all)
      case .enumDecl(let it):
        add(.enumeration, it.name.plain, it, it.inheritanceClause, it.memberBlock, it.attributes, owner, &all)
      case .protocolDecl(let it):
        add(.protocol, it.name.plain, it, it.inheritanceClause, it.memberBlock, it.attributes, owner, &all)
      case .actorDecl(let it): add(.class, it.name.plain, it, it.inheritanceClause, it.memberBlock, it.attributes, owner, &all)
      case .extensionDecl(let it):
        add(
          .extension, name(it.extendedType).prefix { $0 != "<" }.description, it, it.inheritanceClause, it.memberBlock,
          it.attributes, nil, &all)
      case .typeAliasDecl(let it): add(alias: it, owner, &all)
      default: break
      }
    }

    /// Another name of a type; one for several types together is a type that inherits from them.
    private mutating func add(alias node: TypeAliasDeclSyntax, _ owner: String?, _ all: inout SourceDeclarations) {
      let alias = owner.map { "\($0).\(node.name.plain)" } ?? node.name.plain
      switch node.initializer.value.as(TypeSyntaxEnum.self) {
      case .compositionType(let it):
        let parts = it.elements.map { name($0.type) }
        all.types.append(TypeDeclaration(kind: .extension, name: alias, inherited: parts, place: place(node)))
      case .identifierType, .memberType: all.aliases[alias] = TypeText.base(name(node.initializer.value))
      default: break
      }
    }

    private mutating func add(
      _ kind: TypeDeclaration.Kind, _ name: String, _ node: some SyntaxProtocol, _ inheritance: InheritanceClauseSyntax?,
      _ block: MemberBlockSyntax, _ attributes: AttributeListSyntax, _ owner: String?, _ all: inout SourceDeclarations
    ) {
      let name = owner.map { "\($0).\(name)" } ?? name
      var type = TypeDeclaration(
        kind: kind, name: name, inherited: inheritance?.inheritedTypes.map { self.name($0.type) } ?? [], place: place(node))
      let since = Self.since(attributes)
      if kind != .extension, let exposed = Self.objectiveCName(attributes) {
        type.objectiveCName = exposed.isEmpty ? name.split(separator: ".").last.map(String.init) : exposed
        if !exposed.isEmpty, exposed != name { all.aliases[exposed] = name }
      }
      add(block.members, to: &type, since, &all)
      all.types.append(type)
    }

    /// The name in `@objc(…)`; empty for `@objc` alone.
    private static func objectiveCName(_ attributes: AttributeListSyntax) -> String? {
      for case .attribute(let it) in attributes where it.attributeName.trimmedDescription == "objc" {
        return it.arguments?.trimmedDescription ?? ""
      }
      return nil
    }

    private mutating func add(
      _ members: MemberBlockItemListSyntax, to type: inout TypeDeclaration, _ since: ModelVersion?,
      _ all: inout SourceDeclarations
    ) {
      for member in members {
        switch member.decl.as(DeclSyntaxEnum.self) {
        case .functionDecl(let it): type.functions.append(function(it, owner: type.name, since))
        case .initializerDecl(let it):
          type.functions.append(
            Function(
              name: "init", parameters: parameters(it.signature), result: type.name,
              body: it.body.map { statements($0.statements) }, isStatic: false,
              since: [since, Self.since(it.attributes)].compactMap { $0 }.max(), place: place(it), owner: type.name))
        case .variableDecl(let it): type.properties += properties(it, owner: type.name)
        case .enumCaseDecl(let it):
          for element in it.elements {
            type.cases.append(
              EnumerationCase(
                name: element.name.plain, rawValue: element.rawValue.map { expression($0.value) }, place: place(element)))
          }
        case .ifConfigDecl(let it):
          for clause in it.clauses where clause.condition.map({ Self.holds($0) }) != .some(.some(false)) {
            guard depth < Self.maximumDepth, case .decls(let list)? = clause.elements else { continue }
            depth += 1
            add(list, to: &type, since, &all)
            depth -= 1
          }
        default: add(type: Syntax(member.decl), owner: type.name, to: &all)
        }
      }
    }

    mutating func function(_ node: FunctionDeclSyntax, owner: String?, _ since: ModelVersion? = nil) -> Function {
      Function(
        name: node.name.plain, parameters: parameters(node.signature), result: node.signature.returnClause.map { name($0.type) },
        body: node.body.map { statements($0.statements) }, isStatic: Self.isStatic(node.modifiers),
        since: [since, Self.since(node.attributes)].compactMap { $0 }.max(), place: place(node), owner: owner,
        generics: node.genericParameterClause?.parameters.map { $0.name.text } ?? [])
    }

    private mutating func parameters(_ signature: FunctionSignatureSyntax) -> [Function.Parameter] {
      var all: [Function.Parameter] = []
      for parameter in signature.parameterClause.parameters {
        let label = parameter.firstName.plain
        all.append(
          Function.Parameter(
            label: label == "_" ? nil : label, name: (parameter.secondName ?? parameter.firstName).plain,
            type: name(parameter.type), value: parameter.defaultValue.map { expression($0.value) }))
      }
      return all
    }

    private mutating func properties(_ node: VariableDeclSyntax, owner: String?) -> [Property] {
      var all: [Property] = []
      let isPrivatelySet = node.modifiers.contains { modifier in
        ["private", "fileprivate"].contains(modifier.name.text)
      }
      for binding in node.bindings {
        guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
        var getter: [Statement]?
        var setters: [Statement] = []
        switch binding.accessorBlock?.accessors {
        case .getter(let body)?: getter = statements(body)
        case .accessors(let list)?:
          for accessor in list {
            guard let body = accessor.body.map({ statements($0.statements) }) else { continue }
            if accessor.accessorSpecifier.text == "get" { getter = body } else { setters += body }
          }
        default: break
        }
        all.append(
          Property(
            name: identifier.identifier.plain, type: binding.typeAnnotation.map { name($0.type) },
            value: binding.initializer.map { expression($0.value) }, getter: getter, setters: setters,
            isStatic: Self.isStatic(node.modifiers),
            isVariable: node.bindingSpecifier.text == "var" && getter == nil, isPrivatelySet: isPrivatelySet,
            place: place(node), owner: owner))
      }
      return all
    }

    private static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
      modifiers.contains { ["static", "class"].contains($0.name.text) }
    }

    /// The version of iOS that `@available` asks for.
    private static func since(_ attributes: AttributeListSyntax) -> ModelVersion? {
      var since: ModelVersion?
      for attribute in attributes {
        guard case .attribute(let it) = attribute, it.attributeName.trimmedDescription == "available",
          case .availability(let list)? = it.arguments
        else { continue }
        since = [since, version(list)].compactMap { $0 }.max()
      }
      return since
    }
  }
#endif
