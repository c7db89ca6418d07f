import Foundation
import PelmetTestSupport
import Testing

/// Two states of a real app's themes, of which three extend one base.
@Suite struct DiffBaseTests {
  private static let modules = ["Core", "Student", "Teacher", "Parent", "Horizon", "--module", "Core=Core"]
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: Fixtures.path("apps/canvas-ios"), toPath: folder["new"])
  }

  private func edit(_ file: String, _ old: String, _ new: String) throws {
    let text = try folder.text(of: "new/\(file)")
    #expect(text.contains(old))
    try folder.write(text.replacing(old, with: new), to: "new/\(file)")
  }

  private func diff(_ options: String...) -> TestConsole {
    TestConsole(["diff", Fixtures.path("apps/canvas-ios"), folder["new"]] + Self.modules + options)
  }

  @Test func `nothing is said of a change of formatting alone`() throws {
    for file in ["Core/brand.theme.json", "Student/student.theme.json", "Horizon/horizon.theme.json"] {
      let tree = try JSONSerialization.jsonObject(with: Data(try folder.text(of: "new/\(file)").utf8))
      let text = String(decoding: try JSONSerialization.data(withJSONObject: tree, options: [.sortedKeys]), as: UTF8.self)
      #expect(text != (try folder.text(of: "new/\(file)")))
      try folder.write(text, to: "new/\(file)")
    }
    let run = diff("--fail-on", "any", "--format", "markdown")
    expectEqual(run.status, 0)
    expectEqual(run.output, "")
    expectEqual(run.errors, "no difference in 5 themes, from \(Fixtures.path("apps/canvas-ios")) to \(folder["new"])\n")
  }

  @Test func `a colour of the base that makes badges illegible comes first in the comment`() throws {
    try edit(
      "Core/palette.tokens.json", ##""components": [0.902, 0.1412, 0.1608], "hex": "#E62429""##,
      ##""components": [0.95, 0.95, 0.95], "hex": "#F2F2F2""##)
    // Changes before and beside it that leave everything legible.
    try edit("Core/brand.theme.json", ##""size": 16, "weight": "semibold""##, ##""size": 17, "weight": "semibold""##)
    try edit("Horizon/horizon.theme.json", ##""isTranslucent": true"##, ##""isTranslucent": false"##)
    let run = diff("--format", "markdown", "--fail-on", "contrast")
    expectEqual(run.status, 1, "\(run.errors)")
    let rows = run.output.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let first = try #require(rows.first)
    #expect(
      first.hasPrefix(
        "| `tabBar.standardAppearance.stackedLayoutAppearance.normal.badgeBackgroundColor` and 5 more | `#E62429` | `#F2F2F2` "
          + "| **illegible**: the badge's text on the badge: contrast 4.51:1 → 1.11:1, needed 3:1 | "
      ), "\(first)")
    #expect(first.hasSuffix("; light, light+contrast<br>screen `modalLight` |"), "\(first)")
    let names = run.output.matches(of: /<summary><code>(\w+)<\/code>: (.*)<\/summary>/).map { "\($0.1) \($0.2)" }
    expectEqual(names.count, 5)
    expectEqual(names.last, "horizon 1 change")
    #expect(names.dropLast().allSatisfy { $0.contains(": 1 illegible part") || $0.contains("2 changes, 1 illegible part") })
    #expect(names.contains { $0.hasPrefix("student ") && $0.hasSuffix(", extends <code>Core&#58;brand</code>") }, "\(names)")
    #expect(run.output.contains("<details open>"))
  }

  @Test func `a theme that overrides the base keeps its look`() throws {
    try edit("Core/brand.theme.json", ##""statusBar": { "style": "automatic" }"##, ##""statusBar": { "style": "darkContent" }"##)
    try edit(
      "Parent/parent.theme.json", ##""extends": "Core:brand""##,
      ##""extends": "Core:brand", "statusBar": { "style": "automatic" }"##)
    let run = diff()
    #expect(run.output.hasPrefix("3 of 5 themes change"), "\(run.output)")
    #expect(!run.output.contains("parent ("))
  }

  @Test func `a module that is not in the states is said to be as it is today`() throws {
    let run = TestConsole(
      "diff", Fixtures.path("apps/canvas-ios/Student"), folder["new/Student"], "--module",
      "Core=\(Fixtures.path("apps/canvas-ios/Core"))")
    expectEqual(run.status, 0)
    #expect(run.errors.hasPrefix("note: the module 'Core' is as '"))
    #expect(run.errors.contains("' is today, in both states\n"))
  }

  @Test func `scripts get every contrast with its colours`() throws {
    try edit(
      "Core/palette.tokens.json", ##""components": [0.902, 0.1412, 0.1608], "hex": "#E62429""##,
      ##""components": [0.95, 0.95, 0.95], "hex": "#F2F2F2""##)
    let run = diff("--format", "json")
    let tree = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let themes = try #require(tree["themes"] as? [[String: Any]])
    expectEqual(themes.map { $0["name"] as? String }, ["brand", "student", "teacher", "parent"])
    let change = try #require((themes[1]["changes"] as? [[String: Any]])?.first)
    let contrast = try #require((change["contrasts"] as? [[String: Any]])?.first)
    expectEqual(contrast["slot"] as? String, "tabBar.standardAppearance")
    expectEqual((contrast["after"] as? [String: Any])?["background"] as? String, "#F2F2F2")
    expectEqual(contrast["needed"] as? Double, 3)
  }
}
