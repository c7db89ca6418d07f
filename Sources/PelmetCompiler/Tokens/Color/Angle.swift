/// Sine and cosine without a mathematics library: the same bits on every machine.
enum Angle {
  /// Of an angle in degrees, 0..<360; each within 1e-15.
  static func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
    // Turn by right angles until at most 45° are left: degrees make that exact.
    let quarters = Int((degrees + 45) / 90)
    let angle = (degrees - Double(quarters) * 90) * (.pi / 180)
    let (sine, cosine) = (series(angle, from: 1), series(angle, from: 0))
    return switch quarters % 4 {
    case 0: (sine, cosine)
    case 1: (cosine, -sine)
    case 2: (-sine, -cosine)
    default: (-cosine, sine)
    }
  }

  /// The Taylor series of the cosine (from power 0) or the sine (from power 1).
  private static func series(_ x: Double, from first: Int) -> Double {
    var term = first == 0 ? 1 : x
    var sum = term
    for power in stride(from: first + 2, through: first + 18, by: 2) {
      term *= -x * x / Double(power * (power - 1))
      sum += term
    }
    return sum
  }
}
