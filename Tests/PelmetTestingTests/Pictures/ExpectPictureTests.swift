import Foundation
import ModelCore
import PelmetPreview
import PelmetTestSupport
import Testing

@testable import PelmetTesting

#if canImport(FoundationXML)
  import FoundationXML
#endif

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
    problems { Simulation.current.expectPicture(label, file: file) }
  }

  private func problems(_ body: () -> Void) -> [String] {
    let problems = Stored()
    withKnownIssue(isIntermittent: true) {
      body()
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
    expectEqual(problems("basket"), [])
    controller.title = "Till"
    Simulation.current.settle()
    let problem = try #require(problems("basket").first)
    let lines = problem.split(separator: "\n").dropFirst()
    #expect(lines.contains { $0.hasPrefix("- ") && $0.contains(">Basket<") })
    #expect(lines.contains { $0.hasPrefix("+ ") && $0.contains(">Till<") })
    expectEqual(lines.count, 4)
  }

  @Test(.simulation()) func `without a window there is no picture`() {
    expectEqual(problems("basket"), ["there is no window to draw as 'basket'"])
  }

  // MARK: Film strips

  /// A flow of three steps, in which the second one may be another.
  private func flow(_ controller: UIViewController, _ second: String = "Till") -> @MainActor (FilmStrip) -> Void {
    { strip in
      for title in ["Basket", second, "Thanks"] {
        controller.title = title
        Simulation.current.settle()
        strip.take("the <\(title.lowercased())>")
      }
    }
  }

  @Test(.simulation()) func `a strip has its frames in order, and says which of them changed`() throws {
    let (window, controller) = show("Basket")
    let strip = FilmStrip(.current)
    flow(controller)(strip)
    let svg = strip.svg
    #expect(window.modelScreen != nil)
    expectEqual(svg.components(separatedBy: "\n<g class=\"frame\">\n").count, 4)
    let titles = svg.matches(of: />(Basket|Till|Thanks)</).map { String($0.1) }
    #expect(titles.filter { $0 != "Thanks" }.first == "Basket" && titles.last == "Thanks")
    #expect(svg.contains(">2  the &lt;till&gt;</text>"))
    #expect(XMLParser(data: Data(svg.utf8)).parse())

    let expected = { (second: String) in
      problems { Simulation.current.expectFilmStrip("checkout", file: file, flow(controller, second)) }
    }
    #expect(expected("Till").first?.hasPrefix("there is no picture '") == true)
    try PictureFile("checkout", variant: nil, test: file).record(svg)
    expectEqual(expected("Till"), [])
    let problem = try #require(expected("Pay").first)
    #expect(
      problem.hasPrefix(
        "of the flow, 2 'the <pay>' is not that of '\(folder["__Snapshots__/ShopTests/checkout.svg"])'; run"))
  }

  @Test(.simulation()) func `a flow may wait`() async throws {
    let (window, controller) = show("Basket")
    let strip = FilmStrip(.current)
    flow(controller)(strip)
    try PictureFile("checkout", variant: nil, test: file).record(strip.svg)
    await Simulation.current.expectFilmStrip("checkout", file: file) { strip in
      await Simulation.current.settle()
      flow(controller)(strip)
    }
    #expect(window.modelScreen != nil)
  }

  @Test(.simulation()) func `a strip of nothing, and a frame without a window, are problems`() {
    expectEqual(problems { Simulation.current.expectFilmStrip("a", file: file) { _ in } }, ["the film strip 'a' has no frames"])
    #expect(
      problems { Simulation.current.expectFilmStrip("a", file: file) { $0.take("b") } } == [
        "there is no window to draw as 'b' of 'a'"
      ])
  }
}
