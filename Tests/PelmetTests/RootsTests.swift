import Foundation
import PelmetTestSupport
import Testing

@testable import Pelmet

struct RootsTests {
  @Test(arguments: [2, 3, 5, 12])
  func agreesWithTheMathematicsLibrary(degree: Int) {
    var random = SplitMix64(seed: UInt64(degree))
    for _ in 0..<2_000 {
      let x = exp2(Double.random(in: -1_020...1_020, using: &random))
      let expected = exp2(log2(x) / Double(degree))
      // The logarithm itself costs bits far from 1: compare by raising the result to the power again.
      #expect(abs(power(root(x, degree), degree) / x - 1) <= 1e-14 * Double(degree), "\(x)")
      #expect(abs(root(x, degree) / expected - 1) <= 1e-12, "\(x)")
    }
  }

  @Test(arguments: [2, 3, 5, 12])
  func isExactToTheLastBitsBetweenZeroAndOne(degree: Int) {
    for step in 1...1_000 {
      let x = Double(step) / 1_000
      #expect(abs(root(x, degree) / pow(x, 1 / Double(degree)) - 1) <= 1e-14)
    }
  }

  @Test(arguments: [
    0, 1, .leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude / 2, Double.ulpOfOne, 1 - Double.ulpOfOne,
    1 + Double.ulpOfOne,
  ])
  func endsForExtremeNumbers(x: Double) {
    for degree in [2, 3, 5, 12] {
      let y = root(x, degree)
      #expect(y.isFinite && y >= 0)
      // A subnormal number has fewer bits of its own.
      #expect(abs(power(y, degree) - x) <= max(x * 1e-13, .leastNormalMagnitude * 1e-13))
    }
  }

  @Test func hasAnAnswerForWhatHasNoRoot() {
    expectEqual(root(.infinity, 3), .infinity)
    expectEqual(root(.nan, 3), 0)
    expectEqual(root(-8, 3), 0)
    expectEqual(cubeRoot(-8), -2)
    expectEqual(cubeRoot(-.infinity), -.infinity)
    expectEqual(cubeRoot(.nan), 0)
  }

  @Test func raisesToWholePowers() {
    expectEqual(power(2, 10), 1_024)
    expectEqual(power(2, -2), 0.25)
    expectEqual(power(7, 0), 1)
    expectEqual(power(-3, 3), -27)
  }

  @Test(
    arguments: [
      (0.0, 0), (1, 255), (0.5, 128), (-1, 0), (7, 255), (.nan, 0), (.infinity, 255), (-.infinity, 0), (127.5 / 255, 128),
    ] as [(Double, UInt8)])
  func cutsAndRoundsChannelsHalfUp(value: Double, expected: UInt8) {
    expectEqual(channel(value), expected)
  }
}
