@testable import Conformance

/// Tables of the page about published recordings: their facts beside the model.
@MainActor
struct PublishedTables {
  private let folder: FixtureFolder
  private let scenarios: [String: Conformance.Scenario]
  private let probes: [String: Probe]

  init() throws {
    folder = try FixtureFolder()
    scenarios = Dictionary(Repertoire.known.map { ($0.name, $0) }) { first, _ in first }
    probes = Dictionary(Repertoire.probes.map { ($0.id, $0) }) { first, _ in first }
  }

  private var published: [FixtureFolder.Entry] { folder.entries.filter { $0.fixture.kind == .published } }

  /// The places of a fixture's source: each is a fact that agrees, one that differs, or one that the model does not have.
  private struct Places {
    var agree: Set<String> = []
    var differ: Set<String> = []
    var notModelled: Set<String> = []

    var all: Int { agree.union(differ).union(notModelled).count }
  }

  private func places(of entry: FixtureFolder.Entry) -> Places {
    var places = Places()
    let compared =
      (entry.fixture.scenarios ?? []).map { ($0.name, $0.at) } + (entry.fixture.probes ?? []).map { ($0.id, $0.at) }
    for (item, place) in compared {
      let isKnown = folder.disagreements.contains { $0.covers(entry.name, item, at: place) }
      if isKnown { places.differ.insert(place ?? "") } else { places.agree.insert(place ?? "") }
    }
    places.agree.subtract(places.differ)
    places.notModelled = Set((entry.fixture.notModelled ?? []).map(\.at)).subtracting(places.agree).subtracting(places.differ)
    return places
  }

  private func rules(of entry: FixtureFolder.Entry) -> Set<String> {
    let played = (entry.fixture.scenarios ?? []).flatMap { played in
      played.lines.flatMap { scenarios[played.name]?.rules(of: ScenarioLine($0)) ?? [] }
    }
    let read = (entry.fixture.probes ?? []).flatMap { probes[$0.id]?.rules ?? [] }
    return Set(played + read).filter { !$0.hasPrefix("P-") }
  }

  /// Every fixture with its source, and how much of it the model has.
  var recordings: String {
    let rows = published.map { entry in
      let (places, fixture) = (places(of: entry), entry.fixture)
      let system = fixture.source?.implementation ?? Self.words(for: fixture.system)
      return row([
        entry.name, fixture.source.map { "[\(Self.title($0))](\($0.address))" } ?? "", system,
        "\(places.all)", "\(places.agree.count)", "\(places.differ.count)", "\(places.notModelled.count)",
        "\(rules(of: entry).count)",
      ])
    }
    let all = published.map { places(of: $0) }
    let sum = row([
      "\(published.count) fixtures", "", "", "\(all.map(\.all).reduce(0, +))", "\(all.map(\.agree.count).reduce(0, +))",
      "\(all.map(\.differ.count).reduce(0, +))", "\(all.map(\.notModelled.count).reduce(0, +))",
      "\(published.reduce(into: Set<String>()) { $0.formUnion(rules(of: $1)) }.count)",
    ])
    return
      ([row(["fixture", "source", "ran on", "facts", "agree", "differ", "not modelled", "rules"]), Self.line(8)] + rows + [sum])
      .joined(separator: "\n")
  }

  /// How many rules are shown by whom.
  func rules(of reference: [Rule]) -> String {
    let onUIKit = published.filter { $0.fixture.source?.implementation == nil }
      .reduce(into: Set<String>()) { $0.formUnion(rules(of: $1)) }
    let elsewhere = published.reduce(into: Set<String>()) { $0.formUnion(rules(of: $1)) }.subtracting(onUIKit)
    func named(_ ids: Set<String>) -> String { reference.map(\.id).filter(ids.contains).joined(separator: ", ") }
    return [
      row(["rules", "of \(reference.count)", "which"]), Self.line(3),
      row(["that a recording of UIKit touches", "\(onUIKit.count)", named(onUIKit)]),
      row(["that only another implementation asserts", "\(elsewhere.count)", named(elsewhere)]),
    ].joined(separator: "\n")
  }

  /// The differences that are known, with the decision.
  var disagreements: String {
    let rows = folder.disagreements.map { row([$0.fixture, $0.at ?? "everywhere", $0.item, $0.reason, $0.decision]) }
    return ([row(["fixture", "place", "what", "difference", "decision"]), Self.line(5)] + rows).joined(separator: "\n")
  }

  /// Why facts are not compared, and how many there are for each reason.
  var notModelled: String {
    let facts = published.flatMap { $0.fixture.notModelled ?? [] }
    let counts = Dictionary(grouping: facts, by: { $0.why.prefix { $0 != ":" && $0 != ";" } }).mapValues(\.count)
    let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { row([String($0.key), "\($0.value)"]) }
    return ([row(["why", "facts"]), Self.line(2)] + rows).joined(separator: "\n")
  }

  private static func words(for system: RecordedSystem) -> String {
    "iOS \(system.version)\(system.versionIsAssumed == true ? " (assumed)" : ""), \(system.idiom)"
  }

  /// The file of a repository, or the address without its scheme.
  private static func title(_ source: Fixture.Source) -> String {
    if let repository = source.repository {
      return repository + (source.path.flatMap { $0.split(separator: "/").last }.map { ", \($0)" } ?? "")
    }
    return source.address.split(separator: "/").dropFirst().first.map(String.init) ?? source.address
  }

  private func row(_ cells: [String]) -> String {
    "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }

  private static func line(_ columns: Int) -> String { String(repeating: "|---", count: columns) + "|" }
}
