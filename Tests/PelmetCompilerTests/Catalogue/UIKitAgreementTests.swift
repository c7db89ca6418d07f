import Foundation
import Pelmet
import PelmetNotation
import PelmetTestSupport
import Testing

@testable import PelmetCompiler
@testable import PelmetResolution

/// The catalogue against `Fixtures/uikit-properties.json`: what a theme can set of UIKit's classes is there, with the right kind, axes,
/// introduction and deprecation.
@Suite struct UIKitAgreementTests {
  /// UIKit's classes and where a theme writes their properties.
  static let places: [(type: String, path: [String])] = [
    ("UINavigationBar", ["navigationBar"]), ("UIToolbar", ["toolbar"]), ("UITabBar", ["tabBar"]),
    ("UIBarItem", ["barButtonItem"]), ("UIBarItem", ["tabBarItem"]), ("UIBarButtonItem", ["barButtonItem"]),
    ("UITabBarItem", ["tabBarItem"]), ("UISearchBar", ["searchBar"]), ("UINavigationItem", ["navigationItem"]),
    ("UINavigationController", ["navigationController"]), ("UIViewController", ["viewController"]),
    ("UITabBarController", ["tabBarController"]), ("UIBarAppearance", ["navigationBar", "standardAppearance"]),
    ("UIBarAppearance", ["toolbar", "standardAppearance"]), ("UIBarAppearance", ["tabBar", "standardAppearance"]),
    ("UINavigationBarAppearance", ["navigationBar", "standardAppearance"]),
    ("UIToolbarAppearance", ["toolbar", "standardAppearance"]), ("UITabBarAppearance", ["tabBar", "standardAppearance"]),
    ("UIBarButtonItemAppearance", ["navigationBar", "standardAppearance", "buttonAppearance"]),
    ("UIBarButtonItemStateAppearance", ["navigationBar", "standardAppearance", "buttonAppearance", "normal"]),
    ("UITabBarItemAppearance", ["tabBar", "standardAppearance", "stackedLayoutAppearance"]),
    ("UITabBarItemStateAppearance", ["tabBar", "standardAppearance", "stackedLayoutAppearance", "normal"]),
    ("UIScrollEdgeEffect", ["content", "scrollEdge", "top"]), ("UIBarButtonItemBadge", ["barButtonItem", "badge"]),
    ("UIBarMinimization", ["navigationItem", "navigationBarMinimization"]),
    ("UITabBarControllerSidebar", ["tabBarController", "sidebar"]),
  ]

  /// Kinds that say what an object is for or what it holds, not how it looks.
  static let kindsOfContent = [
    "action", "attributedString", "list:", "menu", "object", "selector", "set:string", "view", "(override)",
    "enum:UIContextMenuConfigurationElementOrder", "(Info.plist)",
  ]

  /// Objects whose looks a theme sets.
  static let objects = ["object:UIBarButtonItemBadge", "object:UIBarMinimization"]

  /// Forms with fewer axes of a property that is in the catalogue with all of them.
  static let shorterForms = [
    "UINavigationBar.backgroundImage(barMetrics)", "UIBarButtonItem.backgroundImage", "UISearchBar.backgroundImage(any)",
  ]

  /// Properties that a theme deliberately cannot set, with the reasons.
  static let exclusions: [String: String] = [
    "UIBarItem.title": "content of an item", "UIBarButtonItem.identifier": "identity of an item",
    "UITabBarItem.badgeValue": "content of an item", "UINavigationItem.title": "content of an item",
    "UINavigationItem.prompt": "content of an item", "UINavigationItem.backButtonTitle": "content of an item",
    "UINavigationItem.subtitle": "content of an item", "UINavigationItem.largeTitle": "content of an item",
    "UINavigationItem.largeSubtitle": "content of an item", "UIBarItem.isEnabled": "state of an item, not its look",
    "UIBarItem.image": "content of an item", "UIBarItem.landscapeImagePhone": "content of an item",
    "UIBarItem.largeContentSizeImage": "content of an item", "UIBarItem.tag": "identity of an item",
    "UIBarButtonItem.style": "role of an item", "UIBarButtonItem.width": "layout of one item",
    "UIBarButtonItem.changesSelectionAsPrimaryAction": "behaviour of an item",
    "UIBarButtonItem.isSelected": "state of an item", "UIBarButtonItem.isHidden": "state of an item",
    "UITabBar.selectedImageTintColor": "removed in favour of tintColor since iOS 8",
    "UITabBarItem.selectedImage": "content of an item",
    "UITabBarItem.finishedSelectedImage": "deprecated since iOS 7",
    "UITabBarItem.finishedUnselectedImage": "deprecated since iOS 7",
    "UIBarAppearance.idiom": "chosen when the object is made",
    "UINavigationItem.standardAppearance": "written as a screen's navigationBar slot",
    "UINavigationItem.compactAppearance": "written as a screen's navigationBar slot",
    "UINavigationItem.scrollEdgeAppearance": "written as a screen's navigationBar slot",
    "UINavigationItem.compactScrollEdgeAppearance": "written as a screen's navigationBar slot",
    "UITabBarController.selectedIndex": "state of a container",
  ]

