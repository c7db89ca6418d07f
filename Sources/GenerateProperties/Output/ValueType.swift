/// The type of a property, as the catalogue writes it: a value, a type with properties, or an axis of one.
struct ValueType {
  /// As source inside `Theme` writes it.
  let name: String

  init(_ name: String) {
    self.name = name
  }

  /// The axis and the type of its values; `nil` for other types.
  var axis: (name: String, value: ValueType)? {
    guard let bracket = name.firstIndex(of: "<") else { return nil }
    return (String(name[..<bracket]), ValueType(String(name[name.index(after: bracket)...].dropLast())))
  }

  /// As generated Swift writes it outside of `Theme`.
  var qualified: String {
    if let axis { return "Theme.\(axis.name)<\(axis.value.qualified)>" }
    return ["Bool", "Double", "String"].contains(name) ? name : "Theme.\(name)"
  }

  /// The variable that has the schema, or the kind of an option set: `byMetricsDouble`.
  var variable: String {
    let word = name.filter { !"<>".contains($0) }
    return word.prefix(1).lowercased() + word.dropFirst()
  }

  /// The kinds of values that are no names.
  private static let kinds = [
    "Bool": "boolean", "Double": "number", "String": "text", "Color": "color", "ContentBackground": "contentBackground",
    "Font": "font", "Image": "image", "Shadow": "shadow", "Offset": "offset", "EdgeInsets": "insets",
  ]
  private static let optionSets = ["RectEdge", "UnderlineStyle"]
  private static let types = Set(Family.all.flatMap(\.types).map(\.name))

  /// The shape in the catalogue.
  var shape: String {
    if axis != nil || Self.types.contains(name) { return ".object(.\(variable))" }
    if let kind = Self.kinds[name] { return ".value(.\(kind))" }
    if Self.optionSets.contains(name) { return ".value(.\(variable))" }
    return ".cases(\(qualified).self, \(SwiftText.literal(name)))"
  }

  /// A value that is written as a member of the type, in the catalogue: that of an axis' values, if it is one.
  func value(_ member: String) -> String {
    if let axis { return axis.value.value(member) }
    if let kind = Self.kinds[name] { return ".\(kind)(\(member))" }
    return ".name(\(qualified)\(member).rawValue)"
  }
}
