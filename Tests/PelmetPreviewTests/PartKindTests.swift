import PelmetTestSupport
import Testing

@testable import PelmetPreview

@Suite struct PartKindTests {
  /// The first of a part's values that is set is the one that it shows.
  @Test(arguments: ["navigationBar", "toolbar", "tabBar"]) func `an image of a bar counts before the colours that it covers`(
    bar: String
  ) throws {
    let kind = try #require(PartKind.all.first { $0.name == "\(bar).background" })
    for (names, image, color) in [
      (kind.keys, "backgroundImage", "backgroundColor"), (kind.legacy, "\(bar).backgroundImage", "\(bar).barTintColor"),
    ] {
      #expect(try #require(names.firstIndex(of: image)) < #require(names.firstIndex(of: color)))
    }
  }

  @Test func `the back button has the tint of its bar, not that of the app's items`() throws {
    let paths = try #require(PartKind.all.first { $0.name == "navigationBar.backButton" }).paths
    expectEqual(paths.first, "navigationBar.tintColor")
    #expect(!paths.contains { $0.hasPrefix("barButtonItem") })
  }
}
