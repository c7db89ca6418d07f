internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetSyntax
internal import PelmetTokens

/// The thing that a name in a file means.
enum Subject: Hashable {
  /// A colour or a parameter.
  case name(String)
  case screen(String)
  case context(String)
  case token(String)
  /// A theme, as `extends` names it.
  case theme(String)
  /// The theme whose file it is.
  case thisTheme
  /// A choice that the files of tokens leave to a theme.
  case modifier(String)
  case modifierContext(String, of: String)
  /// An appearance of the theme, by the keys to it.
  case appearance([String])
  /// A file of tokens or a part of it, as `tokens` or the `$ref` of a resolver names it.
  case file(String)
}

/// A name in a file, and what it means.
struct SubjectPlace {
  let subject: Subject
  /// The bytes of the name.
  let range: Range<Int>

  init(subject: Subject, range: Range<Int>) { (self.subject, self.range) = (subject, range) }

  /// The name at a byte of a theme; `nil` where there is none.
  init?(_ place: FilePlace, inTheme theme: WorkspaceModule.ReadTheme?) {
    let names = place.names
    if place.isKey {
      switch (names[0], names.count) {
      case ("pelmet", 1): subject = .thisTheme
      case ("colors", 2), ("parameters", 2), ("arguments", 2): subject = .name(names[1])
      case ("inputs", 2): subject = .modifier(names[1])
      case ("screens", 2): subject = .screen(names[1])
      case ("contexts", 2): subject = .context(names[1])
      default: return nil
      }
      range = place.inner()
      return
    }
    guard let text = place.string else { return nil }
    if Reference.looksLike(text), let path = Reference.path(braced: text) {
      let isName = theme.map { $0.scope[path] != nil } ?? true
      subject = isName ? .name(path) : .token(path)
      range = place.inner(2)
      return
    }
    switch (names.first, names.count, names.last) {
    case ("extends", 1, _): subject = .theme(text)
    case ("tokens", 2, _): subject = .file(text)
    case ("screens", 3, "extends"): subject = .screen(text)
    case ("inputs", 2...3, _): subject = .modifierContext(text, of: names[1])
    case (_, 3..., "like"): subject = .appearance(names.dropLast(2) + [text])
    default:
      guard KeyShape.object(.theme).shape(at: names)?.object?["like"] != nil else { return nil }
      subject = .appearance(names.dropLast() + [text])
    }
    range = place.inner()
  }

  /// The token at a byte of a file of tokens; `nil` where there is none.
  /// - Parameter path: The path of the token that a key declares.
  init?(_ place: FilePlace, at offset: Int, inTokens path: (Range<Int>) -> String?) {
    if place.isKey {
      guard let path = path(place.range) else { return nil }
      (subject, range) = (.token(path), place.inner())
      return
    }
    guard let string = place.string, place.inner().count == string.utf8.count else { return nil }
    let start = place.inner().lowerBound
    for (path, range) in TokenMentions.all(in: string) {
      let range = (start + range.lowerBound)..<(start + range.upperBound)
      if range.contains(offset) || range.upperBound == offset {
        (subject, self.range) = (.token(path), range)
        return
      }
    }
    return nil
  }
}

/// The tokens that a text of a file names: `{a.b}`, alone or in a calculation, and `#/a/b` of a `$ref`.
enum TokenMentions {
  /// The paths with their ranges in the UTF-8 of the text.
  static func all(in text: String) -> [(path: String, range: Range<Int>)] {
    let bytes = Array(text.utf8)
    if text.hasPrefix("#/") {
      let path = JSONPointer.names(String(text.dropFirst())).filter { $0 != "$value" }.joined(separator: ".")
      let end = text.hasSuffix("/$value") ? bytes.count - "/$value".utf8.count : bytes.count
      return [(path, 2..<end)]
    }
    var found: [(String, Range<Int>)] = []
    var open: Int?
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "{") { open = index + 1 }
      guard byte == UInt8(ascii: "}"), let start = open else { continue }
      open = nil
      let path = String(decoding: bytes[start..<index], as: UTF8.self)
      if Reference.isPath(path) { found.append((path, start..<index)) }
    }
    return found
  }
}
