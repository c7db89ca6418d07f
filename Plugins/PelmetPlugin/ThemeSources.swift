import Foundation

/// The files in a directory that `pelmetc` may read, in a fixed order. `pelmetc` finds them by the same rule (`ThemeFolder`): by the ends of
/// their names, through links that do not lead back, without hidden files.
///
/// All JSON files are among them: which of them are tokens the themes say, and the plugin does not run again when a theme changes. Those of
/// asset catalogues are not: SwiftPM would not build any more when a set is taken from the catalogue of another package.
struct ThemeSources {
  private(set) var themes: [URL] = []
  private(set) var all: [URL] = []
  /// The folders of asset catalogues: they change when a name is added to one or taken from it.
  private var catalogues: [URL] = []

  init(_ directory: URL) {
    collect(directory, inside: [])
  }

  /// The files whose changes make the command run again.
  var inputs: [URL] { all + catalogues }

  /// The names of the generated files. Two theme files of one name have one output here; the tool reports them.
  var outputNames: [String] {
    Set(themes.map { $0.deletingPathExtension().lastPathComponent } + ["Themes.index"]).sorted()
  }

  private mutating func collect(_ directory: URL, inside outer: Set<String>) {
    let real = directory.resolvingSymlinksInPath().path
    guard !outer.contains(real) else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let file = directory.appending(path: name)
      var isDirectory: ObjCBool = false
      if name.hasSuffix(".json"), name != "Contents.json" {
        all.append(file)
        if name.hasSuffix(".theme.json") { themes.append(file) }
      } else if FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory), isDirectory.boolValue {
        if file.pathExtension == "xcassets" || (file.pathExtension.isEmpty && catalogues.contains(directory)) {
          catalogues.append(file)
        }
        collect(file, inside: outer.union([real]))
      }
    }
  }
}
