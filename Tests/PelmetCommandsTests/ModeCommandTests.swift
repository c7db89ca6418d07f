import PelmetTestSupport
import Testing

/// Commands about tokens know the modes in extensions and in names of files.
@Suite struct ModeCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ command: String, _ path: String, _ arguments: String...) -> TestConsole {
    TestConsole([command, folder[path]] + arguments)
  }

  private func migrated(_ path: String) -> TestConsole { run("migrate", path, "--output", folder["out"]) }

  /// The listing of the new files, which must load without a word.
  private func listing(_ arguments: String...) -> String {
    let run = TestConsole(["tokens", folder["out/tokens.resolver.json"]] + arguments)
    return run.errors + run.output
  }

  private static let primer = ##"""
    { "neutral": { "0": { "$type": "color", "$value": "#010409" }, "1": { "$type": "color", "$value": "#0d1117" } },
      "bg": { "$type": "color", "$value": "{neutral.0}", "$extensions": { "org.primer.overrides": {
        "dark": "{neutral.1}", "dark-high-contrast": { "alpha": 0.5 } } } } }
    """##

  private static let carbon = ##"""
    { "gray": { "10": { "$type": "color", "$value": "#f4f4f4" }, "100": { "$type": "color", "$value": "#161616" } },
      "background": { "$type": "color", "$extensions": { "carbon.themes": { "g10": "{gray.10}", "g100": "{gray.100}" } },
        "hover": { "$type": "color", "$value": "#ffffff", "$extensions": { "carbon.themes": { "g100": { "value": "{gray.10}", "alpha": 0.5 } } } } } }
    """##

  private static func color(_ digits: String) -> String { ##"{ "bg": { "$type": "color", "$value": "#\##(digits)" } }"## }

  // MARK: Tokens

  @Test func `tokens lists the values of modes for light and dark`() throws {
    try folder.write(Self.primer, to: "tokens.json")
    #expect(run("tokens", "tokens.json").output.contains("bg         color  #010409, dark #0D1117, darkHighContrast #01040980\n"))
    try folder.write(Self.color("ffffff"), to: "figma/Color scheme.Light.json")
    try folder.write(Self.color("202223"), to: "figma/Color scheme.Dark.json")
    #expect(run("tokens", "figma").output.contains("bg    color  #FFFFFF, dark #202223\n"))
    #expect(run("tokens", "figma", "--input", "Color scheme=Dark").output.contains("bg    color  #202223\n"))
  }

  @Test func `tokens lists a mode that is named`() throws {
    try folder.write(Self.carbon, to: "tokens.json")
    #expect(run("tokens", "tokens.json", "--input", "mode=g100").output.contains("background        color  #161616\n"))
    #expect(run("tokens", "tokens.json").output.contains("1 token has no value that themes can use; first: 'background'\n"))
  }

  @Test func `a theme from init needs no input for modes that follow the device`() throws {
    try folder.write(Self.primer, to: "new/tokens.json")
    let run = TestConsole("init", "--into", folder["new"], "--tokens", folder["new/tokens.json"])
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(!(try folder.text(of: "new/app.theme.json").contains("inputs")))
  }

  // MARK: Resolve and validate

  @Test func `resolve and its history name the mode`() throws {
    try folder.write(Self.primer, to: "tokens.json")
    try folder.write(##"{ "pelmet": 1, "tokens": ["tokens.json"], "window": { "tintColor": "{bg}" } }"##, to: "t.theme.json")
    let run = TestConsole("resolve", folder["t.theme.json"], "--scheme", "dark", "--why", "window.tintColor")
    #expect(run.output.contains("#0D1117"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("the token 'bg' in the mode 'dark'"), "\(run.output)")
  }

  @Test func `validate has no error where light and dark are files or tables`() throws {
    try folder.write(Self.primer, to: "tokens.json")
    try folder.write(
      ##"{ "pelmet": 1, "tokens": ["tokens.json"], "window": { "tintColor": "{bg}" } }"##,
      to: "t.theme.json")
    let run = run("validate", "")
    expectEqual(run.status, 0, "\(run.output)\(run.errors)")
  }

  // MARK: Migrate

  @Test func `migrate makes contexts of modes for light and dark in extensions`() throws {
    try folder.write(Self.primer, to: "tokens.json")
    let run = migrated("tokens.json")
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(
      run.output.contains(##""inputs": {"mode": {"light": "light", "dark": "dark", "darkHighContrast": "dark-high-contrast"}}"##),
      "\(run.output)")
    #expect(!run.output.contains("left out"), "\(run.output)")
    #expect(
      listing().contains("bg         color  #010409, dark #0D1117, darkHighContrast #01040980\n"), "\(listing())")
    #expect(try folder.text(of: "out/mode/dark/tokens.tokens.json").contains("\"{neutral.1}\""))
  }

  @Test func `migrate loses no value of a token that has one in every mode`() throws {
    try folder.write(
      ##"{ "bg": { "$type": "color", "$value": "#fff", "$extensions": { "mode": { "light": "#fff", "dark": "#000" } } } }"##,
      to: "tokens.json")
    let run = migrated("tokens.json")
    #expect(run.status == 0 && !run.output.contains("left out"), "\(run.output)\(run.errors)")
    #expect(listing().contains("bg    color  #FFFFFF, dark #000000\n"), "\(listing())")
  }

  @Test func `migrate makes contexts of other modes, and one of the tokens' own values`() throws {
    try folder.write(Self.carbon, to: "tokens.json")
    let run = migrated("tokens.json")
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(!run.output.contains("left out"), "\(run.output)")
    #expect(listing("--input", "mode=g100").contains("background        color  #161616\n"), "\(listing("--input", "mode=g100"))")
    #expect(listing("--input", "mode=g100").contains("background.hover  color  #F4F4F480\n"))
    #expect(listing("--input", "mode=g10").contains("background.hover  color  #FFFFFF\n"))
    #expect(!listing("--input", "mode=default").contains("background  "))
  }

  private static let resolver = """
    { "version": "2025.10", "sets": { "all": { "sources": [{ "$ref": "a.json" }] } },
      "modifiers": { "theme": { "contexts": {
        "light": [{ "ink": { "$type": "color", "$value": "#000000" } }], "dark": [{ "ink": { "$type": "color", "$value": "#ffffff" } }] } } },
      "resolutionOrder": [{ "$ref": "#/sets/all" }, { "$ref": "#/modifiers/theme" }] }
    """

  @Test func `migrate makes further contexts of modes that vary those of a resolver`() throws {
    try folder.write(
      ##"""
      { "bar": { "$type": "color", "$value": "{ink}", "alpha": 0.5, "$extensions": { "org.primer.overrides": {
        "dark": { "alpha": 0.25 }, "dark-dimmed": { "$value": "{ink}", "alpha": 0.75 } } } } }
      """##, to: "a.json")
    try folder.write(Self.resolver, to: "r.resolver.json")
    let run = migrated("r.resolver.json")
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(!run.output.contains("left out"), "\(run.output)")
    #expect(listing().contains("bar   color  #00000080, dark #FFFFFF40\n"), "\(listing())")
    #expect(listing("--input", "theme=dark-dimmed").contains("bar   color  #FFFFFFBF\n"))
  }

  @Test func `migrate writes nothing where a resolver cannot say what modes are worth`() throws {
    try folder.write(
      ##"""
      { "bar": { "$type": "color", "$value": "{ink}", "alpha": 0.5, "$extensions": { "org.primer.overrides": {
        "dimmed": { "$value": "{ink}", "alpha": 0.75 } } } } }
      """##, to: "a.json")
    try folder.write(Self.resolver, to: "r.resolver.json")
    let run = migrated("r.resolver.json")
    #expect(run.status != 0)
    #expect(
      run.errors.contains("1 token has a value in modes that depend on other modifiers at once; first: 'bar'"), "\(run.errors)")
    expectEqual(folder.names(in: "out"), [])
  }

  @Test(arguments: [
    ("t/light.json", "t/dark.json", "mode"), ("t/Color scheme.Light.json", "t/Color scheme.Dark.json", "Color scheme"),
  ])
  func `migrate makes contexts of files for light and dark`(_ light: String, _ dark: String, _ name: String) throws {
    try folder.write(Self.color("ffffff"), to: light)
    try folder.write(Self.color("202223"), to: dark)
    let run = migrated("t")
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(!run.output.contains("left out"), "\(run.output)")
    #expect(run.output.contains("\"inputs\": {\"\(name)\": {\"light\": "), "\(run.output)")
    #expect(listing().contains("bg    color  #FFFFFF, dark #202223\n"), "\(listing())")
  }

  @Test func `migrate makes contexts of files with other modes`() throws {
    try folder.write(Self.color("ffffff"), to: "t/Density.Wide.json")
    try folder.write(Self.color("202223"), to: "t/Density.Close.json")
    let run = migrated("t")
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(listing("--input", "Density=Wide").contains("bg    color  #FFFFFF\n"))
    #expect(listing("--input", "Density=Close").contains("bg    color  #202223\n"))
  }
}
