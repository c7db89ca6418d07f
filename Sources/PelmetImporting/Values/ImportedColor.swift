internal import Pelmet
internal import PelmetReports

/// A colour that code makes.
struct ImportedColor: Sendable {
  /// A name in the code by which a value was found.
  struct Symbol: Hashable, Sendable {
    /// As a colour of a theme: lower camel case.
    let name: String
    let place: SourcePlace
    /// `UIColor.accent`.
    let text: String
  }

  typealias Variant = Theme.Color.Variant

  indirect enum Content: Sendable {
    case rgb(red: Double, green: Double, blue: Double, alpha: Double)
    case system(String)
    case asset(String)
    case variants([Variant: ImportedColor])
    /// With another alpha.
    case faded(ImportedColor, Double)
    case parameter(String)
  }

  let content: Content
  var symbol: Symbol?

  init(_ content: Content, symbol: Symbol? = nil) {
    (self.content, self.symbol) = (content, symbol)
  }

  /// The parameters that it depends on.
  var parameters: Set<String> {
    switch content {
    case .parameter(let name): [name]
    case .faded(let color, _): color.parameters
    case .variants(let all): all.values.reduce(into: []) { $0.formUnion($1.parameters) }
    case .rgb, .system, .asset: []
    }
  }

  static func white(_ white: Double, _ alpha: Double) -> ImportedColor {
    ImportedColor(.rgb(red: white, green: white, blue: white, alpha: alpha))
  }

  /// The fixed colours that `UIColor` names.
  static let named: [String: ImportedColor] = {
    func rgb(_ red: Double, _ green: Double, _ blue: Double) -> ImportedColor {
      ImportedColor(.rgb(red: red, green: green, blue: blue, alpha: 1))
    }
    return [
      "black": white(0, 1), "darkGray": white(1.0 / 3, 1), "lightGray": white(2.0 / 3, 1), "white": white(1, 1),
      "gray": white(0.5, 1),
      "red": rgb(1, 0, 0), "green": rgb(0, 1, 0), "blue": rgb(0, 0, 1), "cyan": rgb(0, 1, 1), "yellow": rgb(1, 1, 0),
      "magenta": rgb(1, 0, 1), "orange": rgb(1, 0.5, 0), "purple": rgb(0.5, 0, 0.5), "brown": rgb(0.6, 0.4, 0.2),
      "clear": white(0, 0),
    ]
  }()

  /// A colour that `UIColor` names.
  static func ofSystem(_ name: String) -> ImportedColor? {
    if let fixed = named[name] { return fixed }
    return Theme.SystemColor(rawValue: name) == nil ? nil : ImportedColor(.system(name))
  }

  /// Colours with variants, of which those that equal what they would fall back to are left out.
  static func variants(_ all: [Variant: ImportedColor]) -> ImportedColor? {
    guard let light = all[.light] else { return nil }
    var kept: [Variant: ImportedColor] = [.light: light]
    for variant in Variant.allCases {
      guard let color = all[variant] else { continue }
      // Light is there, and falls back to itself.
      var fallback = variant.fallback
      while kept[fallback] == nil { fallback = fallback.fallback }
      if variant != .light, kept[fallback]?.tree == color.tree { continue }
      kept[variant] = color
    }
    return kept.count == 1 ? light : ImportedColor(.variants(kept))
  }

  /// The colour for some traits.
  func resolved(_ variant: Variant) -> ImportedColor {
    switch content {
    case .variants(let all):
      return all[variant] ?? all[variant.fallback] ?? all[.light] ?? self
    case .faded(let color, let alpha): return color.resolved(variant).withAlpha(alpha)
    default: return self
    }
  }

  func withAlpha(_ alpha: Double) -> ImportedColor {
    if symbol != nil, isOpaque { return ImportedColor(.faded(self, alpha)) }
    switch content {
    case .rgb(let red, let green, let blue, _): return ImportedColor(.rgb(red: red, green: green, blue: blue, alpha: alpha))
    case .variants(let all): return ImportedColor(.variants(all.mapValues { $0.withAlpha(alpha) }))
    case .faded(let color, _): return color.withAlpha(alpha)
    case .system, .asset, .parameter: return ImportedColor(.faded(self, alpha))
    }
  }

  /// Whether an alpha that multiplies is the same as one that replaces.
  private var isOpaque: Bool {
    switch content {
    case .rgb(_, _, _, let alpha): alpha == 1
    case .system, .asset, .parameter: true
    case .variants(let all): all.values.allSatisfy(\.isOpaque)
    case .faded: false
    }
  }

  var isClear: Bool {
    if case .rgb(_, _, _, let alpha) = content { alpha == 0 } else { false }
  }

  /// The colour as a theme writes it, without names of colours.
  var tree: JSONTree {
    switch content {
    case .rgb(let red, let green, let blue, let alpha): .string(Self.hex([red, green, blue], alpha))
    case .system(let name): ["system": .string(name)]
    case .asset(let name): ["asset": .string(name)]
    case .variants(let all):
      .object(Variant.allCases.compactMap { variant in all[variant].map { JSONTree.Member(variant.rawValue, $0.tree) } })
    case .faded(let color, let alpha):
      switch color.withoutSymbol.withAlpha(alpha).content {
      case .faded(let color, let alpha): ["color": color.tree, "alpha": .number(alpha)]
      case let content: ImportedColor(content).tree
      }
    case .parameter(let name): .string("{\(name)}")
    }
  }

  var withoutSymbol: ImportedColor { ImportedColor(content) }

  private static func hex(_ parts: [Double], _ alpha: Double) -> String {
    let bytes = (parts + [alpha]).map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
    return Theme.Color.RGB(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3]).shortDescription
  }
}