  @Test(arguments: places)
  func everySettablePropertyIsInTheCatalogue(type: String, path: [String]) throws {
    let schema = try #require(Self.schema(path))
    for property in try UIKitProperties.read(type) {
      let name = "\(type).\(property.name)"
      let isContent =
        !Self.objects.contains(property.kind)
        && Self.kindsOfContent.contains { property.kind.hasPrefix($0) || property.kind.hasSuffix($0) }
      let isExcluded =
        property.readOnly == true || isContent || Self.exclusions[name] != nil || Self.shorterForms.contains(name)
      guard !isExcluded else { continue }
      let base = String(property.name.prefix { $0 != "(" })
      guard let field = schema.index(of: base).map({ schema.fields[$0] }) else {
        Issue.record("\(name) is missing")
        continue
      }
      let introduced = try #require(Theme.OSVersion(property.introduced))
      expectEqual(field.since, (introduced < 13 ? 2 : introduced), "\(name)")
      expectEqual(field.deprecated, property.deprecated.flatMap { Theme.OSVersion($0) }, "\(name)")
      expectEqual(Self.kind(of: field.shape), Self.kind(property), "\(name)")
    }
  }

  /// Exclusions are of properties that exist and that the catalogue leaves out.
  @Test func noExclusionIsStale() throws {
    for name in Self.exclusions.keys.sorted() {
      let parts = name.split(separator: ".", maxSplits: 1).map { String($0) }
      #expect(try UIKitProperties.read(parts[0]).contains { $0.name == parts[1] }, "\(name)")
      for place in Self.places where place.type == parts[0] {
        #expect(Self.schema(place.path)?.index(of: parts[1]) == nil, "\(name)")
      }
    }
  }

  private static func schema(_ path: [String]) -> Schema? {
    path.reduce(Catalogue.style) { schema, name in
      guard let schema, let index = schema.index(of: name), case .object(let inner) = schema.fields[index].shape else {
        return nil
      }
      return inner
    }
  }

  /// The axes and the kind of a field: `state, metrics: image`.
  private static func kind(of shape: Shape) -> String {
    switch shape {
    case .value(let kind):
      switch kind {
      case .enumeration: return "enum"
      case .options: return "options"
      default: return "\(kind)"
      }
    case .object(let schema) where schema.role == .axis: return "\(schema.title), \(kind(of: schema.fields[0].shape))"
    case .object(let schema): return schema.title
    }
  }

  /// The same of UIKit's property.
  private static func kind(_ property: UIKitProperties.Property) -> String {
    let axes = [
      "position": "UIBarPosition", "metrics": "UIBarMetrics", "state": "UIControl.State", "style": "UIBarButtonItem.Style",
      "icon": "UISearchBar.Icon", "leftState": "UIControl.State", "rightState": "UIControl.State",
    ]
    let kinds = [
      "string": "text", "object:UIBarButtonItemBadge": "UIBarButtonItem.Badge", "object:UIBarMinimization": "UIBarMinimization",
      "bool": "boolean", "fontAttributes": "text attributes", "edgeInsets": "insets", "blurEffect": "enum",
    ]
    let kind =
      kinds[property.kind]
      ?? (property.kind.hasPrefix("enum:")
        ? "enum"
        : property.kind.hasPrefix("optionSet:")
          ? "options" : property.kind.hasPrefix("appearance:") ? String(property.kind.dropFirst(11)) : property.kind)
    return (property.axes.map { axes[$0] ?? $0 } + [kind]).joined(separator: ", ")
  }
}

/// `uikit-properties.json`.
struct UIKitProperties: Decodable {
  var classes: [Class]

  struct Class: Decodable {
    var `class`: String
    var properties: [Property]
  }

  struct Property: Decodable {
    var name: String
    var kind: String
    var axes: [String]
    var introduced: String
    var deprecated: String?
    var readOnly: Bool?
  }

  /// The properties of a class of UIKit.
  static func read(_ type: String) throws -> [Property] {
    let file = try JSONDecoder().decode(UIKitProperties.self, from: Data(try Fixtures.bytes("uikit-properties.json")))
    return try #require(file.classes.first { $0.class == type }).properties
  }
}
