import Testing

@testable import Pelmet
@testable import PelmetCompiler

/// Every stored property of the types of module Pelmet has exactly one entry in the catalogue, which sets it and nothing else.
@Suite struct TotalityTests {
  /// The types, each with a check of its own.
  static let types: [CataloguedType] = [
    CataloguedType(Theme.Style.self), CataloguedType(Theme.WindowStyle.self), CataloguedType(Theme.ContentStyle.self),
    CataloguedType(Theme.NavigationBarStyle.self), CataloguedType(Theme.ToolbarStyle.self),
    CataloguedType(Theme.TabBarStyle.self),
    CataloguedType(Theme.BarButtonItemStyle.self), CataloguedType(Theme.TabBarItemStyle.self),
    CataloguedType(Theme.SearchBarStyle.self),
    CataloguedType(Theme.SearchTextFieldStyle.self), CataloguedType(Theme.CancelButtonStyle.self),
    CataloguedType(Theme.StatusBarStyle.self),
    CataloguedType(Theme.NavigationItemStyle.self), CataloguedType(Theme.ViewControllerStyle.self),
    CataloguedType(Theme.NavigationControllerStyle.self), CataloguedType(Theme.TabBarControllerStyle.self),
    CataloguedType(Theme.NavigationBarAppearance.self), CataloguedType(Theme.ToolbarAppearance.self),
    CataloguedType(Theme.TabBarAppearance.self),
    CataloguedType(Theme.BarButtonItemAppearance.self), CataloguedType(Theme.BarButtonItemStateAppearance.self),
    CataloguedType(Theme.TabBarItemAppearance.self), CataloguedType(Theme.TabBarItemStateAppearance.self),
    CataloguedType(Theme.ScrollEdges.self), CataloguedType(Theme.ScrollEdgeEffect.self),
    CataloguedType(Theme.BarButtonItemBadge.self), CataloguedType(Theme.BarMinimization.self),
    CataloguedType(Theme.SidebarStyle.self), CataloguedType(Theme.TextAttributes.self),
    CataloguedType(Theme.ByState<Theme.TextAttributes>.self), CataloguedType(Theme.ByMetrics<Theme.Image>.self),
    CataloguedType(Theme.ByPosition<Theme.Image>.self),
    CataloguedType(Theme.ByItemStyle<Theme.Image>.self), CataloguedType(Theme.ByIcon<Theme.Image>.self),
  ]

  @Test(arguments: types)
  func everyStoredPropertyHasItsEntry(type: CataloguedType) {
    #expect(type.entries.sorted() == type.stored.sorted())
  }

  @Test(arguments: types)
  func anEntrySetsItsPropertyAlone(type: CataloguedType) {
    for (index, entry) in type.entries.enumerated() { #expect(type.set(index) == [entry]) }
  }

  /// No type that a theme reaches was left out of the table above.
  @Test func everyReachableTypeIsChecked() {
    var types: Set<String> = []
    var reached: Set<String> = []
    func visit(_ schema: Schema) {
      guard types.insert(schema.type.short).inserted else { return }
      reached.insert(schema.title)
      for field in schema.fields { if case .object(let inner) = field.shape { visit(inner) } }
    }
    visit(Catalogue.style)
    #expect(reached == Set(Self.types.map(\.title)))
  }
}

/// A type of the catalogue, erased.
struct CataloguedType: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let title: String
  /// The names in the catalogue.
  let entries: [String]
  /// The names in the type.
  let stored: [String]
  /// The stored properties that are no longer `nil` once the entry at an index was set.
  let set: @Sendable (Int) -> [String]

  init<Root: Catalogued>(_ type: Root.Type) {
    testDescription = "\(type)"
    title = Root.title
    let properties = Root.properties
    entries = properties.map(\.field.name)
    stored = storedProperties(of: Root()).map(\.name)
    set = { index in
      let node = Node.object([Node.Member(field: index, node: .sample(properties[index].field.shape))])
      return storedProperties(of: Root(node) ?? Root()).filter(\.isSet).map(\.name)
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
    case .offset: .offset(Theme.Offset(1, 1))
    case .insets: .insets(Theme.EdgeInsets(1, 1, 1, 1))
    case .enumeration(let names): .name(names.names[0])
    case .options(let names): .names([names.names[0]])
    }
  }
}
