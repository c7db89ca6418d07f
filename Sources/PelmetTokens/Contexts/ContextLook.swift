package import Pelmet
internal import PelmetDiagnostics
internal import PelmetNotation

/// The appearance that the name of a context stands for: `light`, `blackbaud-dark`, `Dark HC`, `darkHighContrast`.
struct ContextLook: Hashable {
  var scheme: Theme.Traits.Scheme
  var contrast: Theme.Traits.Contrast
  /// The other words of the name: contexts that have them in common are looks of one thing.
  var rest: [String]

  /// `nil` for a name without `light` or `dark`, or with both.
  init?(_ name: String) {
    let words = Words.of(name).flatMap(Self.parts)
    let schemes = words.compactMap(Theme.Traits.Scheme.init)
    guard schemes.count == 1 else { return nil }
    scheme = schemes[0]
    contrast = .normal
    rest = []
    for (index, word) in words.enumerated() where Theme.Traits.Scheme(rawValue: word) == nil {
      let next = index + 1 < words.count ? words[index + 1] : ""
      if Self.highContrast.contains(word) || word == "contrast" && (rest.isEmpty || contrast == .high) {
        contrast = .high
      } else if Self.high.contains(word), next == "contrast" {
        contrast = .high
      } else {
        rest.append(word)
      }
    }
  }

  /// Words that mean high contrast by themselves.
  private static let highContrast: Set<String> = ["hc", "ax", "a11y", "highcontrast", "hicontrast"]
  /// Words that do so before "contrast".
  private static let high: Set<String> = ["high", "hi", "higher", "increased", "more"]
  /// Words that stand beside a scheme without anything between: `lightmode`, `hcdark`.
  private static let neighbors = highContrast.union(["mode", "theme"])

  private static func parts(of word: String) -> [String] {
    for scheme in Theme.Traits.Scheme.allCases.map(\.rawValue) {
      if word.hasPrefix(scheme), neighbors.contains(String(word.dropFirst(scheme.count))) {
        return [scheme, String(word.dropFirst(scheme.count))]
      }
      if word.hasSuffix(scheme), neighbors.contains(String(word.dropLast(scheme.count))) {
        return [String(word.dropLast(scheme.count)), scheme]
      }
    }
    return [word]
  }
}

/// The contexts of a modifier that are looks of one thing, by appearance.
package struct ContextLooks {
  package let choices: [(variant: Theme.Color.Variant, name: String)]

  /// The looks of the thing that `chosen` is a look of, when there is one for light and one for dark.
  init?(_ names: [String], like chosen: String) {
    self.init(names.map { (name: $0, look: ContextLook($0)) }, like: chosen)
  }

  /// The looks of the thing with the shortest name that has some: rather `dark` than `dark-protanopia`.
  package init?(_ names: [String]) {
    let looks = names.map { (name: $0, look: ContextLook($0)) }
    let normal = looks.filter { $0.look?.contrast == .normal }
    let shortest = normal.compactMap { $0.look?.rest.count }.min() ?? 0
    let ordered = normal.filter { $0.look?.rest.count == shortest } + normal.filter { $0.look?.rest.count != shortest }
    // The first few are enough: each looks at every name.
    for name in ordered.prefix(8).map(\.name) {
      if let found = ContextLooks(looks, like: name) {
        self = found
        return
      }
    }
    return nil
  }

  private init?(_ looks: [(name: String, look: ContextLook?)], like chosen: String) {
    guard let look = ContextLook(chosen) else { return nil }
    func name(_ scheme: Theme.Traits.Scheme, _ contrast: Theme.Traits.Contrast) -> String? {
      let wanted = (scheme, contrast, look.rest)
      return looks.first { $0.look.map { ($0.scheme, $0.contrast, $0.rest) == wanted } ?? false }?.name
    }
    guard let light = name(.light, look.contrast), let dark = name(.dark, look.contrast) else { return nil }
    var choices: [(variant: Theme.Color.Variant, name: String)] = [(.light, light), (.dark, dark)]
    if look.contrast == .normal {
      if let name = name(.light, .high) { choices.append((.lightHighContrast, name)) }
      if let name = name(.dark, .high) { choices.append((.darkHighContrast, name)) }
    }
    self.choices = choices
  }

  var light: String { choices[0].name }
  var dark: String { choices[1].name }

  /// The value of an input that follows the device.
  var json: String {
    let members = choices.map { "\"\($0.variant.rawValue)\": \(JSONText.string($0.name))" }
    return "{ \(members.joined(separator: ", ")) }"
  }
}
