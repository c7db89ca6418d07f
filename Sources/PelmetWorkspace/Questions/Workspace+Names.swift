internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetNotation
internal import PelmetSyntax
internal import PelmetTokens

/// A name that may get another one.
package struct RenamableName: Sendable {
  /// The bytes of the name, or of the part of it that changes.
  package let range: Range<Int>
  package let text: String
}

/// The reason why a name cannot have another one.
package struct RenameFailure: Error, Sendable {
  /// One sentence without a full stop.
  package let message: String
}

extension Workspace {
  /// Where the thing at a byte of a file is declared: what holds first, then what others write of it.
  package func definitions(in path: String, at offset: Int) -> [TextPlace] {
    guard let found = subject(in: path, at: offset) else { return [] }
    switch found.subject {
    case .theme(let name): return theme(name, from: path).map { [TextPlace(path: $0, range: 0..<0)] } ?? []
    case .file(let name): return file(name, from: path).map { [TextPlace(path: $0, range: 0..<0)] } ?? []
    case .token(let token):
      guard let (tokens, sources) = tokens(in: path),
        let declared = tokens.set(TokenContext()).chain(from: token, atMost: 1).first
      else { return [] }
      return [sources.place(declared.span)]
    default:
      let all = occurrences(of: found.subject, in: path)?.declarations.sorted() ?? []
      guard case .name(let name) = found.subject, let theme = module(of: path)?.theme(at: path),
        let own = theme.scope[name].map({ theme.read.sources.place($0.keySpan) })
      else { return all }
      // The nearest theme that declares it decides.
      return all.filter { $0.path == own.path } + all.filter { $0.path != own.path }
    }
  }

  /// The places that name the thing at a byte of a file, in all files of the workspace.
  package func references(in path: String, at offset: Int, withDeclarations: Bool) -> [TextPlace] {
    guard let found = subject(in: path, at: offset), let occurrences = occurrences(of: found.subject, in: path) else { return [] }
    return withDeclarations ? occurrences.all : occurrences.uses.sorted()
  }

  /// The name at a byte of a file, if it can have another one.
  package func renamableName(in path: String, at offset: Int) -> RenamableName? {
    guard let found = subject(in: path, at: offset), let text = texts[path] else { return nil }
    switch found.subject {
    case .theme, .file: return nil
    case .token(let token):
      let last = token.split(separator: ".").last ?? ""
      let range = max(found.range.lowerBound, found.range.upperBound - last.utf8.count)..<found.range.upperBound
      guard text[range].elementsEqual(last.utf8) else { return nil }
      return RenamableName(range: range, text: String(last))
    case .name, .screen, .context:
      return RenamableName(range: found.range, text: String(decoding: text[found.range], as: UTF8.self))
    }
  }

  /// The edits that give the name at a byte of a file another one everywhere, by path.
  package func rename(
    in path: String, at offset: Int, to new: String
  ) throws(RenameFailure) -> [String: [(range: Range<Int>, text: String)]] {
    guard let name = renamableName(in: path, at: offset), let found = subject(in: path, at: offset),
      let occurrences = occurrences(of: found.subject, in: path)
    else { throw RenameFailure(message: "there is no colour, parameter, screen, context or token here") }
    try check(new, for: found.subject, in: path)
    var edits: [String: [(range: Range<Int>, text: String)]] = [:]
    for place in occurrences.all {
      let range = max(place.range.lowerBound, place.range.upperBound - name.text.utf8.count)..<place.range.upperBound
      guard let text = text(of: place.path), text[range].elementsEqual(name.text.utf8) else {
        throw RenameFailure(message: "'\(name.text)' is written in another way in '\(place.path)'")
      }
      edits[place.path, default: []].append((range, new))
    }
    return edits
  }

  private func check(_ new: String, for subject: Subject, in path: String) throws(RenameFailure) {
    let isPlain = !new.isEmpty && new.unicodeScalars.allSatisfy { !"{}.\"\\/~".unicodeScalars.contains($0) && $0.value >= 0x20 }
    let first = new.utf8.first ?? 0
    let isWord =
      first | 0x20 >= 0x61 && first | 0x20 <= 0x7A
      && new.utf8.allSatisfy {
        ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || (0x30...0x39).contains($0) || $0 == 0x5F || $0 == 0x2D
      }
    let isTaken: Bool
    switch subject {
    case .screen, .context:
      guard isWord else {
        throw RenameFailure(message: "'\(new)' cannot be a name; expected letters, digits, \"-\" and \"_\", and a letter first")
      }
      isTaken = occurrences(of: subject.renamed(new), in: path).map { !$0.declarations.isEmpty } ?? false
    case .name:
      guard isPlain else {
        throw RenameFailure(message: "'\(new)' cannot be a name; braces, dots and quotes mean something else")
      }
      let isToken = tokens(in: path)?.tokens.set(TokenContext()).contains(new) ?? false
      isTaken = isToken || occurrences(of: .name(new), in: path).map { !$0.declarations.isEmpty } ?? false
    case .token(let token):
      guard isPlain, first != UInt8(ascii: "$") else {
        throw RenameFailure(
          message: "'\(new)' cannot be the name of a token; it has no \"$\" in front, and no braces, dots or quotes")
      }
      let other = (token.split(separator: ".").dropLast().map(String.init) + [new]).joined(separator: ".")
      isTaken = tokens(in: path)?.tokens.set(TokenContext()).contains(other) ?? false
    case .theme, .file: isTaken = false
    }
    if isTaken { throw RenameFailure(message: "'\(new)' is the name of something else already") }
  }

