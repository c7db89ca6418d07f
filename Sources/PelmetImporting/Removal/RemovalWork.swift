#if Rewrite
  /// The code of an app, with the statements that go from it.
  final class RemovalWork {
    let code: [String: CodeReader]
    private(set) var choice: RemovalChoice
    /// The places that values of themes come from.
    private let followed: Set<SourcePlace>
    /// The statements that style what no theme reaches.
    private let strays: Set<SourcePlace>
    /// The folders of extensions of the app.
    private let extensions: [String]
    let program: Program
    let trace: Trace
    /// The places that call functions and make containers.
    let sites: CallSites
    private var items: [SourcePlace: (item: CodeItem, function: CodeFunction)] = [:]

    init(
      _ files: [ImportedFile], _ program: Program, _ imported: ImportedLooks, _ trace: Trace, absent: Set<LookKey>,
      _ listed: [NotFollowed]
    ) {
      (self.program, self.trace, followed) = (program, trace, imported.places)
      strays = Set(listed.filter { [.singleItem, .noContainer].contains($0.reason) }.map(\.place))
      let wanted = Set(trace.order.map(\.file))
      let read = files.filter { $0.path.hasSuffix(".swift") && (wanted.contains($0.path) || Self.hasStart($0)) }
      code = Dictionary(read.map { ($0.path, CodeReader($0.bytes, file: $0.path)) }) { first, _ in first }
      let classes = program.typeNames.filter { name in KnownTypes.containers.contains { program.isA(name, $0) } }
      sites = CallSites(
        program, of: Set(program.allFunctions.map(\.name) + classes).subtracting(Self.called).union(KnownTypes.containers))
      extensions = files.filter { file in
        file.path.hasSuffix("Info.plist") && String(decoding: file.bytes, as: UTF8.self).contains("<key>NSExtension</key>")
      }.map { String($0.path.prefix(through: $0.path.lastIndex(of: "/") ?? $0.path.startIndex)) }
      var values = imported.obstacles
      for key in absent { values[key] = .notFollowed }
      for key in trace.keys where Self.isRestored(key, program) && values[key] == nil { values[key] = .restored }
      choice = RemovalChoice(trace, values: values)
      var obstacles: [SourcePlace: Obstacle] = [:]
      for entry in listed { obstacles[entry.place] = .notFollowed }
      for function in code.values.flatMap(\.functions) {
        for item in function.items {
          items[item.place] = (item, function)
          if trace.touched[item.place] != nil { obstacles[item.place] = obstacles[item.place] ?? obstacle(item, in: function) }
        }
      }
      for statement in choice.statements where items[statement] == nil { obstacles[statement] = .form }
      choice.keep(obstacles)
      var isSettled = false
      while !isSettled {
        for function in code.values.flatMap(\.functions) { LeftOver.mark(function, trace, gone: choice.gone) }
        let read = choice.gone.filter(isReadElsewhere).map { ($0, Obstacle.read) }
        let parts = choice.gone.filter(isPartOfClosure).map { ($0, Obstacle.form) }
        choice.keep(Dictionary(read + parts) { first, _ in first })
        isSettled = !choice.keepRead(isLeft) && read.isEmpty && parts.isEmpty
      }
    }

    /// Methods that UIKit calls, and names that every type has.
    private static let called = Lifecycle.all.union(Lifecycle.starts.map(\.name)).union(["init"])

    /// Whether a file may have the start of the app, or controllers.
    private static func hasStart(_ file: ImportedFile) -> Bool {
      let text = String(decoding: file.bytes, as: UTF8.self)
      return text.contains("makeKeyAndVisible") || text.contains("viewDidLoad") || text.contains("Controller")
    }

    /// Whether a controller puts a value back when it leaves.
    private static func isRestored(_ key: LookKey, _ program: Program) -> Bool {
      let type: String
      switch key.owner {
      case .root: return false
      case .context(let name), .screen(let name): type = name
      }
      guard let property = key.unit.last else { return false }
      return program.ancestry(type).contains { ancestor in
        Lifecycle.ends.contains { name in
          program.type(ancestor)?.functions[name]?.contains { $0.mentions.changed.contains(property) } ?? false
        }
      }
    }

    private func obstacle(_ item: CodeItem, in function: CodeFunction) -> Obstacle? {
      guard case .change = item.kind else { return .form }
      if extensions.contains(where: { item.place.file.hasPrefix($0) }) { return .target }
      if isUntimely(item.place) { return .timing }
      if let made = trace.made[item.place], made.contains(where: { (sites.calls[$0] ?? []).count > 1 }) { return .one }
      let around = function.around(item)
      if around.contains(where: { trace.incomplete.contains($0.place) }) { return .notFollowed }
      if !item.setsOnlyOwn { return .effects }
      let isCalledElsewhere = around.contains { name, _ in
        sites.passed.contains(name)
          || (sites.calls[name] ?? []).contains { place in place.map { !trace.ran.contains($0) } ?? true }
      }
      return isCalledElsewhere ? .callers : nil
    }

    /// Whether a statement sets a value at another time than a theme: a screen is bound when its view loads, what all bars have is set at
    /// the start, and a container is in no context of its own.
    private func isUntimely(_ statement: SourcePlace) -> Bool {
      trace.untimely.contains(statement)
        || (trace.touched[statement] ?? []).contains { key in
          if case .screen = key.owner { return false }
          return key.unit.first == "viewController"
        }
    }

    /// Whether a statement changes an appearance object that code which stays has, too.
    private func isReadElsewhere(_ statement: SourcePlace) -> Bool {
      guard trace.shared.contains(statement), let (item, function) = items[statement], case .change(let root?, _) = item.kind
      else {
        return false
      }
      let declarations = function.items.filter { if case .variables(let names) = $0.kind { names.contains(root) } else { false } }
      if declarations.isEmpty { return true }
      let isDeclared = Set(declarations.map(\.place))
      return function.items.contains { $0.mentions.contains(root) && !$0.isAway && !isDeclared.contains($0.place) }
    }

    /// Whether a closure around a statement would name some of its parameters, and not the last ones.
    private func isPartOfClosure(_ statement: SourcePlace) -> Bool {
      var block = items[statement]?.item.block
      while let next = block {
        if case .closure(let count) = next.kind, next.leftCount > 0, next.leftCount < count { return true }
        block = next.owner?.block
      }
      return false
    }

    /// Whether a statement stays.
    func isLeft(_ place: SourcePlace) -> Bool { items[place].map { !$0.item.isAway } ?? true }

    // MARK: - The result

    /// The statements that style, wherever their values are.
    private var statements: Set<SourcePlace> {
      Set(choice.statements).union(followed.filter { items[$0] != nil }).union(strays)
    }

    /// The statements that style and go, in the order of the files.
    var gone: [SourcePlace] { statements.filter { !isLeft($0) }.sorted() }

    /// Those that stay, in the order of the files.
    var kept: [(place: SourcePlace, obstacle: Obstacle)] {
      statements.filter(isLeft).sorted().map { ($0, choice.kept[$0] ?? (strays.contains($0) ? .item : .together)) }
    }
  }
#endif
