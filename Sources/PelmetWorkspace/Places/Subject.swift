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
  /// A file of tokens, as `tokens` names it.
  case file(String)
}

/// A name in a file, and what it means.
struct SubjectPlace {
  let subject: Subject
  /// The bytes of the name.
  let range: Range<Int>

  /// The name at a byte of a theme; `nil` where there is none.
  init?(_ place: FilePlace, inTheme theme: WorkspaceModule.ReadTheme?) {
    let names = place.names
    if place.isKey {
      guard names.count == 2, let key = place.value.keySpan else { return nil }
      switch names[0] {
      case "colors", "parameters", "arguments": subject = .name(names[1])
      case "screens": subject = .screen(names[1])
      case "contexts": subject = .context(names[1])
      default: return nil
      }
      range = key.inner()
      return
    }
    guard let text = place.value.string else { return nil }
    if Reference.looksLike(text), let path = Reference.path(braced: text) {
      let isName = theme.map { $0.scope[path] != nil } ?? true
      subject = isName ? .name(path) : .token(path)
      range = place.value.span.inner(2)
      return
    }
    switch (names.first, names.count, names.last) {
    case ("extends", 1, _): subject = .theme(text)
    case ("tokens", 2, _): subject = .file(text)
    case ("screens", 3, "extends"): subject = .screen(text)
    default: return nil
    }
    range = place.value.span.inner()
  }

  /// The token at a byte of a file of tokens; `nil` where there is none.
  /// - Parameter path: The path of the token that a key declares.
  init?(_ place: FilePlace, at offset: Int, inTokens path: (SourceSpan) -> String?) {
    if place.isKey {
      guard let key = place.value.keySpan, let path = path(key) else { return nil }
      (subject, range) = (.token(path), key.inner())
      return
    }
    guard let text = place.value.text, let string = place.value.string, place.value.span.inner().count == text.count else {
      return nil
    }
    let start = place.value.span.inner().lowerBound
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
      let path = text.dropFirst(2).split(separator: "/").filter { $0 != "$value" }.map {
        String($0.replacing("~1", with: "/").replacing("~0", with: "~"))
      }.joined(separator: ".")
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