  // MARK: - Subjects

  func subject(in path: String, at offset: Int) -> SubjectPlace? {
    guard let document = document(path) else { return nil }
    let place = FilePlace(document, at: offset)
    if FileKind.of(FilePath(path).components.last ?? "")?.kind == .theme {
      return SubjectPlace(place, inTheme: module(of: path)?.theme(at: path))
    }
    return SubjectPlace(place, at: offset) { key in
      guard let (tokens, sources) = tokens(in: path) else { return nil }
      return tokens.library.declaredTokens.first { $0.keySpan.range == key.range && sources[$0.keySpan.file].path == path }?.path
    }
  }

  private func occurrences(of subject: Subject, in path: String) -> Occurrences? {
    switch subject {
    case .name(let name):
      let family = Family(path, allModules) { theme in
        theme.colors.contains { $0.name == name } || theme.parameters.contains { $0.name == name }
      }
      return Occurrences(name: name, in: family)
    case .screen(let name):
      return Occurrences(
        place: name, section: "screens", in: Family(path, allModules) { $0.screens.contains { $0.name == name } })
    case .context(let name):
      return Occurrences(
        place: name, section: "contexts", in: Family(path, allModules) { $0.contexts.contains { $0.name == name } })
    case .token(let token): return tokens(in: path).map { Occurrences(token: token, from: $0, allModules) }
    case .theme, .file: return nil
    }
  }

  /// The tokens that a theme sees, or those of the first theme that lists a file of tokens.
  func tokens(in path: String) -> (tokens: ThemeTokens, sources: SourceMap)? {
    if let theme = module(of: path)?.theme(at: path) { return theme.tokens.map { ($0, theme.read.sources) } }
    let own = module(of: path)
    for module in ([own] + allModules.filter { $0 !== own }).compactMap({ $0 }) {
      guard let file = module.file(at: path), let read = module.read,
        let tokens = read.tokens.all.first(where: { $0.library.files.contains(file) })
      else { continue }
      return (tokens, read.sources)
    }
    return nil
  }

  // MARK: - Files

  /// The path of a theme that `extends` names.
  func theme(_ name: String, from path: String) -> String? {
    let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
    let module = parts.count == 2 ? allModules.first { $0.name == parts[0] } : self.module(of: path)
    guard let module, let read = module.read else { return nil }
    return read.library.entries[module.name]?.first { $0.theme.name == parts.last }.map { read.sources[$0.theme.file].path }
  }

  /// The path of a file that an entry of `tokens` names; `nil` for a folder or a pattern.
  func file(_ name: String, from path: String) -> String? {
    let written = name.prefix { $0 != "#" }
    let parts = written.split(separator: ":", maxSplits: 1).map(String.init)
    let folder = parts.count == 2 ? allModules.first { $0.name == parts[0] }?.folder : FilePath(path).parent.description
    guard let folder, let last = parts.last else { return nil }
    let file = FilePath(folder + "/" + last).absolute.description
    return text(of: file) == nil ? nil : file
  }

  /// The text of a file: in its editor, or else as a module has read it.
  package func text(of path: String) -> [UInt8]? {
    if let text = texts[path] { return text }
    guard let module = module(of: path), let file = module.file(at: path), let read = module.read else { return nil }
    return read.sources[file].bytes
  }

  /// The values of a file; `nil` if it is no JSON.
  func document(_ path: String) -> JSONDocument? {
    guard let bytes = text(of: path) else { return nil }
    var sources = SourceMap()
    var findings = DiagnosticBag()
    return JSONReader.read(sources.add(path: path, bytes: bytes), in: sources, respelled: .kept, into: &findings)
  }
}

extension Subject {
  fileprivate func renamed(_ name: String) -> Subject {
    switch self {
    case .screen: .screen(name)
    case .context: .context(name)
    default: self
    }
  }
}
