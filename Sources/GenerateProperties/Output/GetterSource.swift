extension Family {
  /// The file of PelmetCapture: the getters of what it reads. `nil` for a family of which it reads nothing.
  ///
  /// Nobody captures controllers: their behaviour and the content under their bars are no look of a bar.
  var getterSource: String? {
    guard name != "Controllers" else { return nil }
    let types = (shared.map { ($0.name, $0.getter) } + types.map { ($0.name, $0.getter) }).compactMap { name, getter in
      getter.map { (name, $0) }
    }
    guard !types.isEmpty else { return nil }
    var source = SwiftText.generated()
    source.importUIKit()
    for (name, getter) in types {
      source.line()
      source.block("extension Theme.\(name) {", "}", getter.declare)
    }
    return source.text
  }
}

/// A generated function that reads properties of an object.
private struct GetterFunction {
  let name: String
  let summary: String
  /// The class of the object.
  let target: String
  let statements: [Statement]

  typealias Statement = (call: SwiftText.Call, availability: Availability)

  /// A function whose statements all need the same is only where that is: so is the class of its object.
  func declare(in source: inout SwiftText) {
    let groups = groups
    guard groups.count == 1, groups[0][0].availability.since != nil else {
      return declareFunction(in: &source) { source in
        for group in groups {
          group[0].availability.statements(in: &source, asking: "read") { source in
            for statement in group { source.elements([statement.call]) }
          }
        }
      }
    }
    groups[0][0].availability.declaration(in: &source) { source in
      declareFunction(in: &source) { source in
        for statement in groups[0] { source.elements([statement.call]) }
      }
    }
  }

  private func declareFunction(in source: inout SwiftText, _ body: (inout SwiftText) -> Void) {
    source.documentation(summary)
    source.block("@MainActor static func \(name)(_ read: inout Reading<\(target)>) {", "}", body)
  }

  /// The statements one after the other that need the same.
  private var groups: [[Statement]] {
    var groups: [[Statement]] = []
    for statement in statements {
      if groups.last?[0].availability == statement.availability {
        groups[groups.count - 1].append(statement)
      } else {
        groups.append([statement])
      }
    }
    return groups
  }
}

extension SharedProperties {
  fileprivate var getter: GetterFunction? {
    let statements = properties.flatMap { $0.getters(within: 13) }
    guard !statements.isEmpty else { return nil }
    return GetterFunction(
      name: "readSharedProperties", summary: "Reads the plain properties that the appearances of all bars share.", target: uiKit,
      statements: statements)
  }
}

extension ThemeType {
  fileprivate var getter: GetterFunction? {
    guard let target, role != .axis, target != "UIScrollView", !Self.parts.contains(name) else { return nil }
    let statements = properties.flatMap { $0.getters(within: role == .appearance ? 13 : nil) }
    guard !statements.isEmpty else { return nil }
    return GetterFunction(name: "readProperties", summary: "Reads the plain properties.", target: target, statements: statements)
  }
}

extension Property {
  /// The generated lines, each with what it needs beyond the version that its object needs. Without an axis, fonts and text attributes are
  /// read by a line, too, although it takes more to set them.
  fileprivate func getters(within version: Version?) -> [GetterFunction.Statement] {
    guard setting != .byHand else { return [] }
    return getters(of: "", named: "").map { ($0.call, $0.availability.within(version)) }
  }

  private func getters(of target: String, named prefix: String) -> [GetterFunction.Statement] {
    func line(_ others: String...) -> [GetterFunction.Statement] {
      [(("read", [SwiftText.literal(prefix + name), "\\.\(target)\(uiKit)"] + others), availability)]
    }
    switch effectiveSetting {
    case .tint: return [(("read.tint", [SwiftText.literal(name)]), availability)]
    case .parts:
      return (Self.types[type]?.properties ?? []).flatMap { part in
        part.getters(of: "\(target)\(uiKit).", named: "\(prefix)\(name).").map { ($0.call, $0.availability.and(availability)) }
      }
    case .plain, .slot, .byHand:
      switch type {
      case "Bool", "Double", "String", "Offset", "EdgeInsets", "Image", "TextAttributes", "Font": return line()
      case "Color": return line("clearIsNone: \(none == ".clear")")
      default:
        guard ValueType(type).axis == nil, setting != nil || effectiveSetting == .plain else { return [] }
        return line("as: \(ValueType(type).qualified).self")
      }
    }
  }
}
