package import PelmetReports

/// Themes made from the code of an app.
///
/// The code is run as far as its values are known. What a theme says is sure; everything else is in the list of what was not followed.
package struct ThemeImport: Sendable {
  package struct WrittenTheme: Sendable {
    /// As in `NAME.theme.json`.
    package let name: String
    package let text: String

    package init(name: String, text: String) {
      (self.name, self.text) = (name, text)
    }
  }

  /// In the order in which the code declares them; one called `app` where it has only one look.
  package let themes: [WrittenTheme]
  /// The file, line and chain of every value, for `NAME.import.json`.
  package let origins: JSONTree
  /// In the order of the files.
  package let notFollowed: [NotFollowed]
}

#if Rewrite
  extension ThemeImport {
    /// Reads files and runs what is in them. Needs a stack of 64 MiB.
    /// - Parameter minimumOS: The oldest system that counts, such as `13.0`.
    package init(of files: [ImportedFile], minimumOS: String = "13") {
      let files = files.sorted { $0.path < $1.path }
      let sources = files.compactMap { file -> SourceDeclarations? in
        if file.path.hasSuffix(".swift") { return SwiftReader.read(file.bytes, file: file.path) }
        let isObjectiveC = [".m", ".mm", ".h"].contains { file.path.hasSuffix($0) }
        return isObjectiveC ? ObjectiveCReader.read(file.bytes, file: file.path) : nil
      }
      let assets = AssetColors.read(files)
      self.init(Program(sources), assets: assets, files: FileLooks.read(files, assets: assets), minimum: ModelVersion(minimumOS))
    }
  }
#endif

extension ThemeImport {
  init(_ program: Program, assets: [String: ImportedColor], files: [FileLooks.Value], minimum: ModelVersion?) {
    let imported = ImportedLooks(program, assets: assets, files: files, minimum: minimum)
    let writer = ThemeWriter(imported)
    var themes: [WrittenTheme] = []
    var origins: [JSONTree] = []
    var trees: [String: JSONTree] = [:]
    for choice in ThemeChoices.all(imported, program) {
      let (tree, values) = writer.theme(choice)
      trees[choice.name] = tree
      let base = choice.parent.flatMap { name in trees[name].map { (name, $0) } }
      let written = base.map { ThemeWriter.changes(tree, from: $0.1, named: $0.0) } ?? tree
      themes.append(WrittenTheme(name: choice.name, text: written.text))
      origins += values.map(\.tree)
    }
    self.themes = themes
    self.origins = ["version": 1, "values": .array(origins)]
    notFollowed = imported.list.sorted
  }
}
