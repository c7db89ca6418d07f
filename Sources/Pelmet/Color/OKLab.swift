/// A colour in OKLab (Björn Ottosson, 2020): `lightness` 0…1, `a` and `b` about -0.4…0.4. The perceptual space for mixing and for
/// changing lightness; chroma and hue stay as they are when `lightness` alone changes.
struct OKLab {
  var lightness: Double
  var a: Double
  var b: Double

  /// Linear-light sRGB, 0…1 inside the gamut.
  struct Linear {
    var red: Double
    var green: Double
    var blue: Double

    var isInGamut: Bool {
      let range = -1e-6...1 + 1e-6
      return range.contains(red) && range.contains(green) && range.contains(blue)
    }
  }

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  init(_ rgb: Theme.Color.RGB) {
    let linear = rgb.linear
    let l = cubeRoot(0.4122214708 * linear.red + 0.5363325363 * linear.green + 0.0514459929 * linear.blue)
    let m = cubeRoot(0.2119034982 * linear.red + 0.6806995451 * linear.green + 0.1073969566 * linear.blue)
    let s = cubeRoot(0.0883024619 * linear.red + 0.2817188376 * linear.green + 0.6299787005 * linear.blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  var linear: Linear {
    let l = power(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
    let m = power(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
    let s = power(lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
    return Linear(
      red: 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      green: -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      blue: -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
  }

  /// This colour at another lightness, with as much of its chroma as sRGB can show at it.
  func withLightness(_ lightness: Double) -> OKLab {
    func candidate(_ share: Double) -> OKLab { OKLab(lightness: lightness, a: a * share, b: b * share) }
    if candidate(1).linear.isInGamut { return candidate(1) }
    var inside = 0.0
    var outside = 1.0
    for _ in 0..<20 {
      let middle = (inside + outside) / 2
      if candidate(middle).linear.isInGamut { inside = middle } else { outside = middle }
    }
    return candidate(inside)
  }

  /// The nearest 8-bit sRGB colour with the given alpha; channels are clamped.
  func rgb(alpha: UInt8) -> Theme.Color.RGB {
    let linear = linear
    return Theme.Color.RGB(
      red: channel(encoded(linear.red)), green: channel(encoded(linear.green)), blue: channel(encoded(linear.blue)), alpha: alpha)
  }
}

extension Theme.Color.RGB {
  var linear: OKLab.Linear { OKLab.Linear(red: decoded(red), green: decoded(green), blue: decoded(blue)) }
}

/// A number as 8 bits, clamped to 0…1 and rounded half up; NaN is 0.
package func channel(_ value: Double) -> UInt8 { UInt8(roundedHalfUp(unit(value) * 255)) }

/// A number clamped to 0…1; NaN is 0.
func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

/// The sRGB transfer function (IEC 61966-2-1), from 8 bits to linear light.
private func decoded(_ value: UInt8) -> Double { decodedValues[Int(value)] }

/// ``decoded(_:)`` of every value; x^2.4 is the fifth root of x², squared, times x².
private let decodedValues: [Double] = (0...255).map { value in
  let x = Double(value) / 255
  if x <= 0.04045 { return x / 12.92 }
  let base = (x + 0.055) / 1.055
  let square = base * base
  return square * power(root(base, 5), 2)
}

/// The inverse of the transfer function; x^(1/2.4) is the twelfth root of x, to the fifth.
private func encoded(_ x: Double) -> Double {
  if x <= 0.0031308 { return max(x, 0) * 12.92 }
  return 1.055 * power(root(x, 12), 5) - 0.055
}
