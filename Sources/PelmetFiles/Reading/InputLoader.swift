package import PelmetCompiler
package import PelmetDiagnostics
internal import PelmetSyntax

/// Reads all files of a run from disk. A file that cannot be read becomes a finding.
package struct InputLoader {
  package private(set) var input: CompilerInput
  /// The paths of the folders in which files were looked for, and of settings around them.
  package private(set) var visited: Set<String> = []
  /// The paths of settings in folders that were given as a whole.
  package private(set) var ownSettings: [String] = []
  /// The links that were met and not followed.
  package private(set) var unfollowed = UnfollowedLinks()
  /// The folders of the image sets in the asset catalogues that settings list, by the names of the images.
  package private(set) var imageSets: [String: ThemeFolder] = [:]
  /// The bytes of files that are not read from disk, by path as messages show it.
  private let texts: [String: [UInt8]]

  /// Reads the module to compile, with the files of all selections. Pass the `sources` of earlier runs to share one report with
  /// them.
  /// - Parameters:
  ///   - texts: The bytes of files that are not to be read from disk, by path as messages show it.
  ///   - mayLackThemes: Whether a folder without a theme is no mistake.
  package init(
    module name: String, _ selections: [ThemeSelection], sources: SourceMap = SourceMap(), texts: [String: [UInt8]] = [:],
    mayLackThemes: Bool = false
  ) {
    input = CompilerInput(module: CompilerInput.Module(name: name))
    self.texts = texts
    input.sources = sources
    input.workers = .machine
    input.module.unread = UnreadFiles(below: selections.map(\.folder), texts: texts)
    var hasSettings = false
    for selection in selections where isLoadable(selection) {
      let found = load(selection, isFirst: !hasSettings)
      let (files, settings) = (found.files, found.settings)
      let known = Set(input.module.files.map { FilePath(input.sources[$0.id].path) })
      input.module.files += files.filter { !known.contains(FilePath(input.sources[$0.id].path)) }
      if let settings, !hasSettings {
        input.module.settings = settings.values
        input.module.assets = assets(settings)
        hasSettings = true
      }
      guard selection.files == nil else { continue }
      let hasTheme = files.contains(where: \.isTheme)
      report(found.omission, in: selection.folder, settings)
      if !reportStrays(found.others, in: selection.folder, settings?.file, hasTheme: hasTheme), !hasTheme, !mayLackThemes,
        found.isComplete, !found.omission.hasThemes
      {
        report(selection.folder.path, "this folder has no theme file (NAME.theme.json)")
      }
    }
  }

  /// Reads a module that themes may refer to.
  package mutating func addDependency(_ name: String, folder: ThemeFolder) {
    visited.insert(folder.path)
    guard folder.exists else {
      report(folder.path, "\(DiskItem.problem(listing: folder.path)); expected the folder of the module '\(name)'")
      return
    }
    let found = load(ThemeSelection(folder))
    // Its own build reports what is left out. Where that is every theme, it is the likely reason why one is missing here.
    if !found.files.contains(where: \.isTheme) { report(found.omission, in: folder, found.settings) }
    var module = CompilerInput.Module(name: name)
    module.files = found.files
    module.settings = found.settings?.values ?? ModuleSettings()
    module.assets = found.settings.flatMap { assets($0) }
    module.unread = UnreadFiles(below: [folder], texts: texts)
    input.dependencies.append(module)
  }

  /// Reads a module that themes may refer to, by its form. Returns whether it is one.
  /// - Parameter sources: The folder of the files from which it was made, if messages may quote them.
  package mutating func addForm(_ name: String, _ path: String, sources: ThemeFolder?) -> Bool {
    guard let file = read(path, within: nil) else { return false }
    let count = input.dependencies.count
    input.addForm(file, of: name, originals: sources.map { UnreadFiles(below: [$0], texts: texts) })
    return input.dependencies.count > count
  }

  /// Reports those of the listed files that cannot be read, or are of no module.
  package mutating func check(_ files: ListedFiles) {
    for path in files.outside {
      input.reportUnreadable(
        path, "this input is in no folder of --module or --dependency", fix: "name the folder of its module, or leave it out")
    }
    for file in files.unreadable { report(file.path, file.problem) }
  }

  /// Reports a missing folder, and chosen files that are not theme files.
  private mutating func isLoadable(_ selection: ThemeSelection) -> Bool {
    visited.insert(selection.folder.path)
    guard let files = selection.files else {
      guard selection.folder.exists else {
        report(selection.folder.path, DiskItem.problem(listing: selection.folder.path))
        return false
      }
      return true
    }
    let others = files.filter { FileKind.of($0.key)?.kind != .theme }
    for path in others.values.sorted() where !reportIfTheme(path, in: selection.folder, severity: .error) {
      report(
        path,
        DiskItem(path) == .file ? "this is not a theme file (NAME.theme.json)" : DiskItem.problem(reading: path))
    }
    return others.count < files.count
  }

  /// Reports files that look as if they were meant to be read. Returns whether a theme is among them.
  private mutating func reportStrays(
    _ paths: [String], in folder: ThemeFolder, _ settings: SettingsFile?, hasTheme: Bool
  ) -> Bool {
    var isThemeAmongThem = false
    let border = folder.border
    for path in paths {
      let location = folder.path(of: path)
      guard location != settings?.path, border?.place(of: location) != .outside else { continue }
      if path.hasSuffix("/" + ModuleSettings.fileName), let bytes = bytes(of: location) {
        input.reportUnusedSettings(
          location, bytes, insteadOf: settings?.folder.path ?? folder.path,
          isPackage: settings == nil && folder.isPackage)
      } else if reportIfTheme(location, in: folder, severity: hasTheme ? nil : .error) {
        isThemeAmongThem = true
      }
    }
    return isThemeAmongThem
  }

  private mutating func reportIfTheme(_ path: String, in folder: ThemeFolder, severity: Severity?) -> Bool {
    guard folder.border?.place(of: path) != .outside else { return false }
    // Of most files the beginning is enough.
    guard let beginning = try? DiskFile.bytes(of: path, upTo: 4096), CompilerInput.mentionsVersion(beginning) else {
      return false
    }
    return bytes(of: path).map { input.reportIfTheme(path, $0, severity: severity) } ?? false
  }

  private func bytes(of path: String) -> [UInt8]? { try? DiskFile.bytes(of: path) }

  /// Settings that a run has read.
  private typealias Settings = (file: SettingsFile, values: ModuleSettings, id: FileID)

  /// The files of a selection.
  private struct Loaded {
    let files: [CompilerInput.File]
    let settings: Settings?
    /// The paths of files that are not read.
    let others: [String]
    let omission: ModuleScope.Omission
    /// Whether everything is there that the settings name.
    let isComplete: Bool
  }

  /// - Parameter isFirst: Whether the settings of no other selection have been read.
  private mutating func load(_ selection: ThemeSelection, isFirst: Bool = true) -> Loaded {
    // Settings in the folder itself may name the parts that are looked through.
    let isWhole = selection.folder.isListed || !SettingsFile.isDirectly(in: selection.folder)
    let folder = isWhole ? selection.folder.lookedThrough : selection.folder
    var place = SettingsFile(in: folder)
    if place == nil, selection.isPart, isFirst { place = SettingsFile(around: folder) }
    var settings: Settings?
    if let place { visited.insert(place.path) }
    if let place, let file = read(place.path, within: place.folder.border) {
      settings = (place, input.settings(in: file), file)
      if selection.files == nil, FilePath(place.path).isBelow(FilePath(folder.path)) { ownSettings.append(place.path) }
    }
    if let settings, !folder.isListed { reportMissingExclusions(settings) }
    let named = settings?.values.themes
    let parts = settings.flatMap { settings in named.map { usable($0, in: folder, settings) } }
    var listing = folder.listing(of: isWhole ? ["."] : parts ?? ["."])
    if isWhole, let settings, let parts { listing.files = settings.file.chosen(listing.files, themes: parts) }
    let omission = ModuleScope(folder, settings.map { ($0.file, $0.values) }).narrow(&listing)
    for path in listing.unreadable {
      let path = path.isEmpty ? folder.path : folder.path(of: path)
      report(path, DiskItem.problem(listing: path))
    }
    let needed = settings.map { settings in (parts ?? []).map { settings.file.folder.path(of: $0) } } ?? []
    for link in listing.outside.map(folder.path(of:)) {
      guard let border = folder.border else { continue }
      if needed.contains(where: { FilePath($0) == FilePath(link) || FilePath($0).isBelow(FilePath(link)) }) {
        input.report(link, DiskFile.Problem(outOf: border))
      } else {
        unfollowed.add(link, border)
      }
    }
    for path in listing.misnamed {
      input.reportUnreadable(folder.path(of: path), "the name is not UTF-8, so that no theme is read here", fix: "rename it")
    }
    for path in listing.respelled { input.reportRespelled(folder.path(of: path)) }
    let border = folder.border
    let chosen = (selection.files ?? [:]).filter { FileKind.of($0.key)?.kind == .theme }
    let (paths, texts, linked) = (Set(listing.files).union(chosen.keys).sorted(), texts, listing.linked)
    let contents = input.workers.map(paths) { path in
      let mayBeLinked = linked.contains(path) || chosen[path] != nil
      return FileContent(chosen[path] ?? folder.path(of: path), within: mayBeLinked ? border : nil, insteadOfDisk: texts)
    }
    let files = zip(paths, contents).compactMap { path, content in
      input.add(content).map { file in
        CompilerInput.File(path: path, id: file, isCompiled: selection.files == nil || chosen[path] != nil)
      }
    }
    return Loaded(
      files: files, settings: settings, others: listing.others, omission: omission, isComplete: parts?.count == named?.count)
  }

  /// Those of the paths in `themes` where themes can be looked for. Reports the others where the settings name them.
  private mutating func usable(_ parts: [String], in folder: ThemeFolder, _ settings: Settings) -> [String] {
    let unlisted = Set(folder.unlisted(parts.map(settings.file.folder.path(of:))))
    return parts.filter { part in
      let path = settings.file.folder.path(of: part)
      switch folder.isListed ? .folder : DiskItem(path) {
      case .folder:
        guard unlisted.contains(path) else { return true }
        report(part, of: settings, "no file of this path is among the inputs")
      case .file:
        guard FileKind.of(part) == nil else { return true }
        report(part, of: settings, DiskItem.problem(listing: path))
      default: report(part, of: settings, DiskItem.problem(listing: path))
      }
      return false
    }
  }

  /// The names in the asset catalogues that the settings list, and the descriptions of their colours.
  private mutating func assets(_ settings: Settings) -> AssetNames? {
    guard !settings.values.assets.isEmpty else { return nil }
    var names = AssetNames()
    for path in settings.values.assets {
      let folder = settings.file.folder.part(path)
      if let border = folder.border, border.place(of: folder.path) == .outside {
        report(path, of: settings, DiskFile.Problem(outOf: border))
        continue
      }
      visited.insert(folder.path)
      guard let catalogue = AssetCatalogue(folder) else {
        report(
          path, of: settings,
          folder.isListed ? "no file of this path is among the inputs" : DiskItem.problem(listing: folder.path))
        continue
      }
      for link in catalogue.outside { if let border = folder.border { unfollowed.add(link, border) } }
      names.colors.formUnion(catalogue.colorSets.map(\.name))
      names.images.formUnion(catalogue.images)
      imageSets.merge(catalogue.imageSets) { first, _ in first }
      // UIKit, too, takes the first of several sets with one name.
      for set in catalogue.colorSets where set.isDescribed && names.colorSets[set.name] == nil {
        let contents = "\(set.path)/\(AssetCatalogue.contents)"
        names.colorSets[set.name] = bytes(of: contents).map { input.sources.add(path: contents, bytes: $0) }
      }
    }
    return names
  }

  private mutating func read(_ path: String, within border: Border?) -> FileID? {
    input.add(FileContent(path, within: border, insteadOfDisk: texts))
  }

  private mutating func report(_ path: String, _ summary: String) {
    input.reportUnreadable(path, summary, fix: DiskItem.step(for: path))
  }

  /// Reports a path that settings name, where they name it.
  private mutating func report(_ path: String, of settings: Settings, severity: Severity? = nil, _ problem: String) {
    report(path, of: settings, severity: severity, DiskFile.Problem(reason: problem))
  }

  private mutating func report(_ path: String, of settings: Settings, severity: Severity? = nil, _ problem: DiskFile.Problem) {
    let place = settings.file.folder.path(of: path)
    guard let span = settings.values.spans[path] else { return input.report(place, problem) }
    let step = problem.step(for: place) ?? NearbyItems(place).step(instead: path)
    input.reportUnreadable(path, severity: severity, at: span, problem.reason, fix: step)
  }

  /// Reports what is not there to be left out: a slip would compile what was meant.
  private mutating func reportMissingExclusions(_ settings: Settings) {
    for path in settings.values.exclude where DiskItem(settings.file.folder.path(of: path)) == .missing {
      report(path, of: settings, severity: .warning, "there is no such file or folder")
    }
  }

  /// Reports themes that SwiftPM leaves out of the target, and no settings do.
  private mutating func report(_ omission: ModuleScope.Omission, in module: ThemeFolder, _ settings: Settings?) {
    guard omission.themeCount > 0 else { return }
    let folder = settings?.file.folder ?? module
    let entries = omission.paths.compactMap { folder.entry(module.path(of: $0)) }
    // Settings name nothing outside of their folder.
    let isOutside = entries.count < omission.paths.count
    input.reportOmission(
      omission.themeCount, isOutside ? omission.paths : entries, of: module.path, at: settings?.id,
      settings: isOutside ? module.path(of: ModuleSettings.fileName) : folder.path(of: ModuleSettings.fileName))
  }
}
