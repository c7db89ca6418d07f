/// Where an app's code begins to run, as far as bars go.
struct Entry {
  enum Kind {
    /// Functions that run one after the other when the app starts.
    case launch([Function])
    /// The life of a controller or bar, by its class.
    case life(String)
    /// A function that nothing known calls.
    case unreached(Function)
  }

  let kind: Kind

  /// Runs it, in the order in which UIKit would.
  /// - Parameter receiver: The object whose method it is, after its life.
  func run(_ evaluator: Evaluator, on receiver: Value? = nil) {
    switch kind {
    case .launch(let functions): for function in functions { evaluator.start(function) }
    case .life(let type): _ = evaluator.live(type)
    case .unreached(let function): evaluator.start(function, on: receiver)
    }
  }

  /// The class whose life goes before what it runs: a method that nothing known calls finds a controller as its own methods left it.
  func precedingLife(in program: Program) -> String? {
    guard case .unreached(let function) = kind, let type = function.owner, !function.isStatic, KnownTypes.isStyled(type, program),
      program.type(type)?.kind == .class
    else { return nil }
    return type
  }

  /// The functions that it runs itself.
  var functions: Set<ObjectIdentifier> {
    switch kind {
    case .launch(let functions): Set(functions.map(ObjectIdentifier.init))
    case .life: []
    case .unreached(let function): [ObjectIdentifier(function)]
    }
  }

  func place(in program: Program) -> SourcePlace {
    let place: SourcePlace? =
      switch kind {
      case .launch(let functions): functions.first?.place
      case .life(let type): program.type(type)?.place
      case .unreached(let function): function.place
      }
    return place ?? SourcePlace(file: "", line: 1, column: 1)
  }

  /// The entries that have an order of their own, before anything else runs: the start, and then every class.
  static func known(_ program: Program) -> [Entry] {
    let launch = program.allFunctions.filter { function in
      program.choices.isEntry(function)
        || function.owner != nil
          && Lifecycle.starts.contains { start in
            start.name == function.name && (start.label == nil || function.parameters.contains { $0.label == start.label })
          }
    }
    let classes = program.typeNames.filter { name in
      program.type(name)?.kind == .class && KnownTypes.isStyled(name, program) || KnownTypes.containers.contains(name)
    }
    return (launch.isEmpty ? [] : [Entry(kind: .launch(launch))]) + classes.map { Entry(kind: .life($0)) }
  }

  /// Functions that style bars and have not run: those first that no other one of them calls.
  static func unreached(_ program: Program, _ relevance: Relevance, executed: Set<ObjectIdentifier>) -> [Function] {
    let left = program.allFunctions.filter { function in
      function.body != nil && function.name != "init" && !Lifecycle.all.contains(function.name)
        && relevance.isStart(function) && !executed.contains(ObjectIdentifier(function))
    }
    var called: Set<String> = []
    for function in left { called.formUnion(function.mentions.names.subtracting([function.name])) }
    return left.filter { !called.contains($0.name) } + left.filter { called.contains($0.name) }
  }

}

extension KnownTypes {
  /// Whether a class has bars, or is one.
  static func isStyled(_ name: String, _ program: Program) -> Bool {
    program.isA(name, "UIViewController") || bars.contains { program.isA(name, $0) }
  }
}

extension Evaluator {
  /// Runs a function of which the arguments are unknown.
  /// - Parameter receiver: The object whose method it is, if it is at hand.
  func start(_ function: Function, on receiver: Value? = nil) {
    if let since = function.since, decisions.answer(.system(since), of: 2) == 1 { return }
    let scope = VariableScope(journal)
    for parameter in function.parameters {
      let type = TypeText.base(parameter.type)
      scope.declare(
        parameter.name,
        type == "UIWindow"
          ? .instance(Instance(journal, type: type, owner: .root))
          : currentTheme(parameter.type)
            ?? .unknown(Unknown(reason: .unknownValue, text: parameter.name, place: function.place, type: parameter.type)))
    }
    let own = receiver ?? self.receiver(of: function)
    _ = invoke(function, scope, receiver: own, nil)
    // A property that it has set may answer for the status bar.
    if case .instance(let instance)? = receiver, let owner = instance.owner {
      answerStatusBar(instance.type, owner, .instance(instance))
    }
  }

  private func receiver(of function: Function) -> Value? {
    guard let type = function.owner else { return nil }
    if function.isStatic { return .type(type) }
    if let base = program.ancestry(type).first(where: { KnownTypes.sections[$0] != nil }),
      let section = KnownTypes.sections[base],
      section != "window"
    {
      return base == type ? lost(section) : self.section(section, of: .context(type))
    }
    let isOwner =
      (program.type(type)?.kind == .class || KnownTypes.containers.contains(type)) && program.isA(type, "UIViewController")
    return .instance(Instance(journal, type: type, owner: isOwner ? owner(of: type) : nil))
  }

  /// Runs the methods of a controller or bar as UIKit calls them, and asks for its status bar.
  func live(_ type: String) -> Value {
    let owner = owner(of: type)
    let receiver: Value
    if let base = KnownTypes.bars.first(where: { program.isA(type, $0) }), let name = KnownTypes.sections[base] {
      receiver = section(name, of: owner)
    } else {
      receiver = .instance(Instance(journal, type: type, owner: owner))
    }
    if case .screen = owner { trace?.isScreen = true }
    living = owner
    defer { living = nil }
    for name in ["init"] + Lifecycle.life {
      guard let function = program.methods(name, of: type, isStatic: false).first else { continue }
      let scope = VariableScope(journal)
      for parameter in function.parameters {
        scope.declare(
          parameter.name,
          .unknown(Unknown(reason: .unknownValue, text: parameter.name, place: function.place, type: parameter.type)))
      }
      trace?.isEarly = name == "init"
      _ = invoke(function, scope, receiver: receiver, nil)
    }
    trace?.isEarly = false
    trace?.isScreen = false
    answerStatusBar(type, owner, receiver)
    return receiver
  }

  /// Whether no superclass of the app overrides a property.
  func isLast(_ name: String, _ type: String) -> Bool {
    let parents = program.ancestry(type).dropFirst().filter { program.type($0)?.kind == .class }
    return parents.first.map { program.property(name, of: $0, isStatic: false) == nil } ?? true
  }

  private func answerStatusBar(_ type: String, _ owner: Owner, _ receiver: Value) {
    allowAnswer()
    for (name, field) in Lifecycle.statusBar {
      guard let property = program.property(name, of: type, isStatic: false), let getter = property.getter,
        !Self.forwards(getter), case .style(let style) = section("statusBar", of: owner)
      else { continue }
      let place = getter.first?.place ?? property.place
      trace?.answer(LookKey(owner: owner, unit: ["statusBar", field]), at: property.place)
      let expression = Expression(
        kind: .member(Expression(kind: .name("self"), place: place, text: "self"), name), place: place, text: name)
      let frame = Frame(scope: VariableScope(journal), receiver: receiver, type: type)
      set(field, of: style, to: joined { value(expression, frame, as: styleType(of: field, in: style)) }, at: place)
    }
  }

  /// Whether a controller asks another one.
  private static func forwards(_ getter: [Statement]) -> Bool {
    let names = Mentions(getter).names
    return !names.isDisjoint(with: [
      "topViewController", "visibleViewController", "selectedViewController", "viewControllers", "children",
      "presentedViewController", "childForStatusBarStyle",
    ])
  }
}
