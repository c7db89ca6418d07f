import Foundation
import PelmetTestSupport
import Testing

/// The picture in the README: devices with the example app's theme, as `pelmet preview` draws them. `RECORD=1` writes it.
@Suite struct ReadmePictureTests {
  private static let gap = 24

  @Test func `is what the command draws of the example`() throws {
    let folder = try TemporaryFolder([:])
    let run = TestConsole(
      "preview", Fixtures.path("../../Examples/Demo/Sources/App/Themes/daylight.theme.json"),
      "--module", "CompanyStyle=\(Fixtures.path("../../Examples/CompanyStyle/Sources/CompanyStyle"))",
      "-o", folder["page.html"])
    #expect(run.status == 0, "\(run.errors)")
    let page = try folder.text(of: "page.html")
    let definitions = try #require(Self.between("<defs>\n", "\n</defs>", in: page))
    // The first figures are those of the newest system: light and dark, at rest and scrolled.
    let figures = page.components(separatedBy: "<figure class=\"device\">\n").dropFirst().prefix(4)
    let devices = figures.compactMap { $0.components(separatedBy: "</svg>\n").first }
    try #require(devices.count == 4)
    try Fixtures.expectGolden(
      Self.sheet(devices, definitions: definitions), "../../Sources/PelmetPreview/PelmetPreview.docc/daylight.svg")
  }

  private static func between(_ start: String, _ end: String, in text: String) -> String? {
    guard let first = text.range(of: start), let last = text.range(of: end, range: first.upperBound..<text.endIndex) else {
      return nil
    }
    return String(text[first.upperBound..<last.lowerBound])
  }

  /// The devices beside each other, at half size, with the definitions that they use.
  private static func sheet(_ devices: [String], definitions: String) throws -> String {
    let size = try #require(devices[0].firstMatch(of: /width="([0-9]+)" height="([0-9]+)"/))
    let (width, height) = (try #require(Int(size.output.1)), try #require(Int(size.output.2)))
    let all = (width: devices.count * (width + gap) + gap, height: height + 2 * gap)
    let pictures = devices.enumerated().map { index, device in
      device.replacing("<svg xmlns", with: "<svg x=\"\(gap + index * (width + gap))\" y=\"\(gap)\" xmlns", maxReplacements: 1)
        + "</svg>\n"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(all.width / 2)" height="\(all.height / 2)" viewBox="0 0 \(all.width) \(all.height)">
      <rect width="\(all.width)" height="\(all.height)" rx="32" fill="#ECECF0"/>
      <defs>
      \(used(by: pictures.joined(), of: definitions))
      </defs>
      \(pictures.joined())</svg>

      """
  }

  /// The definitions, one in a line each, that a text or one of them names, in their order.
  private static func used(by text: String, of definitions: String) -> String {
    let lines = definitions.components(separatedBy: "\n")
    var wanted = names(in: text)
    // A definition stands after those that it names.
    let kept = lines.reversed().filter { line in
      guard wanted.contains(where: { line.contains(" id=\"\($0)\"") }) else { return false }
      wanted.formUnion(names(in: line))
      return true
    }
    return kept.reversed().joined(separator: "\n")
  }

  private static func names(in text: String) -> Set<String> {
    Set(text.matches(of: /(?:href="|url\()#([^")]+)/).map { String($0.output.1) })
  }
}
