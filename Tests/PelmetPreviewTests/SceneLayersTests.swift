import PelmetTestSupport
import Testing

@testable import PelmetPreview

/// A scene that pages have in every look is written once, with the colours of each look.
@Suite struct SceneLayersTests {
  private static let light = [#" fill="black""#, #" fill="black" fill-opacity="0.6""#]
  private static let dark = [#" fill="white""#, #" fill="white" fill-opacity="0.6""#]

  private func shared(_ light: [String], _ dark: [String]) -> SceneLayers? {
    SceneLayers([(light, Self.light), (dark, Self.dark)])
  }

  @Test func `elements of one colour and font are a layer, which each look paints`() throws {
    let layers = try #require(
      shared(
        [
          #"<circle r="1" fill="red"/>"#, #"<text x="1" y="2" font-size="17" fill="black">A</text>"#,
          #"<text x="1" y="3" font-size="15" fill="black" fill-opacity="0.6">B</text>"#,
          #"<text x="1" y="4" font-size="17" fill="black">C</text>"#, #"<rect x="0" fill="black" fill-opacity="0.6"/>"#,
        ],
        [
          #"<circle r="1" fill="red"/>"#, #"<text x="1" y="2" font-size="17" fill="white">A</text>"#,
          #"<text x="1" y="3" font-size="15" fill="white" fill-opacity="0.6">B</text>"#,
          #"<text x="1" y="4" font-size="17" fill="white">C</text>"#, #"<rect x="0" fill="white" fill-opacity="0.6"/>"#,
        ]))
    expectEqual(
      layers.layers.map(\.elements),
      [
        [#"<circle r="1" fill="red"/>"#], [#"<text x="1" y="2">A</text>"#, #"<text x="1" y="4">C</text>"#],
        [#"<text x="1" y="3">B</text>"#], [#"<rect x="0"/>"#],
      ])
    expectEqual(layers.layers.map(\.font), ["", #" font-size="17""#, #" font-size="15""#, ""])
    expectEqual(layers.layers.map { layers.paint(of: $0, look: 1) }, ["", Self.dark[0], Self.dark[1], Self.dark[1]])
  }

  @Test func `looks that differ in more than colours share nothing`() {
    #expect(shared([#"<rect x="0" fill="black"/>"#], [#"<rect x="1" fill="white"/>"#]) == nil)
    #expect(shared([#"<rect x="0" fill="black"/>"#], [#"<rect x="0" fill="grey"/>"#]) == nil)
    #expect(shared([#"<rect x="0" fill="black"/>"#], []) == nil)
  }

  @Test func `an element that is there has one name`() {
    var definitions = Definitions()
    let names = ["a", "b", "a"].map { content in
      definitions.add(likeNamed: "part") { "<g id=\"\($0)\">\(content)</g>" }
    }
    expectEqual(names, ["part1", "part2", "part1"])
    expectEqual(definitions.elements, [#"<g id="part1">a</g>"#, #"<g id="part2">b</g>"#])
  }
}
