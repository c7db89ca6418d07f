#if Rewrite
  /// The steps that the code which is left asks of a person.
  extension RemovalWork {
    /// In the order of the files.
    func steps(_ imported: ImportedLooks) -> [RemovalStep] {
      let none = SourcePlace(file: "", line: 0, column: 0)
      let all =
        partial(imported) + containers + answers(imported) + values(imported) + code.flatMap { emptied($0, $1) } + uncalled
      return all.sorted { ($0.place ?? none, $0.text) < ($1.place ?? none, $1.text) }
    }

    /// Values of which a theme has a part, and code that stays the rest: whichever comes last replaces all of it.
    private func partial(_ imported: ImportedLooks) -> [RemovalStep] {
      let names = OwnerNames(imported.looks.map(\.key.owner), program.choices)
      return imported.looks.map(\.key).filter { imported.obstacles[$0] == .notFollowed }.compactMap { key in
        choice.statements.filter { trace.touched[$0]?.contains(key) ?? false }.min().map { place in
          let path = names.path(key.owner, key.unit)
          return RemovalStep(place: place, text: "decide who sets '\(path)': the theme has a part of it, and this code the rest")
        }
      }
    }

    /// Containers that follow no theme.
    private var containers: [RemovalStep] {
      let themed = [("UINavigationController", "ThemedNavigationController"), ("UITabBarController", "ThemedTabBarController")]
      return themed.flatMap { kind, themed in
        let types = program.typeNames.compactMap { program.type($0) }.filter { $0.kind == .class && $0.inherited.contains(kind) }
        let places = Set((sites.calls[kind] ?? []).compactMap { $0 }).filter(isLeft)
        return types.map { type in
          RemovalStep(
            place: type.place,
            text: "let '\(type.name)' inherit from \(themed), which follows screens and answers for the status bar")
        } + places.map { RemovalStep(place: $0, text: "make a \(themed) in place of \(kind)") }
      }
    }

    /// Controllers that answer for the status bar as the theme does.
    private func answers(_ imported: ImportedLooks) -> [RemovalStep] {
      let known = Set(imported.looks.map(\.key)).subtracting(imported.obstacles.keys)
      return trace.answers.filter { known.contains($0.value) }.keys.map { place in
        RemovalStep(
          place: place, text: "remove this answer for the status bar once a themed container is around it: the theme has it")
      }
    }

    /// Values in storyboards, nibs and property lists.
    private func values(_ imported: ImportedLooks) -> [RemovalStep] {
      imported.places.filter { place in ![".swift", ".m", ".mm", ".h"].contains { place.file.hasSuffix($0) } }
        .map { RemovalStep(place: $0, text: "remove this value: the theme has it") }
    }

    private func emptied(_ file: String, _ code: CodeReader) -> [RemovalStep] {
      let emptied = code.functions.filter(\.isEmptied)
      var steps = emptied.map { function in
        let isEmpty = function.body?.isHollow ?? false
        let rest = isEmpty ? "is empty, and its calls" : "only calls what it overrides"
        return RemovalStep(place: function.place, text: "remove '\(function.name)', which \(rest)")
      }
      if !emptied.isEmpty, emptied.count == code.functions.count, !code.hasMore {
        steps.append(RemovalStep(place: SourcePlace(file: file, line: 1, column: 1), text: "remove this file, which is empty"))
      }
      return steps
    }

    /// Functions of which all calls go.
    private var uncalled: [RemovalStep] {
      let named = Dictionary(grouping: program.allFunctions, by: \.name)
      return sites.calls.compactMap { name, calls in
        guard let functions = named[name], functions.count == 1, !sites.passed.contains(name),
          calls.allSatisfy({ $0.map { !isLeft($0) } ?? false })
        else { return nil }
        return RemovalStep(place: functions[0].place, text: "remove '\(name)', which nothing calls any more")
      }
    }
  }
#endif
