import PelmetTestSupport
import Testing

@testable import PelmetCompiler

/// A change of what a token means is never overlooked: a theme that reaches the token has another value, or a finding.
@Suite struct SilentDifferenceTests {
  static let sets = TokenSetFiles.sets.filter { $0 != "backpack" }

  @Test(arguments: sets) func anotherMeaningIsAnotherValueOrAFinding(set: String) throws {
    var overlooked: [String] = []
    var count = 0
    for sample in try SampledToken.samples(of: set, colors: 3, numbers: 1, seed: 11) {
      let extra = [(path: "test.other", declaration: Self.other(isColor: sample.isColor))]
      let original = try sample.outcome(extra)
      #expect(original.value != nil && original.findings.isEmpty, "\(sample.path): \(original)")
      for index in sample.tokens.indices {
        let token = sample.tokens[index]
        let changes = TokenChange.all(
          of: token.declaration.object, isNamed: index == 0, isColor: sample.isColor, other: "test.other")
        for change in changes {
          var changed = sample
          changed.tokens[index].declaration.object = change.object
          count += 1
          guard Share.has(count, oneIn: 5) else { continue }
          let outcome = try changed.outcome(extra)
          if outcome.value == original.value, outcome.findings.isSubset(of: original.findings) {
            overlooked.append("\(sample.path): at \(token.path): \(change.description)")
          }
        }
      }
    }
    #expect(count > 60)
    expectEqual(Array(overlooked.prefix(20)), [], "\(overlooked.count) of \(count) changes")
  }

  @Test(arguments: sets) func harmlessMembersChangeNothing(set: String) throws {
    for sample in try SampledToken.samples(of: set, colors: 3, numbers: 1, seed: 11) {
      var changed = sample
      for index in sample.tokens.indices {
        changed.tokens[index].declaration.object = TokenChange.harmless(sample.tokens[index].declaration.object)
      }
      try expectEqual(changed.outcome(), sample.outcome(), "\(sample.path)")
    }
  }

  /// A token with a value that no set has.
  private static func other(isColor: Bool) -> TokenSources.Declaration {
    TokenSources.Declaration(
      object: isColor ? ["$type": "color", "$value": "#13579B"] : ["$type": "number", "$value": 97.25], groupTypes: [nil, nil])
  }
}
