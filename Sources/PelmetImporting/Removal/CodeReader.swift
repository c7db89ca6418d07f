#if Rewrite
  internal import PelmetDiagnostics
  internal import PelmetRewriting
  internal import SwiftParser
  internal import SwiftSyntax

  /// The functions, classes and imports of a file, as far as statements in them can go.
  final class CodeReader: SyntaxVisitor {
    /// A class, with the places where something can come into it.
    struct Class {
      let name: String
      let isPublic: Bool
      /// Before the brace that closes it.
      let end: Int
      let place: SourcePlace
    }

    private(set) var functions: [CodeFunction] = []
    private(set) var classes: [Class] = []
    /// The modules that the file imports, with the beginnings of these lines.
    private(set) var imports: [(name: String, offset: Int)] = []
    /// The beginning of the first statement or declaration.
    private(set) var start = 0
    /// Whether the parser understood all of it.
    private(set) var isUnderstood = true

    /// Whether the file has more than functions and types without anything else in them.
    private(set) var hasMore = false

    private let file: String
    private let bytes: [UInt8]
    private let lines: LineTable
    private var types: [CodeFunction.Surrounding] = []
    private var blocks: [CodeBlock] = []
    private var items: [CodeItem] = []
    private var function: CodeFunction?
    private var depth = 0

    init(_ bytes: [UInt8], file: String) {
      (self.file, self.bytes) = (file, bytes)
      lines = LineTable(bytes)
      super.init(viewMode: .sourceAccurate)
      guard BracketDepth.firstBeyondLimit(in: bytes) == nil else {
        isUnderstood = false
        return
      }
      let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: SwiftReader.maximumDepth) }
      isUnderstood = !tree.hasError
      start = tree.statements.positionAfterSkippingLeadingTrivia.utf8Offset
      if isUnderstood { walk(tree) }
    }

    private func place(_ node: some SyntaxProtocol) -> SourcePlace {
      let place = lines.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
      return SourcePlace(file: file, line: place.line, column: place.column)
    }

    private static func range(_ node: some SyntaxProtocol) -> Range<Int> {
      node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    // MARK: - Declarations

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true {
        imports.append((node.path.trimmedDescription, Self.range(node).lowerBound))
      }
      return .skipChildren
    }

    private func enter(_ name: String, _ attributes: AttributeListSyntax, isExtension: Bool = false) -> SyntaxVisitorContinueKind
    {
      let name = types.last.map { isExtension ? name : "\($0.name).\(name)" } ?? name
      types.append(CodeFunction.Surrounding(name: name, isExtension: isExtension, isOnMainActor: Self.isOnMainActor(attributes)))
      return .visitChildren
    }

    private static func isOnMainActor(_ attributes: AttributeListSyntax) -> Bool {
      attributes.contains { $0.trimmedDescription == "@MainActor" }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      defer {
        if function == nil {
          classes.append(
            Class(
              name: types.last?.name ?? "", isPublic: node.modifiers.contains { ["public", "open"].contains($0.name.text) },
              end: Self.range(node.memberBlock.rightBrace).lowerBound, place: place(node)))
        }
      }
      return enter(node.name.plain, node.attributes)
    }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plain, node.attributes) }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.plain, node.attributes) }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.extendedType.trimmedDescription, node.attributes, isExtension: true)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      open(node.name.plain, node, node.signature.parameterClause, node.body, node.attributes)
    }
    override func visitPost(_ node: FunctionDeclSyntax) { close() }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      open("init", node, node.signature.parameterClause, node.body, node.attributes)
    }
    override func visitPost(_ node: InitializerDeclSyntax) { close() }

    private func note() -> SyntaxVisitorContinueKind {
      if function == nil { hasMore = true }
      return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { note() }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { note() }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { note() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { note() }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { note() }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { note() }

    private func open(
      _ name: String, _ node: some SyntaxProtocol, _ parameters: FunctionParameterClauseSyntax, _ body: CodeBlockSyntax?,
      _ attributes: AttributeListSyntax
    ) -> SyntaxVisitorContinueKind {
      depth += 1
      let names = parameters.parameters.map { ($0.secondName ?? $0.firstName).plain }
      if let function {
        function.bound.formUnion(names)
        if let body { function.nested.append((name, place(node), Self.range(body))) }
        return .visitChildren
      }
      let windows = parameters.parameters.filter { $0.type.trimmedDescription.prefix { $0 != "?" && $0 != "!" } == "UIWindow" }
      let opened = CodeFunction(
        name: name, place: place(node), labels: parameters.parameters.map(\.firstName.plain),
        windows: windows.map { (($0.secondName ?? $0.firstName).plain, $0.type.trimmedDescription != "UIWindow") },
        type: types.last, isOnMainActor: Self.isOnMainActor(attributes) || types.last?.isOnMainActor ?? false)
      opened.bound.formUnion(names)
      function = opened
      functions.append(opened)
      return .visitChildren
    }

    private func close() {
      depth -= 1
      if depth == 0 { function = nil }
    }

    // MARK: - Blocks

    private func open(_ kind: CodeBlock.Kind, _ range: Range<Int>) {
      guard let function else { return }
      let block = CodeBlock(kind, range, owner: items.last)
      items.last?.blocks.append(block)
      if case .function = kind { function.body = block }
      blocks.append(block)
    }

    private func closeBlock() { if function != nil { blocks.removeLast() } }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
      let range = node.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset..<Self.range(node.rightBrace).lowerBound
      var kind = CodeBlock.Kind.plain
      if items.isEmpty, function?.body == nil { kind = .function }
      if let outer = node.parent?.as(IfExprSyntax.self), case .codeBlock(let block)? = outer.elseBody, block.id == node.id {
        kind = .else(from: outer.body.endPositionBeforeTrailingTrivia.utf8Offset)
      }
      open(kind, range)
      return .visitChildren
    }
    override func visitPost(_ node: CodeBlockSyntax) { closeBlock() }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      let start = (node.signature?.inKeyword ?? node.leftBrace).endPositionBeforeTrailingTrivia.utf8Offset
      if let signature = node.signature { for token in signature.tokens(viewMode: .sourceAccurate) { bind(token) } }
      open(.closure(count: node.signature == nil ? Self.parameters(of: node) : 0), start..<Self.range(node.rightBrace).lowerBound)
      return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { closeBlock() }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
      open(.plain, Self.range(node))
      return .visitChildren
    }
    override func visitPost(_ node: AccessorBlockSyntax) { closeBlock() }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
      open(.case, node.label.endPositionBeforeTrailingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset)
      return .visitChildren
    }
    override func visitPost(_ node: SwitchCaseSyntax) { closeBlock() }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      open(.clause, Self.range(node))
      return .visitChildren
    }
    override func visitPost(_ node: IfConfigClauseSyntax) { closeBlock() }

    /// The number of parameters that a closure without a list of them names.
    private static func parameters(of closure: ClosureExprSyntax) -> Int {
      var count = 0
      for token in closure.statements.tokens(viewMode: .sourceAccurate) {
        if case .dollarIdentifier(let text) = token.tokenKind, let number = Int(text.dropFirst()) {
          count = max(count, number + 1)
        }
      }
      return count
    }

    // MARK: - Statements

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
      guard let function, let block = blocks.last else { return node.item.is(DeclSyntax.self) ? .visitChildren : note() }
      let range = Self.range(node.item)
      let text = String(decoding: bytes[range].prefix(120).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      let item = CodeItem(place(node), text, range, CodeItem.Kind(node), in: block)
      block.items.append(item)
      items.append(item)
      function.items.append(item)
      return .visitChildren
    }
    override func visitPost(_ node: CodeBlockItemSyntax) { if function != nil, !blocks.isEmpty { items.removeLast() } }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
      if !isMember { items.last?.mentions.append(node.baseName.plain) }
      return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      if let binding = node.parent?.as(OptionalBindingConditionSyntax.self), binding.initializer == nil {
        items.last?.mentions.append(node.identifier.plain)
      }
      if node.parent?.is(PatternBindingSyntax.self) != true { bind(node.identifier) }
      return .visitChildren
    }

    private func bind(_ token: TokenSyntax) { if case .identifier = token.tokenKind { function?.bound.insert(token.plain) } }
  }
#endif
