import Testing

/// ModelCore calls the app within no exclusive access: what the app calls in return would end in "Fatal access conflict". So no mutating
/// function of a structure that an object or a global keeps reaches the app, and no closure that a collection runs while it is changed.
///
/// A function reaches the app if it calls one that an app overrides, one of the gateways to delegates, or a function of a name that does.
/// Structures that stand in local variables alone may call whomever they like: nobody else can have access to them.
@Suite struct ReentryRuleTests {
  /// The gateways: `HeldDelegate`'s methods, the questions for optional methods, and the closures of apps.
  private static let gateways: Set = ["call", "ask", "answer", "implements", "handler", "completion", "provider"]

  /// Names of the standard library and of values, which lead to no function of a class although there is one of the name.
  private static let foreign: Set = [
    "append", "insert", "remove", "removeAll", "merge", "forEach", "map", "filter", "type", "count", "contains", "formUnion",
    "move", "find", "size",
  ]

  private static let files = Result {
    try SourceTree.swiftFiles(in: "Sources/ModelCore").map { ($0.path, SwiftFunctions($0.text)) }
  }

  @Test func exclusiveAccessReachesNoApp() throws {
    let files = try Self.files.get()
    for violation in Self.violations(in: files) { Issue.record("\(violation)") }
    // The scan sees what there is.
    #expect(files.flatMap(\.1.functions).count > 1500)
    #expect(files.flatMap(\.1.functions).count(where: \.isExclusive) > 40)
  }

  @Test("A structure in an object whose mutating function calls a delegate is found")
  func findsViolations() {
    let text = """
      struct Launch {
        mutating func begin(_ owner: Owner) { owner.sendWillShow() }
        var title: String { didSet { owner.sendWillShow() } }
      }
      struct Walk {
        mutating func visit(_ owner: Owner) { owner.sendWillShow() }
      }
      final class Queue {
        private var launch = Launch()
        private var entries: [Entry] = []
        func run() {
          var walk = Walk()
          walk.visit(owner)
          entries.removeAll { $0.sendWillShow() }
        }
      }
      extension Owner {
        func sendWillShow() { heldDelegate.call("willShow") { $0.willShow() } }
      }
      """
    #expect(
      Self.violations(in: [("A.swift", SwiftFunctions(text))]) == [
        "A.swift:2 Launch.begin calls sendWillShow, which reaches the app",
        "A.swift:3 Launch.didSet calls sendWillShow, which reaches the app",
        "A.swift:14 a closure that runs during a change calls sendWillShow, which reaches the app",
      ])
  }

  private static func violations(in files: [(path: String, functions: SwiftFunctions)]) -> [String] {
    let reach = Reach(of: files.flatMap(\.functions.functions))
    let stored = Set(files.flatMap(\.functions.storedTypes))
    var violations: [String] = []
    for (path, file) in files {
      for function in file.functions where function.isExclusive && function.type.map(stored.contains) ?? true {
        for name in reach.calls(of: function) {
          let place = "\(path):\(function.line) \(function.type.map { "\($0)." } ?? "")\(function.name)"
          violations.append("\(place) calls \(name), which reaches the app")
        }
      }
      for (line, calls) in file.callsDuringChanges {
        for name in calls.filter(reach.names.contains).sorted() {
          violations.append("\(path):\(line) a closure that runs during a change calls \(name), which reaches the app")
        }
      }
    }
    return violations
  }

  /// The functions that reach the app, from those that apps override and the gateways on.
  private struct Reach {
    private(set) var names: Set<String>
    private var byType: [String: [SwiftFunctions.Function]]

    init(of functions: [SwiftFunctions.Function]) {
      byType = Dictionary(grouping: functions.filter { $0.type != nil }) { $0.type ?? "" }
      names = gateways.union(functions.lazy.filter(\.isOpen).map(\.name)).subtracting(foreign)
      var callers: [String: Set<String>] = [:]
      for function in functions where !foreign.contains(function.name) {
        for call in function.calls { callers[call, default: []].insert(function.name) }
      }
      var waiting = Array(names)
      while let name = waiting.popLast() {
        for caller in callers[name] ?? [] where names.insert(caller).inserted { waiting.append(caller) }
      }
    }

    /// The calls of a function that reach the app, those in functions of its own type included: a name that its type declares is that one.
    func calls(of function: SwiftFunctions.Function) -> [String] {
      let own = Dictionary(grouping: byType[function.type ?? "", default: []], by: \.name)
      var (calls, waiting) = (function.calls, Array(function.calls))
      while let name = waiting.popLast() {
        for call in own[name, default: []].flatMap(\.calls) where calls.insert(call).inserted { waiting.append(call) }
      }
      return calls.intersection(names).filter { own[$0] == nil }.sorted()
    }
  }
}
