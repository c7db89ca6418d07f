internal import Pelmet

/// The curves between encoded components and linear light. All are odd: what lies outside of 0…1 is mirrored, as CSS Color 4 says.
enum TransferFunctions {
  /// IEC 61966-2-1, of sRGB and Display P3; x^2.4 is the fifth root of x², squared, times x².
  static func decodeSRGB(_ value: Double) -> Double {
    odd(value) { x in
      if x <= 0.04045 { return x / 12.92 }
      let base = (x + 0.055) / 1.055
      return base * base * power(root(base, 5), 2)
    }
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

  /// ITU-R BT.2020-2, the curve of cameras: x^(1/0.45) is the ninth root of x², squared, times x².
  static func decodeRec2020(_ value: Double) -> Double {
    let (alpha, beta) = (1.09929682680944, 0.018053968510807)
    return odd(value) { x in
      if x < 4.5 * beta { return x / 4.5 }
      let base = (x + alpha - 1) / alpha
      return base * base * power(root(base, 9), 2)
    }
  }

  private static func odd(_ value: Double, _ curve: (Double) -> Double) -> Double {
    value < 0 ? -curve(-value) : curve(value)
  }
}
