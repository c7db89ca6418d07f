internal import PelmetDiagnostics

/// Names that Swift could not tell apart.
struct NameCollisions {
  private let sources: SourceMap
  private var diagnostics = DiagnosticBag()

  static func check(_ library: Library, into diagnostics: inout DiagnosticBag) {
    var check = NameCollisions(sources: library.sources)
    check.themes(library)
    check.places(library, "screen", \.screens)
    check.places(library, "context", \.contexts)
    check.parameters(library)
    diagnostics.add(contentsOf: check.diagnostics)
  }

  private struct Name {
    let name: String
    let identifier: String
    let span: SourceSpan
    let isOurs: Bool
  }

  private mutating func themes(_ library: Library) {
    let names = library.modules.flatMap { module in
      (library.entries[module] ?? []).filter { module == library.main || !$0.theme.isAbstract }.map { entry in
        Name(
          name: entry.theme.name, identifier: Identifier.lowerCamelCase(entry.theme.name).lowercased(),
          span: SourceSpan(file: entry.theme.file, start: 0, end: 0), isOurs: module == library.main)
      }
    }
    report(names, "theme", isSame: { _, _ in false })
  }

  private mutating func places(_ library: Library, _ noun: String, _ places: (DecodedTheme) -> [DecodedTheme.PlaceEntry]) {
    let names = library.modules.flatMap { module in
      (library.entries[module] ?? []).flatMap { entry in
        places(entry.theme).map { place in
          Name(
            name: place.name, identifier: Identifier.lowerCamelCase(place.name), span: place.keySpan,
            isOurs: module == library.main)
        }
      }
    }
    report(names, noun, isSame: { $0.name == $1.name })
  }

  private mutating func parameters(_ library: Library) {
    for entry in library.entries[library.main] ?? [] {
      let names = entry.theme.parameters.map { parameter in
        Name(name: parameter.name, identifier: Identifier.lowerCamelCase(parameter.name), span: parameter.keySpan, isOurs: true)
      }
      report(names, "parameter", isSame: { $0.name == $1.name })
    }
  }

  /// One finding for each name of ours that an earlier one, or one of a dependency, has taken.
  private mutating func report(_ names: [Name], _ noun: String, isSame: (Name, Name) -> Bool) {
    func order(_ name: Name) -> (Int, String, UInt32) { (name.isOurs ? 1 : 0, sources[name.span.file].path, name.span.start) }
    var first: [String: Name] = [:]
    for name in names.sorted(by: { order($0) < order($1) }) {
      guard let earlier = first[name.identifier] else {
        first[name.identifier] = name
        continue
      }
      guard name.isOurs, !isSame(earlier, name) else { continue }
      let summary =
        earlier.name == name.name
        ? "there is already a \(noun) called '\(name.name)'"
        : "\(noun)s '\(earlier.name)' and '\(name.name)' would have the same name in Swift, '\(Identifier.lowerCamelCase(name.name))'"
      diagnostics.add(
        Diagnostic(
          LinkingDiagnostics.nameCollision, .error, at: .span(name.span), summary,
          notes: [.init("Previously declared here", at: earlier.span)]))
    }
  }
}
