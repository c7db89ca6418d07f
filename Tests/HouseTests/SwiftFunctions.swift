/// The functions of a Swift file with the names that they call, found by their tokens: no types are known, so that all functions of a name
/// are one.
struct SwiftFunctions {
  struct Function {
    let name: String
    let line: Int
    /// The type or extension that declares it.
    let type: String?
    /// Whether it has exclusive access while it runs: it is mutating, the setter or observer of a structure, or has an `inout` parameter.
    let isExclusive: Bool
    let isOpen: Bool
    let calls: Set<String>
  }

  private(set) var functions: [Function] = []
  /// The types of stored properties, of those with an initial value `Name()` and of those with an annotation.
  private(set) var storedTypes: Set<String> = []

  private let tokens: [SwiftTokens.Token]
  /// The declarations around the place of the scan, with the depth of their braces.
  private var types: [(name: String, isValue: Bool, depth: Int)] = []
  private var depth = 0

  init(_ text: String) {
    tokens = SwiftTokens(text).tokens
    var index = 0
    while index < tokens.count { index = scan(index) }
  }

  private mutating func scan(_ index: Int) -> Int {
    switch tokens[index].text {
    case "struct", "class", "enum", "extension", "protocol":
      guard index + 1 < tokens.count, tokens[index + 1].isTypeName, text(index - 1) != "." else { return index + 1 }
      return enterType(index)
    case "func":
      addFunction(index)
    case "set", "didSet", "willSet":
      if types.last?.isValue == true, text(index + 1) == "{" || text(index + 1) == "(" { addAccessor(index) }
    case "var", "let":
      if depth == (types.last?.depth ?? -1) + 1 { addProperty(index) }
    case "{": depth += 1
    case "}":
      depth -= 1
      if types.last?.depth == depth { types.removeLast() }
    default: break
    }
    return index + 1
  }

  private mutating func enterType(_ index: Int) -> Int {
    var name = index + 1
    while text(name + 1) == ".", name + 2 < tokens.count { name += 2 }
    var brace = name
    while brace < tokens.count, tokens[brace].text != "{" { brace += 1 }
    types.append((tokens[name].text, ["struct", "enum"].contains(tokens[index].text), depth))
    depth += 1
    return brace + 1
  }

  private mutating func addFunction(_ index: Int) {
    let (modifiers, body, hasInout) = (modifiers(before: index), body(after: index), hasInout(after: index))
    functions.append(
      Function(
        name: text(index + 1) ?? "", line: tokens[index].line, type: types.last?.name,
        isExclusive: modifiers.contains("mutating") || hasInout, isOpen: modifiers.contains("open"), calls: calls(in: body)))
  }

  private mutating func addAccessor(_ index: Int) {
    functions.append(
      Function(
        name: tokens[index].text, line: tokens[index].line, type: types.last?.name, isExclusive: true, isOpen: false,
        calls: calls(in: body(after: index))))
  }

  /// `var launch = NavigationLaunch()`, `var launch: NavigationLaunch?` or `var entries: [Entry]`.
  private mutating func addProperty(_ index: Int) {
    var place = index + 2
    guard [":", "="].contains(text(place)) else { return }
    place += 1
    while let next = text(place), next == "[" || next == "any" || place + 1 < tokens.count && text(place + 1) == ":" {
      place += 1
    }
    if let name = text(place), tokens[place].isTypeName { storedTypes.insert(name) }
  }
}

// MARK: - Parts of a function

extension SwiftFunctions {
  private static let modifiers: Set = [
    "private", "fileprivate", "public", "package", "open", "static", "class", "final", "override", "mutating", "dynamic",
    "nonisolated", "@",
    "discardableResult", "MainActor",
  ]

  private func text(_ index: Int) -> String? { tokens.indices.contains(index) ? tokens[index].text : nil }

  private func modifiers(before index: Int) -> Set<String> {
    Set(tokens[..<index].reversed().lazy.map(\.text).prefix { Self.modifiers.contains($0) })
  }

  /// Whether a parameter itself is `inout`, not one of a closure that is a parameter.
  private func hasInout(after index: Int) -> Bool {
    guard let brace = brace(after: index) else { return false }
    return (index..<brace).contains { tokens[$0].text == "inout" && text($0 - 1) == ":" }
  }

  /// The place of the brace that opens the body; nil for a function without one.
  private func brace(after index: Int) -> Int? {
    var parentheses = 0
    for place in (index + 1)..<tokens.count {
      switch tokens[place].text {
      case "(": parentheses += 1
      case ")": parentheses -= 1
      case "{" where parentheses == 0: return place
      case "func", "var", "}": if parentheses == 0, place > index + 1 { return nil }
      default: break
      }
    }
    return nil
  }

  private func body(after index: Int) -> Range<Int> {
    guard let start = brace(after: index) else { return index..<index }
    return start..<end(ofBraceAt: start)
  }

  private func end(ofBraceAt start: Int) -> Int {
    var open = 0
    for place in start..<tokens.count {
      if tokens[place].text == "{" { open += 1 }
      if tokens[place].text == "}" { open -= 1 }
      if open == 0 { return place }
    }
    return tokens.count
  }

  private static let keywords: Set = [
    "if", "guard", "for", "while", "switch", "return", "else", "do", "in", "defer", "where", "get", "set", "init", "case", "try",
  ]

  private func calls(in body: Range<Int>) -> Set<String> {
    var calls: Set<String> = []
    for place in body where ["(", "{"].contains(text(place + 1)) && !tokens[place].isTypeName {
      let name = tokens[place].text
      if let first = name.utf8.first, first > UInt8(ascii: "Z"), !Self.keywords.contains(name) { calls.insert(name) }
    }
    return calls
  }
}

// MARK: - Closures inside of changes

extension SwiftFunctions {
  /// The names that closures call which a collection runs while it is being changed, as in `removeAll { … }`, with their lines.
  var callsDuringChanges: [(line: Int, calls: Set<String>)] {
    tokens.indices.filter { ["removeAll", "sort", "partition"].contains(tokens[$0].text) && text($0 - 1) == "." }.compactMap {
      index in
      var brace = index + 1
      if text(brace) == "(" { brace += 3 }  // `(where: {`
      guard text(brace) == "{" else { return nil }
      return (tokens[index].line, calls(in: brace..<end(ofBraceAt: brace)))
    }
  }
}
