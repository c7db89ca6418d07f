internal import PelmetCompiler
internal import PelmetDiagnostics

/// Finds the statements of a file that set what a theme could say, without running anything: a file alone, so that no decision can come from
/// a guess about another one.
///
/// Not found are what a theme cannot say (titles, images, actions, whether something is hidden), `#if DEBUG`, previews, and toolbars above a
/// keyboard. What a closure does with the `$0` that it is given is found where a bar or a proxy gives it.
struct DriftScan {
  private(set) var statements: [DriftStatement] = []

  /// The names of keyboards' accessories.
  private let accessories: Set<String>

  init(_ file: SourceDeclarations) {
    accessories = Accessories(file).names
    var inherited: [String: [String]] = [:]
    var properties: [String: [String: String]] = [:]
    for type in file.types {
      inherited[type.name, default: []] += type.inherited
      for property in type.properties {
        if let name = property.type { properties[type.name, default: [:]][property.name] = name }
      }
    }
    let previews = Set(file.types.filter { $0.inherited.contains("PreviewProvider") }.map(\.name))
    for type in file.types where !previews.contains(type.name) {
      let own = ([type.name] + (inherited[type.name] ?? [])).lazy.compactMap { BarClasses.known($0) }.first
      let classes = BarClasses(own: own, properties: properties[type.name] ?? [:], accessories: accessories)
      for function in type.functions { scan(function, in: type.name, classes) }
      for property in type.properties { scan(property, in: type.name, classes) }
    }
    let free = BarClasses(own: nil, properties: [:], accessories: accessories)
    for function in file.functions { scan(function, in: nil, free) }
    for variable in file.variables { scan(variable, in: nil, free) }
  }

  // MARK: Declarations

  private mutating func scan(_ function: Function, in type: String?, _ classes: BarClasses) {
    guard !accessories.contains(function.name) else { return }
    // The getter of Objective-C.
    if function.parameters.isEmpty { addStatusBar(function.name, function.body, at: function.place, in: type) }
    var classes = classes
    for parameter in function.parameters {
      classes.variables[parameter.name] = BarClasses.known(parameter.type).map { BarClasses.Known(name: $0) }
    }
    scan(function.body ?? [], Scope(type: type, function: function.name), classes)
  }

  private mutating func scan(_ property: Property, in type: String?, _ classes: BarClasses) {
    guard !accessories.contains(property.name) else { return }
    addStatusBar(property.name, property.getter, at: property.place, in: type)
    let scope = Scope(type: type, function: property.name)
    scan(property.getter ?? [], scope, classes)
    scan(property.setters, scope, classes)
    if let value = property.value { scan([Statement(kind: .expression(value), place: value.place)], scope, classes) }
  }

  private mutating func addStatusBar(_ name: String, _ getter: [Statement]?, at place: SourcePlace, in type: String?) {
    guard name == "preferredStatusBarStyle", type != nil, let getter, !StatusBarAnswer(getter).isForwarded else { return }
    statements.append(
      DriftStatement(rule: .statusBarOutsideTheme, place: place, type: type, function: name, property: "statusBar.style"))
  }

  // MARK: Statements

  private struct Scope {
    let type: String?
    let function: String

    /// Functions that run when a screen leaves.
    var isLeaving: Bool { ["viewWillDisappear", "viewDidDisappear", "deinit"].contains(function) }
  }

  /// Walks through a body in the order of the code, without recursion. Variables are known in the whole body.
  private mutating func scan(_ body: [Statement], _ scope: Scope, _ classes: BarClasses) {
    var classes = classes
    var parts = ScannedParts(body)
    while let part = parts.next() {
      switch part {
      case .variable(let name, let type, let value):
        let known = BarClasses.known(type).map { BarClasses.Known(name: $0) } ?? value.flatMap { classes.known($0) }
        classes.variables[name] = known
      case .given(let base, let name): classes.variables[name] = classes.known(base)
      case .assignment(let target, _, let place):
        guard case .member(let base, let name) = target.withoutOptional.kind else { continue }
        add(name, of: classes.known(base), at: place, scope)
      case .call(let base, let name, let place, let namePlace):
        if Self.modifiers.contains(name) {
          statements.append(
            DriftStatement(
              rule: .swiftUIBarOutsideTheme, place: namePlace, type: scope.type, function: scope.function, property: name))
        } else if StyleSchemas.presets[name] != nil {
          add("background", of: classes.known(base), at: place, scope)
        } else if name.hasPrefix("set"), name.count > 3 {
          let property = name.dropFirst(3)
          add(property.prefix(1).lowercased() + property.dropFirst(), of: classes.known(base), at: place, scope)
        }
      }
    }
  }

  /// The modifiers of SwiftUI that change how bars look.
  private static let modifiers: Set = ["toolbarBackground", "toolbarColorScheme", "toolbarBackgroundVisibility"]

  /// The properties that concern layout and not looks.
  private static let layout: Set = ["prefersLargeTitles", "largeTitleDisplayMode", "backButtonDisplayMode", "itemPositioning"]

  private mutating func add(_ name: String, of known: BarClasses.Known?, at place: SourcePlace, _ scope: Scope) {
    guard let known, let schema = StyleSchemas.all[known.name] else { return }
    let name = name == "overrideUserInterfaceStyle" && schema.index(of: name) == nil ? "userInterfaceStyle" : name
    let isItem = known.name == "UIBarButtonItem" || known.name == "UITabBarItem"
    let rule: Rule
    if Self.layout.contains(name), schema.index(of: name) != nil {
      rule = .layoutOutsideTheme
    } else if known.name == "UINavigationItem" {
      guard BarClasses.slots.contains(name) else { return }
      rule = .lookOutsideTheme
    } else {
      guard schema.index(of: name) != nil else { return }
      rule = isItem && !known.isProxy ? .itemOutsideTheme : .lookOutsideTheme
    }
    let section = KnownTypes.sections[known.name].map { "\($0)." } ?? ""
    statements.append(
      DriftStatement(
        rule: scope.isLeaving && rule != .itemOutsideTheme ? .restoredByHand : rule, place: place, type: scope.type,
        function: scope.function,
        property: section + name))
  }
}

extension Expression {
  fileprivate var withoutOptional: Expression {
    var inner = self
    while case .optional(let base) = inner.kind { inner = base }
    return inner
  }
}
