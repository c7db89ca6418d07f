import Foundation

#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

/// Texts of values, which are the same on every system.

func text(_ value: Bool?) -> String { value.map { "\($0)" } ?? "nil" }
func text(_ value: Int?) -> String { value.map { "\($0)" } ?? "nil" }
func text(_ value: String?) -> String { value ?? "nil" }

/// At most three decimals, none that is zero; `large` for a number that stands for no limit.
func text(_ value: CGFloat?) -> String {
  guard let value else { return "nil" }
  guard abs(value) < 1e12 else { return value.isNaN ? "nan" : value < 0 ? "-large" : "large" }
  let thousandths = Int((value * 1000).rounded())
  let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
  var decimals = String(String(1000 + rest).dropFirst())
  while decimals.hasSuffix("0") { decimals.removeLast() }
  return (thousandths < 0 ? "-" : "") + (decimals.isEmpty ? "\(whole)" : "\(whole).\(decimals)")
}

func text(_ value: CGSize?) -> String { value.map { "\(text($0.width))×\(text($0.height))" } ?? "nil" }

/// The number of an enumeration's case, because Objective-C's have no names at run time.
func text<Value: RawRepresentable>(_ value: Value?) -> String { value.map { "\($0.rawValue)" } ?? "nil" }

/// Whether there is an object.
func presence(_ object: AnyObject?) -> String { object == nil ? "nil" : "set" }

/// Red, green, blue and alpha in hexadecimal digits: `#0A84FFFF`. `nil` for no colour, `unknown` for one without components.
func text(_ color: UIColor?, _ traits: UITraitCollection? = nil) -> String {
  guard let color else { return "nil" }
  let resolved = traits.map(color.resolvedColor) ?? color
  var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
  guard resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "unknown" }
  return "#"
    + [red, green, blue, alpha].map { component in
      let byte = Int((min(1, max(0, component)) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
}
