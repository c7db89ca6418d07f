import PelmetTestSupport
import Testing

@testable import PelmetCompiler
@testable import PelmetTokens

/// A token that is counted as unusable has no value, whoever asks.
@Suite struct UnusableTokenTests {
  @Test(arguments: TokenSetFiles.sets) func noTokenThatIsCountedHasAValue(set: String) throws {
    let files = try TokenSetFiles(set, ExpectedTokens(of: set))
    let library = Library(files.input)
    let store = TokenStore(ThemeChains(library).concrete, library, files.input)
    for tokens in store.all {
      let set = tokens.set(TokenContext())
      let valued = set.unusable.map(\.token.declaration.path).filter { path in
        if case .found = set.lookup(path) { true } else { false }
      }
      expectEqual(valued, [])
      #expect(set.unusable.allSatisfy { !$0.mistakes.findings.isEmpty })
    }
  }
}
