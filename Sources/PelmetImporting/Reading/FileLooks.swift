internal import Pelmet
internal import PelmetReports

/// Looks that files other than code say: property lists, storyboards and nibs.
enum FileLooks {
  struct Value {
    let owner: Owner
    let path: [String]
    let leaf: StyleObject.Leaf
    let place: SourcePlace
  }

  static func read(_ files: [ImportedFile], assets: [String: ImportedColor]) -> [Value] {
    let interfaces = files.filter { file in [".storyboard", ".xib"].contains { file.path.hasSuffix($0) } }
    return PropertyLists.read(files, assets: assets) + interfaces.flatMap { interface($0, assets) }
  }

  private static let bars = ["navigationBar": "navigationBar", "tabBar": "tabBar", "toolbar": "toolbar"]

  private static let flags = ["translucent": "isTranslucent", "largeTitles": "prefersLargeTitles"]

  /// The bars of containers that have a class of the app. Others have no name that a context could have.
  private static func interface(_ file: ImportedFile, _ assets: [String: ImportedColor]) -> [Value] {
    let elements = XMLReader(file.bytes).elements
    let colors = Dictionary(grouping: elements.filter { $0.name == "color" }, by: \.parent)
    var values: [Value] = []
    for (index, bar) in elements.enumerated() {
      guard let section = bars[bar.name], let parent = bar.parent, bar.attributes["key"] == bar.name,
        let type = elements[parent].attributes["customClass"]
      else { continue }
      let owner: Owner = OwnerName.isRoot(type) ? .root : .context(type)
      func add(_ property: String, _ leaf: StyleObject.Leaf, _ line: Int) {
        let place = SourcePlace(file: file.path, line: line, column: 1)
        values.append(Value(owner: owner, path: [section, property], leaf: leaf, place: place))
      }
      for (name, property) in flags.sorted(by: { $0.key < $1.key }) {
        if let flag = bar.attributes[name] { add(property, .tree(.boolean(flag == "YES")), bar.line) }
      }
      if let style = bar.attributes["barStyle"], ["default", "black"].contains(style) {
        add("barStyle", .tree(.string(style)), bar.line)
      }
      for child in colors[index] ?? [] {
        guard let key = child.attributes["key"], ["tintColor", "barTintColor"].contains(key) else { continue }
        if let color = color(child.attributes, assets) { add(key, .color(color), child.line) }
      }
    }
    return values
  }

  private static func color(_ attributes: [String: String], _ assets: [String: ImportedColor]) -> ImportedColor? {
    if let name = attributes["name"] { return assets[name] ?? ImportedColor(.asset(name)) }
    if let name = attributes["systemColor"] ?? attributes["cocoaTouchSystemColor"] {
      return ImportedColor.ofSystem(name.hasSuffix("Color") ? String(name.dropLast(5)) : name)
    }
    let numbers = attributes.compactMapValues { Double($0).flatMap { $0.isFinite ? $0 : nil } }
    guard let alpha = numbers["alpha"], ["sRGB", nil].contains(attributes["customColorSpace"]) else { return nil }
    if let red = numbers["red"], let green = numbers["green"], let blue = numbers["blue"] {
      return ImportedColor(.rgb(red: red, green: green, blue: blue, alpha: alpha))
    }
    return nil
  }
}
