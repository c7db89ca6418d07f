import Foundation

/// The files in a directory that `pelmetc` may read, in a fixed order (``FolderWalk``).
///
/// All JSON files are among them: which of them are tokens the themes say, and the plugin does not run again when a theme changes.
struct ThemeSources {
  let directory: URL
  let walk: FolderWalk

  init(_ directory: URL) {
    self.directory = directory
    walk = FolderWalk(directory.path)
  }

  /// Also those that the tool can only report.
  var hasThemes: Bool { !themes.isEmpty || !walk[.misnamed].isEmpty }

  /// The files whose changes make the command run again, and the folders of asset catalogues, which change when a name is added to one or
  /// taken from it.
  var inputs: [URL] {
    let assets = (walk[.contents] + walk[.folder]).filter { path in
      path.split(separator: "/").contains { $0.hasSuffix(".xcassets") }
    }
    return (walk[.file] + assets).map { directory.appending(path: $0) }
  }

  /// The names of the generated files. Two theme files of one name have one output here; the tool reports them.
  var outputNames: [String] {
    Set(themes.map { $0.split(separator: "/").last.map { String($0.dropLast(".json".count)) } ?? "" } + ["Themes.index"]).sorted()
  }

  private var themes: [String] { walk[.file].filter { $0.hasSuffix(".theme.json") } }
}
