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

    init(_ imported: ThemeImport, _ options: ImportOptions) {
      folder = options.dryRun ? nil : options.output
      let place = FilePath(options.output ?? ".")
      files = imported.themes.flatMap { theme in
        let origins = options.remarks == .none ? nil : ("\(theme.name).import.json", theme.origins.text)
        return [(theme.name + FileKind.theme.rawValue, theme.text), origins].compactMap { $0 }.map { name, text in
          NewFile(place.components.isEmpty ? name : "\(place)/\(name)", text, below: place.description)
        }
      }
    }

    var isWritten: Bool { folder != nil }

    /// Writes all files or, where one is in the way, none.
    func write() throws(ImportFailure) {
      guard let folder else { return }
      let obstacles = files.filter(\.exists)
      guard obstacles.isEmpty else {
        throw ImportFailure(
          text: obstacles.map { "\($0.path) already exists" }.joined(separator: "\nerror: ") + "\nnothing was written")
      }
      do throws(OutputFailure) {
        for file in files { try file.check() }
        try NewFiles(below: folder, files).write()
      } catch {
        throw ImportFailure(text: "\(error)")
      }
    }
  }
#endif
