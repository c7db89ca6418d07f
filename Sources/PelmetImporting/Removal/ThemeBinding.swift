#if Rewrite
  /// The code by which an app gets its themes, where it is certain where that belongs: the call that applies the first theme, and the screens of
  /// controllers. Everything else is a step for a person.
  struct ThemeBinding {
    struct Code {
      let file: String
      let insertion: CodeInsertion
    }

    private(set) var code: [Code] = []
    private(set) var steps: [RemovalStep] = []

    private let files: [String: CodeReader]
    private let program: Program

    /// - Parameters:
    ///   - hasParameters: Whether the first theme is to be given values.
    ///   - owners: The parts of the themes, each with its name.
    init(
      _ files: [String: CodeReader], _ program: Program, themes: [String], hasParameters: Bool,
      owners: [(owner: Owner, name: String)], _ choice: RemovalChoice
    ) {
      (self.files, self.program) = (files, program)
      guard let theme = themes.first, let first = choice.statements.first(where: choice.gone.contains) else { return }
      let bound = Set(choice.values.map(\.owner))
      let contexts = owners.compactMap { owner, name -> String? in
        if case .context(let type) = owner { ".\(name): [\(type).self]" } else { nil }
      }
      let arguments = contexts.isEmpty ? ")" : ", contexts: [\(contexts.joined(separator: ", "))])"
      if hasParameters {
        let call = "Theme.\(theme)(…).apply(to: window\(arguments)"
        steps.append(RemovalStep(place: first, text: "where the app's window is made, call \(call) with the values of the theme's parameters"))
      } else {
        apply({ "Theme.\(theme).apply(to: \($0)\(arguments)" }, at: first)
      }
      if themes.count > 1 {
        let names = themes.dropFirst().map { "Theme.\($0)" }.joined(separator: ", ")
        steps.append(RemovalStep(place: nil, text: "where the app's state chooses \(names), set window.theme to it"))
      }
      for (owner, name) in owners where bound.contains(owner) {
        if case .screen(let type) = owner { bind(type, to: name) }
      }
    }

    // MARK: - The call

    /// The one window that the start of the app shows, or the one that the function has in which the first statement goes.
    private mutating func apply(_ call: (String) -> String, at first: SourcePlace) {
      let apps = Set(files.values.flatMap(\.functions).filter { $0.name == "application" && Self.isStart($0) }.compactMap(\.type?.name))
      if apps.count > 1 {
        let names = apps.sorted().map { "'\($0)'" }.joined(separator: ", ")
        steps.append(
          RemovalStep(place: first, text: "in each of \(names), or where its window is made, call \(call("window")); import apps one by one"))
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
      steps.append(RemovalStep(place: first, text: "where the app's window is made, call \(call("window")); the first of the statements was here"))
    }

    /// Whether a function surely runs where themes are applied.
    private func isOnMainActor(_ function: CodeFunction) -> Bool {
      if function.isOnMainActor || Self.isStart(function) { return true }
      return function.type.map { type in
        ["UIResponder", "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"].contains { program.isA(type.name, $0) }
      } ?? false
    }

    private static func isStart(_ function: CodeFunction) -> Bool {
      Lifecycle.starts.contains { start in
        start.name == function.name && (start.label.map { function.labels.contains($0) } ?? true)
      }
    }

    private mutating func insert(_ call: (String) -> String, _ window: (name: String, isOptional: Bool), before item: CodeItem, in file: String) {
      let short = window.name.contains(".") ? "window" : window.name
      let lines =
        !window.isOptional
        ? [call(window.name)] : ["if let \(short == window.name ? short : "\(short) = \(window.name)") { \(call(short)) }"]
      item.block.isExtended = true
      code.append(Code(file: file, insertion: CodeInsertion(place: .before(item), lines: lines, modules: ["Pelmet", "PelmetUIKit"])))
    }

    // MARK: - Screens

    /// Binds a controller to its screen when its view loads.
    private mutating func bind(_ type: String, to name: String) {
      let found = files.flatMap { file, code in code.classes.filter { $0.name == type }.map { (file, $0) } }
      guard found.count == 1, let (file, declaration) = found.first else {
        steps.append(RemovalStep(place: program.type(type)?.place, text: "set themeScreen to .\(name) in '\(type)'"))
        return
      }
      let assignment = "themeScreen = .\(name)"
      let loads = files.values.flatMap(\.functions).filter { $0.name == "viewDidLoad" && $0.type?.name == type }
      switch loads.first {
      case nil where program.type(type)?.functions["viewDidLoad"] == nil:
        let lines = [
          "override \(declaration.isPublic ? "public " : "")func viewDidLoad() {", "\tsuper.viewDidLoad()", "\t\(assignment)", "}",
        ]
        code.append(Code(file: file, insertion: CodeInsertion(place: .member(of: declaration), lines: lines, modules: ["PelmetUIKit"])))
      case let function? where loads.count == 1 && function.superCall != nil:
        guard let call = function.superCall else { return }
        call.block.isExtended = true
        code.append(
          Code(
            file: function.place.file, insertion: CodeInsertion(place: .after(call), lines: [assignment], modules: ["PelmetUIKit"])))
      case let function? where loads.count == 1 && !hasOwnSuperclass(type) && function.body?.items.isEmpty == false:
        guard let first = function.body?.items.first else { return }
        first.block.isExtended = true
        code.append(
          Code(
            file: function.place.file, insertion: CodeInsertion(place: .before(first), lines: [assignment], modules: ["PelmetUIKit"])))
      default: steps.append(RemovalStep(place: loads.first?.place ?? declaration.place, text: "set themeScreen to .\(name) in '\(type)'"))
      }
    }
  }

  extension ThemeBinding {
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
