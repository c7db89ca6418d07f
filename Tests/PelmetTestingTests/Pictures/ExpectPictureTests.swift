import Foundation
import ModelCore
import PelmetPreview
import PelmetTestSupport
import Testing

@testable import PelmetTesting

@MainActor
@Suite(.enabled(if: ProcessInfo.processInfo.environment["RECORD"] == nil)) struct ExpectPictureTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var file: String { folder["ShopTests.swift"] }

  /// The window stays as long as somebody has it.
  private func show(_ title: String) -> (UIWindow, UIViewController) {
    let controller = UIViewController()
    controller.title = title
    let window = UIWindow()
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    Simulation.current.settle()
    return (window, controller)
  }

  /// The issues that a picture makes, without their prefix.
  private func problems(_ label: String) -> [String] {
    let problems = Stored()
    withKnownIssue(isIntermittent: true) {
      Simulation.current.expectPicture(label, file: file)
    } matching: { issue in
      problems.append(issue.comments.first?.rawValue ?? "")
      return true
    }
    return problems.value
  }

  @Test(.simulation()) func `a screen that looks as it did passes, another one does not`() throws {
    let (window, controller) = show("Basket")
    #expect(
      problems("basket") == [
        "there is no picture '\(folder["__Snapshots__/ShopTests/basket.svg"])'; run the test with RECORD=1 to record it"
      ])
    let svg = try #require(DevicePicture(window)).svg
    try PictureFile("basket", variant: nil, test: file).record(svg.hasSuffix("\n") ? svg : svg + "\n")
    #expect(problems("basket") == [])
    controller.title = "Till"
    Simulation.current.settle()
    let problem = try #require(problems("basket").first)
    let lines = problem.split(separator: "\n").dropFirst()
    #expect(lines.contains { $0.hasPrefix("- ") && $0.contains(">Basket<") })
    #expect(lines.contains { $0.hasPrefix("+ ") && $0.contains(">Till<") })
    #expect(lines.count == 4)
  }

  @Test(.simulation()) func `without a window there is no picture`() {
    #expect(problems("basket") == ["there is no window to draw as 'basket'"])
  }
}
