import Foundation

/// The files in a directory that `pelmetc` may read, in a fixed order (``FolderWalk``).
///
/// All JSON files are among them: which of them are tokens the themes say, and the plugin does not run again when a theme changes.
struct ThemeSources {
  let directory: URL
  /// Whether the plugin is asked again when a file is new or gone.
  let isWatched: Bool
  let walk: FolderWalk
  private let exclusions: TargetFiles.Exclusions

  init(_ module: ThemeModule, isWatched: Bool) {
    directory = module.directory
    self.isWatched = isWatched
    (walk, exclusions) = module.content
  }

  /// Also those that the tool can only report.
  var hasThemes: Bool { !themes.isEmpty || !walk[.misnamed].isEmpty }

  /// The files and folders whose themes SwiftPM leaves out of the target.
  var leftOut: [String] { exclusions.paths }

  /// The part of the tool's record: the directory's content if it is watched, and what SwiftPM leaves out of the target.
  var record: FolderWalk? {
    let walk = isWatched ? walk : FolderWalk([:])
    return isWatched || !exclusions.paths.isEmpty ? walk.excluding(exclusions.paths) : nil
  }

  /// The files whose changes make the command run again, and the folders of asset catalogues, which change when a name is added to
  /// one or taken from it. A build fails while an input is gone, and colour sets come and go more often than other files.
  var inputs: [URL] {
    let contents = isWatched ? walk[.contents] : []
    let folders = walk[.folder].filter { isWatched || !Self.isSet($0) }
    let paths = walk[.file] + (contents + folders).filter(Self.isInCatalogue)
    return paths.map { directory.appending(path: $0) }
  }

  /// Whether a folder is a set, such as `Brand.colorset`: neither a group nor a whole catalogue.
  private static func isSet(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.contains(".") && !name.hasSuffix(".xcassets")
  }

  private static func isInCatalogue(_ path: String) -> Bool { path.split(separator: "/").contains { $0.hasSuffix(".xcassets") } }

  /// The names of the generated files. Two theme files of one name have one output here; the tool reports them.
  var outputNames: [String] {
    Set(themes.map { $0.split(separator: "/").last.map { String($0.dropLast(".json".count)) } ?? "" } + ["Themes.index"]).sorted()
  }

  /// Those that the tool may compile: of themes that SwiftPM leaves out, the module's settings decide, which only the tool reads.
  private var themes: [String] {
    let hasSettings = walk[.file].contains { $0 == "pelmet.json" || $0.hasSuffix("/pelmet.json") }
    return walk[.file].filter { $0.hasSuffix(".theme.json") && (hasSettings || !exclusions.themes.contains($0)) }
  }
}
