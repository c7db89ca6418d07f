internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// Reads `$value`s. Without a follower it checks what a file says on its own and leaves alone what lies behind references.
struct TokenValueReader {
  let follower: ReferenceFollower?
  private(set) var diagnostics: [Diagnostic] = []
  /// Values in a form that DTCG no longer allows.
  private(set) var legacy: [JSONValue] = []
  /// Whether some part lies behind a reference that nothing was there to follow.
  private(set) var isDeferred = false

  init(following follower: ReferenceFollower? = nil) {
    self.follower = follower
  }

  /// Nil when it was reported, or deferred.
  mutating func value(_ node: TokenNode, as type: TokenType) -> TokenValue? {
    switch type {
    case .color: color(node).map { .color($0) }
    case .dimension: dimension(node).map { .dimension(points: $0) }
    case .fontFamily: fontFamily(node).map { .fontFamily($0) }
    case .fontWeight: fontWeight(node).map { .fontWeight($0) }
    case .duration: duration(node).map { .duration(milliseconds: $0) }
    case .cubicBezier: cubicBezier(node).map { .cubicBezier($0) }
    case .number: number(node).map { .number($0) }
    case .strokeStyle: strokeStyle(node).map { .strokeStyle($0) }
    case .border: border(node).map { .border($0) }
    case .transition: transition(node).map { .transition($0) }
    case .shadow: shadow(node).map { .shadow($0) }
    case .gradient: gradient(node).map { .gradient($0) }
    case .typography: typography(node).map { .typography($0) }
    }
  }

  // MARK: Pieces

  /// The part that is written behind any number of references. `type` is that of the token that a reference in braces must name; nil
  /// where only `$ref` can stand.
  mutating func resolved(_ node: TokenNode, as type: TokenType?) -> TokenNode? {
    switch TokenReference.read(node.value) {
    case .none: return node
    case .malformed(let diagnostic):
      diagnostics.append(diagnostic)
      return nil
    case .reference(let reference):
      guard let follower else {
        isDeferred = true
        return nil
      }
      switch follower.follow(reference, expecting: type) {
      case .success(let node): return node
      case .failure(let failure):
        if let diagnostic = failure.diagnostic { diagnostics.append(diagnostic) }
        return nil
      }
    }
  }

  /// The members of a composite value; nil when a required one is missing or it is no object. Members that are unknown are reported.
  mutating func members(
    _ node: TokenNode, of what: String, required: [String], optional: [String] = []
  ) -> [String: TokenNode]? {
    guard node.value.kind == .object else {
      invalid(node, "expected \(what): an object with \(list(required.map { "\"\($0)\"" }, "and"))")
      return nil
    }
    var result: [String: TokenNode] = [:]
    for member in node.value.members {
      let name = member.name
      if required.contains(name) || optional.contains(name) {
        result[name] = node.child(member.value)
      } else if !TokenKeyword.metadata.contains(name) {
        let suggestion = SpellingSuggestion.nearest(to: name, among: required + optional)
        diagnostics.append(
          Diagnostic(
            .invalidTokenValue, atKeyOf: member,
            "'\(name)' is not a key of \(what); expected \(list((required + optional).map { "\"\($0)\"" }))",
            suggestion: suggestion))
      }
    }
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

  mutating func number(_ node: TokenNode) -> Double? {
    guard let node = resolved(node, as: .number) else { return nil }
    if let number = node.value.number { return number }
    invalid(node, "expected a number")
    return nil
  }

  /// A number in a range; `what` and `range` are words.
  mutating func number(_ node: TokenNode, in range: ClosedRange<Double>, _ what: String) -> Double? {
    guard let node = resolved(node, as: .number) else { return nil }
    if let number = node.value.number, range.contains(number) { return number }
    invalid(node, "\(what) must be a number from \(digits(range.lowerBound)) to \(digits(range.upperBound))")
    return nil
  }

  /// One of a closed list of texts, which no token can be.
  mutating func word(_ node: TokenNode, among words: [String], _ what: String) -> String? {
    guard let node = resolved(node, as: nil) else { return nil }
    if let word = node.value.string, words.contains(word) { return word }
    // Of words as short as units every other one is near, but means something else.
    let suggestion = node.value.string.flatMap { $0.count > 2 ? SpellingSuggestion.nearest(to: $0, among: words) : nil }
    invalid(node, "expected \(what): \(list(words.map { "\"\($0)\"" }))", suggestion: suggestion)
    return nil
  }

  mutating func invalid(_ node: TokenNode, _ summary: String, suggestion: String? = nil) {
    diagnostics.append(Diagnostic(.invalidTokenValue, at: node.site, summary, suggestion: suggestion))
  }

  mutating func remark(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  mutating func noteLegacy(_ node: TokenNode) { legacy.append(node.value) }
}

/// A part of a token's value, and where a mistake in it is shown.
struct TokenNode {
  var value: JSONValue
  /// The `$ref` through which this part was reached, if that points into another token's value: what does not fit here is its fault.
  var reference: JSONValue?

  init(_ value: JSONValue, through reference: JSONValue? = nil) {
    self.value = value
    self.reference = reference
  }

  var site: JSONValue { reference ?? value }

  func child(_ value: JSONValue) -> TokenNode { TokenNode(value, through: reference) }

  subscript(name: String) -> TokenNode? { value[name].map(child) }

  var elements: [TokenNode] { value.elements.map(child) }
}
