internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles
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

  package init(message: String) { self.message = message }
}

/// A new name, everywhere.
package struct Renaming: Sendable {
  /// By path. No two edits of a file overlap.
  package fileprivate(set) var edits: [String: [(range: Range<Int>, text: String)]] = [:]
  /// The file of a theme, which has its name: the paths that it has and gets.
  package fileprivate(set) var file: (old: String, new: String)?
}

extension Workspace {
  /// The name at a byte of a file, if it can have another one.
  package func renamableName(in path: String, at offset: Int) -> RenamableName? {
    guard document(path) != nil, let found = subject(in: path, at: offset), let text = texts[path] else { return nil }
    switch found.subject {
    case .file, .modifier, .modifierContext, .appearance: return nil
    case .thisTheme:
      return themePath(.thisTheme, in: path).map { RenamableName(range: found.range, text: Self.themeName(of: $0)) }
    case .theme(let name): return last(name.split(separator: ":").last, of: found, in: text)
    case .token(let token): return last(token.split(separator: ".").last, of: found, in: text)
    case .name, .screen, .context:
      return RenamableName(range: found.range, text: String(decoding: text[found.range], as: UTF8.self))
    }
  }

  /// The last part of a name, if the text has it as it is.
  private func last(_ part: Substring?, of found: SubjectPlace, in text: [UInt8]) -> RenamableName? {
    guard let part else { return nil }
    let range = max(found.range.lowerBound, found.range.upperBound - part.utf8.count)..<found.range.upperBound
    return text[range].elementsEqual(part.utf8) ? RenamableName(range: range, text: String(part)) : nil
  }

  /// The edits that give the name at a byte of a file another one everywhere.
  package func rename(in path: String, at offset: Int, to new: String) throws(RenameFailure) -> Renaming {
    guard let name = renamableName(in: path, at: offset), let found = subject(in: path, at: offset),
      let occurrences = occurrences(of: found.subject, in: path)
    else { throw RenameFailure(message: "there is no colour, parameter, screen, context, token or theme here") }
    try check(new, for: found.subject, in: path)
    try checkTexts(for: name.text)
    var renaming = Renaming(edits: try edits(of: occurrences, name.text, new))
    if let theme = themePath(found.subject, in: path) { renaming.file = (theme, Self.path(ofThemeNamed: new, beside: theme)) }
    return renaming
  }

  /// The edits that keep other themes extending one whose file gets another name; `nil` if it does not.
  package func renamingTheme(from old: String, to new: String) -> Renaming? {
    let names = (Self.themeName(of: old), Self.themeName(of: new))
    guard let module = module(of: old), moduleFolders.folder(of: new) == module.folder, names.0 != names.1,
      FilePath(new).components.last == names.1 + FileKind.theme.rawValue
    else { return nil }
    return (try? edits(of: occurrences(ofTheme: old), names.0, names.1)).map { Renaming(edits: $0) }
  }

  private func edits(
    of occurrences: Occurrences, _ old: String, _ new: String
  ) throws(RenameFailure) -> [String: [(range: Range<Int>, text: String)]] {
    var edits: [String: [(range: Range<Int>, text: String)]] = [:]
    for place in occurrences.all {
      let range = max(place.range.lowerBound, place.range.upperBound - old.utf8.count)..<place.range.upperBound
      guard let text = text(of: place.path), text[range].elementsEqual(old.utf8) else {
        throw RenameFailure(message: "'\(old)' is written in another way in '\(place.path)'")
      }
      edits[place.path, default: []].append((range, new))
    }
    return edits
  }

  /// A text that is no JSON may have the name, too, and would keep it.
  private func checkTexts(for name: String) throws(RenameFailure) {
    for module in allModules {
      guard let compilation = module.compilation else { continue }
      for finding in compilation.diagnostics where finding.rule == .invalidJSON {
        let path = compilation.sources.path(of: finding.location)
        guard let text = text(of: path), String(decoding: text, as: UTF8.self).contains(name) else { continue }
        throw RenameFailure(message: "'\(path)' has '\(name)' in it and a mistake in its JSON; fix that first")
      }
    }
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
    case .theme, .thisTheme:
      guard ThemeName.isValid(new) else {
        throw RenameFailure(message: "'\(new)' cannot be the name of a theme; \(ThemeName.rule)")
      }
      let path = themePath(subject, in: path)
      isTaken = path.map { theme(new, from: $0) != nil || text(of: Self.path(ofThemeNamed: new, beside: $0)) != nil } ?? false
    case .file, .modifier, .modifierContext, .appearance: isTaken = false
    }
    if isTaken { throw RenameFailure(message: "'\(new)' is the name of something else already") }
  }

  private static func path(ofThemeNamed name: String, beside path: String) -> String {
    "\(FilePath(path).parent.description)/\(name)\(FileKind.theme.rawValue)"
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
