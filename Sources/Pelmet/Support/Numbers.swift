// Roots computed with + - * / alone: this module links no mathematics library, and the results have the same bits on every platform.

/// The real `n`-th root of a number that is not negative, by Newton's method; exact to the last few bits. `n` is at least 2.
///
/// Negative numbers and NaN give 0; the root of infinity is infinity.
package func root(_ x: Double, _ n: Int) -> Double {
  guard x > 0 else { return 0 }
  guard x.isFinite else { return x }
  // Start above the root, from where the iteration falls monotonically: 2^(exponent/n + 1) is at least the root.
  var y = power(2, Int(x.exponent) / n + 1)
  while true {
    let next = (Double(n - 1) * y + x / power(y, n - 1)) / Double(n)
    if next >= y { return y }
    y = next
  }
}

/// `x` to a whole power, which may be negative.
package func power(_ x: Double, _ n: Int) -> Double {
  var result = 1.0
  for _ in 0..<(n < 0 ? -n : n) { result *= x }
  return n < 0 ? 1 / result : result
}

/// The real cube root, of negative numbers too.
package func cubeRoot(_ x: Double) -> Double { x < 0 ? -root(-x, 3) : root(x, 3) }

/// The whole number nearest to `x`, halves up, for 0 ≤ x < 2^31.
package func roundedHalfUp(_ x: Double) -> Int { Int(x + 0.5) }

extension Double {
  /// A number that is not negative for a message: truncated, so that too small a number never looks large enough, and the same in every
  /// locale.
  package func cut(digits: Int) -> String {
    let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int(self * Double(scale))
    let fraction = String(scaled % scale)
    return "\(scaled / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}
