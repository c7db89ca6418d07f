internal import PelmetCompiler
internal import PelmetReports

/// Runs an app's code as far as its values are known, for one combination of answers to what nobody knows.
///
/// It goes deeper with calls and expressions, up to ``Limits``; what lies beyond is unknown.
final class Evaluator {
  /// The most that one run may do.
  enum Limits {
    static let calls = 200
    static let steps = 20_000
    /// For a question that UIKit asks after all that.
    static let answer = 1_000
    static let rounds = 4
    static let elements = 64
    /// Elements that are written in one place.
    static let entries = 512
    /// Expressions and statements in each other, over all calls.
    static let depth = 1_500
  }

  /// The function that runs, with its variables.
  final class Frame {
    let scope: VariableScope
    /// `self`, which an initialiser sets for all blocks in it.
    private let own: VariableScope
    /// The type in which names are looked up.
    let type: String?
    let result: String?
    /// Whether it has bars or looks at hand.
    var isStyler = false
    /// Whether its caller chooses some of its types.
    var hasGenerics = false
    /// Whether it matters to a theme if the code after this block runs.
    var tailMatters = false

    var receiver: Value? {
      get { own["self"] }
      set { if let newValue { own.declare("self", newValue) } }
    }

    init(scope: VariableScope, receiver: Value?, type: String?, result: String? = nil) {
      (self.scope, self.type, self.result) = (scope, type, result)
      own = VariableScope(scope.journal)
      if let receiver { own.begin("self", receiver) }
    }

    private init(in outer: Frame) {
      (scope, own, type, result) = (VariableScope(in: outer.scope), outer.own, outer.type, outer.result)
    }

    func inner() -> Frame {
      let frame = Frame(in: self)
      (frame.isStyler, frame.tailMatters, frame.hasGenerics) = (isStyler, tailMatters, hasGenerics)
      return frame
    }
  }

  /// The looks of one owner, as proxies or bars have them.
  struct Sheet: Hashable {
    let owner: Owner
    let isProxy: Bool
  }

  /// A statement that styles what no theme can reach.
  struct Stray: Hashable {
    let reason: Reason
    let place: SourcePlace
    let path: String
  }

  /// A value that the app has only at run time, for which a theme asks.
  struct Parameter {
    let symbol: ImportedColor.Symbol
    var fallback: ImportedColor?
    let place: SourcePlace
  }

  let program: Program
  let relevance: Relevance
  let assets: [String: ImportedColor]
  var decisions: Decisions
  /// In the order in which they were first asked for.
  var sheets: [(key: Sheet, style: StyleObject)] = []
  var parameters: [String: Parameter] = [:]
  var strays: [Stray] = []
  /// The functions that ran.
  var executed: Set<ObjectIdentifier> = []
  /// The traits for which the closure of a colour runs.
  var variant: ImportedColor.Variant?
  var askedForLevel = false
  /// The number of times that code asked for the current theme.
  var themeReads = 0
  /// Whether the window that is being made is the app's.
  var makesWindow = false
  /// The part of a theme for the controller whose life runs.
  var living: Owner?
  /// The images that are being drawn, the innermost last.
  var drawings: [Drawing] = []
  let journal: Journal
  /// Notes what statements do, where somebody wants to know.
  var trace: Trace?
  /// Static and global values that have been computed.
  let globals: VariableScope
  /// The answers within the statements that run, the innermost last.
  var branches: [Decisions] = []
  var calls: [(function: Function, place: SourcePlace)] = []
  private(set) var steps = 0
  private var allowance = Limits.steps
  private var depth = 0
  private(set) var isExhausted = false

  /// Whether a condition of which nobody knows the answer is followed both ways.
  private(set) var followsBoth = true
  /// Whether what runs has come to such a condition that is not.
  private var isAbandoned = false

  init(_ program: Program, _ relevance: Relevance, assets: [String: ImportedColor], decisions: Decisions) {
    (self.program, self.relevance, self.assets, self.decisions) = (program, relevance, assets, decisions)
    journal = Journal()
    globals = VariableScope(journal)
  }

