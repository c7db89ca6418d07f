internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// Reads `$value`s. Without a follower it checks what a file says on its own and leaves alone what lies behind references.
struct ValueReader {
  let follower: (any ReferencedTokens)?
  /// Whether findings are not made, but only that there are some is noted.
  private let isQuiet: Bool
  private(set) var isWorthReporting = false
  private(set) var diagnostics: [Diagnostic] = []
  /// Constructs that DTCG 2025.10 does not have and that were read nevertheless.
  private(set) var constructs: [Construct.Site] = []
  /// Whether some part lies behind a reference that nothing was there to follow.
  private(set) var isDeferred = false
  /// Whether the value is of a kind that Pelmet leaves alone, and no mistake.
  private(set) var isLeftAlone = false

  init(following follower: (any ReferencedTokens)? = nil, isQuiet: Bool = false) {
    self.follower = follower
    self.isQuiet = isQuiet
  }

  /// Nil when it was reported, or deferred.
  mutating func value(_ node: ValueNode, as type: TokenType) -> TokenValue? {
    switch type {
    case .color: color(node).map { .color($0) }
    case .dimension: dimension(node).map { .dimension(points: $0) }
    case .fontFamily: fontFamily(node).map { .fontFamily($0) }
    case .fontWeight: fontWeight(node).map { .fontWeight($0) }
    case .duration: duration(node).map { .duration(milliseconds: $0) }
    case .cubicBezier: cubicBezier(node).map { .cubicBezier($0) }
    case .number: numberOrDimension(node)
    case .strokeStyle: strokeStyle(node).map { .strokeStyle($0) }
    case .border: border(node).map { .border($0) }
    case .transition: transition(node).map { .transition($0) }
    case .shadow: shadow(node).map { .shadow($0) }
    case .gradient: gradient(node).map { .gradient($0) }
    case .typography: typography(node).map { .typography($0) }
    }
  }

  // MARK: References

  /// The part that is written behind any number of references. `type` is that of the token that a reference in braces must name; nil
  /// where only `$ref` can stand.
  mutating func resolved(_ node: ValueNode, as type: TokenType?) -> ValueNode? {
    let reference: TokenReference
    switch TokenReference.read(node.value) {
    case .none:
      guard let first = dollarReference(node) else {
        guard follower == nil, node.value.text?.first == UInt8(ascii: "$") else { return node }
        isDeferred = true
        return nil
      }
      reference = first
    case .reference(let found): reference = found
    case .malformed(let mistake):
      report(mistake.finding)
      return nil
    }
    guard let follower else {
      isDeferred = true
      return nil
    }
    return taken(follower.follow(reference, expecting: type))
  }

  /// The worth of another token that stands here as a whole: exact, with what it changes of its colour.
  mutating func worth(of reference: TokenReference, as type: TokenType?) -> ReferencedValue? {
    guard let follower else {
      isDeferred = true
      return nil
    }
    return taken(follower.worth(of: reference, expecting: type))
  }

  /// The worth of the tokens in a text, by their paths; nil when one has none.
  mutating func worth(ofAll paths: [String], in node: ValueNode) -> [String: ReferencedValue]? {
    var result: [String: ReferencedValue] = [:]
    for path in paths where result[path] == nil {
      let reference = TokenReference(path: path, site: node.site, hasBraces: true)
      guard let worth = worth(of: reference, as: nil) else { return nil }
      result[path] = worth
    }
    return result
  }

  private mutating func taken<Value>(_ result: Result<Value, ReferenceFailure>) -> Value? {
    switch result {
    case .success(let value): return value
    case .failure(let failure):
      for diagnostic in failure.diagnostics { report(diagnostic) }
      return nil
    }
  }

  /// The reference to a whole token that a node is.
  func wholeReference(_ node: ValueNode) -> TokenReference? {
    guard case .reference(let reference) = TokenReference.read(node.value) else { return dollarReference(node) }
    return reference.rest.isEmpty ? reference : nil
  }

