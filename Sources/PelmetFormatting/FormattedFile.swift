internal import PelmetCompiler
package import PelmetDiagnostics
internal import PelmetSyntax
internal import PelmetTokens

/// A file in the form in which all files of its kind are written.
package enum FormattedFile {
  /// The kinds of files that have such a form: those that people write for Pelmet.
  package enum Kind: Hashable, Sendable {
    case theme, settings, tokens, resolver

    /// The kind of a file, which its name tells; `nil` for all others.
    package init?(_ path: String) {
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      switch FileKind.of(name)?.kind {
      case .theme: self = .theme
      case .tokens: self = .tokens
      case .resolver: self = .resolver
      case nil:
        guard name == ModuleSettings.fileName else { return nil }
        self = .settings
      }
    }
  }

  /// The outcome for one file.
  package enum Outcome: Hashable, Sendable {
    /// The bytes that the file has when it is formatted, which may be those that it has.
    case formatted([UInt8])
    /// A tool has written the tokens, in a dialect of its own.
    case foreign
    /// The file is not JSON, has a key twice, or would become too large. There is a finding about it.
    case damaged
  }

  /// A text that Pelmet itself writes, in the form of its kind.
  package static func text(_ text: String, as kind: Kind) -> String {
    var (sources, findings) = (SourceMap(), DiagnosticBag())
    let file = sources.add(path: "text", bytes: Array(text.utf8))
    guard case .formatted(let bytes) = format(file, in: sources, as: kind, TextStyle(), into: &findings) else { return text }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Formats a file: keys in the order of the list of properties, and each object and each array on one line, unless that line would be too
  /// long or the first of its members is on a line of its own. Values keep their spelling, and names that an author has chosen their order.
  ///
  /// The same bytes give the same outcome, and formatting twice changes nothing more. O(n) in the bytes of the file.
  package static func format(
    _ file: FileID, in sources: SourceMap, as kind: Kind, _ style: TextStyle, into diagnostics: inout DiagnosticBag
  ) -> Outcome {
    // Names of tokens are told apart by their characters, as when they are read.
    let respelled: RespelledKeys = kind == .tokens || kind == .resolver ? .kept : .refused
    var findings = DiagnosticBag()
    let document = JSONReader.read(file, in: sources, respelled: respelled, into: &findings)
    diagnostics.add(contentsOf: findings)
    guard let document, !findings.hasErrors else { return .damaged }
    if kind == .tokens, FileDialect(of: document.root, named: sources[file].path).isForeign { return .foreign }
    let bytes = sources[file].bytes
    let layout = Layout(of: document.root, in: bytes, KeyOrder(kind))
    guard let text = layout.text(style, atMost: JSONReader.maximumSize) else {
      diagnostics.add(
        Diagnostic(
          .fileTooLarge, at: .span(SourceSpan(file: file, start: 0, end: 0)), pointer: "",
          "the formatted file would have more than \(JSONReader.maximumSize) bytes (64 MiB)"))
      return .damaged
    }
    return .formatted(text)
  }
}
