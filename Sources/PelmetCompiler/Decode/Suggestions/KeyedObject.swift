internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetNotation
package import PelmetSyntax

/// An object in which keys can be written: the properties of a ``Schema``, the members of a value such as a font, the header of a theme.
package final class KeyedObject: Sendable {
  /// The object in messages; ``KeyAliases`` go by it.
  package let title: String
  /// In the order in which a formatted file has them.
  package let keys: [Key]
  /// Whether it is an axis, whose first case can be left out.
  package let isAxis: Bool

  package struct Key: Sendable {
    package let name: String
    let words: [String]
    /// The words without those that people leave out.
    let plainWords: [String]
    package let shape: KeyShape
    /// The property of the catalogue, if it is one.
    package let field: Field?

    private static let fillers: Set<String> = [
      "appearance", "text", "attributes", "is", "color", "image", "item", "layout", "adjustment", "position", "preferred",
    ]

    package init(_ name: String, _ shape: KeyShape, _ field: Field? = nil) {
      (self.name, self.shape, self.field) = (name, shape, field)
      words = Words.of(name)
      plainWords = words.filter { !Self.fillers.contains($0) }
    }
  }

  package init(_ title: String, _ keys: [Key], isAxis: Bool = false) {
    self.title = title
    self.keys = keys
    self.isAxis = isAxis
  }

  package subscript(name: String) -> Key? { keys.first { $0.name == name } }
}

/// The values that a key takes.
package indirect enum KeyShape: Sendable {
  case value(ValueKind)
  case object(KeyedObject)
  /// An object whose keys the author chooses.
  case map(KeyShape)
  case list(KeyShape)
  /// Any value of a JSON kind.
  case plain(JSONValue.Kind)
  case name([String])

  /// The object inside, if the value has keys that are known.
  package var object: KeyedObject? {
    switch self {
    case .object(let object): object
    case .value(.font): .font
    case .value(.shadow): .shadow
    case .value(.image): .image
    case .value(.color), .value(.contentBackground): .color
    case .value, .map, .list, .plain, .name: nil
    }
  }

  /// The shape of a member or an element, by the key or position with which a JSON Pointer goes on.
  package func step(_ segment: String) -> KeyShape? {
    switch self {
    case .map(let inner), .list(let inner): return inner
    default: break
    }
    guard let object else { return nil }
    // Colours inside colours.
    if object === KeyedObject.color { return self }
    if let key = object[segment] { return key.shape }
    if object.isAxis { return object.keys[0].shape.step(segment) }
    // An adaptive value of another kind than colour has the same shape in each variant.
    return Theme.Color.Variant(rawValue: segment) == nil ? nil : self
  }
}

extension KeyShape {
  init(_ shape: Shape) {
    switch shape {
    case .value(let kind): self = .value(kind)
    case .object(let schema): self = .object(KeyedObject(schema))
    }
  }
}

extension KeyedObject {
  /// Every object of the catalogue, in the form that searches use.
  static let style = KeyedObject(Catalogue.style)

  fileprivate convenience init(_ schema: Schema) {
    var keys = schema.fields.map { field in
      Key(field.name, KeyShape(field.shape), field)
    }
    // A shorthand, or a whole appearance, comes before the keys that change it.
    if let shorthand = schema.shorthand {
      keys.insert(Key(shorthand.key, KeyShape(schema.target(of: shorthand).field.shape)), at: shorthand.fields[0])
    }
    if schema.role == .appearance { keys.insert(Key("like", .plain(.string)), at: 0) }
    self.init(schema.title, keys, isAxis: schema.role == .axis)
  }

  // MARK: Values

  static let font = KeyedObject(
    "a font",
    [
      Key("textStyle", .name(Theme.TextStyle.allCases.map(\.rawValue))), Key("size", .value(.number)),
      Key("family", .plain(.string)),
      Key("weight", .name(Theme.FontWeight.named.map(\.name))), Key("design", .name(Theme.FontDesign.allCases.map(\.rawValue))),
      Key("italic", .value(.boolean)), Key("relativeTo", .name(Theme.TextStyle.allCases.map(\.rawValue))),
      Key("maximumSize", .value(.number)),
    ])

  static let shadow = KeyedObject(
    "a shadow", [Key("color", .value(.color)), Key("offset", .value(.offset)), Key("blurRadius", .value(.number))])

  package static let image = KeyedObject(
    "an image",
    [
      Key("asset", .plain(.string)), Key("symbol", .plain(.string)), Key("fill", .value(.color)),
      Key("gradient", .list(.object(stop))),
      Key("weight", .name(Theme.Image.SymbolWeight.allCases.map(\.rawValue))),
      Key("scale", .name(Theme.Image.SymbolScale.allCases.map(\.rawValue))), Key("size", .plain(.array)),
      Key("cornerRadius", .value(.number)), Key("direction", .name(Theme.Image.Direction.allCases.map(\.rawValue))),
      Key("renderingMode", .name(Theme.Image.RenderingMode.allCases.map(\.rawValue))), Key("tint", .value(.color)),
      Key("capInsets", .value(.insets)), Key("resizingMode", .name(Theme.Image.ResizingMode.allCases.map(\.rawValue))),
    ])

