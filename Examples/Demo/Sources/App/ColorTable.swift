#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

/// Colours by light, dark and high contrast, as lines of text.
struct ColorTable {
  typealias Row = (label: String, color: UIColor?)

  let title: String
  let rows: [Row]

  @MainActor func print() {
    let columns: [(name: String, traits: UITraitCollection)] = [
      ("light", Self.traits(.light, .normal)),
      ("dark", Self.traits(.dark, .normal)),
      ("light+contrast", Self.traits(.light, .high)),
      ("dark+contrast", Self.traits(.dark, .high)),
    ]
    Swift.print(line(title, columns.map(\.name)))
    for row in rows {
      Swift.print(line("  " + row.label, columns.map { Self.hex(row.color, $0.traits) }))
    }
    Swift.print()
  }

  private func line(_ label: String, _ cells: [String]) -> String {
    let padded = ([(label, 30)] + cells.map { ($0, 16) }).map { text, width in
      text + String(repeating: " ", count: max(1, width - text.count))
    }
    var line = padded.joined()
    while line.last == " " { line.removeLast() }
    return line
  }

  private static func traits(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
    ])
  }

  /// `#RRGGBB`, with the alpha behind it where the colour is not opaque.
  @MainActor private static func hex(_ color: UIColor?, _ traits: UITraitCollection) -> String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard let color else { return "not set" }
    guard color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "\(color)" }
    let channels = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    return "#"
      + channels.map { channel in
        let digits = String(Int((channel * 255).rounded()), radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
