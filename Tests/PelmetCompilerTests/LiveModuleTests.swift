import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetCompiler

/// A module that follows its texts finds what a run from the beginning finds.
@Suite struct LiveModuleTests {
  /// Texts of each file, between which it changes.
  private static let texts: [(path: String, texts: [String])] = [
    (
      "base.theme.json",
      [
        ##"{ "pelmet": 1, "abstract": true, "tokens": ["a.tokens.json"], "colors": { "ink": "{color.text}" } }"##,
        ##"{ "pelmet": 1, "abstract": true, "colors": { "ink": "#112233" }, "toolbar": { "tintColor": "{ink}" } }"##,
        "{ \"pelmet\": 1,",
        ##"{ "pelmet": 1, "abstract": true, "title": "Moved", "tokens": ["a.tokens.json"], "colors": { "ink": "{color.line}" } }"##,
      ]
    ),
    (
      "day.theme.json",
      [
        ##"{ "pelmet": 1, "extends": "base", "navigationBar": { "tintColor": "{ink}", "barTintColor": "#112244" } }"##,
        ##"{ "pelmet": 1, "extends": "base", "tokens": ["late.json"], "toolbar": { "barTintColor": "{color.late}" } }"##,
        ##"{ "pelmet": 1, "tokens": [{ "own": { "$type": "color", "$value": "#123456" } }], "toolbar": { "tintColor": "{own}" } }"##,
        ##"{ "pelmet": 1, "tokens": [{ "own": { "$type": "color", "$value": "#654321" } }], "toolbar": { "tintColor": "{own}" } }"##,
        ##"{ "pelmet": 1, "extends": "bass", "tabBr": {} }"##,
      ]
    ),
    (
      "night.theme.json",
      [
        ##"{ "pelmet": 1, "extends": "base", "inputs": { "mode": "night" }, "tokens": ["m.resolver.json"], "toolbar": { "tintColor": "{a}" } }"##,
        ##"{ "pelmet": 1, "extends": "base", "tokens": ["m.resolver.json"], "toolbar": { "tintColor": "{a}" } }"##,
        ##"{ "pelmet": 1, "extends": "day", "waive": [{ "rule": "LowContrast", "at": "/toolbar", "why": "Later." }] }"##,
      ]
    ),
    (
      "a.tokens.json",
      [
        ##"{ "color": { "text": { "$type": "color", "$value": "#112233" }, "line": { "$type": "color", "$value": "{color.text}" } } }"##,
        ##"{ "color": { "text": { "$type": "color", "$value": "{color.line}" }, "line": { "$type": "color", "$value": "{color.text}" } } }"##,
        "{ }", "[",
      ]
    ),
    (
      "m.resolver.json",
      [
        ##"{ "version": "2025.10", "sets": {}, "modifiers": { "mode": { "contexts": { "day": [{ "a": { "$type": "color", "$value": "#123456" } }], "night": [{ "a": { "$type": "color", "$value": "#EEEEEE" } }] } } }, "resolutionOrder": [{ "$ref": "#/modifiers/mode" }] }"##,
        ##"{ "version": "2025.10", "sets": {}, "resolutionOrder": [] }"##,
      ]
    ),
    (
      "Style:look.theme.json",
      [##"{ "pelmet": 1, "colors": { "ink": "#000000" } }"##, ##"{ "pelmet": 1, "colors": { "ink": 3 } }"##]
    ),
  ]

  private static func input() -> CompilerInput {
    var input = ThemeFiles(texts.map { ($0.path, $0.texts[0]) }).input
    input.module.unread = UnreadFiles {
      ["late.json"]
    } read: { _ in
      .text(path: "late.json", bytes: Array(##"{ "color": { "late": { "$type": "color", "$value": "#FFFFFF" } } }"##.utf8))
    }
    return input
  }

  /// The findings with their places by path: files that are read late may have other numbers.
  private func lines(_ compilation: Compilation) -> [String] {
    compilation.diagnostics.map { finding in
      var locator = SourceLocator(compilation.sources)
      let places = (finding.labels.map(\.span) + finding.notes.compactMap(\.span) + finding.fixIts.flatMap(\.edits).map(\.span))
        .map {
          locator.prefix(of: .span($0))
        }
      return "\(locator.prefix(of: finding.location)) \(finding.severity) \(finding.rule) \(finding.summary) \(places)"
    }
  }

  @Test(arguments: Share.of(0..<20 as Range<UInt64>)) func findsWhatARunFromTheBeginningFinds(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let live = LiveModule(Self.input())
    var fresh = Self.input()
    for _ in 0..<40 {
      let file = try #require(Self.texts.randomElement(using: &random))
      let bytes = Array(try #require(file.texts.randomElement(using: &random)).utf8)
      let id = try #require(fresh.sources.files.firstIndex { $0.path == file.path }.map { FileID(index: UInt32($0)) })
      live.replace(id, bytes: bytes)
      fresh.sources.replace(id, bytes: bytes)
      // Several changes may come before anybody asks.
      guard Bool.random(using: &random) else { continue }
      expectEqual(lines(live.compilation), lines(Compilation.validate(fresh)))
    }
  }

  @Test func keepsThemesThatAChangeDoesNotReach() throws {
    let live = LiveModule(Self.input())
    let before = live.read.library.entries["App"] ?? []
    live.replace(FileID(index: 1), bytes: Array(Self.texts[1].texts[1].utf8))
    let after = live.read.library.entries["App"] ?? []
    #expect(zip(before, after).map { $0 === $1 } == [true, false, true])
    #expect(live.input.module.files.contains { $0.path == "late.json" })
  }
}
