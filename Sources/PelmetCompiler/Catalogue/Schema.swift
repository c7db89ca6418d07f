package import Pelmet

/// The shape of a property: a value of a kind, or an object with properties of its own.
package enum Shape: Sendable {
  case value(ValueKind)
  case object(Schema)
}

extension Shape {
  /// The same shape where `"none"` means something: of an axis also in each of its cases.
  func accepting(_ none: Value) -> Shape {
    guard case .object(let schema) = self, schema.role == .axis else { return self }
    let fields = schema.fields.map { field in
      Field(
        name: field.name, shape: field.shape.accepting(none), note: field.note, since: field.since, deprecated: field.deprecated,
        none: none)
    }
    return .object(
      Schema(type: schema.type, title: schema.title, summary: schema.summary, role: schema.role, fields: fields))
  }
}

/// A type that has properties, erased: the keys of an object in a theme file.
package final class Schema: Sendable {
  /// How an object of this schema may be written.
  package enum Role: Sendable {
    /// As an object.
    case plain
    /// Also as the name of a sibling, or `like` one with changes: slots, button and item appearances, states.
    case appearance
    /// Also as one value, which then belongs to the first field.
    case axis
  }

  /// The type in module Pelmet.
  package let type: TypeName
  /// The class of UIKit.
  package let title: String
  /// One sentence of documentation.
  package let summary: String
  package let role: Role
  package let fields: [Field]
  /// The field of the `configureWith…Background` preset, in the schema of a slot.
  package let presetField: Int?
  /// The fields that a transparent preset clears, in the schema of a slot.
  package let backgroundFields: [Int]
  /// The layouts of tab bar items, in the schema of a tab bar's slot: what `itemAppearance` stands for.
  package let itemLayouts: [Int]?
  /// The key that stands for several of the fields, if there is one.
  package let shorthand: Shorthand?
  private let indices: [String: Int]
  /// The position of every ``StyleKey``, if it is there.
  private let positions: [Int?]

  /// A key that stands for several fields of one type, or for the same property in each of them.
  package struct Shorthand: Sendable {
    package let key: String
    /// In words.
    package let note: String
    package let fields: [Int]
    /// The property in each of the fields; `nil` for the whole of them.
    package let property: Int?
  }

  init(type: TypeName, title: String, summary: String, role: Role, fields: [Field]) {
    self.type = type
    self.title = title
    self.summary = summary
    self.role = role
    self.fields = fields
    let indices = Dictionary(fields.enumerated().map { ($1.name, $0) }) { first, _ in first }
    self.indices = indices
    var positions = [Int?](repeating: nil, count: StyleKey.allCases.count)
    for (index, field) in fields.enumerated() {
      if let key = StyleKey.named[field.name] { positions[key.rawValue] = index }
    }
    self.positions = positions
    let layouts = StyleKey.itemLayouts.compactMap { indices[$0.name] }
    itemLayouts = layouts.isEmpty ? nil : layouts
    let edges = StyleKey.edges.compactMap { indices[$0.name] }
    if !layouts.isEmpty {
      shorthand = Shorthand(
        key: "itemAppearance", note: "The appearance of items in all three layouts; a value for one layout takes precedence.",
        fields: layouts, property: nil)
    } else if edges.count == StyleKey.edges.count, case .object(let edge) = fields[edges[0]].shape {
      shorthand = Shorthand(
        key: "style", note: "The style at all four edges; that of one edge takes precedence.", fields: edges,
        property: edge.index(of: .style))
    } else {
      shorthand = nil
    }
    presetField = indices[StyleKey.background.name]
    backgroundFields = presetField == nil ? [] : StyleKey.cleared.compactMap { indices[$0.name] }
  }

  /// The field that the shorthand writes inside each of its fields, and the schema around it.
  package func target(of shorthand: Shorthand) -> (schema: Schema, field: Field) {
    let field = fields[shorthand.fields[0]]
    guard let property = shorthand.property, case .object(let inner) = field.shape else { return (self, field) }
    return (inner, inner.fields[property])
  }

  /// The position of a field in ``fields``.
  package func index(of name: String) -> Int? { indices[name] }

  package func index(of key: StyleKey) -> Int? { positions[key.rawValue] }
}

/// One property of a ``Schema``.
package final class Field: Sendable {
  package let name: String
  package let shape: Shape
  /// One sentence of documentation.
  package let note: String
  /// The first version of iOS that has the property.
  package let since: Theme.OSVersion
  /// The version of iOS that deprecates the property.
  package let deprecated: Theme.OSVersion?
  /// The value that `"none"` sets; `nil` where `"none"` means nothing.
  package let none: Value?

  init(name: String, shape: Shape, note: String, since: Theme.OSVersion, deprecated: Theme.OSVersion?, none: Value?) {
    (self.name, self.shape, self.note) = (name, shape, note)
    (self.since, self.deprecated, self.none) = (since, deprecated, none)
  }
}

/// The keys that the rules look for. A ``Schema`` knows where it has each, so that a look-up compares no texts.
package enum StyleKey: Int, CaseIterable {
  // Sections.
  case barButtonItem, content, navigationBar, navigationController, navigationItem, searchBar, statusBar, tabBar, tabBarItem,
    tabBarController, toolbar, viewController, window

  // Slots and what is like them.
  case compactAppearance, compactScrollEdgeAppearance, scrollEdgeAppearance, searchTextField, standardAppearance

  // Buttons and the layouts of tab bar items.
  case backButtonAppearance, buttonAppearance, cancelButton, compactInlineLayoutAppearance, doneButtonAppearance,
    inlineLayoutAppearance, prominentButtonAppearance, stackedLayoutAppearance

  // Edges of a scroll view.
  case bottom, left, right, scrollEdge, top

  // States.
  case disabled, highlighted, normal, selected

  // Properties.
  case backIndicatorImage, backIndicatorTransitionMaskImage, background, backgroundColor, backgroundEffect, backgroundImage,
    badgeBackgroundColor, badgeTextAttributes, barStyle, barTintColor, font, foregroundColor, hidesBackButton, iconColor,
    isHidden, isNavigationBarHidden, itemPositioning, itemSpacing, itemWidth, kern, largeSubtitleTextAttributes,
    largeTitleDisplayMode, largeTitleTextAttributes, minimizationBehavior, mode, navigationBarMinimization, placeholderColor,
    preferredPlacement, prefersLargeTitles, restorationBehavior, scopeBarButtonTitleTextAttributes, selectionIndicatorImage,
    shadowColor, shadowImage, sidebar, stackedItemPositioning, stackedItemSpacing, stackedItemWidth, style,
    subtitleTextAttributes, textColor, tintColor, titleTextAttributes, titleVerticalPositionAdjustment,
    unselectedItemTintColor, userInterfaceStyle

  /// As it is written in files.
  var name: String { Self.names[rawValue] }

  private static let names = allCases.map { "\($0)" }

  static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  /// The properties of a slot that a transparent preset clears.
  static let cleared: [StyleKey] = [.backgroundColor, .backgroundEffect, .backgroundImage, .shadowColor, .shadowImage]

  /// The edges of a scroll view.
  static let edges: [StyleKey] = [.top, .left, .bottom, .right]

  /// The layouts of tab bar items: what `itemAppearance` stands for.
  static let itemLayouts: [StyleKey] = [.stackedLayoutAppearance, .inlineLayoutAppearance, .compactInlineLayoutAppearance]
}
