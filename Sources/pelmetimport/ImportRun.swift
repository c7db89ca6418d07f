#if Rewrite
  internal import PelmetCompiler
  internal import PelmetFiles
  internal import PelmetImportOptions
  internal import PelmetImporting
  internal import PelmetRewriting
  internal import PelmetSyntax

  /// One import: from the files of an app to those of its themes, and to the report.
  struct ImportRun {
    let result: PelmetImport.Result

    init(_ options: ImportOptions) throws(ImportFailure) {
      let folder = try SourceFolder(options.paths, excluding: options.exclusion.folders)
      let imported = ThemeImport(
        of: folder.files, try Self.choices(options, folder), as: Self.form(options), by: Workers { LargeStack.perform($0, $1) })
      if let refusal = imported.refusal, !options.remove || refusal != .noStyling { throw Self.failure(refusal, options) }
      let output = ThemeOutput(imported, catalogues: options.keepAssets ? folder.catalogues : [], options)
      try output.check()
      if options.write, let removal = imported.removal { try Self.write(removal, folder.root) }
      try output.write()
      let isComplete = imported.notFollowed.isEmpty
      let text =
        imported.removal.map { RemovalReport($0, imported, output, root: folder.root, options).text }
        ?? ImportReport(imported, output, root: folder.root, options).text
      result = PelmetImport.Result(output: text, status: options.strict && !isComplete ? 1 : 0)
    }

    private static func write(_ removal: StyleRemoval, _ root: FilePath) throws(ImportFailure) {
      let files = removal.files.map { ChangedFile(FilePath("\(root)/\($0.path)").description, from: $0.old, to: $0.new) }
      do throws(OutputFailure) {
        try ChangedFile.write(files)
      } catch {
        throw ImportFailure(text: "\(error)")
      }
    }

    private static func choices(_ options: ImportOptions, _ folder: SourceFolder) throws(ImportFailure) -> UserChoices {
      var choices = UserChoices()
      choices.entries = Set(options.entries)
      choices.themes = options.themes
      if let file = options.names { choices.names = try NamesFile(file).names }
      for data in options.data {
        let file = folder.file(at: data.file)
        if let problem = file.problem { throw .usage("'\(data.file)': \(problem)") }
        guard choices.add(file, of: data.type) else {
          throw .usage(
            "'\(data.file)': expected a list of objects, or an object of them, each with the values of a '\(data.type)'")
        }
      }
      return choices
    }

    private static func form(_ options: ImportOptions) -> ThemeForm {
      var form = ThemeForm()
      (form.minimumOS, form.isRemarked, form.isWaived) = (minimumOS(options), options.remarks == .theme, options.waive)
      (form.keepsAssets, form.hasAllColors) = (options.keepAssets, options.allColors)
      form.isRemoval = options.remove
      return form
    }

    private static func minimumOS(_ options: ImportOptions) -> String {
      if let version = options.minimumOS { return version }
      guard let output = options.output, DiskItem("\(output)/\(ModuleSettings.fileName)") == .file else { return "13" }
      let settings = InputLoader(module: "App", [ThemeSelection(ThemeFolder(output))], mayLackThemes: true).input.module.settings
      return "\(settings.minimumOS)"
    }

    private static func failure(_ refusal: ImportRefusal, _ options: ImportOptions) -> ImportFailure {
      switch refusal {
      case .noStyling:
        let paths = options.paths.map { "'\($0)'" }.joined(separator: ", ")
        return ImportFailure(
          text: "nothing below \(paths) styles a bar; looked for \(ThemeImport.searched.joined(separator: ", "))")
      case .tooManyThemes(let types, let limit):
        let names = types.map { "'\($0)'" }.joined(separator: ", ")
        return ImportFailure(
          text:
            "the instances of \(names) combine to more than \(limit) themes; fix: name the type that counts, with --themes TYPE")
      case .sameName(let name):
        return ImportFailure(
          text: "two themes would be called '\(name)'; fix: name the type whose instances are themes, with --themes TYPE")
      }
    }
  }
#endif
