internal import PelmetCompiler

extension Shape {
  /// The properties of an object; `nil` for a value.
  var schema: Schema? { if case .object(let schema) = self { schema } else { nil } }
}

/// The parts of the catalogue of properties by the classes of UIKit that have them.
enum StyleSchemas {
  static let all: [String: Schema] = {
    var all: [String: Schema] = [:]
    var pending = [Catalogue.style]
    while let schema = pending.popLast() {
      if schema.role != .axis {
        guard all[schema.title] == nil else { continue }
        all[schema.title] = schema
      }
      for case .object(let inner) in schema.fields.map(\.shape) { pending.append(inner) }
    }
    return all
  }()

  static let textAttributes = all["text attributes"]

  /// The methods that start an appearance from a background.
  static let presets = [
    "configureWithDefaultBackground": "default", "configureWithOpaqueBackground": "opaque",
    "configureWithTransparentBackground": "transparent",
  ]

  /// Names without which hardly any code styles a bar.
  static let words: Set<String> = Set(all.values.filter { $0.role == .appearance }.map(\.title)).union(presets.keys).union([
    "UINavigationBar", "UITabBar", "navigationBar", "tabBar", "appearance", "overrideUserInterfaceStyle", "barTintColor",
    "unselectedItemTintColor", "titleTextAttributes", "largeTitleTextAttributes", "backButtonAppearance", "standardAppearance",
    "compactAppearance", "scrollEdgeAppearance", "shadowImage", "isTranslucent", "prefersLargeTitles", "largeTitleDisplayMode",
    "tabSidebar", "barStyle",
  ])

  /// Names that style something where code has a bar, an item or an appearance object.
  static let properties: Set<String> = {
    var names = words
    for schema in all.values {
      for name in schema.fields.map(\.name) { names.formUnion([name, "set" + name.prefix(1).uppercased() + name.dropFirst()]) }
    }
    return names
  }()

  /// Properties of themes that say nothing by their names alone, by what they are set on: a controller itself, its item or its toolbar.
  private static let members: [String: Set<String>] = {
    func names(_ type: String) -> Set<String> { Set(all[type]?.fields.map(\.name) ?? []) }
    return [
      "": names("UIViewController"), "navigationItem": names("UINavigationItem"), "tabBarItem": names("UITabBarItem"),
      "toolbar": names("UIToolbar"),
    ]
  }()

  /// Whether code sets one of those.
  static func areSet(by mentions: Mentions) -> Bool {
    mentions.targets.contains { members[$0.base]?.contains($0.name) ?? false }
  }
}
