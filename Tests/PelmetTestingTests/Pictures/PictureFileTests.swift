import Foundation
import PelmetTestSupport
import Testing

@testable import PelmetTesting

@Suite struct PictureFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(["Deep/CheckoutTests.swift": ""]) }

  private func file(_ label: String, _ variant: String? = nil) -> PictureFile {
    PictureFile(label, variant: variant, test: folder["Deep/CheckoutTests.swift"])
  }

  @Test func `stands beside the test, by the names of file and label`() {
    expectEqual(file("pay now").path, folder["Deep/__Snapshots__/CheckoutTests/pay now.svg"])
    expectEqual(file("pay now", "iPad").path, folder["Deep/__Snapshots__/CheckoutTests/pay now.iPad.svg"])
  }

  @Test(arguments: ["../../../etc/passwd", "a/b", "..", "a.b", "a\0b", "a\nb", "a:b\\c"])
  func `a label leads nowhere else`(label: String) {
    let path = file(label, label).path
    #expect(path.hasPrefix(folder["Deep/__Snapshots__/CheckoutTests/"]))
    #expect(!path.dropFirst(folder.path.count).contains(".."))
    expectEqual(path.split(separator: "/").count, folder.path.split(separator: "/").count + 4)
  }

  @Test func `a picture that is not there is to be recorded, and nothing is written`() {
    #expect(
      file("a").problem(of: "<svg/>\n") == "there is no picture '\(file("a").path)'; run the test with RECORD=1 to record it")
    expectEqual(folder.names(in: "Deep"), ["CheckoutTests.swift"])
  }

  @Test func `a recorded picture is the same`() throws {
    try file("a").record("<svg/>\n")
    #expect(file("a").problem(of: "<svg/>\n") == nil)
    #expect(file("b").problem(of: "<svg/>\n") != nil)
    #expect(file("a", "iPad").problem(of: "<svg/>\n") != nil)
  }

  @Test func `shows the lines that differ`() throws {
    try file("a").record("<svg>\n<a/>\n<b/>\n<c/>\n</svg>\n")
    let problem = try #require(file("a").problem(of: "<svg>\n<a/>\n<B/>\n<c/>\n</svg>\n"))
    #expect(
      problem == """
        the screen is not that of '\(file("a").path)'; run the test with RECORD=1 if it should be
        - 3: <b/>
        + 3: <B/>
        """)
  }

  @Test func `lines that are equal in between are left out`() throws {
    try file("a").record("<svg>\n<a/>\n<b/>\n<c/>\n</svg>\n")
    let problem = try #require(file("a").problem(of: "<svg>\n<A/>\n<b/>\n</svg>\n"))
    #expect(problem.hasSuffix("\n- 2: <a/>\n+ 2: <A/>\n- 4: <c/>"))
  }

  @Test func `of many lines it counts the rest`() throws {
    try file("a").record("<svg>\n</svg>\n")
    let lines = (1...100).map { "<g id=\"\($0)\"/>\n" }.joined()
    let problem = try #require(file("a").problem(of: "<svg>\n\(lines)</svg>\n"))
    #expect(problem.hasSuffix("\n+ 17: <g id=\"16\"/>\n… 84 more"))
  }

  @Test func `finds pictures that no test names`() throws {
    try folder.write(
      "expectPicture(\"pay now\")\nexpectPicture(\"a/b\", variant: \"\\(device)\")", to: "Deep/CheckoutTests.swift")
    for label in ["pay now", "a/b", "gone"] { try file(label).record("<svg/>") }
    try file("a/b", "iPad").record("<svg/>")
    try folder.write("<svg/>", to: "Deep/__Snapshots__/Removed/x.svg")
    try folder.write("<svg/>", to: ".build/__Snapshots__/Removed/x.svg")
    try folder.write("", to: "Deep/__Snapshots__/Removed/note.txt")
    let obsolete = RecordedPictures.obsolete(besides: folder["All.swift"])
    expectEqual(obsolete, ["Deep/__Snapshots__/CheckoutTests/gone.svg", "Deep/__Snapshots__/Removed/x.svg"])
  }
}
