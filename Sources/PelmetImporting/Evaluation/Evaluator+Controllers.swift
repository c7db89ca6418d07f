internal import Pelmet
internal import PelmetCompiler

/// Controllers, and the bars that they have or stand under.
extension Evaluator {
  /// The part of a theme for a controller of the app, by its class.
  func owner(of type: String) -> Owner {
    let type = program.resolve(type, in: nil) ?? type
    let isContainer =
      KnownTypes.containers.contains { program.isA(type, $0) } || KnownTypes.bars.contains { program.isA(type, $0) }
    guard isContainer else { return .screen(type) }
    let isEvery = KnownTypes.containers.contains(type) || program.isMainContainer(type)
    return isEvery || OwnerName.isRoot(type) ? .root : .context(type)
  }

  /// A member that UIKit gives to controllers, windows, bars and values.
  func known(_ name: String, of base: Value, _ expression: Expression, _ frame: Frame) -> Value? {
    switch base {
    case .style(let style):
      if let value = read(name, of: style, expression) { return value }
      return name == "appearance" ? base : nil
    case .instance(let instance): return known(name, of: instance, expression)
    case .traits: return trait(name, expression)
    case .element(let set) where name == "inverted" && (set.type ?? "CharacterSet") == "CharacterSet":
      return .element(Value.Element(type: "CharacterSet", name: set.name + ".inverted"))
    case .element(let element) where name == "rawValue": return rawValue(element, expression)
    case .color where ["cgColor", "uiColor", "color"].contains(name): return base
    case .array(let elements):
      switch name {
      case "first": return elements.first ?? .nothing
      case "last": return elements.last ?? .nothing
      case "count": return .integer(elements.count)
      case "isEmpty": return .boolean(elements.isEmpty)
      default: return nil
      }
    case .text(let text):
      switch name {
      case "count", "length": return .integer(text.count)
      case "isEmpty": return .boolean(text.isEmpty)
      default: return nil
      }
    default: return nil
    }
  }

  private func known(_ name: String, of instance: Instance, _ expression: Expression) -> Value? {
    let type = instance.type
    if name == "traitCollection" { return .traits }
    if program.isA(type, "UIViewController") { return known(name, ofController: instance, expression) }
    switch (type, name) {
    case ("UINavigationItem", _):
      if Self.slots.contains(name), let owner = instance.owner, case .style(let bar) = section("navigationBar", of: owner) {
        return read(name, of: bar, expression)
      }
      if ["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"].contains(name) { return singleItem("UIBarButtonItem") }
      return name == "searchController" ? unknown(expression, type: "UISearchController") : nil
    case ("UIWindow", "rootViewController"): return unknown(expression, type: "UIViewController")
    case ("UIDevice", "userInterfaceIdiom"): return .trait("idiom")
    case (_, "window"): return .instance(Instance(journal, type: "UIWindow", owner: .root))
    case ("UIScreen", "traitCollection"): return .traits
    default: return nil
    }
  }

  private func known(_ name: String, ofController instance: Instance, _ expression: Expression) -> Value? {
    let type = instance.type
    if instance.owner == nil, program.type(type)?.kind == .class, KnownTypes.containers.contains(where: { program.isA(type, $0) })
    {
      instance.owner = owner(of: type)
      instance.isMade = true
    }
    if instance.isMade { trace?.use(type) }
    func bar(_ name: String) -> Value? { instance.owner.map { section(name, of: $0) } ?? lost(name) }
    switch name {
    case "navigationController" where instance.owner != nil:
      return .instance(Instance(journal, type: "UINavigationController", owner: instance.owner))
    case "tabBarController" where instance.owner != nil:
      return .instance(Instance(journal, type: "UITabBarController", owner: instance.owner))
    case "navigationItem": return .instance(Instance(journal, type: "UINavigationItem", owner: instance.owner))
    case "tabBarItem": return instance.owner == nil ? singleItem("UITabBarItem") : bar("tabBarItem")
    case "navigationBar" where program.isA(type, "UINavigationController"): return bar("navigationBar")
    case "toolbar" where program.isA(type, "UINavigationController"): return bar("toolbar")
    case "tabBar" where program.isA(type, "UITabBarController"): return bar("tabBar")
    case "view": return .instance(Instance(journal, type: "UIView"))
    default: return nil
    }
  }

  private static let slots: Set = [
    "standardAppearance", "compactAppearance", "scrollEdgeAppearance", "compactScrollEdgeAppearance",
  ]

  /// A bar that no container of the app is known to have.
  func lost(_ section: String) -> Value? {
    guard let name = KnownTypes.sections.first(where: { $0.value == section })?.key, let schema = StyleSchemas.all[name] else {
      return nil
    }
    let style = StyleObject(schema, journal)
    style.isLost = true
    return .style(style)
  }

  func singleItem(_ type: String) -> Value {
    StyleSchemas.all[type].map { .style(StyleObject($0, journal, isSingle: true)) } ?? .void
  }

