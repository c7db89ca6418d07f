#if Rewrite
  internal import SwiftSyntax

  extension SyntaxProtocol {
    /// The bytes of the node without the space and comments around it.
    var bytes: Range<Int> { start..<endPositionBeforeTrailingTrivia.utf8Offset }

    /// Where the first token begins. Without recursion, because a chain of calls has it as deep as the chain is long.
    var start: Int {
      var node = Syntax(self)
      while !node.is(TokenSyntax.self),
        let first = node.children(viewMode: .sourceAccurate).first(where: { $0.totalLength.utf8Length > 0 })
      {
        node = first
      }
      return node.positionAfterSkippingLeadingTrivia.utf8Offset
    }

    /// The tokens in one line, without comments.
    var inOneLine: String {
      var line = ""
      for token in tokens(viewMode: .sourceAccurate) {
        if !line.isEmpty, !token.leadingTrivia.isEmpty { line += line.hasSuffix(" ") ? "" : " " }
        line += token.text
        if !token.trailingTrivia.isEmpty { line += " " }
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
#endif
