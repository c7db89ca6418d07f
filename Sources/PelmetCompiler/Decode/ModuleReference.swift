internal import PelmetDiagnostics

/// `Module:NAME`, or a name of the module in which it stands.
enum ModuleReference {
  /// The module and the name; a module that is not there is reported.
  static func split(
    _ reference: DecodedTheme.NamedReference, in module: String, _ modules: [String], into diagnostics: inout DiagnosticBag
  ) -> (module: String?, name: String) {
    guard let colon = reference.name.firstIndex(of: ":") else { return (module, reference.name) }
    let name = String(reference.name[reference.name.index(after: colon)...])
    let other = String(reference.name[..<colon])
    if modules.contains(other) { return (other, name) }
    diagnostics.add(
      Diagnostic(
        .unknownModule, at: reference.source,
        "'\(other)' is not a known module; add it to the target's dependencies, or pass --module \(other)=DIR",
        suggestion: SpellingSuggestion.nearest(to: other, among: modules).map { "\($0):\(name)" }))
    return (nil, name)
  }
}
