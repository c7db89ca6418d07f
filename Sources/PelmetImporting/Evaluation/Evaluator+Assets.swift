internal import PelmetReports

/// Colours and images of asset catalogues by the names that generated code gives them.
extension Evaluator {
  /// A colour by its name in the catalogue. One that is in none keeps its name.
  func asset(named name: String) -> Value { .color(assets[name] ?? ImportedColor(.asset(name))) }

  /// `.color` and `.image` of the objects that SwiftGen makes for assets.
  func generated(_ name: String, of instance: Instance) -> Value? {
    guard case .text(let asset)? = instance.values["name"] else { return nil }
    switch (instance.type.split(separator: ".").last, name) {
    case ("ColorAsset", "color"), ("ColorAsset", "swiftUIColor"): return self.asset(named: asset)
    case ("ImageAsset", "image"): return .tree(["asset": .string(asset)], type: "UIImage")
    default: return nil
    }
  }

  /// `Asset.Bars.tint`, of generated code that is not among the files: the colour of that path in the catalogues, if there is only one.
  func generated(_ name: String, ofType type: String) -> Value? {
    let parts = type.split(separator: ".").map(String.init)
    guard let first = parts.first, ["Asset", "Assets", "R"].contains(first), program.type(first) == nil else { return nil }
    let path = parts.dropFirst().filter { !Self.groups.contains($0) } + [name]
    return catalogued(path)
  }

  /// Parts of a name that say what something is, and are in no catalogue.
  private static let groups: Set = ["Assets", "Asset", "Colors", "color"]

  /// `UIColor(resource: .tint)` and `UIColor.tint`, where Xcode generates the names.
  func catalogued(_ path: [String]) -> Value? {
    let key = path.map(Self.plain).joined(separator: "/")
    let short = assets.keys.filter { $0.split(separator: "/").map { Self.plain(String($0)) }.joined(separator: "/") == key }
    let all = short.isEmpty ? assets.keys.filter { Self.plain($0) == Self.plain(path.joined()) } : short
    return all.count == 1 ? asset(named: all[0]) : nil
  }

  private static func plain(_ name: String) -> String { name.filter { $0.isLetter || $0.isNumber }.lowercased() }
}
