#if Rewrite
  internal import PelmetDiagnostics
  internal import PelmetRewriting
  internal import SwiftParser
  internal import SwiftSyntax

  /// Reads the Swift of one file into the evaluator's tree.
  struct SwiftReader {
    /// The depth of expressions and statements in each other beyond which nothing is read.
    static let maximumDepth = 200

    let file: String
    let bytes: [UInt8]
    private let lines: LineTable
    var depth = 0

    /// Reads a file. What the parser does not understand is left out, and all of a file that would take it too long.
    static func read(_ bytes: [UInt8], file: String) -> SourceDeclarations {
      if let offset = BracketDepth.firstBeyondLimit(in: bytes) {
        let place = LineTable(bytes).position(of: offset)
        var declarations = SourceDeclarations()
        declarations.refusal = SourcePlace(file: file, line: place.line, column: place.column)
        return declarations
      }
      let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: maximumDepth) }
      var reader = SwiftReader(file: file, bytes: bytes)
      var declarations = reader.declarations(tree)
      if tree.hasError { declarations.mistake = reader.mistake(in: Syntax(tree)) }
      return declarations
    }

    /// The place of the first part of a tree that the parser did not understand.
    private func mistake(in tree: Syntax) -> SourcePlace {
      var node = tree
      while let inner = node.children(viewMode: .all).first(where: \.hasError), !inner.is(UnexpectedNodesSyntax.self) {
        node = inner
      }
      return place(node.children(viewMode: .all).first(where: \.hasError) ?? node)
    }

    private init(file: String, bytes: [UInt8]) {
      (self.file, self.bytes) = (file, bytes)
      lines = LineTable(bytes)
    }

    func place(_ node: some SyntaxProtocol) -> SourcePlace {
      let place = lines.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
      return SourcePlace(file: file, line: place.line, column: place.column)
    }

    /// The first line of a node, for people.
    func text(_ node: some SyntaxProtocol) -> String {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = min(node.endPositionBeforeTrailingTrivia.utf8Offset, start + 120)
      guard start < end, end <= bytes.count else { return "" }
      return String(decoding: bytes[start..<end].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    /// The name of a type without spaces, `any` and `some`.
    func name(_ type: some SyntaxProtocol) -> String {
      var text = ""
      for token in type.tokens(viewMode: .sourceAccurate) {
        switch token.tokenKind {
        case .keyword(.any), .keyword(.some), .keyword(.inout), .keyword(.unowned), .keyword(.borrowing), .keyword(.consuming):
          continue
        case .atSign: return type.lastToken(viewMode: .sourceAccurate)?.text ?? ""
        default: text += token.text
        }
        if text.utf8.count > 200 { break }
      }
      return text
    }
  }

  /// The names of things without the backquotes that keep them from being keywords.
  extension TokenSyntax {
    var plain: String {
      let text = text
      return text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
    }
  }
#endif
