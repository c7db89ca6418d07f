internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetResolution

/// Places in an app's code in place of those in the themes that were imported from it.
struct CodePlaces {
  private let origins: [String: ImportedOrigins]

  init(of modules: [DiffState.Module]) {
    let paths = modules.flatMap { $0.themes.sources.files.map(\.path) }
    origins = paths.reduce(into: [:]) { origins, path in origins[path] = ImportedOrigins(besides: path) }
  }

  /// The place of a value, as compilers write it; `nil` if the code that it was imported from is not known.
  /// - Parameters:
  ///   - theme: The file that has the value.
  ///   - place: A place where it holds.
  func source(of path: String, in theme: String, at place: Theme.Place?) -> String? {
    // A part of a value, such as the size of a font, has no origin of its own.
    let paths = [path, path.split(separator: ".").dropLast().joined(separator: ".")]
    return paths.lazy.compactMap { path in
      origins[theme]?.steps(of: path, screen: place?.screen?.name, context: place?.context?.name).last?.source
    }.first
  }
}
