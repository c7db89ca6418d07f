internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetSyntax
internal import PelmetTokens

extension WorkspaceModule.ReadTheme {
  /// The key of an appearance, by the keys to it: in this theme or the nearest that it extends, in the same section, or else outside of
  /// screens and contexts.
  func place(ofAppearance names: [String]) -> TextPlace? {
    let isInSection = ["screens", "contexts"].contains(names.first)
    for section in [names] + (isInSection ? [Array(names.dropFirst(2))] : []) {
      for theme in chain.themes.reversed() {
        if let key = theme.root.value(at: section)?.keySpan { return read.sources.place(key) }
      }
    }
    return nil
  }

  /// The name of a context of a modifier, where the files of tokens have it.
  func place(ofContext name: String, of modifier: String) -> TextPlace? {
    sites(of: modifier)[name].map { read.sources.place($0.keySpan ?? $0.span) }
  }

  /// The name of a modifier, where the files of tokens have it: that of a resolver. In other files its contexts stand for it.
  func places(ofModifier name: String) -> [TextPlace] {
    let places = sites(of: name).values.map { site -> TextPlace in
      let names = JSONPointer.names(site.pointer)
      let modifier = names.dropLast().last == "contexts" ? root(site.span.file)?.value(at: names.dropLast(2)) : nil
      return read.sources.place(modifier?.keySpan ?? modifier?["name"]?.span ?? site.keySpan ?? site.span)
    }
    return Set(places).sorted()
  }

  private func sites(of modifier: String) -> [String: JSONValue] {
    (tokens?.library.outline ?? []).reduce(into: [:]) { sites, step in
      guard case .modifier(let own) = step, own.name == modifier else { return }
      sites.merge(own.sites) { first, _ in first }
    }
  }

  private func root(_ file: FileID) -> JSONValue? {
    var findings = DiagnosticBag()
    return JSONReader.read(file, in: read.sources, respelled: .kept, into: &findings)?.root
  }
}
