extension Family {
  /// The file of PelmetUIKit: the setters that need no thought. `nil` for a family without any.
  var setterSource: String? {
    let types = (shared.map { ($0.name, $0.setters) } + types.map { ($0.name, $0.setters) }).filter { !$0.1.isEmpty }
    guard !types.isEmpty else { return nil }
    var source = SwiftText.generated()
    source.importUIKit()
    for (name, functions) in types {
      source.line()
      source.block("extension Theme.\(name) {") { source in
        for (index, function) in functions.enumerated() {
          if index > 0 { source.line() }
          function.declare(in: &source)
        }
      }
    }
    return source.text
  }
}

/// A generated function that writes properties of a style to an object.
private struct SetterFunction {
  let name: String
  let summary: String
  /// The class of the object.
  let target: String
  let statements: [Statement]

  struct Statement {
    let text: String
    let availability: Availability
  }

  func declare(in source: inout SwiftText) {
    source.documentation(summary)
    source.block("@MainActor static func \(name)(_ set: Setter<\(target), Self>) {") { source in
      for group in groups {
        group[0].availability.statements(in: &source) { source in
          for statement in group { source.line(statement.text) }
        }
      }
    }
  }

  /// The statements that need the same, oldest systems first.
  private var groups: [[Statement]] {
    var groups: [[Statement]] = []
    for statement in statements {
      if let index = groups.firstIndex(where: { $0[0].availability == statement.availability }) {
        groups[index].append(statement)
      } else {
        groups.append([statement])
      }
    }
    let order = groups.indices.sorted { a, b in
      (groups[a][0].availability.since ?? 0, a) < (groups[b][0].availability.since ?? 0, b)
    }
    return order.map { groups[$0] }
  }
}

extension SharedProperties {
  fileprivate var setters: [SetterFunction] {
    let statements = properties.flatMap { $0.statements(within: 13) }
    guard !statements.isEmpty else { return [] }
    return [
      SetterFunction(
        name: "setSharedProperties", summary: "Sets the plain properties that the appearances of all bars share.", target: uiKit,
        statements: statements)
    ]
  }
}

extension ThemeType {
  /// Up to three functions, because slots come after what is written by hand, and proxies record some properties only.
  fileprivate var setters: [SetterFunction] {
    guard let target, role != .axis, !Self.parts.contains(name) else { return [] }
    let hasProxy = properties.contains(where: \.isRecorded)
    func function(_ name: String, _ summary: String, _ isIncluded: (Property) -> Bool) -> SetterFunction {
      let statements = properties.filter(isIncluded).flatMap { $0.statements(within: role == .appearance ? 13 : nil) }
      return SetterFunction(name: name, summary: summary, target: target, statements: statements)
    }
    let functions =
      hasProxy
      ? [
        function("setRecordedProperties", "Sets the plain properties that appearance proxies record (PRX-2).") {
          $0.isRecorded && !$0.isAppearance
        },
        function("setSlots", "Sets the slots, which appearance proxies record, too (PRX-2).") {
          $0.isRecorded && $0.isAppearance
        },
        function("setOtherProperties", "Sets the plain properties that appearance proxies do not record.") { !$0.isRecorded },
      ]
      : [function("setProperties", "Sets the plain properties.") { _ in true }]
    return functions.filter { !$0.statements.isEmpty }
  }

  /// The types whose properties are written one by one to the object of another.
  static let parts = Set(
    Family.all.flatMap(\.types).flatMap(\.properties).filter { $0.effectiveSetting == .parts }.map(\.type))
}

extension Property {
  fileprivate var isAppearance: Bool { Self.types[type]?.role == .appearance }

  static let types = Dictionary(uniqueKeysWithValues: Family.all.flatMap(\.types).map { ($0.name, $0) })

  /// How PelmetUIKit writes the property.
  var effectiveSetting: Setting {
    if let setting { return setting }
    let needsFont = type == "TextAttributes" || type == "Font"
    let isStyle = Self.types[type].map { $0.role == .plain } ?? false
    return needsFont || isStyle || type == "ContentBackground" || ValueType(type).axis != nil ? .byHand : .plain
  }

  /// The generated lines, each with what it needs beyond the version that its object needs.
  fileprivate func statements(within version: Version?) -> [SetterFunction.Statement] {
    statements(to: "", from: "").map { .init(text: $0.text, availability: $0.availability.within(version)) }
  }

  /// - Parameters:
  ///   - target: The path of the object that has the property, with a dot at its end.
  ///   - source: The path of the value that has it, likewise.
  private func statements(to target: String, from source: String) -> [SetterFunction.Statement] {
    let paths = "\\.\(target)\(uiKit), \\.\(source)\(SwiftText.identifier(name))"
    switch effectiveSetting {
    case .byHand: return []
    case .plain: return [.init(text: "set(\(paths))", availability: availability)]
    case .tint: return [.init(text: "set.tint(\\.\(name))", availability: availability)]
    case .slot(let neutral): return [.init(text: "set(\(paths), neutral: \(neutral))", availability: availability)]
    case .parts:
      let object = uiKit.isEmpty ? target : "\(target)\(uiKit)."
      return (Self.types[type]?.properties ?? []).flatMap { part in
        part.statements(to: object, from: "\(source)\(name)?.").map {
          .init(text: $0.text, availability: $0.availability.and(availability))
        }
      }
    }
  }
}
