internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetFormatting
internal import PelmetReports

/// Texts that files can have instead of theirs.
extension Workspace {
  /// The text of a file after all fixes that keep looks; `nil` if nothing changes.
  package func fixed(_ path: String) -> [UInt8]? {
    guard let module = module(of: path), module.file(at: path) != nil else { return nil }
    let fixed = FixedTexts(looks: false) { texts in
      module.trying(texts) { FixableReport($0.diagnostics, in: $0.sources, changing: [path]) }
        ?? FixableReport([], in: SourceMap(), changing: [])
    }
    return fixed.texts[path]
  }

  /// The text of an open file in the form of its kind, as `pelmet format` would write it; `nil` if nothing changes, the file has a mistake in
  /// its JSON, or it has no such form.
  package func formatted(_ path: String) -> [UInt8]? {
    guard let text = texts[path], let kind = FormattedFile.Kind(path) else { return nil }
    var (sources, findings) = (SourceMap(), DiagnosticBag())
    let file = sources.add(path: path, bytes: text)
    var styles = TextStyles { [texts] in texts[$0] ?? (try? DiskFile.bytes(of: $0, upTo: 1 << 20)) }
    let style = styles.style(of: FilePath(path).absolute.components)
    guard case .formatted(let bytes) = FormattedFile.format(file, in: sources, as: kind, style, into: &findings), bytes != text
    else { return nil }
    return bytes
  }
}
