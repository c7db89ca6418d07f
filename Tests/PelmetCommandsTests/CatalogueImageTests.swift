import PelmetFiles
import PelmetTestSupport
import Testing

@testable import PelmetCommands

/// The file of an image set that pictures show.
@Suite struct CatalogueImageTests {
  private func image(_ contents: String, _ files: [String: String]) throws -> CatalogueImage? {
    let folder = try TemporaryFolder(files.merging(["I.imageset/Contents.json": contents]) { first, _ in first })
    return CatalogueImage(inSet: ThemeFolder(folder["I.imageset"]), limit: 10)
  }

  @Test func vectorsComeFirstThenTheMostPixels() throws {
    let contents = """
      {"images": [{"idiom": "universal", "scale": "1x", "filename": "a.png"}, {"idiom": "universal", "scale": "3x", "filename": "c.png"},
        {"idiom": "universal", "filename": "d.svg"}, {"idiom": "universal", "scale": "2x"}]}
      """
    let pixels = try #require(try image(contents, ["I.imageset/a.png": "1", "I.imageset/c.png": "333"]))
    #expect(pixels.bytes.count == 3 && pixels.scale == 3 && !pixels.isSVG && !pixels.isOriginal)
    #expect(try image(contents, ["I.imageset/a.png": "1", "I.imageset/d.svg": "22"])?.isSVG == true)
  }

  @Test func otherVariantsAndFilesElsewhereAreLeftOut() throws {
    let dark = #"{"images": [{"filename": "a.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}"#
    #expect(try image(dark, ["I.imageset/a.png": "1"]) == nil)
    #expect(try image(#"{"images": [{"filename": "../b.png"}]}"#, ["b.png": "1"]) == nil)
    #expect(try image(#"{"images": [{"filename": "a.pdf"}]}"#, ["I.imageset/a.pdf": "1"]) == nil)
    #expect(try image(#"{"images": [{"filename": "a.png"}]}"#, ["I.imageset/a.png": "0123456789"]) == nil)
    #expect(try image("[", [:]) == nil)
  }

  @Test func knowsImagesThatKeepTheirColours() throws {
    let contents = #"{"images": [{"filename": "a.png"}], "properties": {"template-rendering-intent": "original"}}"#
    #expect(try image(contents, ["I.imageset/a.png": "1"])?.isOriginal == true)
  }

  @Test func `links in a set are followed as far as in other folders`() throws {
    let contents = #"{"images": [{"filename": "a.svg"}]}"#
    let folder = try TemporaryFolder(["in/I.imageset/Contents.json": contents, "in/b.svg": "own", "out/a.svg": "other's"])
    let set = ThemeFolder(folder["in/I.imageset"])
    func text(_ set: ThemeFolder) -> String? {
      CatalogueImage(inSet: set, limit: 10).map { String(decoding: $0.bytes, as: UTF8.self) }
    }
    try folder.link("in/I.imageset/a.svg", to: "../../out/a.svg")
    #expect(text(set) == nil)
    expectEqual(text(set.permitting([folder["out"]])), "other's")
    try folder.remove("in/I.imageset/a.svg")
    try folder.link("in/I.imageset/a.svg", to: "../b.svg")
    try folder.write("", to: "in/Package.swift")
    expectEqual(text(set), "own")
  }
}