  private static let stop = KeyedObject("a stop of a gradient", [Key("color", .value(.color)), Key("at", .value(.number))])

  package static let color = KeyedObject(
    "a colour",
    Theme.Color.Variant.allCases.map { Key($0.rawValue, .plain(.string)) } + [
      Key("system", .name(Theme.SystemColor.allCases.map(\.rawValue))), Key("asset", .plain(.string)),
      Key("approximately", .plain(.string)), Key("color", .plain(.string)), Key("alpha", .value(.number)),
      Key("mix", .plain(.string)), Key("amount", .value(.number)), Key("contrastWith", .plain(.string)),
      Key("minimum", .value(.number)), Key("readableOn", .plain(.string)), Key("candidates", .plain(.array)),
    ])

  // MARK: The header

  package static let theme = KeyedObject(
    "a theme",
    [
      Key("pelmet", .plain(.number)), Key("title", .plain(.string)), Key("abstract", .value(.boolean)),
      Key("extends", .plain(.string)), Key("arguments", .plain(.object)), Key("tokens", .plain(.array)),
      Key("inputs", .plain(.object)), Key("parameters", .map(.object(parameter))), Key("colors", .map(.value(.color))),
    ] + style.keys + [
      Key("when", .list(.object(when))), Key("contexts", .map(.object(context))), Key("screens", .map(.object(screen))),
      Key("rules", .plain(.object)), Key("waive", .list(.object(waiver))),
    ])

  static let screen = KeyedObject(
    "a screen", [Key("extends", .plain(.string))] + style.keys + [Key("when", .list(.object(when)))])

  static let context = KeyedObject(
    "a context", [Key("isolated", .value(.boolean))] + style.keys + [Key("when", .list(.object(when)))])

  private static let when = KeyedObject("an entry of \"when\"", [Key("is", .object(traits))] + style.keys)

  private static let traits = KeyedObject(
    "\"is\"",
    [
      Key("scheme", .name(Theme.Traits.Scheme.allCases.map(\.rawValue))),
      Key("contrast", .name(Theme.Traits.Contrast.allCases.map(\.rawValue))),
      Key("level", .name(Theme.Traits.Level.allCases.map(\.rawValue))),
      Key("idiom", .name(Theme.Traits.Idiom.allCases.map(\.rawValue))),
      Key("horizontalSizeClass", .name(Theme.Traits.SizeClass.allCases.map(\.rawValue))),
      Key("verticalSizeClass", .name(Theme.Traits.SizeClass.allCases.map(\.rawValue))),
      Key("verticalBarEdge", .name(Theme.Traits.VerticalBarEdge.allCases.map(\.rawValue))), Key("os", .plain(.string)),
    ])

  private static let parameter = KeyedObject(
    "a parameter", [Key("type", .name(Parameter.Kind.allCases.map(\.rawValue))), Key("default", .plain(.string))])

  private static let waiver = KeyedObject(
    "a waiver", [Key("rule", .plain(.string)), Key("at", .plain(.string)), Key("why", .plain(.string))])

  package static let settings = KeyedObject(
    ModuleSettings.fileName,
    [
      Key("themes", .plain(.array)), Key("exclude", .plain(.array)), Key("access", .name(AccessLevel.allCases.map(\.rawValue))),
      Key("emitTokens", .value(.boolean)), Key("tokenMetadata", .plain(.array)),
      Key("minimumOS", .plain(.string)), Key("rules", .plain(.object)), Key("assets", .plain(.array)),
      Key("designRequiresCompatibility", .value(.boolean)), Key("drift", .list(.object(driftWaiver))),
    ])

  /// The object of code that may set what a theme could say.
  static let driftTitle = "an entry of \"drift\""

  private static let driftWaiver = KeyedObject(
    driftTitle,
    [
      Key("rule", .name(Rule.ofSources.map(\.name))), Key("file", .plain(.string)), Key("type", .plain(.string)),
      Key("why", .plain(.string)),
    ])

  /// A resolver of DTCG 2025.10.
  package static let resolver = KeyedObject(
    "a resolver",
    [
      Key("name", .plain(.string)), Key("version", .name(["2025.10"])), Key("description", .plain(.string)),
      Key("sets", .map(.object(set))), Key("modifiers", .map(.object(modifier))), Key("resolutionOrder", .list(.object(step))),
      Key("$defs", .plain(.object)),
    ])

  private static let set = KeyedObject("a set", [Key("description", .plain(.string)), Key("sources", .list(.object(source)))])

  private static let modifier = KeyedObject(
    "a modifier",
    [
      Key("description", .plain(.string)), Key("contexts", .map(.list(.object(source)))), Key("default", .plain(.string)),
    ])

  /// A set or a modifier, in the order of a resolver.
  private static let step = KeyedObject(
    "a step",
    [
      Key("$ref", .plain(.string)), Key("name", .plain(.string)), Key("type", .name(["set", "modifier"])),
      Key("description", .plain(.string)), Key("sources", .list(.object(source))),
      Key("contexts", .map(.list(.object(source)))), Key("default", .plain(.string)),
    ])

  /// A file, a set or a group of tokens.
  private static let source = KeyedObject("a source", [Key("$ref", .plain(.string))])
}
