import Foundation
import PelmetTestSupport
import Testing

/// The picture in the README: bars of the example app, as `pelmet preview` draws them. `RECORD=1` writes it.
@Suite struct ReadmePictureTests {
  /// In the order of the picture, from the top.
  private static let bars = ["Navigation bar, scroll edge", "Navigation bar, standard", "Tab bar, standard"]
  private static let gap = 20

  @Test func `is what the command draws of the example`() throws {
    let folder = try TemporaryFolder([:])
    let run = TestConsole(
      "preview", Fixtures.path("../../Examples/Demo/Sources/App/Themes/daylight.theme.json"),
      "--module", "CompanyStyle=\(Fixtures.path("../../Examples/CompanyStyle/Sources/CompanyStyle"))",
      "-o", folder["page.html"])
    #expect(run.status == 0, "\(run.errors)")
    let page = try folder.text(of: "page.html")
    // The first row is that of systems before glass.
    let columns = page.components(separatedBy: "<td>\n").dropFirst().prefix(4)
    try #require(columns.count == 4)
    let pictures = try columns.map { column in
      try Self.bars.map { bar in try #require(Self.picture(of: bar, in: column), "\(bar)") }
    }
    try Fixtures.expectGolden(Self.sheet(pictures), "../../Sources/PelmetPreview/PelmetPreview.docc/daylight.svg")
  }

  private struct Picture {
    let height: Int
    let svg: Substring
  }

  /// The picture above the caption.
  private static func picture(of bar: String, in column: String) -> Picture? {
    let figures = column.components(separatedBy: "<figure>\n")
    guard let figure = figures.first(where: { $0.contains("<figcaption>\(bar)</figcaption>") }),
      let end = figure.range(of: "</svg>\n"), let match = figure.firstMatch(of: /height="([0-9]+)"/),
      let height = Int(match.output.1)
    else { return nil }
    return Picture(height: height, svg: figure[..<end.upperBound])
  }

  /// The columns beside each other, at half size.
  private static func sheet(_ columns: [[Picture]]) -> String {
    let width = columns.count * (390 + gap) + gap
    let height = columns[0].reduce(gap) { $0 + $1.height + gap }
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width / 2)" height="\(height / 2)" viewBox="0 0 \(width) \(height)">
      <rect width="\(width)" height="\(height)" fill="#8E8E93"/>

      """
    for (index, column) in columns.enumerated() {
      var y = gap
      for picture in column {
        text += "<g transform=\"translate(\(gap + index * (390 + gap)) \(y))\">\n\(picture.svg)</g>\n"
        y += picture.height + gap
      }
    }
    return text + "</svg>\n"
  }
}
