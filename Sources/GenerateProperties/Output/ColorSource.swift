/// The file of PelmetTesting: the colours of a style by the names in their paths, for audits.
enum ColorSource {
  static var text: String {
    var source = SwiftText.generated()
    source.line("#if MODELCORE")
    source.indented { source in
      source.line("internal import Pelmet")
      for type in Family.all.flatMap(\.types) where types.contains(type.name) {
        source.line()
        type.conform(to: "ColorsByName", types, in: &source)
      }
    }
    source.line("#endif")
    return source.text
  }

  /// The types that have a colour somewhere inside.
  private static let types: Set<String> = {
    var found: Set<String> = ["Color"]
    while true {
      let holders = Family.all.flatMap(\.types).map { ($0.name, $0.properties(holding: found)) }.filter { !$0.1.isEmpty }
      // An axis has a colour inside where a property gives it values that have one.
      let axes = holders.flatMap(\.1).compactMap { ValueType($0.type).axis?.name }
      let more = holders.map(\.0) + axes
      if found.isSuperset(of: more) { return found }
      found.formUnion(more)
    }
  }()
}

extension ThemeType {
  /// The properties with a colour somewhere inside.
  fileprivate func properties(holding types: Set<String>) -> [Property] {
    allProperties.filter { property in
      let type = ValueType(property.type)
      return types.contains(property.type) || type.axis.map { types.contains($0.value.name) } ?? false
    }
  }

  fileprivate func conform(to name: String, _ types: Set<String>, in source: inout SwiftText) {
    let condition = role == .axis ? " where Value: \(name)" : ""
    let members = role == .axis ? allProperties : properties(holding: types)
    source.block("extension Theme.\(self.name): \(name)\(condition) {") { source in
      source.block("func member(_ name: Substring) -> ColorMember {") { source in
        source.line("switch name {")
        for property in members {
          let value = SwiftText.identifier(property.name)
          source.line("case \"\(property.name)\": \(property.type == "Color" ? ".color" : ".object")(\(value))")
        }
        source.line("default: .none")
        source.line("}")
      }
    }
  }
}
