internal import PelmetDiagnostics
internal import PelmetSyntax

/// Finds the parts of a file that has no modes: the file itself, and those that it imports.
struct TokenFileReader {
  let lookup: TokenFileLookup
  private(set) var diagnostics = DiagnosticBag()
  /// False when something that should supply tokens is missing.
  private(set) var isComplete = true

  init(lookup: @escaping TokenFileLookup) {
    self.lookup = lookup
  }

  mutating func parts(of root: JSONValue, _ dialect: TokenDialect) -> [TokenPart] {
    switch dialect {
    case .theo: return theo(root)
    case .tokens: return [TokenPart(root: root)]
    case .studio:
      let studio = StudioFile(root)
      if studio.themes.isEmpty { return studio.sets.map { TokenPart(root: $0.value, isStudio: true) } }
      isComplete = false
      diagnostics.add(TokenFindings.hasModes(root))
    // An export has a file for a set that is still empty.
    case .none where root.kind == .object && !root.members.contains(where: { !$0.name.hasPrefix("$") }): break
    case .none:
      isComplete = false
      diagnostics.add(TokenFindings.noTokens(root))
    case .resolver, .figmaVariables, .studioThemes, .spectrum:
      isComplete = false
      diagnostics.add(TokenFindings.hasModes(root))
    }
    return []
  }

  /// A file of Theo behind those that it imports, each once. Keeps a stack, so that a chain of imports costs no recursion.
  private mutating func theo(_ root: JSONValue) -> [TokenPart] {
    var parts: [TokenPart] = []
    var known: Set<FileID> = [root.span.file]
    // Last first, so that the next is taken from the end.
    var open: [(root: JSONValue, rest: [JSONValue])] = [(root, imported(by: root).reversed())]
    while var file = open.popLast() {
      guard let next = file.rest.popLast() else {
        parts.append(TokenPart(root: file.root, view: .theo))
        continue
      }
      open.append(file)
      if known.insert(next.span.file).inserted { open.append((next, imported(by: next).reversed())) }
    }
    return parts
  }

  /// The roots of the files that a file imports.
  private mutating func imported(by root: JSONValue) -> [JSONValue] {
    (root["imports"].map { Array($0.elements) } ?? []).compactMap { entry in
      guard let path = entry.string else { return nil }
      switch lookup(path, root.span.file) {
      case .document(let document, _): return document.root
      case .unreadable: break
      case .missing(let nearest):
        diagnostics.add(Diagnostic(.unknownFile, at: entry, "'\(path)' is not a file beside this one", suggestion: nearest))
      }
      isComplete = false
      return nil
    }
  }
}