  /// `$fontSizes.3`, an early syntax of Tokens Studio: a text that is `$` and the path of a token.
  private func dollarReference(_ node: ValueNode) -> TokenReference? {
    guard let follower, let text = node.value.string, text.hasPrefix("$"), follower.contains(String(text.dropFirst())) else {
      return nil
    }
    return TokenReference(path: String(text.dropFirst()), site: node.value, hasBraces: true, isUnusual: true)
  }

  // MARK: Pieces

  /// The members of a composite value; nil when a required one is missing or it is no object.
  /// - Parameter isOpen: Whether tools add members of their own, which are counted; else they are reported, as slips always are.
  mutating func members(
    _ node: ValueNode, of what: String, required: [String], optional: [String] = [], isOpen: Bool = false
  ) -> [String: ValueNode]? {
    func refuse() {
      invalid(node, "expected \(what): an object with \(list(required.map { "\"\($0)\"" }, "and"))")
    }
    guard node.value.kind == .object else {
      refuse()
      return nil
    }
    var result: [String: ValueNode] = [:]
    var unknown: [Diagnostic] = []
    for member in node.value.members {
      let name = member.name
      if required.contains(name) || optional.contains(name) {
        result[name] = node.child(member.value)
      } else if !Keyword.metadata.contains(name) {
        let suggestion = SpellingSuggestion.nearest(to: name, among: required + optional)
        if isOpen, suggestion == nil {
          count(.composite, member.value)
          continue
        }
        unknown.append(
          Diagnostic(
            .invalidTokenValue, atKeyOf: member,
            "'\(name)' is not a key of \(what); expected \(list((required + optional).map { "\"\($0)\"" }))",
            suggestion: suggestion))
      }
    }
    // The value of another type is one mistake, however many keys it has.
    if result.isEmpty, !unknown.isEmpty, unknown.allSatisfy({ $0.suggestion == nil }) {
      refuse()
      return nil
    }
    for diagnostic in unknown { report(diagnostic) }
    let missing = required.filter { result[$0] == nil }
    guard missing.isEmpty else {
      invalid(
        node,
        "\(list(missing.map { "\"\($0)\"" }, "and")) \(missing.count == 1 ? "is" : "are") missing: \(what) needs \(missing.count == 1 ? "it" : "them")"
      )
      return nil
    }
    return result
  }

  /// The text of a node, or of the token that it names as a whole, without a word where there is none.
  mutating func text(_ node: ValueNode) -> String? {
    guard let reference = wholeReference(node) else { return node.value.string }
    guard let follower else {
      isDeferred = true
      return nil
    }
    if case .success(.text(let text)) = follower.worth(of: reference, expecting: nil) { return text }
    return nil
  }

  /// One of a closed list of texts, which no token can be.
  mutating func word(_ node: ValueNode, among words: [String], _ what: String) -> String? {
    guard let node = resolved(node, as: nil) else { return nil }
    if let word = node.value.string, words.contains(word) { return word }
    // Of words as short as units every other one is near, but means something else.
    let suggestion = node.value.string.flatMap { $0.count > 2 ? SpellingSuggestion.nearest(to: $0, among: words) : nil }
    invalid(node, "expected \(what): \(list(words.map { "\"\($0)\"" }))", suggestion: suggestion)
    return nil
  }

  mutating func invalid(_ node: ValueNode, _ summary: String, suggestion: String? = nil, fix: String? = nil) {
    report(Diagnostic(.invalidTokenValue, at: node.site, summary, suggestion: suggestion, fix: fix))
  }

  /// Reports a value that has no meaning for bars, which is nobody's mistake.
  mutating func leaveAlone(_ node: ValueNode, _ summary: String, fix: String? = nil) {
    isLeftAlone = true
    invalid(node, summary, fix: fix)
  }

  /// Adds a finding, which may be a warning.
  mutating func report(_ diagnostic: @autoclosure () -> Diagnostic) {
    isWorthReporting = true
    if !isQuiet { diagnostics.append(diagnostic()) }
  }

  mutating func count(_ construct: Construct, _ value: JSONValue) {
    constructs.append(Construct.Site(construct: construct, span: value.span, value: value))
  }
}
