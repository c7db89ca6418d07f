import Foundation
import PelmetTestSupport
import Testing

@testable import PelmetPreview

@Suite struct PageSkeletonTests {
  private let body = PageSkeleton.body(title: "Themes of A &amp; B", definitions: ["<g id=\"glyph\"/>"])

  @Test func `has each region once, the pictures' before lists and details`() throws {
    let regions = ["<header id=\"tools\">", "<main id=\"stage\"", "<nav id=\"themes\"", "<aside id=\"inspector\""]
    let places = try regions.map { region in
      expectEqual(body.components(separatedBy: region).count, 2, "\(region)")
      return try #require(body.range(of: region)).lowerBound
    }
    expectEqual(places, places.sorted())
  }

  @Test func `has the title and the definitions`() {
    #expect(body.contains("<bdi id=\"title\">Themes of A &amp; B</bdi>"))
    #expect(body.contains("<defs>\n<g id=\"glyph\"/>\n</defs>"))
  }

  @Test func `says nothing to browsers without scripts unless there is something`() {
    #expect(!body.contains("<noscript>"))
    let still = PageSkeleton.body(title: "", definitions: [], withoutScripts: "<p>a</p>\n")
    #expect(still.contains("<noscript>\n<p>a</p>\n</noscript>\n"))
  }
}
