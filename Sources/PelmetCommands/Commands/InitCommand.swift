internal import ArgumentParser
internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetReports
internal import PelmetTokens

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

      --uikit makes Linux build a package's code for UIKit as it stands: it adds a target named UIKit that is ModelCore, and lets the targets \
      that import UIKit depend on it; a plugin rewrites @objc, #selector and the like beside the build. It lists conditions such as \
      #if os(iOS), whose code Linux leaves out without a word. No theme is written.

        pelmet init --uikit
        pelmet init --uikit --into Sources/App
        pelmet init --uikit --versioned

      --agents writes a guide for agents that edit themes into AGENTS.md, as a section if there is such a file.

        pelmet init --agents

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

  @OptionGroup var border: BorderOptions

  @Flag(help: "Add a target named UIKit to a package, with which Linux builds code that imports UIKit.")
  var uikit = false

  @Flag(help: "With --uikit, set up a package that others depend on by version, in which SwiftPM refuses flags of the compiler.")
  var versioned = false

  @Flag(help: "Write a guide for agents into AGENTS.md, and no theme.")
  var agents = false

  @Flag(help: "Print what would be written and changed, and write nothing.")
  var dryRun = false

  @Option(help: ArgumentHelp("A local copy of Pelmet to depend on, instead of the release.", valueName: "FOLDER"))
  var pelmetPath: String?

  func validate() throws {
    guard ThemeName.isValid(name) else {
      throw ValidationError("'\(name)' cannot be the name of a theme; \(ThemeName.rule).")
    }
    guard folder == nil || into == nil else {
      throw ValidationError("DIR is the folder of a new package, and --into that of an existing one; give one of them.")
    }
    guard !versioned || uikit else {
      throw ValidationError("--versioned says how --uikit sets a package up; give both.")
    }
    guard !agents || (folder == nil && tokens.isEmpty && !uikit) else {
      throw ValidationError("--agents writes a guide into a folder that exists, and nothing else: name it with --into.")
    }
    guard !uikit || (folder == nil && tokens.isEmpty) else {
      throw ValidationError("--uikit writes no theme into a package that exists: name its folder, or a target's, with --into.")
    }
  }

  func run(on console: Console) throws(UsageFailure) -> ExitStatus {
    if uikit { return try addUIKit(on: console) }
    if agents { return addGuide(on: console) }
    let place: StarterPlace
    if let into {
      place = try StarterPlace(existing: ThemeFolder(into))
    } else {
      place = try StarterPlace(newPackage: ThemeFolder(folder ?? "."), StarterPackage.name)
    }
    let dependency = try dependency(in: place.package ?? place.themes)
    let (new, others) = try files(place, dependency)
    let manifest = manifest(place, dependency)
    let changes = StarterChanges(folder: (place.package ?? place.themes).path, new: new, others: others, changed: manifest)
    guard changes.make(on: console, isDry: dryRun) else { return .failure }
    if into != nil, manifest == nil {
      let target = place.package == nil ? nil : place.target.name
      console.output.tell(lines: "\n" + ManifestAddition.advice(target: target, dependency))
    }
    console.output.tell(lines: nextSteps(place))
    return .success
  }

  private func addGuide(on console: Console) -> ExitStatus {
    let folder = ThemeFolder(into ?? ".")
    let place = folder.package ?? folder
    let guide = AgentGuide(place)
    let file = NewFile(place.path(of: AgentGuide.fileName), guide.text, below: place.path)
    var changes = StarterChanges(folder: place.path)
    if let old = file.existing {
      let new = guide.added(to: old)
      if new == old { changes.others = [file] } else { changes.changed = .init(path: file.path, old: old, new: new) }
    } else {
      changes.new = [file]
    }
    return changes.make(on: console, isDry: dryRun) ? .success : .failure
  }

  private func addUIKit(on console: Console) throws(UsageFailure) -> ExitStatus {
    let place = ThemeFolder(into ?? ".")
    let target = try UIKitTarget(for: place, dependency(in: place.package ?? place), isVersioned: versioned)
    let (changes, advice) = try target.changes()
    guard changes.make(on: console, isDry: dryRun) else { return .failure }
    for text in [advice, target.systemAdvice].compactMap({ $0 }) { console.output.tell(lines: "\n" + text) }
    return .success
  }

  /// The change of an existing package's manifest; `nil` where it is not certain.
  private func manifest(_ place: StarterPlace, _ dependency: PelmetDependency) -> StarterChanges.Change? {
    guard into != nil, let package = place.package else { return nil }
    let file = NewFile(package.path(of: StarterPlace.manifest), "")
    let addition = ManifestAddition(target: place.target.name, dependency: dependency)
    guard let old = file.existing, let text = addition.added(to: String(decoding: old, as: UTF8.self)) else { return nil }
    return StarterChanges.Change(path: file.path, old: old, new: Array(text.utf8))
  }

  /// The files that must be new, and those that are kept where they exist.
  private func files(
    _ place: StarterPlace, _ dependency: PelmetDependency
  ) throws(UsageFailure) -> (new: [NewFile], others: [NewFile]) {
    let header = try header(place.themes)
    let theme = StarterTheme(schema: place.themes.way(to: place.schema), header: header?.text, taken: header?.names ?? [])
    let base = (place.package ?? place.themes).path
    func file(_ path: String, _ text: String) -> NewFile { NewFile(path, text, below: base) }
    var new = [file(place.themes.path(of: name + FileKind.theme.rawValue), theme.text)]
    // Further settings in a target would have no effect.
    let settings = place.target.paths(of: ModuleSettings.fileName).first.map(place.target.path(of:)) ?? place.settings
    var others = [file(settings, theme.settings), file(place.schema, JSONSchema.theme())]
    guard let package = place.package else { return (new, others) }
    let editor = StarterPackage.editorSettings(schema: package.way(to: place.schema))
    others.append(file(package.path(of: ".vscode/settings.json"), editor))
    if into == nil {
      let starter = StarterPackage(name: place.target.name, theme: name, dependency: dependency)
      new.insert(contentsOf: starter.files.map { file(package.path(of: $0.path), $0.text) }, at: 0)
      others.append(file(package.path(of: ".gitignore"), StarterPackage.ignored))
    }
    return (new, others)
  }

  /// - Parameter folder: That of the manifest, or of the themes where there is none.
  private func dependency(in folder: ThemeFolder) throws(UsageFailure) -> PelmetDependency {
    guard let pelmetPath else { return PelmetDependency(path: nil) }
    let copy = ThemeFolder(pelmetPath)
    guard let found = copy.package, found.isSame(as: copy) else {
      throw UsageFailure(message: "there is no package in '\(pelmetPath)'; fix: give the folder that has Pelmet's Package.swift")
    }
    return PelmetDependency(path: pelmetPath.hasPrefix("/") ? copy.path : folder.way(to: copy.path))
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
    let files = TokenFiles(tokens, permitting: border.roots)
    let set = try TokenSelection(files).set(.light)
    let names = StarterTheme.colors.filter { set?.contains($0) ?? false }
    var inputs = ThemeInputs()
    for modifier in TokenSelection.modifiers(files) where modifier.needsInput {
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
