/// Notes which statements set values of themes, and whether that is all that they do, over all ways and runs of an entry.
final class Trace {
  /// The values that each statement has set.
  private(set) var touched: [SourcePlace: Set<LookKey>] = [:]
  /// Those statements in the order in which they first ran.
  private(set) var order: [SourcePlace] = []
  /// The statements that have read a value which a bar has from elsewhere.
  private(set) var readers: [LookKey: Set<SourcePlace>] = [:]
  private(set) var ran: Set<SourcePlace> = []
  /// The statements that do something else, too, or something that nobody knows.
  private(set) var impure: Set<SourcePlace> = []
  /// The statements that set values of themes while another one ran, by that one.
  private(set) var inner: [SourcePlace: Set<SourcePlace>] = [:]
  /// The reasons for which statements are not to go, whatever they set.
  private(set) var obstacles: [SourcePlace: Obstacle] = [:]
  /// The functions of which a call was not run.
  private(set) var incomplete: Set<SourcePlace> = []
  /// The statements that change an appearance object which a variable has, too.
  private(set) var shared: Set<SourcePlace> = []
  /// The statements of screens that run in initialisers, or set what all bars have.
  private(set) var untimely: Set<SourcePlace> = []
  /// The classes of containers that code has made, by the statements that style them.
  private(set) var made: [SourcePlace: Set<String>] = [:]
  /// The properties that answer for the status bar, by the places of their answers.
  private(set) var answers: [SourcePlace: LookKey] = [:]

  /// The values that statements have set.
  var keys: Set<LookKey> { touched.values.reduce(into: []) { $0.formUnion($1) } }

  /// Whether an initialiser runs that UIKit calls.
  var isEarly = false
  /// Whether a controller runs that is no container: it sets what all bars have when it is first shown.
  var isScreen = false
  /// The statements that run, the innermost last.
  private var running: [SourcePlace] = []
  /// The closures around that run when something happens.
  private var events = 0

  func run<Result>(_ statement: SourcePlace, _ work: () -> Result) -> Result {
    ran.insert(statement)
    running.append(statement)
    defer { running.removeLast() }
    return work()
  }

  /// Works out the first value of a variable, which nobody can tell from one that was always there.
  func runAside<Result>(_ work: () -> Result) -> Result {
    let outer = running
    running = []
    defer { running = outer }
    return work()
  }

  /// Runs a closure that the app runs when something happens.
  func runEvent<Result>(_ work: () -> Result) -> Result {
    events += 1
    defer { events -= 1 }
    return work()
  }

  /// Notes that the innermost statement sets values.
  /// - Parameter isOfAllBars: Whether bars that are made later have them, too.
  func touch(_ keys: Set<LookKey>, isOfAllBars: Bool) {
    guard !keys.isEmpty, let statement = running.last else { return }
    if touched[statement] == nil { order.append(statement) }
    touched[statement, default: []].formUnion(keys)
    for outer in running.dropLast() where outer != statement { inner[outer, default: []].insert(statement) }
    if isScreen, isEarly || isOfAllBars || keys.contains(where: { $0.owner == .root }) { untimely.insert(statement) }
    if events > 0 { obstruct(.event) }
  }

  func read(_ keys: Set<LookKey>) {
    guard let statement = running.last else { return }
    for key in keys { readers[key, default: []].insert(statement) }
  }

  /// Notes that the innermost statement has the bar of a container that code has made.
  func use(_ type: String) { if let statement = running.last { made[statement, default: []].insert(type) } }

  /// Notes that something else happens than that a value is set.
  func taint() { impure.formUnion(running) }

  /// Notes a reason for which the innermost statement is to stay.
  func obstruct(_ obstacle: Obstacle) {
    guard let statement = running.last else { return }
    obstacles[statement] = min(obstacles[statement] ?? obstacle, obstacle)
    taint()
  }

  func leave(_ function: Function) { incomplete.insert(function.place) }

  /// Notes that a statement begins with a variable that has an appearance object.
  func share(_ statement: SourcePlace) { if touched[statement] != nil { shared.insert(statement) } }

  func answer(_ key: LookKey, at place: SourcePlace) { answers[place] = key }

  /// Adds what another entry has noted.
  func add(_ other: Trace) {
    order += other.order.filter { touched[$0] == nil }
    touched.merge(other.touched) { $0.union($1) }
    readers.merge(other.readers) { $0.union($1) }
    ran.formUnion(other.ran)
    impure.formUnion(other.impure)
    inner.merge(other.inner) { $0.union($1) }
    obstacles.merge(other.obstacles) { min($0, $1) }
    incomplete.formUnion(other.incomplete)
    untimely.formUnion(other.untimely)
    made.merge(other.made) { $0.union($1) }
    shared.formUnion(other.shared)
    answers.merge(other.answers) { first, _ in first }
  }
}

/// The reason for which a statement that sets a value of a bar stays. Of several, the first one is told.
package enum Obstacle: Int, Comparable, Sendable, CaseIterable {
  case notFollowed, item, one, event, timing, unreached, target, runTime, effects, restored, read, callers, form, together

  package static func < (a: Obstacle, b: Obstacle) -> Bool { a.rawValue < b.rawValue }

  /// As a report has it.
  package var text: String {
    switch self {
    case .notFollowed: "its value was not followed to the end"
    case .item: "it styles what no theme reaches"
    case .one: "it styles one of several containers of a class"
    case .timing: "it runs at another time than a theme sets the value"
    case .target: "it is in an extension, where no theme is applied"
    case .event: "it runs when something happens"
    case .unreached: "nothing that is known calls its function; --entry FUNCTION names one that runs at the start"
    case .runTime: "its value comes at run time, as a parameter of the theme"
    case .effects: "it does something else, too"
    case .restored: "the screen puts the value back when it leaves"
    case .read: "code that stays reads the value"
    case .callers: "its function is also called where the import does not go"
    case .form: "it is no statement of its own in a function of Swift"
    case .together: "it sets a value together with a statement that stays"
    }
  }
}
