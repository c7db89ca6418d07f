package import Pelmet
internal import PelmetDiagnostics
package import PelmetSyntax
internal import PelmetTokens

/// The colour sets in the asset catalogues of a module. Each is read when a theme first names it, and only once.
final class ColorSets {
  private let files: [String: FileID]
  private let sources: SourceMap
  private var colors: [String: Theme.Color?] = [:]
  /// Findings of reading. A catalogue is Xcode's to judge: none of them stops a build.
  private(set) var findings = DiagnosticBag()

  init(_ assets: AssetNames, _ sources: SourceMap) {
    files = assets.colorSets
    self.sources = sources
  }

  /// The colour of a set on iPhone; `nil` when it is not known, which is reported if the file is why.
  /// - Parameter use: The value in a theme that names it.
  func color(_ name: String, for use: JSONValue) -> Theme.Color? {
    if let known = colors[name] { return known }
    let color = files[name].flatMap { read($0, name, for: use) }
    colors[name] = .some(color)
    return color
  }

  private func read(_ file: FileID, _ name: String, for use: JSONValue) -> Theme.Color? {
    var own = DiagnosticBag()
    var reader = ColorSetReader(name)
    let color = JSONReader.read(file, in: sources, into: &own).flatMap { reader.color($0.root) }
    for var finding in own.diagnostics + reader.findings {
      finding.severity = .warning
      finding.notes.append(.init("a theme uses the colour set '\(name)' here", at: use.span))
      findings.add(finding)
    }
    return color
  }
}

/// Reads the `Contents.json` of a colour set (Apple, Asset Catalog Format Reference, Named Color Type).
package struct ColorSetReader {
  private let name: String
  private(set) var findings: [Diagnostic] = []
  /// Whether some colour is one that Pelmet does not know, so that the whole is not known.
  private var isUnknown = false

  package init(_ name: String) {
    self.name = name
  }

  /// The entries that hold for a phone, by appearance.
  private typealias Entries = [Appearance: (rank: Int, color: Theme.Color)]

  private struct Appearance: Hashable {
    /// `nil` holds for every scheme that has no entry of its own.
    var isDark: Bool?
    var isHighContrast = false
  }

  /// The colour that the file describes; `nil` if it is not known.
  package mutating func color(_ root: JSONValue) -> Theme.Color? {
    guard let list = root["colors"], list.kind == .array else {
      invalid(root["colors"] ?? root, "the colour set '\(name)' has no array \"colors\"")
      return nil
    }
    var entries: Entries = [:]
    for element in list.elements { read(element, into: &entries) }
    guard findings.isEmpty, !isUnknown else { return nil }
    func entry(_ isDark: Bool?, _ isHighContrast: Bool = false) -> Theme.Color? {
      entries[Appearance(isDark: isDark, isHighContrast: isHighContrast)]?.color
    }
    let light = entry(false) ?? entry(nil)
    let dark = entry(true) ?? entry(nil)
    // A catalogue without a colour for light gives none there.
    guard let light else { return nil }
    return Theme.Color.adaptive(
      light: light, dark: dark,
      lightHighContrast: entry(false, true) ?? (entry(false) == nil ? entry(nil, true) : nil),
      darkHighContrast: entry(true, true) ?? (entry(true) == nil ? entry(nil, true) : nil))
  }

  private mutating func read(_ element: JSONValue, into entries: inout Entries) {
    // An entry without a colour is a well that is left empty; one for a language or a Mac is not for phones.
    guard let color = element["color"], color.kind == .object, element["locale"] == nil, element["subtype"] == nil else { return }
    guard let idiom = Self.idioms.firstIndex(of: element["idiom"]?.string ?? "universal") else { return }
    var appearance = Appearance()
    for condition in element["appearances"].map({ Array($0.elements) }) ?? [] {
      switch (condition["appearance"]?.string, condition["value"]?.string) {
      case ("luminosity", "dark"): appearance.isDark = true
      case ("luminosity", "light"): appearance.isDark = false
      case ("contrast", "high"): appearance.isHighContrast = true
      default: return
      }
    }
    // Of a colour for each gamut, that for the wide one says more.
    let rank = idiom * 2 + (element["display-gamut"]?.string == "display-P3" ? 0 : 1)
    guard (entries[appearance]?.rank ?? .max) > rank, let read = self.read(color) else { return }
    entries[appearance] = (rank, read)
  }

  /// The idioms that count, first those that a phone prefers.
  private static let idioms = ["iphone", "universal", "ipad"]

  // MARK: Colours

  private mutating func read(_ color: JSONValue) -> Theme.Color? {
    if let reference = color["reference"]?.string {
      let name = reference.hasSuffix("Color") ? String(reference.dropLast("Color".count)) : reference
      if let known = Theme.SystemColor(rawValue: name) ?? Theme.SystemColor(rawValue: reference) { return .system(known) }
      isUnknown = true
      return nil
    }
    guard let components = color["components"], components.kind == .object else {
      invalid(color, "a colour of the set '\(name)' has neither \"components\" nor \"reference\"")
      return nil
    }
    let alpha = components["alpha"].map { component($0, isAlpha: true) } ?? 1
    let space = color["color-space"]?.string ?? "srgb"
    if space == "gray-gamma-22" || space == "extended-gray" {
      guard let white = member("white", of: components), let alpha else { return nil }
      return Self.converted(Vector3(white, white, white), .srgb, alpha)
    }
    let red = member("red", of: components)
    let green = member("green", of: components)
    let blue = member("blue", of: components)
    guard let red, let green, let blue, let alpha else { return nil }
    let value = Vector3(red, green, blue)
    switch space {
    case "srgb": return Self.converted(value, .srgb, alpha)
    case "extended-srgb" where value.allSatisfy((0...1).contains): return Self.converted(value, .srgb, alpha)
    case "extended-srgb": return Self.converted(value.map(TransferFunctions.decodeSRGB), .linearSRGB, alpha)
    case "extended-linear-srgb": return Self.converted(value, .linearSRGB, alpha)
    case "display-p3": return Self.converted(value, .displayP3, alpha)
    default:
      isUnknown = true
      return nil
    }
  }

  private static func converted(_ value: Vector3, _ space: ColorSpace, _ alpha: Double) -> Theme.Color {
    ConvertedColor(value, in: space, alpha: min(max(alpha, 0), 1)).color
  }

  private mutating func member(_ key: String, of components: JSONValue) -> Double? {
    guard let value = components[key] else {
      invalid(components, "a colour of the set '\(name)' has no \"\(key)\"")
      return nil
    }
    return component(value, isAlpha: false)
  }

  /// `"0xFF"` and `"255"` have 8 bits, `"1.000"` is a share.
  private mutating func component(_ value: JSONValue, isAlpha: Bool) -> Double? {
    if let number = value.number { return number > 1 ? number / 255 : number }
    if let text = value.string {
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        if let number = UInt8(text.dropFirst(2), radix: 16) { return Double(number) / 255 }
      } else if let number = Double(text), number.isFinite {
        let isShare = text.contains(".") || text.contains("e") || (isAlpha && number <= 1)
        return isShare ? number : number / 255
      }
    }
    invalid(
      value, "a component of the colour set '\(name)' must be a share such as \"0.5\", or 8 bits such as \"128\" or \"0x80\"")
    return nil
  }

  private mutating func invalid(_ value: JSONValue, _ summary: String) {
    findings.append(Diagnostic(.invalidColor, at: value, summary, fix: "set the colour again in Xcode"))
  }
}
