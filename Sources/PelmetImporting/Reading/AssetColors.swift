internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetSyntax

/// The colours of asset catalogues.
enum AssetColors {
  /// The colour sets among files, by the names that code gives them. One that cannot be read is as if it were not there.
  static func read(_ files: [ImportedFile]) -> [String: ImportedColor] {
    let contents = "/Contents.json"
    let described = files.filter { $0.path.contains(".xcassets/") && $0.path.hasSuffix(contents) }
    let namespaces = Set(
      described.filter { AssetNames.providesNamespace($0.bytes) }.map { String($0.path.dropLast(contents.count)) })
    var colors: [String: ImportedColor] = [:]
    for file in described {
      let folder = file.path.dropLast(contents.count)
      guard folder.hasSuffix(".colorset") else { continue }
      let parts = folder.split(separator: "/")
      var name = String(parts[parts.count - 1].dropLast(".colorset".count))
      for end in (1..<parts.count).reversed() where namespaces.contains(parts[..<end].joined(separator: "/")) {
        name = "\(parts[end - 1])/\(name)"
      }
      guard colors[name] == nil, let color = color(file, name) else { continue }
      colors[name] = color
    }
    return colors
  }

  private static func color(_ file: ImportedFile, _ name: String) -> ImportedColor? {
    var sources = SourceMap()
    var findings = DiagnosticBag()
    let id = sources.add(path: file.path, bytes: file.bytes)
    guard let document = JSONReader.read(id, in: sources, into: &findings) else { return nil }
    var reader = ColorSetReader(name)
    return reader.color(document.root).flatMap(Self.color)
  }

  private static func color(_ color: Theme.Color) -> ImportedColor? {
    var all: [ImportedColor.Variant: ImportedColor] = [:]
    for variant in Theme.Color.Variant.allCases {
      let resolved = color.variant(variant)
      if let rgb = resolved.rgb {
        all[variant] = ImportedColor(rgb)
      } else if case .system(let name) = resolved.content {
        all[variant] = ImportedColor(.system(name.rawValue))
      } else {
        return nil
      }
    }
    return ImportedColor.variants(all)
  }
}

extension ImportedColor {
  fileprivate init(_ rgb: Theme.Color.RGB) {
    func part(_ byte: UInt8) -> Double { Double(byte) / 255 }
    self.init(.rgb(red: part(rgb.red), green: part(rgb.green), blue: part(rgb.blue), alpha: part(rgb.alpha)))
  }
}
