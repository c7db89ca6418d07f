/// The types that a file declares for others, and the names by which it uses types.
///
/// Nested types, generic parameters and associated types are left out on both sides: they are found without looking beyond the type
/// that has them. Of `Outer.Inner` only `Outer` counts.
struct TypeNames {
  /// Types that other files can name.
  private(set) var declared: Set<String> = []
  /// Names that mean something of the file's own wherever the file uses them: private types, generic parameters.
  private(set) var own: Set<String> = []
  /// Types nested in the types that the file declares or extends, by the innermost type around them.
  private(set) var nested: [String: Set<String>] = [:]
  /// The types, nested ones too, that the file declares or extends.
  private(set) var bodies: Set<String> = []
  /// Every use, in order. It is for the reader to leave out `own` and what is nested in `bodies`.
  private(set) var uses: [SwiftTokens.Token] = []

  private let tokens: [SwiftTokens.Token]
  private let namespaces: Set<String>
  /// The types whose braces are open, outermost first; `nil` for braces of anything else.
  private var scope: [String?] = []
  /// The type whose brace comes next.
  private var coming: String?
  /// The places of names that are declared there.
  private var declarations: Set<Int> = []

  /// - Parameter namespaces: Types, and the module's own name, that only hold other types: what is nested in them counts as if it
  ///   stood at the top, as `Name` and as `Namespace.Name`; they themselves do not count.
  init(of text: String, namespaces: Set<String> = []) {
    tokens = SwiftTokens(text).tokens
    self.namespaces = namespaces
    for index in tokens.indices { read(at: index) }
    uses = tokens.indices.filter { isUse(at: $0) }.map { tokens[$0] }
  }

  /// The names that mean something of the file's own: its ``own`` ones, and what is nested in its ``bodies``.
  func hidden(by nested: [String: Set<String>]) -> Set<String> {
    bodies.reduce(into: own) { $0.formUnion(nested[$1] ?? []) }
  }

  private mutating func read(at index: Int) {
    switch tokens[index].text {
    case "{":
      scope.append(coming)
      coming = nil
    case "}":
      scope.removeLast(scope.isEmpty ? 0 : 1)
    case "extension" where isDeclaration(at: index):
      readExtension(at: index + 1)
    case "struct", "enum", "class", "protocol", "actor", "typealias", "associatedtype":
      if isDeclaration(at: index) { readType(at: index + 1, keyword: tokens[index].text) }
    case "func":
      readParameters(from: index + 2)
    case "init", "subscript":
      readParameters(from: index + 1)
    default: break
    }
  }

  /// Whether a keyword stands before a name, and not for itself as in `class func` or `.protocol`.
  private func isDeclaration(at index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index + 1].isTypeName && (index == 0 || tokens[index - 1].text != ".")
  }

  private mutating func readExtension(at index: Int) {
    var last = index
    declarations.formUnion(namespaces.contains(tokens[index].text) ? [index] : [])
    while last + 2 < tokens.count, tokens[last + 1].text == "." { last += 2 }
    coming = tokens[last].text
    bodies.insert(tokens[last].text)
  }

  private mutating func readType(at index: Int, keyword: String) {
    let name = tokens[index].text
    declarations.insert(index)
    let around = scope.compactMap { $0 }
    if keyword == "associatedtype" {
      own.insert(name)
    } else if scope.isEmpty || around.count == scope.count && around.allSatisfy(namespaces.contains) {
      if isPrivate(before: index - 1) { own.insert(name) } else { declared.insert(name) }
    } else if let outer = around.last {
      nested[outer, default: []].insert(name)
    }
    guard keyword != "typealias", keyword != "associatedtype" else { return readParameters(from: index + 1) }
    bodies.insert(name)
    coming = name
    readParameters(from: index + 1)
  }

  private func isPrivate(before keyword: Int) -> Bool {
    let modifiers: Set = ["final", "indirect", "nonisolated", "private", "fileprivate"]
    return tokens[..<keyword].reversed().prefix { modifiers.contains($0.text) }.contains { $0.text.hasSuffix("private") }
  }

  /// Reads the generic parameters of a declaration, if it has any, from the place behind its name.
  private mutating func readParameters(from start: Int) {
    let ends: Set = ["<", "(", "{", ":", "="]
    guard start < tokens.count, let open = tokens[start...].firstIndex(where: { ends.contains($0.text) }),
      tokens[open].text == "<"
    else { return }
    var depth = 0
    var isParameter = true
    for place in open..<tokens.count {
      switch tokens[place].text {
      case "<": depth += 1
      case ">" where tokens[place - 1].text != "-": depth -= 1
      case ",": isParameter = depth == 1
      case "each", "let": continue
      case let name where isParameter && tokens[place].isTypeName:
        own.insert(name)
        isParameter = false
      default: continue
      }
      if depth == 0 { return }
    }
  }

  private func isUse(at index: Int) -> Bool {
    guard tokens[index].isTypeName, !declarations.contains(index), !namespaces.contains(tokens[index].text) else { return false }
    guard index > 0 else { return true }
    switch tokens[index - 1].text {
    case "#": return false
    case ".": return index > 1 && namespaces.contains(tokens[index - 2].text) && (index == 2 || tokens[index - 3].text != ".")
    default: return true
    }
  }
}
