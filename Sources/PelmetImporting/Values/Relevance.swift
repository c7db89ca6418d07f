/// The parts of a program that may style a bar. All others run only for values, and no condition in them is followed both ways.
final class Relevance {
  private let program: Program
  /// Functions that style something, or call one that does, by name.
  let names: Set<String>
  private var stylers: [ObjectIdentifier: Bool] = [:]
  private var statements: [SourcePlace: Statements] = [:]

  /// The effects of a statement on what comes after it.
  struct Statements {
    let names: Set<String>
    let hasExit: Bool
    let assigned: Set<String>
  }

  init(_ program: Program) {
    self.program = program
    let functions = program.allFunctions.filter { $0.body != nil }
    let mentions = functions.map { Mentions($0.body ?? []).names }
    var names = Set(zip(functions, mentions).filter { Self.styles($0.0, $0.1, program) }.map(\.0.name))
    // Whoever calls one of them matters, too.
    var callers: [String: Set<String>] = [:]
    for (function, mentioned) in zip(functions, mentions) {
      for name in mentioned { callers[name, default: []].insert(function.name) }
    }
    var pending = Array(names)
    while let name = pending.popLast() {
      for caller in callers[name] ?? [] where names.insert(caller).inserted { pending.append(caller) }
    }
    // These names are everywhere; what they call has names of its own.
    self.names = names.subtracting(["init"])
  }

  private static func styles(_ function: Function, _ mentioned: Set<String>, _ program: Program) -> Bool {
    if !StyleSchemas.words.isDisjoint(with: mentioned) { return true }
    let types = function.parameters.map(\.type) + [function.owner].compactMap { $0 }
    return types.contains { type in
      let base = TypeText.element(type) ?? TypeText.base(type)
      return StyleSchemas.words.contains(base) || KnownTypes.bars.contains { program.isA(base, $0) }
    }
  }

  /// Whether a function has bars or looks at hand, or makes values for them.
  func isStyler(_ function: Function) -> Bool {
    if let known = stylers[ObjectIdentifier(function)] { return known }
    let result = function.result.map(TypeText.base) ?? ""
    let isStyler =
      ["UIColor", "UIFont", "UIImage", "UIStatusBarStyle"].contains(result)
      || Self.styles(function, Mentions(function.body ?? []).names, program)
    stylers[ObjectIdentifier(function)] = isStyler
    return isStyler
  }

  func isStyler(_ closure: Closure) -> Bool {
    if let known = stylers[ObjectIdentifier(closure)] { return known }
    let isStyler = !StyleSchemas.words.isDisjoint(with: Mentions(closure.body).names)
    stylers[ObjectIdentifier(closure)] = isStyler
    return isStyler
  }

  /// The effects of a statement, which are worked out only once.
  func effects(of statement: Statement) -> Statements {
    if let known = statements[statement.place] { return known }
    let mentions = Mentions([statement])
    let effects = Statements(names: mentions.names, hasExit: mentions.hasExit, assigned: mentions.assigned)
    statements[statement.place] = effects
    return effects
  }

  /// Whether names style something, in a function that has bars at hand or not.
  func matter(_ mentioned: Set<String>, inStyler: Bool) -> Bool {
    !names.isDisjoint(with: mentioned) || !(inStyler ? StyleSchemas.properties : StyleSchemas.words).isDisjoint(with: mentioned)
  }
}
