internal import ArgumentParser
internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetReports

struct InitCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Makes a package with a first theme, or adds one to a package.",
    discussion: """
      In an empty folder, writes a package that builds: manifest, a theme with light and dark colours, Swift that applies it, a test, \
      settings, and the schema for editors.

        pelmet init
        pelmet init Shop
        pelmet init Shop --name midnight

      --into adds theme, schema and settings to a package, a target or any other folder, and shows how it changes Package.swift; where it \
      cannot be sure, it prints the lines. No file is ever replaced.

        pelmet init --into .
        pelmet init --into Sources/App/Themes --tokens Sources/App/Themes/brand.json

      With --tokens, the theme lists these files, and its inputs follow the device wherever they have contexts called light and \
      dark, or modes of Figma, or themes of Tokens Studio.
      """)

  @Argument(
    help: ArgumentHelp("The folder of the new package; created if it does not exist. (default: this folder)", valueName: "DIR"))
  var folder: String?

  @Option(help: ArgumentHelp("The package, or the folder of it, that is to have a theme.", valueName: "FOLDER"))
  var into: String?

  @Option(help: ArgumentHelp("The name of the theme.", valueName: "NAME"))
  var name = "app"

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Files of design tokens, below the theme's folder, for the theme to list.", valueName: "FILE"))
  var tokens: [String] = []

  @Option(help: ArgumentHelp("A local copy of Pelmet to depend on, instead of the release.", valueName: "FOLDER"))
  var pelmetPath: String?

  func validate() throws {
    guard ThemeName.isValid(name) else {
      throw ValidationError("'\(name)' cannot be the name of a theme; \(ThemeName.rule).")
    }
    guard folder == nil || into == nil else {
      throw ValidationError("DIR is the folder of a new package, and --into that of an existing one; give one of them.")
    }
  }

  func run(on console: Console) throws(UsageFailure) -> ExitStatus {
    let place: StarterPlace
    if let into {
      place = try StarterPlace(existing: ThemeFolder(into))
    } else {
      place = try StarterPlace(newPackage: ThemeFolder(folder ?? "."), StarterPackage.name)
    }
    let dependency = try dependency(place)
    let (new, others) = try files(place, dependency)
    let manifest = manifest(place, dependency)
    let existing = new.filter(\.exists)
    guard existing.isEmpty else {
      for file in existing { console.errors.tell("error: \(file.path) already exists") }
      console.errors.write("nothing was written\n")
      return .failure
    }
    do {
      for file in new + others {
        let exists = file.exists
        if !exists { try file.write() }
        console.output.tell("\(exists ? "kept" : "wrote") \(file.path)")
      }
      if let manifest {
        try ChangedFile.write([ChangedFile(manifest.path, from: manifest.old, to: manifest.new)])
        console.output.tell("changed \(manifest.path):")
        let difference = UnifiedDiff.render(manifest.old, manifest.new, path: manifest.path)
        console.output.write(VisibleText.escaped(lines: difference, keepingTabs: true))
      }
    } catch {
      console.errors.tell("error: \(error)")
      return .failure
    }
    if into != nil, manifest == nil {
      let target = place.package == nil ? nil : place.target.name
      console.output.tell(lines: "\n" + ManifestAddition.advice(target: target, dependency))
    }
    console.output.tell(lines: nextSteps(place))
    return .success
  }

  /// The change of an existing package's manifest; `nil` where it is not certain.
  private func manifest(_ place: StarterPlace, _ dependency: PelmetDependency) -> (path: String, old: [UInt8], new: [UInt8])? {
    guard into != nil, let package = place.package else { return nil }
    let file = NewFile(package.path(of: StarterPlace.manifest), "")
    let addition = ManifestAddition(target: place.target.name, dependency: dependency)
    guard let old = file.existing, let text = addition.added(to: String(decoding: old, as: UTF8.self)) else { return nil }
    return (file.path, old, Array(text.utf8))
  }

  /// The files that must be new, and those that are kept where they exist.
  private func files(
    _ place: StarterPlace, _ dependency: PelmetDependency
  ) throws(UsageFailure) -> (new: [NewFile], others: [NewFile]) {
    let header = try header(place.themes)
    let theme = StarterTheme(schema: place.themes.way(to: place.schema), header: header?.text, taken: header?.names ?? [])
    var new = [NewFile(place.themes.path(of: name + FileKind.theme.rawValue), theme.text)]
    // Further settings in a target would have no effect.
    let settings = place.target.paths(of: ModuleSettings.fileName).first.map(place.target.path(of:)) ?? place.settings
    var others = [NewFile(settings, theme.settings), NewFile(place.schema, JSONSchema.theme())]
    guard let package = place.package else { return (new, others) }
    let editor = StarterPackage.editorSettings(schema: package.way(to: place.schema))
    others.append(NewFile(package.path(of: ".vscode/settings.json"), editor))
    if into == nil {
      let starter = StarterPackage(name: place.target.name, theme: name, dependency: dependency)
      new.insert(contentsOf: starter.files.map { NewFile(package.path(of: $0.path), $0.text) }, at: 0)
      others.append(NewFile(package.path(of: ".gitignore"), StarterPackage.ignored))
    }
    return (new, others)
  }

  private func dependency(_ place: StarterPlace) throws(UsageFailure) -> PelmetDependency {
    guard let pelmetPath else { return PelmetDependency(path: nil) }
    let copy = ThemeFolder(pelmetPath)
    guard let found = copy.package, found.isSame(as: copy) else {
      throw UsageFailure(message: "there is no package in '\(pelmetPath)'; fix: give the folder that has Pelmet's Package.swift")
    }
    return PelmetDependency(path: pelmetPath.hasPrefix("/") ? copy.path : (place.package ?? place.themes).way(to: copy.path))
  }

  /// The members of the theme that list the tokens, each on lines of its own, and names of colours that tokens have.
  private func header(_ folder: ThemeFolder) throws(UsageFailure) -> (text: String, names: [String])? {
    guard !tokens.isEmpty else { return nil }
    var entries: [String] = []
    for path in tokens {
      guard let entry = folder.entry(path) else {
        throw UsageFailure(
          message: "'\(path)' is not below '\(folder.path)', and themes list files below their own folder; fix: copy it there")
      }
      guard NewFile(path, "").exists else { throw UsageFailure(message: "there is no file '\(path)'") }
      entries.append(entry)
    }
    let files = TokenFiles(tokens)
    let set = try TokenSelection(files).set(.light)
    let names = StarterTheme.colors.filter { set?.contains($0) ?? false }
    var inputs = ThemeInputs()
    for modifier in TokenSelection.modifiers(files) where !modifier.isTrait {
      inputs.add(modifier.name, contexts: modifier.contexts.map(\.name), choice: modifier.fallback)
    }
    var members = ["\"tokens\": \(JSONTree.array(entries.map { .string($0) }).line),"]
    if let tree = inputs.tree { members.append("\"inputs\": \(tree.text.dropLast().replacing("\n", with: "\n  ")),") }
    return (members.joined(separator: "\n"), names)
  }

  private func nextSteps(_ place: StarterPlace) -> String {
    let here = ThemeFolder(".")
    var commands: [[String]] = []
    var themes = place.themes
    if let package = place.package {
      if !package.isSame(as: here) { commands.append(["cd", package.path]) }
      themes = ThemeFolder(package.way(to: place.themes.path))
      commands.append(["swift", into == nil ? "test" : "build"])
    }
    commands.append(["pelmet", "validate", themes.path])
    commands.append(["pelmet", "resolve", themes.path(of: name + FileKind.theme.rawValue), "--scheme", "dark"])
    return "\nThen:\n\n" + commands.map { "  " + CommandText.line($0) }.joined(separator: "\n")
  }
}
