package import PelmetReports

#if Rewrite
  package import PelmetSyntax
#endif

/// Themes made from the code of an app.
///
/// The code is run as far as its values are known. What a theme says is sure; everything else is in the list of what was not followed.
package struct ThemeImport: Sendable {
  package struct WrittenTheme: Sendable {
    /// As in `NAME.theme.json`.
    package let name: String
    package let text: String
    /// The file, line and chain of every value.
    fileprivate(set) var values: [JSONTree] = []

    package init(name: String, text: String) {
      (self.name, self.text) = (name, text)
    }

    /// The content of `NAME.import.json`.
    package var origins: JSONTree { ["version": 1, "values": .array(values)] }
  }

  /// In the order in which the code declares them; one called `app` where it has only one look.
  package let themes: [WrittenTheme]
  /// In the order of the files.
  package let notFollowed: [NotFollowed]
  /// The places of the statements whose values are in themes.
  package let followed: Set<SourcePlace>
  /// Whether the app opts out of the look of iOS 26, as `designRequiresCompatibility` in its settings says.
  package private(set) var requiresCompatibility = false
  /// The sources without what the themes have, if somebody wants them.
  package private(set) var removal: StyleRemoval?
  /// The values that no theme could hold.
  private var absent: Set<LookKey> = []
  /// The reason why there are no themes.
  package let refusal: ImportRefusal?

  /// The names that code which styles bars has, for people.
  package static var searched: [String] {
    ["UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar", "UIBarButtonItem", "appearance", "preferredStatusBarStyle"]
  }

  /// The file, line and chain of the values of all themes.
  package var origins: JSONTree { ["version": 1, "values": .array(themes.flatMap(\.values))] }
}

/// The form of the themes of an import.
package struct ThemeForm: Sendable {
  /// The oldest system that counts, such as `13.0`.
  package var minimumOS = "13"
  /// Whether themes say where their values come from.
  package var isRemarked = true
  /// Whether colours of asset catalogues stay assets. Otherwise themes have their values.
  package var keepsAssets = false
  /// Whether themes have all colours of the app's themes. Otherwise they have those of bars.
  package var hasAllColors = false
  /// Whether the statements are looked for that an app no longer needs.
  package var isRemoval = false
  /// Whether the warnings of validation are waived: the look is as it was shipped.
  package var isWaived = false

  package init() {}
}

#if Rewrite
  extension ThemeImport {
    /// Reads files and runs what is in them. Needs a stack of 64 MiB.
    /// - Parameter workers: Threads on which files are parsed, with such stacks, too.
    package init(
      of files: [ImportedFile], _ choices: UserChoices = UserChoices(), as form: ThemeForm = ThemeForm(),
      by workers: Workers = .none
    ) {
      let files = files.sorted { $0.path < $1.path }
      let sources = workers.map(files) { file -> SourceDeclarations? in
        if file.path.hasSuffix(".swift") { return SwiftReader.read(file.bytes, file: file.path) }
        let isObjectiveC = [".m", ".mm", ".h"].contains { file.path.hasSuffix($0) }
        return isObjectiveC ? ObjectiveCReader.read(file.bytes, file: file.path) : nil
      }.compactMap { $0 }
      let program = Program(sources, choices: choices)
      let assets = form.keepsAssets ? [:] : AssetColors.read(files)
      let imported = ImportedLooks(
        program, assets: assets, files: FileLooks.read(files, assets: assets), minimum: ModelVersion(form.minimumOS),
        isTraced: form.isRemoval)
      let palette = form.hasAllColors ? ThemePalette(program, assets: assets, minimum: ModelVersion(form.minimumOS)) : nil
      self.init(imported, program, unread: files.filter { $0.problem != nil }, form, palette)
      requiresCompatibility = PropertyLists.requireCompatibility(files)
      if form.isRemoval, refusal == nil || refusal == .noStyling {
        removal = StyleRemoval(
          files, program, imported, absent: absent, themes: themes.map(\.name),
          hasParameters: themes.first?.text.contains("\n  \"parameters\": ") ?? false, notFollowed)
      }
    }
  }
#endif

extension ThemeImport {
  init(_ imported: ImportedLooks, _ program: Program, unread: [ImportedFile], _ form: ThemeForm, _ palette: ThemePalette? = nil) {
    var list = imported.list
    for file in unread { list.add(.unreadFile, at: SourcePlace(file: file.path, line: 1, column: 1), text: file.problem) }
    followed = imported.places
    do throws(ImportRefusal) {
      themes = try Self.written(imported, program, form, palette, &list, &absent)
      refusal = imported.looks.isEmpty && imported.list.sorted.isEmpty ? .noStyling : nil
    } catch {
      (themes, refusal) = ([], error)
    }
    notFollowed = list.sorted
  }

  private static func written(
    _ imported: ImportedLooks, _ program: Program, _ form: ThemeForm, _ palette: ThemePalette?, _ list: inout NotFollowedList,
    _ absent: inout Set<LookKey>
  ) throws(ImportRefusal) -> [WrittenTheme] {
    let writer = ThemeWriter(imported, program.choices, palette: palette)
    let minimumOS = ModelVersion(form.minimumOS)
    var (trees, values): ([String: JSONTree], [String: [ValueOrigin]]) = ([:], [:])
    var themes: [ThemeCheck.NamedTheme] = []
    for choice in try ThemeChoices.all(imported, program) {
      let (tree, origins) = writer.theme(choice)
      (trees[choice.name], values[choice.name]) = (tree, origins)
      let base = choice.parent.flatMap { name in trees[name].map { (name, $0) } }
      let written = base.map { ThemeWriter.changes(tree, from: $0.1, named: $0.0) } ?? tree
      themes.append((choice.name, form.isRemarked ? written : Remark.removed(from: written)))
    }
    let checked = ThemeCheck.valid(themes, minimumOS: minimumOS)
    for (theme, path) in checked.dropped {
      let origins = values[theme] ?? []
      values[theme] = origins.filter { !$0.isAt(path) }
      absent.formUnion(origins.filter { $0.isAt(path) }.map { LookKey(owner: $0.owner, unit: Array($0.path.prefix(2))) })
      let place = origins.first { $0.isAt(path) }?.fact.place ?? SourcePlace(file: "", line: 1, column: 1)
      list.add(.noForm, at: place, path: path.joined(separator: "."))
    }
    themes = form.isWaived ? ThemeCheck.waived(checked.themes, minimumOS: minimumOS) : checked.themes
    return themes.map { name, tree in
      var theme = WrittenTheme(name: name, text: tree.text)
      theme.values = (values[name] ?? []).map(\.tree)
      return theme
    }
  }
}
