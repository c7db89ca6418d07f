import PelmetDiagnostics
import Testing

@testable import Pelmet
@testable import PelmetCompiler
@testable import PelmetTokens

/// The tables that ship say what the algebra says, however much was folded on the way.
@Suite struct TableTests {
  /// Themes with one, two and many traits in their conditions.
  static let folders =
    Fixtures.names(in: "algebra").filter { !$0.hasSuffix("cycles") }.map { "algebra/\($0)" }
    + ["apps/wordpress-ios", "conditions"]

  @Test(arguments: folders)
  func tableAgreesWithTheAlgebraUnderEveryTrait(folder: String) throws {
    let modules = Fixtures.names(in: folder).filter { $0.first?.isUppercase == true && !$0.contains(".") }
    let input = try ThemeFiles.folder(folder, root: folder, main: modules.isEmpty ? nil : modules[0]).input
    var diagnostics = input.diagnostics
    let library = Library(input)
    let chains = ThemeChains(library)
    let tokens = TokenStore(chains.concrete, library, input)
    for findings in [library.findings, chains.findings, tokens.findings] { diagnostics.add(contentsOf: findings) }
    #expect(!chains.concrete.isEmpty)
    for chain in chains.concrete {
      let theme = LinkedTheme(chain, tokens: tokens[chain], sources: input.sources, keepsTables: true)
      diagnostics.add(contentsOf: theme.findings)
      var binder = theme.binder
      for table in theme.compiled.tables {
        let differing = Theme.Traits.samples.filter { traits in
          let style = theme.algebra.style(table.place, traits, sources: input.sources, into: &diagnostics)
          // A forced style is what a window shows, whatever the system is set to.
          var shown = traits
          shown.scheme = style.forcedScheme ?? traits.scheme
          // A colour has one variant for high contrast in dark, whatever the level.
          if shown.scheme == .dark, shown.contrast == .high, shown.level == .elevated { return false }
          binder.context = TokenContext(shown)
          let expected = binder.node(style, Catalogue.style).mapColors { $0.variant(shown.colorVariant) }
          let row = table.rows.first { $0.condition.holds(for: traits) }
          return row?.node.mapColors { $0.variant(shown.colorVariant) } != expected
        }
        #expect(differing.isEmpty, "\(chain.theme.name) \(table.place)")
      }
    }
    #expect(!diagnostics.hasErrors)
  }
}

extension Theme.Traits {
  /// Every combination of traits, around the versions that fixtures name.
  static let samples: [Theme.Traits] = Scheme.allCases.flatMap { scheme in
    Contrast.allCases.flatMap { contrast in
      Level.allCases.flatMap { level in
        [Idiom.phone, .pad].flatMap { idiom in
          SizeClass.allCases.flatMap { width in
            SizeClass.allCases.flatMap { height in
              [Theme.OSVersion(15, 4), Theme.OSVersion(16, 4), Theme.OSVersion(17), Theme.OSVersion(26)].map { os in
                Theme.Traits(
                  scheme: scheme, contrast: contrast, level: level, idiom: idiom, horizontalSizeClass: width,
                  verticalSizeClass: height, os: os)
              }
            }
          }
        }
      }
    }
  }
}
