package import PelmetDiagnostics
package import PelmetSyntax

/// A token as one file writes it. An object, because it is large and several lists have it; themes with other files around it have a copy
/// of their own if those say more about it.
package final class Declaration {
  enum Content {
    case literal
    /// Another token as a whole.
    case alias(TokenReference)
    /// A part of another token's value.
    case pointer(TokenReference)
  }

  /// Names joined by dots.
  package let path: String
  package let keySpan: SourceSpan
  /// The object with the token's members, where it has one of its own.
  package let object: JSONValue?
  /// The description of a token without such an object.
  package var description: String?
  /// The `$value`; for a token with `$ref`, the token's object.
  package let value: JSONValue
  var content = Content.literal
  /// Written on the token itself.
  var ownType: WrittenType?
  /// That of the nearest group of the same file that has one; an alias has none.
  var groupType: WrittenType?
  /// Its own, else that of the nearest group of the same file that has one.
  var deprecation: Deprecation?
  /// Its own, whatever its groups have.
  var ownDeprecation: Deprecation?
  /// The changes of the colour that its value gives, in this order.
  package let modifiers: [ColorChange]
  /// The unit beside a number.
  var unit: JSONMember?
  /// Errors once a theme reaches the token; nobody hears of them before.
  var mistakes = Mistakes()
  /// Whether the value is of a kind that Pelmet leaves alone, such as an empty text: no mistake of whoever wrote the file.
  /// Read of every token many times, as ``isHidden``: to check for exclusive access would take longer than to read.
  @exclusivity(unchecked) package internal(set) var isLeftAlone = false
  /// The entry of a table of modes that says the value; nil for the token's own.
  var mode: JSONMember?
  /// Whether only other tokens of the file can name it.
  @exclusivity(unchecked) package var isHidden = false
  /// The value of a literal, when no part of it is a reference and its type is known.
  var literal: TokenValue?
  /// Warnings about ``literal``.
  var remarks = Mistakes()

  init(path: String, keySpan: SourceSpan, value: JSONValue, object: JSONValue? = nil, modifiers: [ColorChange] = []) {
    (self.path, self.keySpan, self.value) = (path, keySpan, value)
    (self.object, self.modifiers) = (object, modifiers)
  }

  /// A copy.
  init(_ other: Declaration) {
    (path, keySpan, value) = (other.path, other.keySpan, other.value)
    (object, modifiers, description) = (other.object, other.modifiers, other.description)
    (content, ownType, groupType, deprecation) = (other.content, other.ownType, other.groupType, other.deprecation)
    (mistakes, remarks, literal) = (other.mistakes, other.remarks, other.literal)
    (isLeftAlone, isHidden, unit, ownDeprecation) = (other.isLeftAlone, other.isHidden, other.unit, other.ownDeprecation)
    mode = other.mode
  }

  var node: ValueNode { ValueNode(value, hasShares: hasShares, unit: unit?.value) }

  /// Whether percentages in the value are shares of 1.
  var hasShares: Bool { writtenType?.percentage == .share }

  var writtenType: WrittenType? { ownType ?? groupType }

  /// The reference, when the token is one.
  var reference: TokenReference? {
    switch content {
    case .literal: nil
    case .alias(let reference), .pointer(let reference): reference
    }
  }
}

extension Declaration {
  /// Whether a place is in this token.
  package func contains(_ place: SourceSpan) -> Bool {
    place.file == keySpan.file && place.start >= keySpan.start && place.start < (object ?? value).span.end
  }

  /// Looks whether a literal fits a type, as far as can be told without following references.
  func check(as type: TokenType, counting constructs: inout ConstructCount) {
    guard case .literal = content, mistakes.isEmpty else { return }
    if let unit, ![.dimension, .number, .duration].contains(type) {
      mistakes.add(Findings.unitWithoutNumber(unit))
      return
    }
    var reader = ValueReader(isQuiet: true)
    let node = node
    let value = reader.value(node, as: type)
    // A part that lies behind a reference may change what was read.
    literal = reader.isDeferred ? nil : value
    constructs.add(contentsOf: reader.constructs)
    guard reader.isWorthReporting else { return }
    let findings: () -> [Diagnostic] = {
      var reader = ValueReader()
      _ = reader.value(node, as: type)
      return reader.diagnostics
    }
    if value == nil {
      mistakes.add(findings)
      isLeftAlone = reader.isLeftAlone
    } else {
      remarks.add(findings)
    }
  }
}

extension Declaration {
  /// The type that the value itself says.
  var inferredType: TokenType? {
    guard case .literal = content, let type = TokenType.inferred(from: value) else { return nil }
    guard type == .number, let unit = node.beside else { return type }
    return TokenType.inferred(fromUnit: unit)
  }
}

extension Declaration {
  /// The description, by whatever name its dialect calls it.
  package var writtenDescription: String? {
    let texts = [description] + ["$description", "description", "comment"].map { object?[$0]?.string }
    return texts.lazy.compactMap { $0 }.first { !$0.isEmpty }
  }
}
