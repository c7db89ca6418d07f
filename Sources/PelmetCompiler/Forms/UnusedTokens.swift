internal import PelmetDiagnostics
internal import PelmetSyntax
internal import PelmetTokens

/// The tokens of a module that none of its themes needs: neither a theme names them in braces, nor does a token that one needs. Which
/// files a theme lists, and which contexts hold, makes no difference.
struct UnusedTokens {
  /// The tokens by path, each with the paths that it names.
  private var names: [String: [String]] = [:]
  /// The tokens of each file with the groups that they are in.
  private var tokens: [FileID: [(path: String, span: SourceSpan, groups: [SourceSpan])]] = [:]
  private var groups: [FileID: [SourceSpan]] = [:]
  private var needed: Set<String> = []
  /// The groups and files that give their tokens something in whatever file those are, and the groups around them.
  private var givers: Set<SourceSpan> = []
  /// Whether tokens have other names than their files write: a group takes over those of another one, or a part of a file is named.
  private var hasOtherNames = false

  /// - Parameters:
  ///   - files: Files of groups and tokens.
  ///   - others: Themes, and files that stay as they are: what they name is needed.
  init(files: [JSONValue], others: [JSONValue]) {
    for file in files { read(file) }
    var pending = others.flatMap { references($0) }
    while let path = pending.popLast() {
      guard needed.insert(path).inserted else { continue }
      pending += (names[path] ?? []) + (names["\(path).\(Keyword.root)"] ?? [])
      // Style Dictionary lets references end so.
      if path.hasSuffix(".value") { pending.append(String(path.dropLast(".value".count))) }
    }
  }

  /// The tokens of a file that nobody needs, and groups without one that somebody does.
  func spans(in file: JSONValue) -> Set<SourceSpan> {
    guard !hasOtherNames, hasNeeded(file) || !hasGivers(file) else { return [] }
    var spans = Set(groups[file.span.file] ?? []).subtracting(givers)
    for token in tokens[file.span.file] ?? [] {
      if isNeeded(token.path) { spans.subtract(token.groups) } else { spans.insert(token.span) }
    }
    return spans
  }

  /// Whether nothing of a file is needed. What would be left of it need not look like a file of tokens.
  func isUnused(_ file: JSONValue) -> Bool {
    !hasOtherNames && !(tokens[file.span.file] ?? []).isEmpty && !hasNeeded(file) && !hasGivers(file)
  }

  private func hasNeeded(_ file: JSONValue) -> Bool { (tokens[file.span.file] ?? []).contains { isNeeded($0.path) } }

  /// Without tokens, a file with groups isn't a token file.
  private func hasGivers(_ file: JSONValue) -> Bool {
    givers.contains(file.span) || (groups[file.span.file] ?? []).contains(where: givers.contains)
  }

  /// A group and its token `$root` may have one name.
  private func isNeeded(_ path: String) -> Bool {
    let root = ".\(Keyword.root)"
    return needed.contains(path) || path.hasSuffix(root) && needed.contains(String(path.dropLast(root.count)))
  }

  private mutating func read(_ file: JSONValue) {
    let id = file.span.file
    var pending: [(value: JSONValue, path: String, groups: [SourceSpan])] = [(file, "", [])]
    while let (value, path, around) = pending.popLast() {
      if let token = TokenObject(value) {
        if token.isGroup { hasOtherNames = true }
        names[path, default: []] += references(value)
        tokens[id, default: []].append((path, value.span, around))
        continue
      }
      if !path.isEmpty { groups[id, default: []].append(value.span) }
      let inside = path.isEmpty ? around : around + [value.span]
      if value["$extends"] != nil { hasOtherNames = true }
      if value["$type"] != nil || value["type"]?.kind == .string || value["$deprecated"] != nil {
        givers.formUnion(inside)
        if path.isEmpty { givers.insert(value.span) }
      }
      for member in value.members where member.value.kind == .object {
        let name = member.name
        if name.hasPrefix("$"), name != Keyword.root { continue }
        pending.append((member.value, path.isEmpty ? name : "\(path).\(name)", inside))
      }
    }
  }

  /// The paths that the texts in a theme, a file of tokens or a token name; descriptions name nothing.
  private mutating func references(_ value: JSONValue) -> [String] {
    let isTheme = value["pelmet"] != nil
    if isTheme, value["tokens"]?.elements.contains(where: { $0.string?.contains("#") ?? false }) ?? false { hasOtherNames = true }
    var paths: [String] = []
    var pending = isTheme ? value.members.filter { !["title", "waive", "$description"].contains($0.name) }.map(\.value) : [value]
    while let value = pending.popLast() {
      if let text = value.string {
        paths += TokenReference.embedded(in: text)
        if let path = TokenReference.target(pointer: text)?.path { paths.append(path) }
      }
      pending += Array(value.elements)
      for member in value.members {
        let name = member.name
        if name == "$description" || !isTheme && member.value.kind == .string && (name == "description" || name == "comment") {
          continue
        }
        if name == "$extends" || name == "$ref" && member.value.string?.dropFirst().contains("#") ?? false {
          hasOtherNames = true
        }
        pending.append(member.value)
      }
    }
    return paths
  }
}
