import Foundation
import PelmetTestSupport
import Testing

@testable import PelmetCapture

/// The shapes of code that an import reads, compiled and run: what their bars show is what the import says.
@Suite("Captures of the shapes that an import reads")
@MainActor
struct ShapeCaptureTests {
  /// The values that a capture cannot say as an import does, with those that it says.
  private static let differences: [(shape: String, path: String, value: String?, reason: String)] = [
    ("01-proxies", "barButtonItem.titleTextAttributes.normal.foregroundColor", nil, "UIKit shows nobody its cancel button"),
    ("02-colours-across-files", "navigationBar.tintColor", "\"asset:Accent\"", "ModelCore reads no catalogue"),
    (
      "02-colours-across-files", "navigationBar.titleTextAttributes.foregroundColor", "\"alpha(asset:Accent, 0.8)\"",
      "ModelCore reads no catalogue"
    ),
    ("09-owners", "navigationBar.prefersLargeTitles", nil, "a new bar has it"),
    ("10-unknown", "navigationBar.barTintColor", "\"system:systemBlue\"", "the server has not answered"),
    ("10-unknown", "navigationBar.standardAppearance.background", "\"transparent\"", "the screen is not modal"),
    ("11-copies", "navigationBar.standardAppearance.backgroundColor", nil, "the preset has it"),
    ("11-copies", "navigationBar.scrollEdgeAppearance.backgroundColor", nil, "the preset has it"),
  ]

  @Test("every value that an import gives is in the capture, but for UIKit's own", arguments: ShapeRun.all)
  func values(_ run: ShapeRun) throws {
    let captured = CapturedTheme.merge(run.captured())
    let texts = ThemeTexts(captured.map { ($0.name, $0.text) })
    expectEqual(texts.errors, [])
    for check in try ShapeFixture(name: run.name).checks where run.systems.map({ $0 == check.traits["os"] }) ?? true {
      let value = texts.value(check)
      if let other = Self.differences.first(where: { $0.shape == run.name && $0.path == check.path }) {
        #expect(value == other.value, "\(check): \(other.reason)")
      } else {
        #expect(value == check.value?.json, "\(check): \(captured.map(\.text).joined())")
      }
    }
  }

  @Test("an app with the imported theme shows what the app with its code shows, path by path", arguments: ShapeRun.all)
  func agreement(_ run: ShapeRun) throws {
    guard run.name != "10-unknown" else { return }  // Its theme has values that come at run time.
    let goldens = try ShapeFixture(name: run.name).goldens
    let captured = CapturedTheme.merge(run.captured())
    let themed = CapturedTheme.merge(try run.themed(goldens.theme))
    expectEqual(themed.map(\.name), captured.map(\.name))
    guard run.name != "02-colours-across-files" else { return }  // ModelCore reads no catalogue.
    for (own, other) in zip(captured, themed) { expectEqual(own.text, other.text) }
  }

  @Test("the code that a removal leaves shows, with the imported theme, what the app showed before", arguments: ShapeRun.all)
  func leftOver(_ run: ShapeRun) throws {
    guard let left = LeftOverRun.all.first(where: { $0.name == run.name }) else { return }
    let goldens = try ShapeFixture(name: run.name).goldens
    let before = CapturedTheme.merge(run.captured())
    let after = CapturedTheme.merge(try left.captured(goldens.theme))
    expectEqual(after.map(\.name), before.map(\.name))
    guard run.name != "02-colours-across-files" else { return }  // ModelCore reads no catalogue.
    for (own, other) in zip(before, after) { expectEqual(other.text, own.text) }
  }
}
