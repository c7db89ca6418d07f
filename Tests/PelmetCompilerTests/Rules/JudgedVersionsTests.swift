import Pelmet
import PelmetTestSupport
import Testing

@testable import PelmetCompiler

/// The versions of iOS for which rules judge a theme: 27 and 27.1 only where they make a difference.
@Suite struct JudgedVersionsTests {
  private static let minor = Theme.OSVersion(27, 1)

  @Test(
    arguments: [
      (#""navigationBar": { "prefersLargeTitles": true }"#, [15, 17, 26]),
      (#""barButtonItem": { "hidesSharedBackground": true }"#, [15, 17, 26]),
      (#""barButtonItem": { "isPaddingRemoved": true }"#, [15, 17, 26, 27]),
      (#""barButtonItem": { "axisBehavior": "automatic" }"#, [15, 17, 26, minor]),
      (#""barButtonItem": { "axisBehavior": "automatic", "isPaddingRemoved": true }"#, [15, 17, 26, 27, minor]),
      (#""barButtonItem": { "axisBehavior": null, "isPaddingRemoved": null }"#, [15, 17, 26]),
      (#""navigationBar": { "standardAppearance": { "overrideUserInterfaceStyle": "dark" } }"#, [15, 17, 26, 27]),
      (#""when": [{ "is": { "os": ">=27" }, "navigationBar": { "prefersLargeTitles": true } }]"#, [15, 17, 26, 27]),
      (#""when": [{ "is": { "os": ">=27.1" }, "navigationBar": { "prefersLargeTitles": true } }]"#, [15, 17, 26, minor]),
      (#""when": [{ "is": { "os": "<27.1" }, "navigationBar": { "prefersLargeTitles": true } }]"#, [15, 17, 26, minor]),
    ] as [(String, [Theme.OSVersion])])
  func judgesRowsThatDiffer(members: String, versions: [Theme.OSVersion]) throws {
    let theme = try checked(members)
    expectEqual(Set(theme.cells.flatMap(\.rows).map(\.os)).sorted(), versions)
    expectEqual(theme.versions, [15, 17, 26, 27, Self.minor])
  }

  @Test func knowsForEachCellTheVersionsThatItStandsFor() throws {
    let theme = try checked(#""when": [{ "is": { "os": ">=26" }, "navigationBar": { "prefersLargeTitles": true } }]"#)
    expectEqual(theme.cells.map(\.versions), [[26, 27, Self.minor], [15, 17]])
  }

  private func checked(_ members: String) throws -> CheckedTheme {
    let input = ThemeFiles("{ \"pelmet\": 1, \(members) }").input
    let library = Library(input)
    let chains = ThemeChains(library)
    let tokens = TokenStore(chains.concrete, library, input)
    let chain = try #require(chains.concrete.first)
    return CheckedTheme(
      LinkedTheme(chain, tokens: tokens[chain], sources: input.sources, keepsTables: true), input.module.settings)
  }
}
