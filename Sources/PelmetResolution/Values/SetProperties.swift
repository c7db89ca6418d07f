package import PelmetCompiler
package import PelmetDiagnostics
internal import PelmetSyntax

/// The properties that the themes of a module set.
package struct SetProperties {
  /// Their places in themes, contexts and screens, each once: in however many themes and for whatever traits they are set. With those that
  /// the themes inherit.
  package private(set) var places: Set<String> = []
  /// The findings of reading the themes, without which a place may be missing.
  package let findings: [Diagnostic]
  package let sources: SourceMap

  package init(_ input: CompilerInput) {
    let library = Library(input)
    let chains = ThemeChains(library)
    var bag = input.diagnostics
    bag.add(contentsOf: library.findings)
    bag.add(contentsOf: chains.findings)
    (findings, sources) = (bag.sorted(in: library.sources), library.sources)
    var known: Set<FileID> = []
    for theme in chains.all.flatMap(\.themes) where known.insert(theme.file).inserted {
      for layer in [theme.layer] + (theme.contexts + theme.screens).map(\.layer) {
        for object in [layer.style] + layer.whens.map(\.style) { add(object) }
      }
    }
  }

  private mutating func add(_ object: LayerObject) {
    var pending = [object]
    while let object = pending.popLast() {
      if let like = object.like { add(like.source) }
      for entry in object.entries {
        switch entry.content {
        case .null(let source): add(source)
        case .value(let written): add(written.source)
        case .object(let inner): pending.append(inner)
        case .invalid: break
        }
      }
    }
  }

  /// Adds the place of a value, without the traits for which it is set.
  private mutating func add(_ source: JSONValue) {
    var names = source.pointer.split(separator: "/")
    while let when = names.firstIndex(of: "when"), when + 1 < names.count { names.removeSubrange(when...when + 1) }
    places.insert(names.joined(separator: "/"))
  }
}
