internal import Pelmet

/// Three numbers: the components of a colour in some space.
package struct Vector3: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var z: Double

  package init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  package func map(_ transform: (Double) -> Double) -> Vector3 { Vector3(transform(x), transform(y), transform(z)) }

  package func allSatisfy(_ predicate: (Double) -> Bool) -> Bool { predicate(x) && predicate(y) && predicate(z) }

  static func - (a: Vector3, b: Vector3) -> Vector3 { Vector3(a.x - b.x, a.y - b.y, a.z - b.z) }

  /// The length of the vector, squared.
  var square: Double { x * x + y * y + z * z }
}

/// A linear map between two spaces, row by row.
struct Matrix3: Sendable {
  var rows: (Vector3, Vector3, Vector3)

  init(_ first: Vector3, _ second: Vector3, _ third: Vector3) {
    rows = (first, second, third)
  }

  static func * (matrix: Matrix3, vector: Vector3) -> Vector3 {
    func dot(_ row: Vector3) -> Double { row.x * vector.x + row.y * vector.y + row.z * vector.z }
    return Vector3(dot(matrix.rows.0), dot(matrix.rows.1), dot(matrix.rows.2))
  }
}

/// Sine, cosine and arc tangent without a mathematics library: the same bits on every machine.
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

  /// The angle of a point, seen from the origin, in degrees, 0..<360; 0 for the origin itself.
  static func degrees(x: Double, y: Double) -> Double {
    let (long, short) = (max(abs(x), abs(y)), min(abs(x), abs(y)))
    guard long > 0 else { return 0 }
    let eighth = arcTangent(short / long) * (180 / .pi)
    let quarter = abs(x) >= abs(y) ? eighth : 90 - eighth
    let half = x >= 0 ? quarter : 180 - quarter
    return normalized(degrees: y >= 0 ? half : 360 - half)
  }

  /// The same direction as an angle of 0..<360.
  static func normalized(degrees: Double) -> Double {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    let positive = rest < 0 ? rest + 360 : rest
    // What is a little less than 0 rounds to a whole turn.
    return positive < 360 ? positive : 0
  }

  /// Of a slope from 0 to 1. Halving the angle twice leaves at most 11.25°, where the series is short.
  private static func arcTangent(_ slope: Double) -> Double {
    var slope = slope
    for _ in 0..<2 { slope /= 1 + (1 + slope * slope).squareRoot() }
    var sum = 0.0
    for power in stride(from: 25, through: 1, by: -2) { sum = 1 / Double(power) - slope * slope * sum }
    return 4 * slope * sum
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

/// The curves between encoded components and linear light. All are odd: what lies outside of 0…1 is mirrored, as CSS Color 4 says.
package enum TransferFunctions {
  /// IEC 61966-2-1, of sRGB and Display P3.
  package static func decodeSRGB(_ value: Double) -> Double {
    odd(value) { x in x <= 0.04045 ? x / 12.92 : raisedTo2Point4((x + 0.055) / 1.055) }
  }

  /// The inverse of ``decodeSRGB(_:)``; x^(5/12) is the cube root of the fourth root of x⁵.
  static func encodeSRGB(_ value: Double) -> Double {
    odd(value) { x in x <= 0.0031308 ? 12.92 * x : 1.055 * cubeRoot((x * x * x * x * x).squareRoot().squareRoot()) - 0.055 }
  }

  /// Adobe RGB (1998): x^(563/256).
  static func decodeA98(_ value: Double) -> Double {
    odd(value) { x in
      var root = x
      for _ in 0..<8 { root = root.squareRoot() }
      return x * x * power(root, 51)
    }
  }

  /// ROMM RGB: x^1.8.
  static func decodeProPhoto(_ value: Double) -> Double {
    odd(value) { x in x <= 16.0 / 512 ? x / 16 : x * power(root(x, 5), 4) }
  }

  /// `rec2020` as displays show it, x^2.4 (ITU-R BT.1886): CSS Color 4 since the resolution of August 2025,
  /// https://github.com/w3c/csswg-drafts/issues/12574. Earlier drafts had the curve of cameras, of ITU-R BT.2020-2.
  static func decodeRec2020(_ value: Double) -> Double { odd(value, raisedTo2Point4) }

  /// x^2.4 is the fifth root of x², squared, times x².
  private static func raisedTo2Point4(_ base: Double) -> Double { base * base * power(root(base, 5), 2) }

  private static func odd(_ value: Double, _ curve: (Double) -> Double) -> Double {
    value < 0 ? -curve(-value) : curve(value)
  }
}
