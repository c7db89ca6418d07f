internal import Pelmet
internal import PelmetReports

/// Members and methods that UIKit and the standard library have.
extension Evaluator {
  /// A static member of a type that the app does not declare.
  func known(_ name: String, ofType type: String, _ expression: Expression) -> Value {
    switch (type, name) {
    case ("UIColor", _), ("Color", _):
      if let color = ImportedColor.ofSystem(name) { return .color(color) }
      return unknown(expression, type: "UIColor")
    case ("UIDevice", "current"), ("UIScreen", "main"): return .instance(Instance(journal, type: type))
    case ("UITraitCollection", "current"): return .traits
    case ("CharacterSet", _): return .element(Value.Element(type: type, name: name))
    case ("UIEdgeInsets", "zero"): return .tree([0, 0, 0, 0], type: type)
    case ("UIOffset", "zero"): return .tree([0, 0], type: type)
    case _ where name.first?.isUppercase == true: return .type("\(type).\(name)")
    case _ where type.hasPrefix("UI") || type.hasPrefix("NS"): return .element(Value.Element(type: type, name: name))
    default: return unknown(expression)
    }
  }

  /// Calls a method that the app does not declare. `nil` if it is not known.
  func knownCall(
    _ name: String, of receiver: Value, _ arguments: [Argument], _ expression: Expression, _ frame: Frame
  ) -> Value? {
    switch receiver {
    case .type(let type):
      if ["appearance"].contains(name) { return proxy(of: type, arguments, expression, frame) }
      return type == "UIFont" || type == "UIImage" ? appearanceValue(type, name, arguments, expression, frame) : nil
    case .style(let style): return call(name, of: style, arguments, expression, frame)
    case .color(let color): return call(name, of: color, arguments, expression, frame)
    case .array(let elements): return call(name, of: elements, arguments, expression, frame)
    case .text(let text): return call(name, of: text, arguments, frame)
    case .tree(_, type: "UIImage"):
      return ["withRenderingMode", "withTintColor", "imageFlippedForRightToLeftLayoutDirection"].contains(name) ? receiver : nil
    case .instance(let instance) where instance.type == "Scanner": return scan(name, instance, arguments, frame)
    default: return nil
    }
  }

  /// The proxy of a class, everywhere or in some containers.
  private func proxy(of type: String, _ arguments: [Argument], _ expression: Expression, _ frame: Frame) -> Value? {
    guard let base = program.ancestry(type).first(where: { KnownTypes.sections[$0] != nil }), let name = KnownTypes.sections[base]
    else { return nil }
    if let first = arguments.first {
      guard first.label == "whenContainedInInstancesOf", case .array(let all) = value(first.value, frame), all.count == 1,
        case .type(let container) = all[0]
      else { return lost(name) }
      return section(
        name, of: program.isA(container, "UIViewController") ? owner(of: container) : .context(container), isProxy: true)
    }
    // A value that a controller's life sets everywhere is sure where that controller is.
    return section(name, of: base == type ? living ?? .root : .context(type), isProxy: true)
  }

  private func call(
    _ name: String, of color: ImportedColor, _ arguments: [Argument], _ expression: Expression, _ frame: Frame
  ) -> Value? {
    switch name {
    case "withAlphaComponent", "opacity":
      guard let first = arguments.first, let alpha = Arithmetic.number(value(first.value, frame, as: "CGFloat")) else {
        return unknown(expression, type: "UIColor")
      }
      return .color(color.withAlpha(min(max(alpha, 0), 1)))
    case "resolvedColor":
      guard let first = arguments.first, case .element(let traits) = value(first.value, frame, as: "UITraitCollection"),
        let variant = ["light": ImportedColor.Variant.light, "dark": .dark][traits.name]
      else { return variant.map { .color(color.resolved($0)) } }
      // A colour of the system would still follow the style.
      let resolved = color.resolved(variant)
      if case .rgb = resolved.content { return .color(resolved.withoutSymbol) }
      return unknown(expression, type: "UIColor")
    default: return nil
    }
  }

  private func call(
    _ name: String, of elements: [Value], _ arguments: [Argument], _ expression: Expression, _ frame: Frame
  ) -> Value? {
    guard let last = arguments.last else { return nil }
    if name == "contains", !last.isClosure {
      let wanted = value(last.value, frame, as: elements.first.flatMap(typeName))
      let results = elements.map { same($0, wanted) }
      return results.contains(true) ? .boolean(true) : results.contains(nil) ? nil : .boolean(false)
    }
    guard case .closure(let closure) = value(last.value, frame) else { return nil }
    switch name {
    case "forEach":
      for element in elements { _ = call(closure, [element]) }
      return .void
    case "map", "compactMap":
      let all = elements.map { call(closure, [$0]) ?? unknown(.limit, expression) }
      return .array(name == "map" ? all : all.filter { if case .nothing = $0 { false } else { true } })
    default: return nil
    }
  }

  private func call(_ name: String, of text: String, _ arguments: [Argument], _ frame: Frame) -> Value? {
    func first() -> String? {
      if let first = arguments.first, case .text(let text) = value(first.value, frame) { text } else { nil }
    }
    func count() -> Int? {
      guard let first = arguments.first else { return 1 }
      if case .integer(let number) = value(first.value, frame), number >= 0 { return number }
      return nil
    }
    switch name {
    case "replacingOccurrences":
      guard arguments.map(\.label) == ["of", "with"], let old = first(), !old.isEmpty,
        case .text(let new) = value(arguments[1].value, frame), text.utf8.count <= 10_000
      else { return nil }
      return .text(text.replacing(old, with: new))
    case "trimmingCharacters":
      guard let first = arguments.first, case .element(let set) = value(first.value, frame, as: "CharacterSet"),
        let isIn = Self.characterSets[set.name]
      else { return nil }
      return .text(String(text.drop(while: isIn).reversed().drop(while: isIn).reversed()))
    case "hasPrefix": return first().map { .boolean(text.hasPrefix($0)) }
    case "hasSuffix": return first().map { .boolean(text.hasSuffix($0)) }
    case "dropFirst": return count().map { .text(String(text.dropFirst($0))) }
    case "dropLast": return count().map { .text(String(text.dropLast($0))) }
    case "prefix": return count().map { .text(String(text.prefix($0))) }
    case "suffix": return count().map { .text(String(text.suffix($0))) }
    case "uppercased": return .text(text.uppercased())
    case "lowercased": return .text(text.lowercased())
    default: return nil
    }
  }

  /// Sets of characters that code trims from numbers.
  private static let characterSets: [String: @Sendable (Character) -> Bool] = [
    "whitespaces": { $0 == " " || $0 == "\t" }, "whitespacesAndNewlines": { $0.isWhitespace }, "newlines": { $0.isNewline },
    "alphanumerics.inverted": { !$0.isLetter && !$0.isNumber },
  ]

  /// Reads a hexadecimal number into a variable.
  private func scan(_ name: String, _ scanner: Instance, _ arguments: [Argument], _ frame: Frame) -> Value? {
    guard ["scanHexInt64", "scanHexInt32"].contains(name), case .text(let text)? = scanner.values["string"] else {
      return nil
    }
    var digits = text[...]
    for prefix in ["0x", "0X"] where digits.hasPrefix(prefix) { digits.removeFirst(2) }
    digits = digits.prefix { $0.isHexDigit && $0.isASCII }
    guard let number = Int(digits, radix: 16) else { return nil }
    guard let target = arguments.first, case .reference(let variable) = target.value.kind else { return .integer(number) }
    assign(.integer(number), to: variable, frame)
    return .boolean(true)
  }
}
