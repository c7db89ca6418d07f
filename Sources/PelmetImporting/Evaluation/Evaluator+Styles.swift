internal import Pelmet
internal import PelmetCompiler
internal import PelmetReports

/// Bars, items and appearance objects: reading, setting and calling what the catalogue has.
extension Evaluator {
  /// The type of UIKit that a property asks for.
  func styleType(of name: String, in style: StyleObject) -> String? { style.field(name).flatMap(Self.typeName) }

  private static func typeName(_ field: Field) -> String? {
    switch field.shape {
    case .object(let schema):
      if schema.role == .axis { return schema.fields.first.flatMap(typeName) }
      return schema == StyleSchemas.textAttributes ? "[NSAttributedString.Key:Any]" : schema.title
    case .value(let kind):
      switch kind {
      case .boolean: return "Bool"
      case .number: return "CGFloat"
      case .text: return "String"
      case .color, .contentBackground: return "UIColor"
      case .font: return "UIFont"
      case .image: return "UIImage"
      case .shadow: return "NSShadow"
      case .offset: return "UIOffset"
      case .insets: return "UIEdgeInsets"
      case .enumeration(let names), .options(let names): return "UI" + names.type.swift.split(separator: ".").dropFirst().joined()
      }
    }
  }

  /// Sets a property of a bar, item or appearance object.
  func set(_ name: String, of style: StyleObject, to value: Value, at place: SourcePlace) {
    guard let field = style.field(name) else {
      trace?.taint()
      return
    }
    if style.isSingle || style.isLost {
      let section = KnownTypes.sections[style.schema.title] ?? style.schema.title
      strays.append(Stray(reason: style.isSingle ? .singleItem : .noContainer, place: place, path: "\(section).\(name)"))
      trace?.obstruct(.item)
      return
    }
    trace?.touch(style.homes(of: name), isOfAllBars: style.isOfProxy)
    switch field.shape {
    case .object(let schema): set(name, schema, of: style, to: value, at: place)
    case .value(let kind):
      style.set(name, fact(leaf(value, kind, field, place) ?? .tree(.null), value, place))
    }
  }

  private func set(_ name: String, _ schema: Schema, of style: StyleObject, to value: Value, at place: SourcePlace) {
    switch value {
    case .style(let object) where object.schema == schema: style.set(name, object, place: place)
    case .dictionary(let entries):
      let attributes = StyleObject(schema, journal)
      for entry in entries {
        guard case .element(let key) = entry.key else {
          // An attribute of which nobody knows the name may be any of them.
          let unknown = Unknown(reason: .unknownValue, text: name, place: place)
          return style.set(name, fact(.unknown(unknown), value, place))
        }
        set(key.name, of: attributes, to: coerced(entry.value, to: styleType(of: key.name, in: attributes)), at: place)
      }
      style.set(name, attributes, place: place)
    case .nothing: style.set(name, fact(.tree(.null), value, place))
    case .unknown(let unknown): style.set(name, fact(.unknown(unknown), value, place))
    default:
      guard schema.role == .axis, let object = style.object(name), let first = schema.fields.first else { return }
      set(first.name, of: object, to: value, at: place)
    }
  }

  private func fact(_ leaf: StyleObject.Leaf, _ value: Value, _ place: SourcePlace) -> StyleObject.Fact {
    var via = chain
    if case .color(let color) = value, let symbol = color.symbol {
      via.append("\(symbol.text) (\(symbol.place.file):\(symbol.place.line))")
    }
    return StyleObject.Fact(leaf: leaf, place: place, via: via)
  }

  /// The form in which a theme writes a value. `nil` where the property is as if it had never been set.
  private func leaf(_ value: Value, _ kind: ValueKind, _ field: Field, _ place: SourcePlace) -> StyleObject.Leaf? {
    func unknownLeaf(_ reason: Reason = .unknownValue) -> StyleObject.Leaf {
      .unknown(Unknown(reason: reason, text: field.name, place: place))
    }
    switch (kind, value) {
    case (_, .unknown(let unknown)) where unknown.choices.count == 2:
      let facts = unknown.choices.map { choice in
        leaf(coerced(choice, to: Self.typeName(field)), kind, field, place).map {
          StyleObject.Fact(leaf: $0, place: place, via: [])
        }
      }
      if let first = facts[0], let second = facts[1], first.outcome == second.outcome { return first.leaf }
      return .unclear(Look.doubts(facts[0]?.outcome, facts[1]?.outcome, .condition(unknown.text, unknown.place)))
    case (_, .unknown(let unknown)): return .unknown(unknown)
    case (_, .nothing):
      // A colour that is taken from elsewhere when there is none: UIKit's tints.
      return field.none == nil || field.none == .color(.noColor) ? nil : StyleObject.Leaf.none
    case (.color, .color(let color)), (.contentBackground, .color(let color)):
      return color.isClear && field.none == .color(.clear) ? StyleObject.Leaf.none : .color(color)
    case (.boolean, .boolean(let value)): return .tree(.boolean(value))
    case (.number, _): return Arithmetic.number(value).map { .tree(.number($0)) } ?? unknownLeaf()
    case (.text, .text(let text)): return .tree(.string(text))
    case (.enumeration(let names), .element(let element)):
      guard names.names.contains(element.name) else { return unknownLeaf() }
      return .tree(.string(element.name))
    case (.enumeration(let names), .tree(let tree, type: "UIVisualEffect")):
      if case .string(let name) = tree, names.names.contains(name) { return .tree(tree) }
      return unknownLeaf()
    case (.font, .tree(let tree, type: "UIFont")), (.offset, .tree(let tree, type: "UIOffset")),
      (.insets, .tree(let tree, type: "UIEdgeInsets")):
      return .tree(tree)
    case (.image, .tree(let tree, type: "UIImage")): return tree == .string("none") ? StyleObject.Leaf.none : .tree(tree)
    case (.options(let names), _):
      let all: [Value] = if case .array(let elements) = value { elements } else { [value] }
      let found = all.compactMap {
        if case .element(let element) = $0, names.names.contains(element.name) { element.name } else { nil }
      }
      return found.count == all.count ? .tree(.array(found.map { .string($0) })) : unknownLeaf()
    default: return unknownLeaf()
    }
  }

