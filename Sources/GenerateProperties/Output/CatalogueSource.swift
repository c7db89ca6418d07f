extension Family {
  /// The file of PelmetCompiler's catalogue: the types' conformances, which list the properties.
  var catalogueSource: String {
    var source = SwiftText.generated()
    source.line("internal import Pelmet")
    for shared in shared {
      source.line()
      shared.catalogue(in: &source)
    }
    for type in types {
      source.line()
      type.catalogue(in: &source)
    }
    return source.text
  }
}

extension SharedProperties {
  /// The function that lists the properties for a conforming type.
  fileprivate var function: String { name.prefix(1).lowercased() + name.dropFirst() + "Properties" }

  fileprivate func catalogue(in source: inout SwiftText) {
    source.documentation(summary)
    source.block("func \(function)<Root: Theme.\(name)>() -> [Property<Root>] {") { source in
      source.block("[", "]") { $0.elements(properties.map(\.entry)) }
    }
  }
}

extension ThemeType {
  fileprivate func catalogue(in source: inout SwiftText) {
    switch role {
    case .plain: catalogue(as: "Catalogued", in: &source)
    case .appearance: catalogue(as: "AppearanceObject", in: &source)
    case .axis: catalogueAxis(in: &source)
    }
  }

  private func catalogue(as conformance: String, in source: inout SwiftText) {
    source.block("extension Theme.\(name): \(conformance) {") { source in
      source.line("static let title = \(literal(uiKit))")
      source.assignment("static let summary =", literal(summary))
      source.line("static let schema = erased()")
      guard let shared else {
        return source.block("static let properties: [Property<Self>] = [", "]") { $0.elements(properties.map(\.entry)) }
      }
      source.line("static let properties: [Property<Self>] =")
      source.indented { source in
        source.block("\(shared.function)() + [", "]") { $0.elements(properties.map(\.entry)) }
      }
    }
  }

  /// Generic types have no stored static properties, and conform only if their values do.
  private func catalogueAxis(in source: inout SwiftText) {
    source.block("extension Theme.\(name): Axis, Catalogued, ThemeValue where Value: ThemeValue {") { source in
      source.line("static var title: String { \(literal(uiKit)) }")
      source.line("static var summary: String { \(literal(summary)) }")
      source.block("static var properties: [Property<Self>] {") { source in
        source.block("[", "]") { $0.elements(properties.map(\.entry)) }
      }
    }
    source.line()
    source.block("extension Theme.\(name): NoneAccepting where Value: NoneAccepting {") { source in
      source.line("typealias Scalar = Value.Scalar")
    }
  }
}

extension Property {
  /// The entry, as a call.
  fileprivate var entry: (function: String, arguments: [String]) {
    let labelled = [
      none.map { "none: \($0)" }, since.map { "since: \($0.literal)" }, deprecated.map { "deprecated: \($0.literal)" },
    ]
    return ("Property", ["\\.\(SwiftText.identifier(name))", literal(name)] + labelled.compactMap { $0 } + [literal(note)])
  }
}

/// A string literal for a text without line breaks.
private func literal(_ text: String) -> String {
  var escaped = ""
  for character in text {
    if character == "\"" || character == "\\" { escaped.append("\\") }
    escaped.append(character)
  }
  return "\"\(escaped)\""
}
