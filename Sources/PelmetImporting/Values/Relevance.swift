/// The parts of a program that may style a bar. All others run only for values, and no condition in them is followed both ways.
final class Relevance {
  private let program: Program
  /// Functions that style something, or call one that does: by name, or with their type where the name is common.
  private let names: Set<String>
  private let commonNames: Set<String>
  /// Functions that style something themselves, and those that pass them arguments.
  private let starts: Set<ObjectIdentifier>
  private var stylers: [ObjectIdentifier: Bool] = [:]
  private var closures: [ObjectIdentifier: Set<String>] = [:]
  private var statements: [StatementIdentity: Statements] = [:]

  /// The effects of a statement on what comes after it.
  struct Statements {
    /// Whether it styles something, wherever it stands, and where a bar is at hand.
    let styles: (anywhere: Bool, atBars: Bool)
    /// The names of its own type's methods that style something, if many types have such a method.
    let common: [String]
    let hasExit: Bool
    let hasReturn: Bool
    let assigned: Set<String>
  }

  init(_ program: Program) {
    self.program = program
    let functions = program.allFunctions.filter { $0.body != nil }
    let mentions = functions.map { $0.mentions.names }
    var counts: [String: Int] = [:]
    for function in functions { counts[function.name, default: 0] += 1 }
    var callers: [String: [Function]] = [:]
    for (function, mentioned) in zip(functions, mentions) {
      for name in mentioned where counts[name] != nil { callers[name, default: []].append(function) }
    }
    var relevant: Set<ObjectIdentifier> = []
    var names: Set<String> = []
    var commonNames: Set<String> = []
    var pending = zip(functions, mentions).filter { Self.styles($0.0, $0.1, program) }.map(\.0)
    var starts = Set(pending.map(ObjectIdentifier.init))
    let passing = Set(pending.filter { !$0.parameters.isEmpty }.map(ObjectIdentifier.init))
    while let function = pending.popLast() {
      guard relevant.insert(ObjectIdentifier(function)).inserted, !Self.called.contains(function.name) else { continue }
      let isCommon = (counts[function.name] ?? 0) > Self.commonCount
      names.insert(isCommon ? Self.key(function.name, function.owner) : function.name)
      if isCommon { commonNames.insert(function.name) }
      // Whoever calls one of them matters, too; but nobody calls what UIKit does, other than for its superclass. A name that many functions
      // have means the one of the same type.
      guard !Lifecycle.all.contains(function.name) else { continue }
      let all = (callers[function.name] ?? []).filter { !isCommon || $0.owner == function.owner }
      if passing.contains(ObjectIdentifier(function)) { starts.formUnion(all.map(ObjectIdentifier.init)) }
      pending += all
    }
    self.starts = starts
    (self.names, self.commonNames) = (names, commonNames)
  }

  /// The number of functions of one name beyond which it says little.
  private static let commonCount = 3

  private static func key(_ name: String, _ owner: String?) -> String { "\(owner ?? "").\(name)" }

  /// Names of methods that are everywhere, or that only UIKit calls.
  private static let called = Set(Lifecycle.starts.map(\.name) + ["init"])

  /// Whether a function that nothing calls is worth a start of its own.
  func isStart(_ function: Function) -> Bool { starts.contains(ObjectIdentifier(function)) }

  private static func styles(_ function: Function, _ mentioned: Set<String>, _ program: Program) -> Bool {
    if !StyleSchemas.words.isDisjoint(with: mentioned) || StyleSchemas.areSet(by: function.mentions) { return true }
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
      Self.results.contains(result)
      || Self.styles(function, function.mentions.names, program)
    stylers[ObjectIdentifier(function)] = isStyler
    return isStyler
  }

  /// The types of values that themes have.
  private static let results: Set = [
    "UIColor", "UIFont", "UIImage", "UIStatusBarStyle", "UIUserInterfaceStyle", "UIBarStyle", "UIBlurEffect", "UIVisualEffect",
    "[NSAttributedString.Key:Any]",
  ]

  /// The names that a closure mentions.
  func names(of closure: Closure) -> Set<String> {
    if let known = closures[ObjectIdentifier(closure)] { return known }
    let names = Mentions(closure.body).names
    closures[ObjectIdentifier(closure)] = names
    return names
  }

  /// The effects of a statement, which are worked out only once.
  func effects(of statement: Statement) -> Statements {
    if let known = statements[statement.identity] { return known }
    let mentions = Mentions([statement])
    let isCall = mentions.names.contains { names.contains($0) } || StyleSchemas.areSet(by: mentions)
    let effects = Statements(
      styles: (
        isCall || !StyleSchemas.words.isDisjoint(with: mentions.names),
        isCall || !StyleSchemas.properties.isDisjoint(with: mentions.names)
      ),
      common: mentions.names.filter { commonNames.contains($0) }.sorted(), hasExit: mentions.hasExit,
      hasReturn: mentions.hasReturn, assigned: mentions.assigned)
    statements[statement.identity] = effects
    return effects
  }

  /// Whether a statement styles something, in a function of a type that has bars at hand or not.
  func matter(_ effects: Statements, in type: String?, isStyler: Bool) -> Bool {
    if isStyler ? effects.styles.atBars : effects.styles.anywhere { return true }
    return effects.common.contains { names.contains(Self.key($0, type)) }
  }
}
