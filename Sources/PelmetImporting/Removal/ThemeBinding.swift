#if Rewrite
  /// The code by which an app gets its themes, where it is certain where that belongs: the call that applies the first theme, and the
  /// screens of controllers. Everything else is a step for a person.
  struct ThemeBinding {
    struct Code {
      let file: String
      let insertion: CodeInsertion
    }

    private(set) var code: [Code] = []
    private(set) var steps: [RemovalStep] = []

    private let files: [String: CodeReader]
    private let program: Program
    /// The classes of the app by their names, with their files.
    private let classes: [String: [(file: String, type: CodeReader.Class)]]
    /// The methods that run when views load, by the types that have them.
    private let loads: [String: [CodeFunction]]

    init(_ files: [String: CodeReader], _ program: Program) {
      (self.files, self.program) = (files, program)
      let sorted = files.sorted { $0.key < $1.key }
      classes = Dictionary(grouping: sorted.flatMap { file, code in code.classes.map { (file, $0) } }, by: \.1.name)
      loads = Dictionary(grouping: sorted.flatMap(\.value.functions).filter { $0.name == "viewDidLoad" }) { $0.type?.name ?? "" }
    }

    /// - Parameters:
    ///   - themes: The themes as Swift names them.
    ///   - hasParameters: Whether the first theme is to be given values.
    ///   - owners: The parts of the themes, each with its name.
    mutating func bind(
      _ themes: [String], hasParameters: Bool, _ owners: [(owner: Owner, name: String)], _ choice: RemovalChoice
    ) {
      guard let theme = themes.first, let first = choice.statements.first(where: choice.gone.contains) else { return }
      let contexts = owners.compactMap { owner, name -> String? in
        if case .context(let type) = owner { ".\(name): [\(type).self]" } else { nil }
      }
      let arguments = contexts.isEmpty ? ")" : ", contexts: [\(contexts.joined(separator: ", "))])"
      if hasParameters {
        let call = "Theme.\(theme)(…).apply(to: window\(arguments)"
        ask("where the app's window is made, call \(call) with the values of the theme's parameters", at: first)
      } else {
        apply({ "Theme.\(theme).apply(to: \($0)\(arguments)" }, at: first)
      }
      if themes.count > 1 {
        let names = themes.dropFirst().map { "Theme.\($0)" }.joined(separator: ", ")
        ask("where the app's state chooses \(names), set window.theme to it", at: nil)
      }
      let bound = Set(choice.values.map(\.owner))
      for (owner, name) in owners where bound.contains(owner) {
        if case .screen(let type) = owner { bind(type, to: name) }
      }
    }

    private mutating func ask(_ text: String, at place: SourcePlace?) { steps.append(RemovalStep(place: place, text: text)) }

    private mutating func insert(_ lines: [String], _ place: CodeInsertion.Place, in file: String, needing modules: [String]) {
      code.append(Code(file: file, insertion: CodeInsertion(place: place, lines: lines, modules: modules)))
    }

    // MARK: - The call

    /// The one window that the start of the app shows, or the one that the function has in which the first statement goes.
    private mutating func apply(_ call: (String) -> String, at first: SourcePlace) {
      let apps = Set(
        files.values.flatMap(\.functions).filter { $0.name == "application" && Self.isStart($0) }.compactMap(\.type?.name))
      if apps.count > 1 {
        let names = apps.sorted().map { "'\($0)'" }.joined(separator: ", ")
        ask("in each of \(names), or where its window is made, call \(call("window")); import apps one by one", at: first)
        return
      }
      let shown = files.keys.sorted().flatMap { file in
        (files[file]?.functions ?? []).filter(Self.isStart).flatMap { function in
          (function.body?.items ?? []).compactMap { item in item.shownWindow.map { (file, item, $0) } }
        }
      }
      if shown.count == 1, let (file, item, window) = shown.first { return insert(call, window, before: item, in: file) }
      let function = files[first.file]?.functions.first { $0.items.contains { $0.place == first } }
      if let function, isOnMainActor(function), function.windows.count == 1, let window = function.windows.first,
        let item = function.body?.items.first(where: { $0.place == first || $0.innerItems.contains { $0.place == first } })
      {
        return insert(call, window, before: item, in: first.file)
      }
      ask("where the app's window is made, call \(call("window")); the first of the statements was here", at: first)
    }

    /// Whether a function surely runs where themes are applied.
    private func isOnMainActor(_ function: CodeFunction) -> Bool {
      if function.isOnMainActor || Self.isStart(function) { return true }
      return function.type.map { type in
        ["UIResponder", "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"].contains {
          program.isA(type.name, $0)
        }
      } ?? false
    }

    private static func isStart(_ function: CodeFunction) -> Bool {
      Lifecycle.starts.contains { start in
        start.name == function.name && (start.label.map { function.labels.contains($0) } ?? true)
      }
    }

    private mutating func insert(
      _ call: (String) -> String, _ window: (name: String, isOptional: Bool), before item: CodeItem, in file: String
    ) {
      let short = window.name.contains(".") ? "window" : window.name
      let lines =
        !window.isOptional
        ? [call(window.name)] : ["if let \(short == window.name ? short : "\(short) = \(window.name)") { \(call(short)) }"]
      item.block.isExtended = true
      insert(lines, .before(item), in: file, needing: ["Pelmet", "PelmetUIKit"])
    }

    // MARK: - Screens

    /// Binds a controller to its screen when its view loads.
    private mutating func bind(_ type: String, to name: String) {
      let step = "set themeScreen to .\(name) in '\(type)'"
      guard let found = classes[type], found.count == 1, let (file, declaration) = found.first else {
        return ask(step, at: program.type(type)?.place)
      }
      let assignment = "themeScreen = .\(name)"
      let modules = ["PelmetUIKit"]
      let loads = loads[type] ?? []
      guard let load = loads.first, loads.count == 1 else {
        guard program.type(type)?.functions["viewDidLoad"] == nil else { return ask(step, at: declaration.place) }
        let access = declaration.isPublic ? "public " : ""
        let lines = ["override \(access)func viewDidLoad() {", "\tsuper.viewDidLoad()", "\t\(assignment)", "}"]
        return insert(lines, .member(of: declaration), in: file, needing: modules)
      }
      if let call = load.superCall {
        call.block.isExtended = true
        insert([assignment], .after(call), in: load.place.file, needing: modules)
      } else if let first = load.body?.items.first, !hasOwnSuperclass(type) {
        first.block.isExtended = true
        insert([assignment], .before(first), in: load.place.file, needing: modules)
      } else {
        ask(step, at: load.place)
      }
    }

    /// Whether the app has the superclass of a class, too.
    private func hasOwnSuperclass(_ type: String) -> Bool {
      program.ancestry(type).dropFirst().contains { program.type($0)?.kind == .class }
    }
  }

  extension CodeFunction {
    /// The statement of its body that calls the method of its superclass.
    fileprivate var superCall: CodeItem? { body?.items.first { $0.text == "super.\(name)()" } }
  }
#endif
