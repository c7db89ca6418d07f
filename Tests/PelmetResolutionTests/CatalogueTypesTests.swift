import Pelmet
import Testing

@testable import PelmetCompiler
@testable import PelmetResolution

/// The schemas of the catalogue and the types of module Pelmet are the same: every stored property of a type has exactly one field, which
/// sets it and nothing else.
@Suite struct CatalogueTypesTests {
  /// Every schema that a theme reaches, with its type.
  static let types: [CataloguedType] = {
    var types: [CataloguedType] = []
    var known: Set<String> = []
    func visit<Root: ThemeObject>(_ schema: Schema, _ type: Root.Type) {
      guard known.insert(schema.type.swift).inserted else { return }
      types.append(CataloguedType(schema, type))
      for (field, property) in zip(schema.fields, Root.properties) {
        if case .object(let inner) = field.shape, let type = property.type as? any ThemeObject.Type { visit(inner, type) }
      }
    }
    visit(Catalogue.style, Theme.Style.self)
    return types
  }()

  @Test func `every schema has its type`() {
    var names: Set<String> = []
    func visit(_ schema: Schema) {
      guard names.insert(schema.type.swift).inserted else { return }
      for case .object(let inner) in schema.fields.map(\.shape) { visit(inner) }
    }
    visit(Catalogue.style)
    #expect(names == Set(Self.types.map(\.name)))
  }

  @Test(arguments: types)
  func `a schema has the name of its type, and a field that of its property's`(type: CataloguedType) {
    #expect(type.schema.type.swift == type.name)
    #expect(type.schema.fields.map { $0.shape.typeName } == type.propertyTypes)
  }

  @Test(arguments: types)
  func `every stored property has its field`(type: CataloguedType) {
    #expect(type.schema.fields.map(\.name).sorted() == type.stored.sorted())
  }

  @Test(arguments: types)
  func `a field sets its property alone`(type: CataloguedType) {
    for (index, field) in type.schema.fields.enumerated() { #expect(type.set(index) == [field.name]) }
  }

  @Test(arguments: types)
  func `schemas and fields are documented`(type: CataloguedType) {
    #expect(!type.schema.summary.isEmpty)
    #expect(type.schema.fields.allSatisfy { !$0.note.isEmpty })
  }

  @Test(arguments: types)
  func `the cases of enumerations have their names in themes and in Swift`(type: CataloguedType) {
    func check<Named: NamedValue>(_ shape: Shape, _ named: Named.Type) {
      guard case .value(.enumeration(let names)) = shape else { return }
      #expect(names.names == named.allCases.map(\.rawValue))
      #expect(names.names.map(names.swiftName) == named.allCases.map { "\($0)" })
    }
    for (field, type) in zip(type.schema.fields, type.types) {
      if let named = type as? any NamedValue.Type { check(field.shape, named) }
    }
  }

  @Test func `the members of option sets have the names that themes write`() {
    #expect(Theme.RectEdge.members.map(\.name) == ValueKind.rectEdge.names)
    #expect(Theme.UnderlineStyle.members.map(\.name) == ValueKind.underlineStyle.names)
  }
}

/// A schema with its type, erased.
struct CataloguedType: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let schema: Schema
  /// The name of the type, as ``TypeName`` has it.
  let name: String
  /// The types of the properties.
  let types: [any ThemeValue.Type]
  /// The names of the stored properties.
  let stored: [String]
  /// The stored properties that are no longer `nil` once the field at an index was set.
  let set: @Sendable (Int) -> [String]

  init<Root: ThemeObject>(_ schema: Schema, _ type: Root.Type) {
    testDescription = "\(type)"
    self.schema = schema
    name = Self.name(of: type)
    types = Root.properties.map(\.type)
    stored = storedProperties(of: Root()).map(\.name)
    set = { index in
      let node = Node.object([Node.Member(field: index, node: .sample(schema.fields[index].shape))])
      return storedProperties(of: Root(node) ?? Root()).filter(\.isSet).map(\.name)
    }
  }

  var propertyTypes: [String] { types.map { Self.name(of: $0) } }

  private static func name(of type: Any.Type) -> String {
    String(reflecting: type).replacing("Pelmet.", with: "").replacing("Swift.", with: "")
  }
}

extension Shape {
  /// The name of the type whose values have the shape.
  fileprivate var typeName: String {
    switch self {
    case .object(let schema): schema.type.swift
    case .value(let kind):
      switch kind {
      case .boolean: "Bool"
      case .number: "Double"
      case .text: "String"
      case .color: "Theme.Color"
      case .contentBackground: "Theme.ContentBackground"
      case .font: "Theme.Font"
      case .image: "Theme.Image"
      case .shadow: "Theme.Shadow"
      case .offset: "Theme.Offset"
      case .insets: "Theme.EdgeInsets"
      case .enumeration(let names), .options(let names): names.type.swift
      }
    }
  }
}

/// The stored properties of a value, those of wrappers without their underscore, and whether each holds something.
private func storedProperties(of value: some Sendable) -> [(name: String, isSet: Bool)] {
  Mirror(reflecting: value).children.compactMap { child in
    child.label.map { label in (label.hasPrefix("_") ? String(label.dropFirst()) : label, isSet(Mirror(reflecting: child.value)))
    }
  }
}

/// Whether an optional, or what a wrapper holds, is not `nil`.
private func isSet(_ mirror: Mirror) -> Bool {
  if mirror.displayStyle == .optional { return !mirror.children.isEmpty }
  return mirror.children.contains { isSet(Mirror(reflecting: $0.value)) }
}

extension Node {
  /// Some tree of a shape.
  fileprivate static func sample(_ shape: Shape) -> Node {
    switch shape {
    case .object(let schema): .object([Member(field: 0, node: sample(schema.fields[0].shape))])
    case .value(let kind): .value(.sample(kind))
    }
  }
}

extension Value {
  fileprivate static func sample(_ kind: ValueKind) -> Value {
    switch kind {
    case .boolean: .boolean(true)
    case .number: .number(1)
    case .text: .text("inbox")
    case .color, .contentBackground: .color(.clear)
    case .font: .font(Theme.Font(size: 1))
    case .image: .image(.empty)
    case .shadow: .shadow(Theme.Shadow(blurRadius: 1))
    case .offset: .offset(Theme.Offset(horizontal: 1, vertical: 1))
    case .insets: .insets(Theme.EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    case .enumeration(let names): .name(names.names[0])
    case .options(let names): .names([names.names[0]])
    }
  }
}
