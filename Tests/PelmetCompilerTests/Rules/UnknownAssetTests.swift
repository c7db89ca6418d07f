import PelmetCompiler
import PelmetDiagnostics
import PelmetTestSupport
import Testing

@Suite struct UnknownAssetTests {
  static let cases: [(theme: String, found: [String])] = [
    (#""window": { "tintColor": { "asset": "Brand" } }"#, []),
    (#""colors": { "a": { "light": { "asset": "Brnad" }, "dark": "none" } }"#, ["/colors/a/light/asset Brand"]),
    // A colour is no image, and the other way round.
    (#""window": { "tintColor": { "asset": "Logo" } }"#, ["/window/tintColor/asset"]),
    (
      #""tabBar": { "selectionIndicatorImage": { "asset": "Brand" } }, "when": [{ "is": { "idiom": "pad" }, "tabBar": { "selectionIndicatorImage": { "asset": "Logo" } } }]"#,
      ["/tabBar/selectionIndicatorImage/asset"]
    ),
    (
      #""screens": { "photo": { "content": { "backgroundColor": { "color": { "asset": "x" }, "alpha": 0.5 } } } }"#,
      ["/screens/photo/content/backgroundColor/color/asset"]
    ),
    (#""rules": { "UnknownAsset": "off" }, "window": { "tintColor": { "asset": "x" } }"#, []),
  ]

  @Test(arguments: cases) func looksNamesUpInTheCataloguesOfTheModule(theme: String, found: [String]) {
    var files = ThemeFiles("{ \"pelmet\": 1, \(theme) }")
    var assets = AssetNames()
    (assets.colors, assets.images) = (["Brand"], ["Logo"])
    files.input.module.assets = assets
    expectEqual(Self.findings(files), found)
  }

  @Test func looksInTheModuleInWhichTheNameIsWritten() {
    var files = ThemeFiles([
      ("Core:base.theme.json", #"{ "pelmet": 1, "window": { "tintColor": { "asset": "Core" } } }"#),
      ("one.theme.json", #"{ "pelmet": 1, "extends": "Core:base", "content": { "backgroundColor": { "asset": "Core" } } }"#),
    ])
    files.input.module.assets = AssetNames()
    var core = AssetNames()
    core.colors = ["Core"]
    files.input.dependencies[0].assets = core
    expectEqual(Self.findings(files), ["/content/backgroundColor/asset"])
  }

  @Test func `looks names up that an abstract theme has, whether or not something extends it`() {
    let base = ("base.theme.json", #"{ "pelmet": 1, "abstract": true, "window": { "tintColor": { "asset": "Brnad" } } }"#)
    for files in [[base], [base, ("one.theme.json", #"{ "pelmet": 1, "extends": "base" }"#)]] {
      var files = ThemeFiles(files)
      var assets = AssetNames()
      assets.colors = ["Brand"]
      files.input.module.assets = assets
      expectEqual(Self.findings(files), ["/window/tintColor/asset Brand"])
    }
  }

  @Test func looksNothingUpWithoutCatalogues() {
    expectEqual(Self.findings(ThemeFiles(#"{ "pelmet": 1, "window": { "tintColor": { "asset": "x" } } }"#)), [])
  }

  private static func findings(_ files: ThemeFiles) -> [String] {
    Compilation.validate(files.input).diagnostics.filter { $0.rule != .ignoredOverGlass }.map { finding in
      ([finding.pointer ?? ""] + [finding.suggestion].compactMap { $0 }).joined(separator: " ")
    }
  }
}
