package import Pelmet
package import PelmetCompiler
internal import PelmetDiagnostics

/// Colours in one word for reports, under some arguments and for one variant. What colours have in common is worked out once.
package final class ColorTexts {
  private let arguments: [String: Value]
  private let variant: Theme.Color.Variant
  private let looks: [String: Theme.Color]
  private var bound = Theme.Color.Worked<Theme.Color>()
  private var looked = Theme.Color.Worked<Theme.Color>()
  private var known = Theme.Color.Worked<Theme.Color.RGB?>()

  /// - Parameter looks: Those of parameters that colours are to follow.
  package init(arguments: [String: Value], variant: Theme.Color.Variant, looks: [String: Theme.Color] = [:]) {
    (self.arguments, self.variant, self.looks) = (arguments, variant, looks)
  }

  /// `#RRGGBBAA`, `system:NAME`, `asset:NAME (#RRGGBBAA)` if its catalogue was read, `none`; what only a device can work out is written as
  /// it is worked out.
  package func text(_ color: Theme.Color) -> String {
    let own = color.variant(variant).binding(&bound) { name in
      if case .color(let color)? = arguments[name] { color } else { nil }
    }.variant(variant)
    return own.label + (assetText(own).map { " (\($0))" } ?? "")
  }

  /// The colour as it follows parameters; `nil` if it does not, or follows the system's colours, too, which depend on its version.
  func open(_ color: Theme.Color) -> Theme.Color.Open? {
    guard !looks.isEmpty else { return nil }
    let own = color.variant(variant).binding(&looked) { name in looks[name].map { Theme.Color(.parameter(name, look: $0)) } }
    return Theme.Color.Open(own, variant) { _ in nil }
  }

  /// The colour that an asset, or a colour derived from assets, has in catalogues that were read.
  private func assetText(_ color: Theme.Color) -> String? {
    switch color.content {
    case .asset(let asset): asset.look?.variant(variant).label
    // The system's colours depend on its version.
    case .derived: color.evaluated(&known) { $0.known(variant) { _ in nil } }?.description
    default: nil
    }
  }
}

extension Theme.Color {
  /// The colour in one word, for reports; it is not adaptive.
  var label: String {
    var label = ColorLabel()
    label.write(self)
    return label.text
  }
}

/// The text of a colour. Colours that share others may have a text that is exponentially long, so that it stops after some hundred
/// characters: what is left is `…`.
private struct ColorLabel {
  private(set) var text = ""

  private static let limit = 400

  mutating func write(_ color: Theme.Color) {
    guard text.utf8.count < Self.limit else {
      text += "…"
      return
    }
    switch color.content {
    case .noColor: text += "none"
    case .rgb(let rgb): text += rgb.description
    case .displayP3(let color): text += color.sRGB.description
    case .system(let color): text += "system:\(color.rawValue)"
    case .asset(let asset): text += "asset:\(asset.name)"
    case .parameter(let name, _): text += "parameter:\(name)"
    case .pair(let pair): text += pair.light.description
    case .adaptive(let variants): write(variants.light)
    case .derived(let derived): write(derived.derivation)
    }
  }

  private mutating func write(_ derivation: Theme.Color.Derivation) {
    switch derivation {
    case .alpha(let color, let alpha): write("alpha", [color], alpha)
    case .mix(let color, let other, let amount): write("mix", [color, other], amount)
    case .contrast(let color, let other, let minimum): write("contrastWith", [color, other], minimum)
    case .readable(let color, let candidates, let minimum):
      text += "readableOn("
      write(color)
      text += ", ["
      for (index, candidate) in candidates.enumerated() {
        if index > 0 { text += ", " }
        write(candidate)
        if text.utf8.count >= Self.limit { break }
      }
      text += "], \(digits(minimum)))"
    }
  }

  private mutating func write(_ name: String, _ colors: [Theme.Color], _ number: Double) {
    text += "\(name)("
    for color in colors {
      write(color)
      text += ", "
    }
    text += "\(digits(number)))"
  }
}
