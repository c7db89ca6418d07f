package import Pelmet
internal import PelmetDiagnostics
internal import PelmetNotation

/// The appearance that the name of a context stands for: `light`, `blackbaud-dark`, `Dark HC`, `darkHighContrast`.
struct ContextLook: Hashable {
  var scheme: Theme.Traits.Scheme
  var contrast: Theme.Traits.Contrast
  /// The other words of the name: contexts that have them in common are looks of one thing.
  var rest: [String]

  /// The words for the schemes.
  private static let schemes: [String: Theme.Traits.Scheme] = ["light": .light, "dark": .dark]
  /// The same with those for the time of the day, which mean them where nothing else can be meant: in names of files and keys of tables.
  static let modeSchemes = schemes.merging(["day": .light, "night": .dark]) { first, _ in first }

  /// `nil` for a name without a word for a scheme, or with two.
  init?(_ name: String) { self.init(name, Self.schemes) }

  /// The appearance of a mode, which may be called day or night.
  init?(mode: String) { self.init(mode, Self.modeSchemes) }

  private init?(_ name: String, _ schemes: [String: Theme.Traits.Scheme]) {
    let known = schemes
    let words = Words.of(name).flatMap(Self.parts)
    let schemes = words.compactMap { known[$0] }
    guard schemes.count == 1 else { return nil }
    scheme = schemes[0]
    contrast = .normal
    rest = []
    for (index, word) in words.enumerated() where known[word] == nil {
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
  static let highContrast: Set<String> = ["hc", "ax", "a11y", "highcontrast", "hicontrast"]
  /// Words that do so before "contrast".
  static let high: Set<String> = ["high", "hi", "higher", "increased", "more"]
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
    self.init(names.map { (name: $0, look: ContextLook($0)) }, like: ContextLook(chosen))
  }

  /// The looks of the thing with the shortest name that has some: rather `dark` than `dark-protanopia`.
  package init?(_ names: [String]) { self.init(names.map { (name: $0, look: ContextLook($0)) }) }

  /// The same of modes, which may be called day and night.
  init?(modes: [String]) { self.init(modes.map { (name: $0, look: ContextLook(mode: $0)) }) }

  private init?(_ looks: [(name: String, look: ContextLook?)]) {
    let normal = looks.filter { $0.look?.contrast == .normal }
    let shortest = normal.compactMap { $0.look?.rest.count }.min() ?? 0
    let ordered = normal.filter { $0.look?.rest.count == shortest } + normal.filter { $0.look?.rest.count != shortest }
    // The first few are enough: each looks at every name.
    for name in ordered.prefix(8).map(\.name) {
      if let found = ContextLooks(looks, like: looks.first { $0.name == name }?.look) {
        self = found
        return
      }
    }
    return nil
  }

  private init?(_ looks: [(name: String, look: ContextLook?)], like chosen: ContextLook?) {
    guard let look = chosen else { return nil }
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

  /// The name of the context for an appearance, or for the one that replaces a missing one.
  func name(for variant: Theme.Color.Variant) -> String {
    var variant = variant
    while variant != variant.fallback {
      if let choice = choices.first(where: { $0.variant == variant }) { return choice.name }
      variant = variant.fallback
    }
    return light
  }

  var light: String { choices[0].name }
  var dark: String { choices[1].name }

  /// The value of an input that follows the device.
  var json: String {
    let members = choices.map { "\"\($0.variant.rawValue)\": \(JSONText.string($0.name))" }
    return "{ \(members.joined(separator: ", ")) }"
  }
}