  /// The value of a property as code reads it.
  func read(_ name: String, of style: StyleObject, _ expression: Expression) -> Value? {
    guard let field = style.field(name) else { return nil }
    trace?.read(style.homes(of: name))
    switch style.members[name] {
    case .value(let fact)?: return value(of: fact, field, expression)
    case .object(let object)?:
      if object.schema == StyleSchemas.textAttributes { return attributes(object, expression) }
      return .style(object)
    case nil:
      guard case .object(let schema) = field.shape, schema.role == .appearance else {
        return unknown(expression, type: Self.typeName(field))
      }
      // Slots may be empty, but for the standard one; appearance objects have all their parts.
      if style.schema.role != .appearance, name != "standardAppearance" { return .nothing }
      let object = style.object(name)
      if style.schema.role != .appearance { object?.isInherited = true }
      return object.map { .style($0) }
    }
  }

  private func value(of fact: StyleObject.Fact, _ field: Field, _ expression: Expression) -> Value {
    switch fact.leaf {
    case .color(let color): return .color(color)
    case .none: return .nothing
    case .unknown(let unknown): return .unknown(unknown)
    case .unclear: return unknown(expression, type: Self.typeName(field))
    case .tree(let tree):
      switch tree {
      case .boolean(let value): return .boolean(value)
      case .number(let value): return .real(value)
      case .null: return .nothing
      case .string(let name): return .element(Value.Element(type: Self.typeName(field), name: name))
      default: return .tree(tree, type: Self.typeName(field) ?? "")
      }
    }
  }

  private func attributes(_ object: StyleObject, _ expression: Expression) -> Value {
    .dictionary(
      object.schema.fields.compactMap { field in
        guard case .value(let fact)? = object.members[field.name] else { return nil }
        return Value.Entry(
          key: .element(Value.Element(type: "NSAttributedString.Key", name: field.name)),
          value: value(of: fact, field, expression))
      })
  }

  /// Calls a method of a bar, item or appearance object.
  func call(
    _ name: String, of style: StyleObject, _ arguments: [Argument], _ expression: Expression, _ frame: Frame
  ) -> Value? {
    if let preset = StyleSchemas.presets[name], style.schema.presetField != nil {
      trace?.touch(style.homes, isOfAllBars: style.isOfProxy)
      for index in style.schema.backgroundFields { style.remove(style.schema.fields[index].name) }
      style.remove("backgroundImageContentMode")
      style.set("background", StyleObject.Fact(leaf: .tree(.string(preset)), place: expression.place, via: chain))
      return .void
    }
    switch name {
    case "copy", "mutableCopy": return .style(style.copy())
    case "configureWithDefault":
      trace?.touch(style.homes, isOfAllBars: style.isOfProxy)
      for field in style.schema.fields { style.remove(field.name) }
      return .void
    default: break
    }
    if name == "setBackIndicatorImage", arguments.count == 2 {
      for (property, argument) in zip(["backIndicatorImage", "backIndicatorTransitionMaskImage"], arguments) {
        set(property, of: style, to: value(argument.value, frame, as: "UIImage"), at: expression.place)
      }
      return .void
    }
    guard name.hasPrefix("set"), let first = arguments.first, first.label == nil else { return nil }
    let property = name.dropFirst(3).prefix(1).lowercased() + name.dropFirst(4)
    guard let field = style.field(property), case .object(var schema) = field.shape, schema.role == .axis else { return nil }
    let value = value(first.value, frame, as: Self.typeName(field))
    if style.isSingle || style.isLost {
      set(property, of: style, to: value, at: expression.place)
      return .void
    }
    let names = arguments.dropFirst().compactMap { argument -> String? in
      if case .element(let element) = self.value(argument.value, frame) { element.name } else { nil }
    }
    guard names.count == arguments.count - 1, var object = style.object(property) else {
      trace?.obstruct(.notFollowed)
      return .void
    }
    // The cases of each axis, by the arguments that have them; without an argument the first one.
    while true {
      guard let step = names.first(where: { schema.index(of: $0) != nil }) ?? schema.fields.first?.name,
        let inner = object.field(step)
      else {
        trace?.obstruct(.notFollowed)
        return .void
      }
      guard case .object(let next) = inner.shape, next.role == .axis else {
        set(step, of: object, to: value, at: expression.place)
        return .void
      }
      guard let deeper = object.object(step) else { return .void }
      (schema, object) = (next, deeper)
    }
  }

  /// A new appearance object, or one with the values of another.
  func appearance(_ schema: Schema, _ arguments: [Argument], _ frame: Frame) -> Value {
    let style = StyleObject(schema, journal)
    if let first = arguments.first, case .style(let other) = value(first.value, frame) { style.take(other) }
    return .style(style)
  }
}
