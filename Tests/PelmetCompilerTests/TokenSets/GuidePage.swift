import Foundation
import PelmetDiagnostics
import PelmetReports

@testable import Pelmet
@testable import PelmetCompiler
@testable import PelmetResolution
@testable import PelmetTokens

/// An article whose blocks are the files of one module: `<!-- file: PATH -->` stands above each, and `<!-- values: THEME -->` above a table
/// with what the theme sees.
///
///     <!-- values: app -->
///     | token | light | dark, high contrast |
///     |---|---|---|
///     | `bar.background` | `#FFFFFFFF` | `#10131AFF` |
struct GuidePage {
  private(set) var files: [(path: String, text: String)] = []
  private(set) var values: [Value] = []

  /// A cell of a table.
  struct Value {
    let theme: String
    let token: String
    /// The heading of its column.
    let look: String
    let expected: String

    var traits: Theme.Traits {
      Theme.Traits(names: [
        "scheme": look.hasPrefix("dark") ? "dark" : "light", "contrast": look.hasSuffix("high contrast") ? "high" : "normal",
      ])
    }
  }

  init(_ name: String) throws {
    let folder = Fixtures.testsFolder.deletingLastPathComponent().appendingPathComponent("Sources/Pelmet/Pelmet.docc")
    let text = try String(contentsOf: folder.appendingPathComponent("\(name).md"), encoding: .utf8)
    var rest = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = rest.popFirst() {
      if let file = line.wholeMatch(of: /<!-- file: (.+) -->/) {
        let block = rest.dropFirst().prefix { !$0.hasPrefix("```") }
        files.append((String(file.output.1), block.joined(separator: "\n") + "\n"))
      } else if let theme = line.wholeMatch(of: /<!-- values: (.+) -->/) {
        addValues(String(theme.output.1), rest.prefix { $0.hasPrefix("|") }.map(Self.cells))
      }
    }
  }

  private mutating func addValues(_ theme: String, _ rows: [[String]]) {
    guard let looks = rows.first?.dropFirst() else { return }
    for row in rows.dropFirst(2) {
      for (look, cell) in zip(looks, row.dropFirst()) {
        values.append(Value(theme: theme, token: row[0], look: look, expected: cell))
      }
    }
  }

  private static func cells(_ line: Substring) -> [String] {
    line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "`", with: "") }
  }

  var input: CompilerInput { ThemeFiles(files).input }

  /// The values that themes see of the tokens in tables.
  func actualValues() -> [String] {
    let input = input
    let library = Library(input)
    let chains = ThemeChains(library)
    let store = TokenStore(chains.concrete, library, input)
    return values.map { value in
      guard let chain = chains.concrete.first(where: { $0.theme.name == value.theme }), let tokens = store[chain],
        case .found(let token) = tokens.set(TokenContext(value.traits)).lookup(value.token)
      else { return "nothing" }
      if case .color(let color) = token.value { return color.rgb?.description ?? "nothing" }
      return token.value.points.map { JSONTree.number($0).line } ?? "nothing"
    }
  }
}
