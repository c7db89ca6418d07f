import Foundation
import PelmetDiagnostics

@testable import Pelmet
@testable import PelmetCompiler
@testable import PelmetResolution
@testable import PelmetTokens

/// The outcome of compiling a set of real tokens: the findings of compiling all its themes, and where values are not the reference's.
struct TokenSetRun: Sendable {
  /// Errors, and warnings in files that are no themes: a team cannot fix those.
  private(set) var complaints: [String] = []
  /// A line for each value that is not the reference's, by its key: `set | context | path`.
  private(set) var differences: [String: String] = [:]
  /// The colours, measures and numbers that the reference does not have.
  private(set) var inventions: [String: String] = [:]
  /// The values of looks that are not those of their contexts.
  private(set) var wrongLooks: [String] = []
  private(set) var comparisons = 0

  init(_ set: String) throws {
    let expected = try ExpectedTokens(of: set)
    let files = try TokenSetFiles(set, expected)
    let compilation = Compilation.compile(files.input)
    addComplaints(compilation, expected)
    let library = Library(files.input)
    let chains = ThemeChains(library)
    let store = TokenStore(chains.concrete, library, files.input)
    var tokens: [String: ThemeTokens] = [:]
    for chain in chains.concrete { tokens[chain.theme.name] = store[chain] }
    let values = Dictionary(grouping: expected.values, by: \.context)
    for (name, context) in expected.contexts.sorted(by: { $0.key < $1.key }) {
      let own = files.themes[name].flatMap { tokens[$0] }
      let tokenSet = own?.set(TokenContext(Theme.Traits(names: context.names)))
      for (value, actual) in differing(values[name] ?? [], tokenSet) {
        differences["\(set) | \(name) | \(value.path)"] = "\(actual ?? "nothing"), not \(value.value)"
      }
      if let tokenSet { findInventions(tokenSet, beside: values[name] ?? [], "\(set) | \(name)") }
      for (theme, traits) in context.traits ?? [:] {
        let looks = tokens[String(theme.dropLast(".theme.json".count))]?.set(TokenContext(Theme.Traits(names: traits)))
        for (value, actual) in differing(values[name] ?? [], looks)
        where differences["\(set) | \(name) | \(value.path)"] == nil {
          wrongLooks.append("\(theme) \(name) \(value.path): \(actual ?? "nothing"), not \(value.value)")
        }
        try compareBars(set, theme, compilation.module.themes, traits, values[name] ?? [])
      }
    }
  }

  /// Errors, and warnings in token files. At the tokens of Axa's own transforms an error is right.
  private mutating func addComplaints(_ compilation: Compilation, _ expected: ExpectedTokens) {
    let transformed = Set(expected.values.filter { $0.how == ["transform"] }.map(\.path))
    var locator = SourceLocator(compilation.sources)
    for finding in compilation.diagnostics where finding.severity != .remark {
      let prefix = locator.prefix(of: finding.location)
      let path = finding.pointer?.split(separator: "/").dropLast().joined(separator: ".") ?? ""
      guard finding.severity == .error || !prefix.contains(".theme.json"), !transformed.contains(path) else { continue }
      complaints.append("\(prefix): \(finding.rule): \(finding.summary)")
    }
  }

  /// The values that are others than the reference's. Of Axa's own transforms an error is right, too, but never another value.
  private mutating func differing(
    _ values: [ExpectedTokens.Value], _ tokens: TokenSet?
  ) -> [(value: ExpectedTokens.Value, actual: String?)] {
    comparisons += values.count
    return values.compactMap { value in
      let actual = tokens.flatMap { Self.plain(value.path, in: $0) }
      if actual == nil, value.how == ["transform"], tokens?.contains(value.path) == true { return nil }
      if let actual, actual.agrees(with: value.value, isRounded: value.how != nil) { return nil }
      return (value, actual?.description)
    }
  }

  private mutating func findInventions(_ tokens: TokenSet, beside values: [ExpectedTokens.Value], _ key: String) {
    let known = Set(values.map(\.path))
    for path in tokens.sortedPaths where !known.contains(path) {
      if let value = Self.plain(path, in: tokens) {
        inventions["\(key) | \(path)"] = "\(value), where the reference has no value"
      }
    }
  }

  /// Compares the tints of bars in the compiled theme with the values of the tokens that the file names.
  private mutating func compareBars(
    _ set: String, _ file: String, _ themes: [CompiledTheme], _ names: [String: String], _ values: [ExpectedTokens.Value]
  ) throws {
    let traits = Theme.Traits(names: names)
    let style = themes.first { "\($0.name).theme.json" == file }?.theme.resolved(for: traits)
    let tints = [
      "navigationBar": style?.navigationBar?.tintColor, "tabBar": style?.tabBar?.tintColor, "toolbar": style?.toolbar?.tintColor,
      "window": style?.window?.tintColor,
    ]
    let root = try JSONSerialization.jsonObject(with: Data(try Fixtures.bytes("tokens/\(set)/\(file)"))) as? [String: Any]
    for (bar, tint) in tints.sorted(by: { $0.key < $1.key }) {
      guard let reference = (root?[bar] as? [String: Any])?["tintColor"] as? String else { continue }
      let expected = values.first { "{\($0.path)}" == reference }
      let actual = (tint?.resolved(for: traits).rgb?.description).map { ExpectedTokens.Plain.color($0) }
      comparisons += 1
      guard let expected, let actual, actual.agrees(with: expected.value, isRounded: expected.how != nil) else {
        wrongLooks.append(
          "\(file) \(names): \(reference) is \(actual?.description ?? "nothing"), not \(expected?.value.description ?? "any")")
        continue
      }
    }
  }

  private static func plain(_ path: String, in tokens: TokenSet) -> ExpectedTokens.Plain? {
    guard case .found(let token) = tokens.lookup(path) else { return nil }
    if case .color(let color) = token.value { return (color.rgb?.description).map { .color($0) } }
    return token.value.points.map { .number($0) }
  }
}

/// Runs each set once, whichever test asks first.
actor TokenSetRuns {
  static let shared = TokenSetRuns()
  private var runs: [String: Task<TokenSetRun, any Error>] = [:]

  func run(_ set: String) async throws -> TokenSetRun {
    let run = runs[set] ?? Task.detached { try TokenSetRun(set) }
    runs[set] = run
    return try await run.value
  }
}
