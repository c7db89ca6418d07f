package import Pelmet

/// The shape of a property: a value of a kind, or an object with properties of its own.
package enum Shape: Sendable {
  case value(ValueKind)
  case object(Schema)
}

extension Shape {
  /// The name of a case of an enumeration.
  /// - Parameter type: The name of the enumeration in `Theme`.
  static func cases<Cases: CaseIterable & RawRepresentable>(_ cases: Cases.Type, _ type: String) -> Shape
  where Cases.RawValue == String {
    .value(.enumeration(ValueKind.Names(type: TypeName("Theme.\(type)"), names: cases.allCases.map(\.rawValue))))
  }
}

/// A type in module Pelmet that has properties: the keys of an object in a theme file.
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
    package let fields: [Int]
    /// The property in each of the fields; `nil` for the whole of them.
    package let property: Int?
  }

  init(_ type: String, of title: String, role: Role = .plain, fields: [Field]) {
    self.type = TypeName(type)
    self.title = title
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
      shorthand = Shorthand(key: "itemAppearance", fields: layouts, property: nil)
    } else if edges.count == StyleKey.edges.count, case .object(let edge) = fields[edges[0]].shape {
      shorthand = Shorthand(key: "style", fields: edges, property: edge.index(of: .style))
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
  /// The first version of iOS that has the property.
  package let since: Theme.OSVersion
  /// The value that `"none"` sets, of an axis also in each of its cases; `nil` where `"none"` means nothing.
  package let none: Value?

  init(_ name: String, _ shape: Shape, since: Theme.OSVersion = 2, none: Value? = nil) {
    (self.name, self.shape, self.since, self.none) = (name, shape, since, none)
  }
}

/// The catalogue: every property that themes can set.
package enum Catalogue {
  /// The sections of a theme, a context, a screen.
  package static let style: Schema = .style
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

  /// Those of all cases in their order. To ask each case for its name would take a tenth of a short run.
  private static let names = """
    barButtonItem content navigationBar navigationController navigationItem searchBar statusBar tabBar tabBarItem \
    tabBarController toolbar viewController window compactAppearance compactScrollEdgeAppearance scrollEdgeAppearance \
    searchTextField standardAppearance backButtonAppearance buttonAppearance cancelButton compactInlineLayoutAppearance \
    doneButtonAppearance inlineLayoutAppearance prominentButtonAppearance stackedLayoutAppearance bottom left right scrollEdge \
    top disabled highlighted normal selected backIndicatorImage backIndicatorTransitionMaskImage background backgroundColor \
    backgroundEffect backgroundImage badgeBackgroundColor badgeTextAttributes barStyle barTintColor font foregroundColor \
    hidesBackButton iconColor isHidden isNavigationBarHidden itemPositioning itemSpacing itemWidth kern \
    largeSubtitleTextAttributes largeTitleDisplayMode largeTitleTextAttributes minimizationBehavior mode \
    navigationBarMinimization placeholderColor preferredPlacement prefersLargeTitles restorationBehavior \
    scopeBarButtonTitleTextAttributes selectionIndicatorImage shadowColor shadowImage sidebar stackedItemPositioning \
    stackedItemSpacing stackedItemWidth style subtitleTextAttributes textColor tintColor titleTextAttributes \
    titleVerticalPositionAdjustment unselectedItemTintColor userInterfaceStyle
    """.split(separator: " ").map { String($0) }

  static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  /// The properties of a slot that a transparent preset clears.
  static let cleared: [StyleKey] = [.backgroundColor, .backgroundEffect, .backgroundImage, .shadowColor, .shadowImage]

  /// The edges of a scroll view.
  static let edges: [StyleKey] = [.top, .left, .bottom, .right]

  /// The layouts of tab bar items: what `itemAppearance` stands for.
  static let itemLayouts: [StyleKey] = [.stackedLayoutAppearance, .inlineLayoutAppearance, .compactInlineLayoutAppearance]
}
