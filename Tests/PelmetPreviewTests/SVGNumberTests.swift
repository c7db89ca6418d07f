import PelmetTestSupport
import Testing

@testable import PelmetPreview

@Suite struct SVGNumberTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (7, "7"), (-12, "-12"), (0.5, "0.5"), (-0.05, "-0.05"), (0.001, "0.001"), (0.0004, "0"),
      (10.25, "10.25"),
      (100.103, "100.103"), (1200, "1200"), (1.9996, "2"), (.nan, "0"), (.infinity, "1000000000"), (-1e300, "-1000000000"),
      (-999_999_999.999, "-999999999.999"),
    ] as [(Double, String)])
  func `numbers have at most three decimals, and end at a billion`(number: Double, text: String) {
    expectEqual(SVGNumber.text(number), text)
  }
}
