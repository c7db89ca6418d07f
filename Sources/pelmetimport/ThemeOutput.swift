#if Rewrite
  internal import PelmetCompiler
  internal import PelmetFiles
  internal import PelmetImportOptions
  internal import PelmetImporting
  internal import PelmetReports

  /// The files of an import, all of which are new.
  struct ThemeOutput {
    let files: [NewFile]
    /// `nil` if nothing is to be written.
    private let folder: String?

    /// The step that is left where there are settings already.
    private(set) var advice: String?

    /// - Parameter catalogues: Those that new settings list.
    init(_ imported: ThemeImport, catalogues: [String], _ options: ImportOptions) {
      folder = options.dryRun ? nil : options.output
      let place = FilePath(options.output ?? ".")
      func file(_ name: String, _ text: String) -> NewFile {
        NewFile(place.components.isEmpty ? name : "\(place)/\(name)", text, below: place.description)
      }
      var files: [NewFile] = []
      var settings: [JSONTree.Member] = []
      if !catalogues.isEmpty {
        settings.append(.init("assets", .array(catalogues.map { .string(ThemeFolder(place.description).way(to: $0)) })))
      }
      if imported.requiresCompatibility { settings.append(.init("designRequiresCompatibility", true)) }
      if !settings.isEmpty {
        let new = file(ModuleSettings.fileName, JSONTree.object(settings).text)
        if options.output != nil, new.exists {
          let members = settings.map { "\"\($0.key)\": \($0.value.line)" }.joined(separator: ", ")
          advice = "kept \(new.path); add \(members)"
        } else {
          files.append(new)
        }
      }
      for theme in imported.themes {
        files.append(file(theme.name + FileKind.theme.rawValue, theme.text))
        if options.remarks != .none { files.append(file("\(theme.name).import.json", theme.origins.text)) }
      }
      self.files = files
    }

    var isWritten: Bool { folder != nil }

    /// Fails where a file is in the way.
    func check() throws(ImportFailure) {
      guard isWritten else { return }
      let obstacles = files.filter(\.exists)
      guard obstacles.isEmpty else {
        throw ImportFailure(
          text: obstacles.map { "\($0.path) already exists" }.joined(separator: "\nerror: ") + "\nnothing was written")
      }
      do throws(OutputFailure) {
        for file in files { try file.check() }
      } catch {
        throw ImportFailure(text: "\(error)")
      }
    }

    /// Writes all files or, if that fails, none.
    func write() throws(ImportFailure) {
      guard let folder else { return }
      do throws(OutputFailure) {
        try NewFiles(below: folder, files).write()
      } catch {
        throw ImportFailure(text: "\(error)")
      }
    }
  }
#endif