  /// Does work of which only the result matters. False where it came to a condition that nobody knows: the result is then unknown.
  func finishes(_ work: () -> Void) -> Bool {
    let outer = followsBoth
    followsBoth = false
    work()
    followsBoth = outer
    guard outer else { return !isAbandoned }
    defer { isAbandoned = false }
    return !isAbandoned
  }

  /// Does work of which the result is in a theme: conditions in it are followed both ways.
  func following(_ work: () -> Value) -> Value {
    let outer = followsBoth
    followsBoth = true
    defer { followsBoth = outer }
    return work()
  }

  /// Answers a condition that depends on the app's state. The first answer is yes.
  func answer(_ text: String, _ place: SourcePlace) -> Bool {
    guard followsBoth, !branches.isEmpty else {
      isAbandoned = true
      return false
    }
    return branches[branches.count - 1].answer(.condition(text, place), of: 2) == 0
  }

  /// Whether the system is at least of a version. Where only a result matters, nobody asks for it.
  func isSystem(_ version: ModelVersion) -> Bool {
    if !followsBoth, decisions.implied(.system(version)) == nil {
      isAbandoned = true
      return false
    }
    return decisions.answer(.system(version), of: 2) == 0
  }

  /// Gives what runs next steps of its own, whatever ran before.
  func allowAnswer() { allowance = max(allowance, steps + Limits.answer) }

  /// A moment between two runs, to which the evaluator can go back.
  struct Point {
    let steps: [Decisions.Step]
    fileprivate let mark: Journal.Mark
    fileprivate let sheets: Int
    fileprivate let executed: Set<ObjectIdentifier>
    fileprivate let taken: (steps: Int, allowance: Int, isExhausted: Bool, themeReads: Int)
  }

  var point: Point {
    Point(
      steps: decisions.steps, mark: journal.mark, sheets: sheets.count, executed: executed,
      taken: (steps, allowance, isExhausted, themeReads))
  }

  /// Undoes everything since a moment, and goes on with other answers.
  func goBack(to point: Point, with decisions: Decisions) {
    journal.goBack(to: point.mark)
    sheets.removeLast(sheets.count - point.sheets)
    executed = point.executed
    (steps, allowance, isExhausted, themeReads) = point.taken
    self.decisions = decisions
  }

  /// Notes that not all was run.
  func exhaust() { isExhausted = true }

  /// Does work one level deeper; `nil` beyond the limits.
  func deeper<Result>(_ work: () -> Result) -> Result? {
    steps += 1
    guard !isAbandoned else { return nil }
    guard steps <= allowance, depth < Limits.depth else {
      isExhausted = true
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return work()
  }

  func unknown(_ expression: Expression, type: String? = nil) -> Value { unknown(.unknownValue, expression, type: type) }

  func unknown(_ reason: Reason, _ expression: Expression, type: String? = nil) -> Value {
    .unknown(Unknown(reason: reason, text: expression.text, place: expression.place, type: type))
  }

  /// The section of a theme for an owner's bar.
  func section(_ name: String, of owner: Owner, isProxy: Bool = false) -> Value {
    let key = Sheet(owner: owner, isProxy: isProxy)
    let style: StyleObject
    if let known = sheets.first(where: { $0.key == key })?.style {
      style = known
    } else {
      style = StyleObject(Catalogue.style, journal, keepsObjects: isProxy, isLasting: true)
      style.settle(in: [LookKey(owner: owner, unit: [])])
      sheets.append((key, style))
    }
    return style.object(name).map { .style($0) } ?? .void
  }

  /// The chain of calls that led here.
  var chain: [String] { calls.map { "\($0.function.name) (\($0.place.file):\($0.place.line))" } }

  /// The value of an object when its class does not matter.
  func typeName(of value: Value) -> String? {
    switch value {
    case .color: "UIColor"
    case .tree(_, let type), .type(let type): type
    case .element(let element): element.type
    case .style(let style): style.schema.title
    case .instance(let instance): instance.type
    case .unknown(let unknown): unknown.type.map(TypeText.base)
    case .text: "String"
    case .integer: "Int"
    case .real: "Double"
    case .boolean: "Bool"
    case .traits: "UITraitCollection"
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .nothing, .void, .tuple, .closure, .method, .trait: nil
    }
  }
}
