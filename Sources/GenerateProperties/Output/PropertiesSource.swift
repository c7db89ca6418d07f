extension Family {
  /// The file of PelmetResolution: the types with their documentation and the key paths of their properties, in the catalogue's order.
  var propertiesSource: String {
    var source = SwiftText.generated()
    source.line("internal import Pelmet")
    for shared in shared {
      source.line()
      shared.properties(in: &source)
    }
    for type in types {
      source.line()
      type.properties(in: &source)
    }
    return source.text
  }
}

extension SharedProperties {
  /// The function that lists the properties for a conforming type.
  fileprivate var function: String { name.prefix(1).lowercased() + name.dropFirst() + "Properties" }

  fileprivate func properties(in source: inout SwiftText) {
    source.documentation(summary)
    source.block("func \(function)<Root: Theme.\(name)>() -> [Property<Root>] {") { source in
      source.block("[", "]") { $0.elements(properties.map(\.entry)) }
    }
  }
}

extension ThemeType {
  fileprivate func properties(in source: inout SwiftText) {
    guard role == .axis else {
      source.block("extension Theme.\(name): ThemeObject {") { source in
        source.assignment("static let summary =", SwiftText.literal(summary))
        guard let shared else {
          return source.block("static let properties: [Property<Self>] = [", "]") { $0.elements(properties.map(\.entry)) }
        }
        source.line("static let properties: [Property<Self>] =")
        source.indented { source in
          source.block("\(shared.function)() + [", "]") { $0.elements(properties.map(\.entry)) }
        }
      }
      return
    }
    // Generic types have no stored static properties, and conform only if their values do.
    source.block("extension Theme.\(name): ThemeObject, ThemeValue where Value: ThemeValue {") { source in
      source.line("static var summary: String { \(SwiftText.literal(summary)) }")
      source.block("static var properties: [Property<Self>] {") { source in
        source.block("[", "]") { $0.elements(properties.map(\.entry)) }
      }
    }
  }
}

extension Property {
  /// The entry, as a call.
  fileprivate var entry: SwiftText.Call {
    let deprecation = deprecated.map { ["deprecated: \($0.literal)"] } ?? []
    return ("Property", ["\\.\(SwiftText.identifier(name))"] + deprecation + [SwiftText.literal(note)])
  }
}
