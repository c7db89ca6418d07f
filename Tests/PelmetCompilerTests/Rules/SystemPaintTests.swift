import Foundation
import PelmetTestSupport
import Testing

@testable import Pelmet
@testable import PelmetCompiler

/// The system colours in checks are those of the system themes.
@Suite struct SystemPaintTests {
  /// The colours of a system theme, as a theme that extends it sees them.
  private static func colors(_ theme: String) throws -> [String: Theme.Color] {
    let folder = Fixtures.folder.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("themes")
    let files = try ["system", "ios13", "ios15", "ios26"].map { name in
      (name: name, text: try String(contentsOf: folder.appendingPathComponent("\(name).theme.json"), encoding: .utf8))
    }
    let compiled = CheckedFolder(files + [("probe", "{ \"pelmet\": 1, \"extends\": \"\(theme)\" }")]).compilation.module.themes
    let probe = try #require(compiled.first { $0.name == "probe" })
    return Dictionary(uniqueKeysWithValues: probe.colors.map { ($0.name, $0.color) })
  }

  @Test(arguments: [("ios15", false), ("ios26", true)])
  func agreesWithTheSystemThemes(theme: String, isNew: Bool) throws {
    let colors = try Self.colors(theme)
    for color in Theme.SystemColor.allCases where color != .tintColor {
      expectEqual(SystemPaint.color(color, from26: isNew), colors[color.rawValue], "\(color)")
    }
    #expect(SystemPaint.color(.tintColor, from26: isNew) == nil)
  }
}
