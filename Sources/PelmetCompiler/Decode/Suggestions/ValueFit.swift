internal import Pelmet
internal import PelmetNotation
internal import PelmetSyntax

/// The fit of a JSON value to what a key takes.
enum ValueFit: Int, Comparable {
  case none, weak, strong

  static func < (a: ValueFit, b: ValueFit) -> Bool { a.rawValue < b.rawValue }

  init(_ value: JSONValue, _ shape: KeyShape) {
    if value.kind == .null {
      self = .strong
      return
    }
    switch shape {
    case .value(let kind): self.init(value, kind)
    case .object(let object): self.init(value, object)
    case .map: self = value.kind == .object ? .weak : .none
    case .list: self = value.kind == .array ? .weak : .none
    case .plain(let kind): self = value.kind == kind ? .strong : .none
    case .name(let names): self.init(value, names: names)
    }
  }

  private init(_ value: JSONValue, _ kind: ValueKind) {
    let text = value.string
    let isReference = text.map(Reference.looksLike) ?? false
    if !kind.isAdaptive, let light = value["light"] {
      self.init(light, kind)
      return
    }
    switch kind {
    case .boolean: self = value.kind == .boolean || text.flatMap(ValueText.boolean) != nil ? .strong : .none
    case .number: self = value.kind == .number || text.flatMap(ValueText.number) != nil ? .strong : isReference ? .weak : .none
    case .text: self = text == nil ? .none : .strong
    case .color, .contentBackground:
      if let text {
        self = ColorText.isColor(text) || isReference ? .strong : .none
      } else {
        self = value.kind == .object ? ValueFit(value, KeyedObject.color) : .none
      }
    case .font: self = value.kind == .object ? ValueFit(value, KeyedObject.font) : text == nil ? .none : .weak
    case .shadow: self = value.kind == .object ? ValueFit(value, KeyedObject.shadow) : .none
    case .image: self = value.kind == .object ? ValueFit(value, KeyedObject.image) : text == nil || isReference ? .none : .weak
    case .offset: self = value.kind == .array && value.count == 2 ? .strong : .none
    case .insets: self = value.kind == .array && value.count == 4 ? .strong : .none
    case .enumeration(let names): self.init(value, names: names.names)
    case .options: self = value.kind == .array ? .strong : .none
    }
  }

  private init(_ value: JSONValue, names: [String]) {
    guard let text = value.string else {
      self = .none
      return
    }
    self = names.contains(text) || CaseSearch(names).meant(by: text) != nil ? .strong : .none
  }

  private init(_ value: JSONValue, _ object: KeyedObject) {
    switch value.kind {
    case .object:
      let hasKey = value.members.contains { object[$0.name] != nil || object.objectOfValue[$0.name] != nil }
      self = hasKey ? .strong : .weak
    case .string: self = object["like"] != nil && value.string?.hasSuffix("Appearance") == true ? .strong : .none
    default: self = .none
    }
  }
}

extension KeyedObject {
  /// The object in which the members of a value stand, with the first case of an axis implied.
  fileprivate var objectOfValue: KeyedObject { isAxis ? keys[0].shape.object?.objectOfValue ?? self : self }
}
