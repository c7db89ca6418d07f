internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetReports
internal import PelmetTokens

/// The files of an asset catalogue with a colour set for each colour token. Groups are folders that are part of the name:
/// `color.bar.tint` is the asset `color/bar/tint`.
struct CatalogueTexts {
  /// Paths below the catalogue, sorted.
  private(set) var files: [(path: String, text: String)] = []
  private(set) var colorCount = 0
  /// Colours that have no value in some look: an appearance that is left out would show another one's.
  private(set) var incompleteCount = 0
  /// Tokens that are no colours.
  private(set) var otherCount = 0
  /// Colours that are others on elevated levels in dark, for which a catalogue has no appearance.
  private(set) var elevatedCount = 0

  /// The looks for which a catalogue has appearances.
  private static let variants = TokenRows.variants.filter { $0 != .darkElevated }

  private static let contents = "Contents.json"
  private static let info: JSONTree = ["author": .string(WrittenCatalogue.author), "version": 1]

  init(_ lists: [TokenRows]) throws(UsageFailure) {
    var texts: [String: String] = [Self.contents: Self.text([:])]
    // Disks of Macs do not tell capitals from small letters.
    var places: [String: (path: String, text: String)] = [:]
    var groups: [String: String] = [:]
    for row in lists.flatMap(\.rows) {
      guard row.type == .color else {
        otherCount += 1
        continue
      }
      guard row.missing.isEmpty else {
        incompleteCount += 1
        continue
      }
      let names = row.path.split(separator: ".").map(Self.name)
      let values = row.values.filter { $0.variant != .darkElevated }
      let text = Self.text(["colors": .array(Self.complete(values).compactMap(Self.entry))])
      let place = names.joined(separator: "/")
      if let known = places[place.lowercased()] {
        guard known.path == row.path, known.text == text else { throw Self.collision(known.path, row.path) }
        continue
      }
      places[place.lowercased()] = (row.path, text)
      colorCount += 1
      if values.count < row.values.count { elevatedCount += 1 }
      texts["\(place).colorset/\(Self.contents)"] = text
      for depth in names.indices.dropFirst() {
        let group = names[..<depth].joined(separator: "/")
        if let known = groups.updateValue(group, forKey: group.lowercased()), known != group {
          throw Self.collision(known, group)
        }
        texts["\(group)/\(Self.contents)"] = Self.text(["properties": ["provides-namespace": true]])
      }
    }
    files = texts.keys.sorted().compactMap { path in texts[path].map { (path, $0) } }
  }

  /// With one colour for high contrast, all four are written: nobody need know on which of them another would fall back.
  private static func complete(
    _ values: [(variant: Theme.Color.Variant, value: TokenValue)]
  ) -> [(variant: Theme.Color.Variant, value: TokenValue)] {
    guard values.contains(where: { $0.variant == .lightHighContrast || $0.variant == .darkHighContrast }) else { return values }
    let known = Dictionary(values.map { ($0.variant, $0.value) }) { first, _ in first }
    return variants.compactMap { variant in
      (known[variant] ?? known[variant.fallback] ?? known[.light]).map { (variant, $0) }
    }
  }

  private static func text(_ members: KeyValuePairs<String, JSONTree>) -> String {
    JSONTree.object(members.map { .init($0.key, $0.value) } + [.init("info", info)]).text
  }

  private static func collision(_ first: String, _ second: String) -> UsageFailure {
    UsageFailure(
      message: first == second
        ? "themes give '\(first)' different values; name the token files of one of them"
        : "'\(first)' and '\(second)' would have one name in an asset catalogue")
  }

  /// A part of a path as the name of a folder: without characters that mean something to a file system, and those that nobody sees.
  private static func name(_ part: Substring) -> String {
    let scalars = part.unicodeScalars.map { "/:\\".unicodeScalars.contains($0) || VisibleText.isHidden($0) ? "-" : $0 }
    let name = String(String.UnicodeScalarView(scalars))
    return name.hasPrefix(".") ? "_\(name.dropFirst())" : name
  }

  private static func entry(_ variant: Theme.Color.Variant, _ value: TokenValue) -> JSONTree? {
    guard case .color(let color) = value, let rgb = color.rgb else { return nil }
    var appearances: [JSONTree] = []
    if variant == .dark || variant == .darkHighContrast { appearances.append(["appearance": "luminosity", "value": "dark"]) }
    if variant == .lightHighContrast || variant == .darkHighContrast {
      appearances.append(["appearance": "contrast", "value": "high"])
    }
    return .members([
      "appearances": appearances.isEmpty ? nil : .array(appearances), "color": self.color(color, rgb), "idiom": "universal",
    ])
  }

  private static func color(_ color: Theme.Color, _ rgb: Theme.Color.RGB) -> JSONTree {
    let alpha = JSONTree.string(share(Double(rgb.alpha) / 255))
    if let wide = color.displayP3 {
      return [
        "color-space": "display-p3",
        "components": [
          "alpha": alpha, "blue": .string(share(wide.blue, 100_000)), "green": .string(share(wide.green, 100_000)),
          "red": .string(share(wide.red, 100_000)),
        ],
      ]
    }
    let digits = Array(rgb.description.dropFirst())
    func channel(_ index: Int) -> JSONTree { .string("0x" + String(digits[index..<index + 2])) }
    return [
      "color-space": "srgb", "components": ["alpha": alpha, "blue": channel(4), "green": channel(2), "red": channel(0)],
    ]
  }

  /// A share with a point, which tells it from 8 bits.
  private static func share(_ value: Double, _ scale: Double = 10_000) -> String { "\((value * scale).rounded() / scale)" }
}
