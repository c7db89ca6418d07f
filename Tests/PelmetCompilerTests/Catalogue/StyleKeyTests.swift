import PelmetTestSupport
import Testing

@testable import PelmetCompiler

/// The keys that rules look for.
@Suite struct StyleKeyTests {
  @Test(arguments: StyleKey.allCases)
  func `a key has the name of its case, under which it is found`(key: StyleKey) {
    expectEqual(key.name, "\(key)")
    expectEqual(StyleKey.named[key.name], key)
  }

  /// A misspelt one would be in no schema.
  @Test func `every key is that of some field`() {
    var names: Set<String> = []
    var pending = [Catalogue.style]
    while let schema = pending.popLast() {
      for field in schema.fields {
        names.insert(field.name)
        if case .object(let inner) = field.shape { pending.append(inner) }
      }
    }
    expectEqual(StyleKey.allCases.map(\.name).filter { !names.contains($0) }, [])
  }
}