  /// Sets a property of a controller, an item or a window. False if UIKit has none that matters.
  func set(_ name: String, ofController instance: Instance, to value: Value, at place: SourcePlace) -> Bool {
    if instance.type == "UIWindow" {
      // A window for an alert or a splash is not the app's.
      guard instance.owner != nil else { return false }
      guard case .style(let window) = section("window", of: .root) else { return false }
      if name == "overrideUserInterfaceStyle" {
        sheet(.root).map { set("userInterfaceStyle", of: $0, to: value, at: place) }
        return true
      }
      set(name, of: window, to: value, at: place)
      return true
    }
    guard let owner = instance.owner else { return false }
    if instance.type == "UINavigationItem" {
      let name = Self.slots.contains(name) ? ("navigationBar", name) : ("navigationItem", name)
      guard case .style(let style) = section(name.0, of: owner) else { return false }
      set(name.1, of: style, to: value, at: place)
      return true
    }
    guard program.isA(instance.type, "UIViewController") else { return false }
    if name == "overrideUserInterfaceStyle" {
      sheet(owner).map { set("userInterfaceStyle", of: $0, to: value, at: place) }
      return true
    }
    let sections = ["viewController"] + (program.isA(instance.type, "UITabBarController") ? ["tabBarController"] : [])
    for section in sections {
      guard case .style(let style) = self.section(section, of: owner), style.field(name) != nil else { continue }
      set(name, of: style, to: value, at: place)
      return true
    }
    return false
  }

  /// All sections of an owner.
  private func sheet(_ owner: Owner) -> StyleObject? {
    _ = section("window", of: owner)
    return sheets.first { $0.key == Sheet(owner: owner, isProxy: false) }?.style
  }

  /// The type that a property of a controller asks for.
  func styleType(of name: String, inController type: String) -> String? {
    for title in [type, "UIViewController", "UITabBarController", "UINavigationItem", "UINavigationBar", "UIWindow"] {
      if let schema = StyleSchemas.all[title], program.isA(type, title) || title == type || type == "UINavigationItem",
        schema.index(of: name) != nil
      {
        return styleType(of: name, in: StyleObject(schema, journal))
      }
    }
    return name == "overrideUserInterfaceStyle" ? "UIUserInterfaceStyle" : nil
  }

  /// A container of the app, of which only the class is known.
  func container(_ unknown: Unknown) -> Instance? {
    guard let type = unknown.type.map(TypeText.base), program.type(type)?.kind == .class,
      KnownTypes.containers.contains(where: { program.isA(type, $0) })
    else { return nil }
    return Instance(journal, type: type, owner: owner(of: type))
  }

  /// Reports a statement that sets a property of something unknown, if a theme has the property.
  func setLost(_ name: String, of unknown: Unknown, at place: SourcePlace) {
    guard let type = unknown.type.map(TypeText.base),
      let styled = program.ancestry(type).first(where: { KnownTypes.sections[$0] != nil }),
      let section = KnownTypes.sections[styled], StyleSchemas.all[styled]?.index(of: name) != nil
    else { return }
    let isItem = ["barButtonItem", "tabBarItem"].contains(section)
    strays.append(Stray(reason: isItem ? .singleItem : .noContainer, place: place, path: "\(section).\(name)"))
  }

  /// A trait: known where a colour's closure runs, otherwise asked for when it is compared.
  private func trait(_ name: String, _ expression: Expression) -> Value {
    let axis: String
    switch name {
    case "userInterfaceStyle": axis = "scheme"
    case "accessibilityContrast": axis = "contrast"
    case "userInterfaceLevel": axis = "level"
    case "userInterfaceIdiom": axis = "idiom"
    case "horizontalSizeClass", "verticalSizeClass": axis = name
    default: return unknown(expression)
    }
    guard let variant else { return .trait(axis) }
    switch axis {
    case "scheme":
      let isDark = [.dark, .darkHighContrast, .darkElevated].contains(variant)
      return .element(Value.Element(type: "UIUserInterfaceStyle", name: isDark ? "dark" : "light"))
    case "contrast":
      let isHigh = [.lightHighContrast, .darkHighContrast].contains(variant)
      return .element(Value.Element(type: "UIAccessibilityContrast", name: isHigh ? "high" : "normal"))
    case "level":
      askedForLevel = true
      return .element(Value.Element(type: "UIUserInterfaceLevel", name: variant == .darkElevated ? "elevated" : "base"))
    default: return .trait(axis)
    }
  }

  private func rawValue(_ element: Value.Element, _ expression: Expression) -> Value {
    guard let type = element.type.flatMap({ program.type($0) }),
      let index = type.cases.firstIndex(where: { $0.name == element.name })
    else { return unknown(expression) }
    if let raw = type.cases[index].rawValue {
      return value(raw, Frame(scope: VariableScope(journal), receiver: nil, type: type.name))
    }
    return type.inherited.contains("String") ? .text(element.name) : .integer(index)
  }
}
