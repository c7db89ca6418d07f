import PelmetTestSupport
import Testing

/// The colours of asset catalogues that `pelmet.json` lists.
@Suite struct AssetColorTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "pelmet.json": #"{ "assets": ["Media.xcassets"] }"#, "Media.xcassets/Contents.json": "{}",
      "app.theme.json": #"{ "pelmet": 1, "window": { "tintColor": { "asset": "Brand" } } }"#,
    ])
  }

  private func set(_ colors: String) throws {
    try folder.write("{ \"colors\": [\(colors)] }", to: "Media.xcassets/Brand.colorset/Contents.json")
  }

  private static func entry(_ color: String, _ appearances: [(String, String)] = [], idiom: String = "universal") -> String {
    let list = appearances.map { "{ \"appearance\": \"\($0.0)\", \"value\": \"\($0.1)\" }" }.joined(separator: ", ")
    let look = appearances.isEmpty ? "" : "\"appearances\": [\(list)], "
    return "{ \"idiom\": \"\(idiom)\", \(look)\"color\": \(color) }"
  }

  private static func srgb(_ red: String, _ green: String, _ blue: String, _ alpha: String = "1.000", space: String = "srgb")
    -> String
  {
    "{ \"color-space\": \"\(space)\", \"components\": { \"red\": \"\(red)\", \"green\": \"\(green)\", \"blue\": \"\(blue)\", \"alpha\": \"\(alpha)\" } }"
  }

  /// The words of `resolve` about the tint.
  private func resolved(_ arguments: String...) -> String {
    let run = TestConsole(["resolve", folder["app.theme.json"]] + arguments)
    let words = run.output.split(separator: " ", omittingEmptySubsequences: true)
    return run.status == 0 && words.count > 2 ? "\(words[1]) \(words[2])" : run.errors + run.output
  }

  @Test(arguments: [
    (srgb("0x0A", "0x84", "0xff"), "(#0A84FFFF)"),
    (srgb("10", "132", "255"), "(#0A84FFFF)"),
    (srgb("1.000", "0.500", "0.0", "0.502"), "(#FF800080)"),
    (srgb("1", "0", "0", "1"), "(#010000FF)"),
    (srgb("0.5", "0.25", "1.0", space: "extended-srgb"), "(#8040FFFF)"),
    (srgb("1.0", "0.0", "0.0", space: "display-p3"), "(#FF0B0CFF)"),
    (#"{ "color-space": "gray-gamma-22", "components": { "white": "0.500", "alpha": "1.000" } }"#, "(#808080FF)"),
    (#"{ "platform": "ios", "reference": "systemBlueColor" }"#, "(system:systemBlue)"),
  ])
  func `components are read in every form that Xcode writes`(color: String, label: String) throws {
    try set(Self.entry(color))
    expectEqual(resolved(), "asset:Brand \(label)")
  }

  @Test func `appearances are the variants of the colour`() throws {
    let (dark, high) = (("luminosity", "dark"), ("contrast", "high"))
    try set(
      [
        Self.entry(Self.srgb("0x10", "0", "0")), Self.entry(Self.srgb("0x20", "0", "0"), [dark]),
        Self.entry(Self.srgb("0x30", "0", "0"), [high]), Self.entry(Self.srgb("0x40", "0", "0"), [dark, high]),
      ].joined(separator: ", "))
    expectEqual(resolved(), "asset:Brand (#100000FF)")
    expectEqual(resolved("--scheme", "dark"), "asset:Brand (#200000FF)")
    expectEqual(resolved("--contrast", "high"), "asset:Brand (#300000FF)")
    expectEqual(resolved("--scheme", "dark", "--contrast", "high"), "asset:Brand (#400000FF)")
  }

  @Test func `a colour for light alone leaves dark to the one for any`() throws {
    try set(
      [Self.entry(Self.srgb("0x10", "0", "0")), Self.entry(Self.srgb("0x20", "0", "0"), [("luminosity", "light")])].joined(
        separator: ", "))
    expectEqual(resolved(), "asset:Brand (#200000FF)")
    expectEqual(resolved("--scheme", "dark"), "asset:Brand (#100000FF)")
  }

  @Test func `the colour for a phone goes before the universal one, and other devices do not count`() throws {
    try set(
      [
        Self.entry(Self.srgb("0x10", "0", "0"), idiom: "mac"), Self.entry(Self.srgb("0x20", "0", "0")),
        Self.entry(Self.srgb("0x30", "0", "0"), idiom: "iphone"),
      ].joined(separator: ", "))
    expectEqual(resolved(), "asset:Brand (#300000FF)")
  }

  @Test func `approximately goes before the catalogue`() throws {
    try set(Self.entry(Self.srgb("0x10", "0", "0")))
    try folder.write(
      ##"{ "pelmet": 1, "window": { "tintColor": { "asset": "Brand", "approximately": "#00FF00" } } }"##, to: "app.theme.json")
    expectEqual(resolved(), "asset:Brand (#00FF00FF)")
  }

  @Test func `what nobody knows stays unknown without a word`() throws {
    try set(Self.entry(#"{ "platform": "ios", "reference": "someNewColor" }"#))
    let run = TestConsole("resolve", folder["app.theme.json"])
    expectEqual(run.errors, "")
    #expect(run.output.contains("asset:Brand  "))
    #expect(!run.output.contains("("))
  }

  @Test(arguments: [
    ("{ \"colors\": [", "error"), ("[]", "has no array \"colors\""),
    ("{ \"colors\": [{ \"color\": {} }] }", "neither \"components\""),
    ("{ \"colors\": [\(entry(srgb("red", "0", "0")))] }", "must be a share such as \"0.5\""),
    ("{ \"colors\": [\(entry(#"{ "components": { "red": "0" } }"#))] }", "has no \"green\""),
  ])
  func `a broken colour set is a warning at its place`(text: String, words: String) throws {
    try folder.write(text, to: "Media.xcassets/Brand.colorset/Contents.json")
    let run = TestConsole("validate", folder.path)
    expectEqual(run.status, 0)
    #expect(run.errors.contains("Brand.colorset/Contents.json:1:"))
    #expect(run.errors.contains("warning: "))
    #expect(words == "error" || run.errors.contains(words), "\(run.errors)")
    #expect(run.errors.contains("a theme uses the colour set 'Brand' here"))
  }

  @Test func `rules and pictures know the colour, and generated Swift does not`() throws {
    try set(Self.entry(Self.srgb("0xFF", "0xFF", "0xF0")))
    try folder.write(
      ##"{ "pelmet": 1, "navigationBar": { "standardAppearance": { "background": "opaque", "backgroundColor": "#FFFFFF", "titleTextAttributes": { "foregroundColor": { "asset": "Brand" } } } } }"##,
      to: "app.theme.json")
    #expect(TestConsole("validate", folder.path).errors.contains("LowContrast"))
    let page = TestConsole("preview", folder.path, "-o", folder["page.html"])
    expectEqual(page.status, 0, "\(page.errors)")
    #expect(try folder.text(of: "page.html").contains("fill=\"rgb(255 255 240)\""))
    expectEqual(TestConsole("generate", folder.path, "--output", folder["swift"]).status, 0)
    let swift = try folder.text(of: "swift/app.theme.swift")
    #expect(swift.contains(".asset(\"Brand\""))
    #expect(!swift.contains("FFFFF0"))
  }
}
