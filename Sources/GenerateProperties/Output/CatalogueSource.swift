extension Family {
  /// The file of PelmetCompiler's catalogue: the schemas of the types, without the types.
  var catalogueSource: String {
    var source = SwiftText.generated()
    source.line("internal import Pelmet")
    for shared in shared {
      source.line()
      source.block("extension Field {") { source in
        source.documentation(shared.summary)
        source.block("static let \(shared.fields): [Field] = [", "]") { $0.elements(shared.properties.map(\.field)) }
      }
    }
    source.line()
    source.block("extension Schema {") { source in
      for (index, type) in types.enumerated() {
        if index > 0 { source.line() }
        type.schema(in: &source)
      }
    }
    return source.text
  }
}

extension SharedProperties {
  /// The variable with the fields.
  fileprivate var fields: String { lowerCamelCase(name) }
}

extension ThemeType {
  fileprivate var variable: String { lowerCamelCase(name) }

  fileprivate func schema(in source: inout SwiftText) {
    guard role == .axis else {
      source.line("static let \(variable) = Schema(")
      source.indented { schema(in: &$0, of: SwiftText.literal("Theme.\(name)")) { $0.field } }
      return
    }
    // One axis is in many places of the catalogue, with values of several types.
    source.block("private static func \(variable)(_ value: String, _ shape: Shape, none: Value? = nil) -> Schema {") { source in
      source.line("Schema(")
      source.indented { schema(in: &$0, of: "\"Theme.\(name)<\\(value)>\"") { $0.fieldOfAxis } }
    }
    for axis in AxisSchema.all where axis.type.axis?.name == name {
      source.line()
      axis.declare(in: &source)
    }
  }

  /// The arguments and the closing parenthesis.
  private func schema(in source: inout SwiftText, of type: String, field: (Property) -> SwiftText.Call) {
    let arguments = [type, "of: \(SwiftText.literal(uiKit))"] + (role == .plain ? [] : ["role: .\(role)"])
    source.line(arguments.joined(separator: ", ") + ",")
    source.line(shared.map { "fields: Field.\($0.fields) + [" } ?? "fields: [")
    source.indented { $0.elements(properties.map(field)) }
    source.line("])")
  }
}

extension Property {
  /// A call that makes the field.
  fileprivate var field: SwiftText.Call {
    let none = none.map { "none: \(ValueType(type).value($0))" }
    return call(shape: ValueType(type).shape, none: none)
  }

  /// The same in the schema of an axis, whose values have a shape from outside.
  fileprivate var fieldOfAxis: SwiftText.Call { call(shape: "shape", none: "none: none") }

  private func call(shape: String, none: String?) -> SwiftText.Call {
    let arguments = [SwiftText.literal(name), shape] + [since.map { "since: \($0.literal)" }, none].compactMap { $0 }
    return ("Field", arguments)
  }
}

/// An axis with values of one type, which has one schema in all places of the catalogue.
private struct AxisSchema {
  let type: ValueType
  let none: String?

  /// Each once, in the order of the list.
  static let all: [AxisSchema] = {
    var all: [AxisSchema] = []
    for property in Family.all.flatMap({ $0.shared.flatMap(\.properties) + $0.types.flatMap(\.properties) }) {
      var type = ValueType(property.type)
      while let axis = type.axis {
        if !all.contains(where: { $0.type.name == type.name }) { all.append(AxisSchema(type: type, none: property.none)) }
        type = axis.value
      }
    }
    return all
  }()

  func declare(in source: inout SwiftText) {
    guard let axis = type.axis else { return }
    let none = none.map { ", none: \(type.value($0))" } ?? ""
    source.assignment(
      "static let \(type.variable) =",
      "\(lowerCamelCase(axis.name))(\(SwiftText.literal(axis.value.qualified)), \(axis.value.shape)\(none))")
  }
}

/// `tabBar` of `TabBar`.
private func lowerCamelCase(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }
