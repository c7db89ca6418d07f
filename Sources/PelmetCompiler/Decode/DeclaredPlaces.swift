/// The screens and contexts that a module's themes are the first to name; those of dependencies are declared by them.
package struct DeclaredPlaces: Sendable {
  /// Sorted.
  package let screens: [String]
  /// Sorted.
  package let contexts: [String]

  init(_ library: Library) {
    func declared(_ places: (DecodedTheme) -> [DecodedTheme.PlaceEntry]) -> [String] {
      func names(_ modules: some Sequence<String>) -> Set<String> {
        Set(modules.flatMap { library.entries[$0] ?? [] }.flatMap { places($0.theme).map(\.name) })
      }
      return names([library.main]).subtracting(names(library.modules.dropFirst())).sorted()
    }
    screens = declared(\.screens)
    contexts = declared(\.contexts)
  }
}
