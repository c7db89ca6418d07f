import Pelmet
import PelmetCompiler
import PelmetDiagnostics
import PelmetFiles
import PelmetResolution
import PelmetTestSupport
import Testing

@testable import PelmetTesting

/// The compiler reads the table of parts over layers of files, audits over the values that an app has: one part of one look has one ratio.
@Suite("One ratio for one part of one look") struct OneTruthTests {
  /// A part as one reads it: its slot, its id and its ratio.
  private struct Sample: Hashable, CustomStringConvertible {
    let slot: String
    let id: String
    let ratio: Double
    let isEstimate: Bool

    var description: String { "\(slot) \(id) \(ratio)\(isEstimate ? " on glass" : "")" }
  }

  private static let apps = Fixtures.names(in: "apps").filter { $0 != "README.md" }.map { "apps/\($0)" }
  /// The reports whose themes have no errors.
  private static let reports = Fixtures.names(in: "reports").filter { $0 != "README.md" }.flatMap { report in
    Fixtures.names(in: "reports/\(report)").filter { ["broken", "fixed"].contains($0) }.map { "reports/\(report)/\($0)" }
  }

  @Test("in readings and audits, in all themes of the apps and reports", arguments: Share.of(apps + reports, oneIn: 3))
  func readingsAndAudits(app: String) {
    let loader = InputLoader(
      module: "app", ThemeSelection.grouping([Fixtures.path(app)]), sources: SourceMap(), texts: [:])
    if Self.reports.contains(app) {
      guard !Compilation.validate(loader.input).diagnostics.contains(where: { $0.severity == .error }) else { return }
    }
    let hasGlass = !loader.input.module.settings.designRequiresCompatibility
    let readings = ThemeReadings(loader.input)
    var count = 0
    for index in readings.themes.indices where !readings.themes[index].isAbstract {
      let theme = readings.compiled(at: index).themeWithDefaults
      let reading = readings.theme(at: index)
      for place in [Theme.Place()] + theme.places.map(\.place) {
        for traits in Self.looks {
          let read = (reading.state(place, traits)?.contrasts ?? []).map {
            Sample(slot: $0.slot, id: $0.id, ratio: $0.ratio, isEstimate: $0.ground.hasSuffix("estimated"))
          }
          let audited = Self.audited(theme, place, traits, hasGlass: hasGlass)
          let missing = Set(read).subtracting(audited).filter { !$0.slot.hasPrefix("tabBarItem.") && $0.id != "statusBar" }
          #expect(missing.isEmpty, "\(app), \(theme.name), \(traits): \(missing)")
          count += read.count
        }
      }
    }
    #expect(count > 0 || Self.reports.contains(app))
  }

  private static let looks = [15, 17, 26, 27].flatMap { (version: Theme.OSVersion) in
    Theme.Traits.Scheme.allCases.flatMap { scheme in
      Theme.Traits.Contrast.allCases.map { Theme.Traits(scheme: scheme, contrast: $0, os: version) }
    }
  }

  private static func audited(
    _ theme: Theme, _ place: Theme.Place, _ traits: Theme.Traits, hasGlass: Bool
  ) -> Set<Sample> {
    // Where light or dark is forced, a reading is that of the scheme that is seen.
    let rows = Theme.Traits.Scheme.allCases.flatMap { scheme in
      var traits = traits
      traits.scheme = scheme
      return AuditedPlace(theme, [traits], context: place.context, screen: place.screen).rows
    }
    guard let row = rows.first(where: { $0.traits.scheme == traits.scheme }) ?? rows.first else { return [] }
    var samples: Set<Sample> = []
    for bar in AuditedBar.allCases {
      for paint in BarPaint.Slot.allCases.compactMap({ BarPaint($0, of: bar, row) }) {
        for text in BarText.texts(of: bar, paint.textSlot, in: row.style) {
          guard let found = BarContrast.Reading(text, paint, row, BarEra(traits.os, hasGlass: hasGlass)) else { continue }
          samples.insert(
            Sample(
              slot: "\(bar).\(paint.slot)", id: text.part.id, ratio: found.ratio, isEstimate: found.isEstimate))
        }
      }
    }
    return samples
  }
}
