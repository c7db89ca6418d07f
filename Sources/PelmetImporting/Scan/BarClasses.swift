internal import PelmetCompiler

/// The classes of UIKit behind expressions, as far as one file tells: by names of members, declared types and constructors.
struct BarClasses {
  struct Known {
    /// As in the list of properties.
    let name: String
    var isProxy = false
  }

  /// The class that the type around stands for: its own, that of an extension, or the one that it inherits from in this file.
  let own: String?
  /// The types of the properties of the type around.
  let properties: [String: String]
  /// The names of keyboards' accessories, which are no bars of a container.
  let accessories: Set<String>
  /// The types of parameters and variables.
  var variables: [String: Known] = [:]

  /// The classes that themes have sections for, and appearance objects.
  static let styled: Set<String> = Set(StyleSchemas.all.values.filter { $0.role == .appearance }.map(\.title)).union([
    "UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar", "UISearchTextField", "UIBarButtonItem", "UITabBarItem", "UIWindow",
    "UINavigationItem",
  ])

  /// The members by which code reaches bars and items.
  private static let members = [
    "navigationBar": "UINavigationBar", "toolbar": "UIToolbar", "tabBar": "UITabBar", "searchBar": "UISearchBar",
    "navigationItem": "UINavigationItem", "tabBarItem": "UITabBarItem", "leftBarButtonItem": "UIBarButtonItem",
    "rightBarButtonItem": "UIBarButtonItem", "backBarButtonItem": "UIBarButtonItem", "window": "UIWindow",
  ]

  /// The class of a type's name in code.
  static func known(_ type: String?) -> String? {
    let base = type.map { TypeText.base($0) }
    return base.flatMap { styled.contains($0) ? $0 : nil }
  }

  /// The class behind an expression; `nil` for anything but bars, items and appearance objects.
  func known(_ expression: Expression) -> Known? {
    // Chains are as long as the parser's limit allows, and each step leads inwards.
    var names: [String] = []
    var inner = expression
    while true {
      switch inner.kind {
      case .optional(let base), .unary(_, let base): inner = base
      case .cast(let base, let type, _):
        if let name = Self.known(type) { return followed(Known(name: name), names) }
        inner = base
      case .member(let base, let name):
        if base.isSelf, accessories.contains(name) { return nil }
        if Self.known(TypeText.base(name)) == nil, let direct = Self.members[name], properties[name] == nil || !base.isSelf {
          return followed(Known(name: direct), names)
        }
        names.append(name)
        inner = base
      case .call(let function, _):
        guard case .member(let base, let name) = function.kind else {
          if case .name(let type) = function.kind, let name = Self.known(type) { return followed(Known(name: name), names) }
          return nil
        }
        if name == "appearance", let type = base.typeName {
          let name = Self.known(type == "Self" ? own : type)
          return name.flatMap { followed(Known(name: $0, isProxy: true), names) }
        }
        guard name == "copy" else { return nil }
        inner = base
      case .name("self"): return own.flatMap { followed(Known(name: $0), names) }
      case .name(let name):
        guard !accessories.contains(name) else { return nil }
        if let variable = variables[name] { return followed(variable, names) }
        if let type = properties[name] { return Self.known(type).flatMap { followed(Known(name: $0), names) } }
        return (Self.members[name] ?? own.flatMap { Self.member(name, of: $0) }).flatMap { followed(Known(name: $0), names) }
      default: return nil
      }
    }
  }

  /// The object at the end of members, of which the last name comes first.
  private func followed(_ start: Known, _ names: [String]) -> Known? {
    var known = start
    for name in names.reversed() {
      guard let next = Self.member(name, of: known.name) else { return nil }
      known = Known(name: next, isProxy: known.isProxy)
    }
    return known
  }

  /// The class of the object in a property: a slot, the appearance of items, a state.
  private static func member(_ name: String, of type: String) -> String? {
    if slots.contains(name), type == "UINavigationItem" { return "UINavigationBarAppearance" }
    guard let schema = StyleSchemas.all[type], let index = schema.index(of: name),
      case .object(let inner) = schema.fields[index].shape
    else { return nil }
    return styled.contains(inner.title) ? inner.title : nil
  }

  /// The appearance objects of a bar, which an item may have, too.
  static let slots: Set = ["standardAppearance", "compactAppearance", "scrollEdgeAppearance", "compactScrollEdgeAppearance"]
}

extension Expression {
  fileprivate var isSelf: Bool {
    if case .name("self") = kind { true } else { false }
  }

  fileprivate var typeName: String? {
    switch kind {
    case .name(let name), .type(let name): name
    default: nil
    }
  }
}
