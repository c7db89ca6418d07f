import Pelmet
import PelmetDiagnostics
import PelmetSyntax
import PelmetTestSupport
import Testing

@testable import PelmetTokens

/// Three published design systems, which do not conform in every detail (Tests/Fixtures/dtcg-examples).
@Suite struct DesignSystemTests {
  /// Each resolver with every choice of its contexts: how many tokens there are, how many have a value, and what is reported.
  @Test func readsEveryContextOfEverySystem() throws {
    var golden =
      "# system, inputs: tokens (with a value); what is reported: rule, how often, the first; older constructs file by file.\n"
    for name in ["adobe-spectrum", "figma-sds", "ibm-carbon"] {
      let files = try Self.files(of: name)
      let resolver = "\(name).resolver.json"
      var texts: [String] = []
      for inputs in Self.choices(files.first { $0.path == resolver }?.text ?? "") {
        var reading = TokenReading(files, entries: [resolver], inputs: inputs)
        let set = reading.tokens()
        let paths = set.sortedPaths
        reading.look(for: paths)
        let valued = paths.filter { if case .found = set.lookup($0) { true } else { false } }
        let choice = inputs.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
        texts.append("\(name), \(choice): \(paths.count) (\(valued.count))\n\(Self.summary(reading))")
      }
      golden += texts.joined()
    }
    try Fixtures.expectGolden(golden, "dtcg-examples.txt")
  }

  private static func summary(_ reading: TokenReading) -> String {
    let findings = reading.bag.sorted(in: reading.sources)
    var locator = SourceLocator(reading.sources)
    func line(_ finding: Diagnostic, _ count: String) -> String {
      let (path, start) = locator.position(of: finding.location)
      return "    \(finding.rule) \(count): \(path):\(start.line):\(start.column)\n"
    }
    return Set(findings.map(\.rule)).sorted().map { rule in
      let own = findings.filter { $0.rule == rule }
      guard rule == .legacyTokenSyntax else { return line(own[0], "\(own.count)") }
      return own.map { line($0, String($0.summary.drop { $0 != ":" }.dropFirst(2))) }.joined()
    }.joined()
  }

  private static func files(of name: String) throws -> [(path: String, text: String)] {
    let names = ["\(name).resolver.json"] + Fixtures.names(in: "dtcg-examples/\(name)").map { "\(name)/\($0)" }
    return try names.map { ($0, String(decoding: try Fixtures.bytes("dtcg-examples/\($0)"), as: UTF8.self)) }
  }

  /// Every combination of the contexts of a resolver's modifiers, in the order in which they are written.
  private static func choices(_ text: String) -> [[(String, String)]] {
    var sources = SourceMap()
    var bag = DiagnosticBag()
    let root = JSONReader.read(sources.add(path: "", bytes: Array(text.utf8)), in: sources, into: &bag)?.root
    var choices: [[(String, String)]] = [[]]
    for modifier in root?["modifiers"]?.members.map({ $0 }) ?? [] {
      let contexts = modifier.value["contexts"]?.members.map(\.name) ?? []
      choices = choices.flatMap { choice in contexts.map { choice + [(modifier.name, $0)] } }
    }
    return choices
  }

  @Test func givesTheValuesThatTheSystemsMean() throws {
    var carbon = TokenReading(
      try Self.files(of: "ibm-carbon"), entries: ["ibm-carbon.resolver.json"], inputs: [("breakpoint", "md")])
    expectEqual(carbon.color("color.blue.10"), "#EDF5FFFF")
    expectEqual(carbon.value("layout.breakpoints.sm.width"), .dimension(points: 320))
    guard case .typography(let body)? = carbon.value("type.body01") else { return #expect(Bool(false), "no typography") }
    #expect(body.fontFamily == ["system-ui", "sans-serif"] && body.fontSize == 14 && body.fontWeight == 400)
    #expect(body.letterSpacing == 0.16 && body.lineHeight == 1.42857)
    var figma = TokenReading(try Self.files(of: "figma-sds"), entries: ["figma-sds.resolver.json"], inputs: [("theme", "dark")])
    expectEqual(figma.color("color.background.brand.$root"), figma.color("color.white.100"))
  }
}
