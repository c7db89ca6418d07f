/// The file of PelmetTesting: the colours of a style by the names in their paths, for audits.
enum ColorSource {
  static var text: String {
    var source = SwiftText.generated()
    source.line("#if MODELCORE")
    source.indented { source in
      source.line("internal import Pelmet")
      for type in Family.all.flatMap(\.types) where type.role == .axis || type.properties(holding: types).isEmpty == false {
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
      let more = Family.all.flatMap(\.types).filter { !$0.properties(holding: found).isEmpty }.map(\.name)
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
