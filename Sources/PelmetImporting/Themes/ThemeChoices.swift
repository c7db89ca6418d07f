internal import Pelmet

/// The themes of an app: one for each instance of the types of themes that change a bar.
enum ThemeChoices {
  static let limit = 40

  static func all(_ imported: ImportedLooks, _ program: Program) throws(ImportRefusal) -> [ThemeWriter.Choice] {
    var questions: [(question: Question, count: Int)] = []
    for (_, tree) in imported.looks {
      for theme in tree.themes where !questions.contains(where: { $0.question == theme.question }) { questions.append(theme) }
    }
    let total = questions.reduce(1) { min($0 * $1.count, limit + 1) }
    guard total <= limit else { throw .tooManyThemes(of: questions.map { "\($0.question.themeType ?? "")" }, limit: limit) }
    guard !questions.isEmpty else { return [ThemeWriter.Choice(name: "app", answers: [], place: nil)] }
    var choices = [ThemeWriter.Choice(name: "", answers: [], place: nil)]
    for (question, count) in questions {
      guard case .theme(let type) = question else { continue }
      let names = program.themes(of: type)
      choices = choices.flatMap { choice in
        (0..<min(count, names.count)).map { index in
          let name = name(of: names[index], type)
          return ThemeWriter.Choice(
            name: choice.name.isEmpty ? name : choice.name + name.prefix(1).uppercased() + name.dropFirst(),
            answers: choice.answers + [(question, index)], place: program.place(ofTheme: names[index], type))
        }
      }
    }
    for index in choices.indices.dropFirst() { choices[index].parent = parent(of: index, choices, questions, program) }
    // Some file systems ignore case.
    var taken: Set<String> = []
    if let choice = choices.first(where: { !taken.insert($0.name.lowercased()).inserted }) { throw .sameName(choice.name) }
    return choices
  }

  /// The theme that another one changes: that of its superclass, if that comes before it, or else the first.
  private static func parent(
    of index: Int, _ choices: [ThemeWriter.Choice], _ questions: [(question: Question, count: Int)], _ program: Program
  ) -> String? {
    guard questions.count == 1, case .theme(let type) = questions[0].question else { return choices.first?.name }
    let instances = program.themes(of: type)
    let ancestors = program.ancestry(instances[index]).dropFirst().compactMap { instances[..<index].firstIndex(of: $0) }
    return choices[ancestors.first ?? 0].name
  }

  /// `NightLook`, which is a `Look`, is `night`.
  private static func name(of instance: String, _ type: String) -> String {
    // A flag that is not set adds nothing to a name.
    guard !instance.isEmpty else { return "" }
    var name = instance.split(separator: ".").last.map(String.init) ?? instance
    let base = type.split(separator: ".").last.map(String.init) ?? type
    for suffix in [base, "Theme"] where name.hasSuffix(suffix) && name.count > suffix.count { name.removeLast(suffix.count) }
    return OwnerName.valid(OwnerName.lowered(name), or: "theme") { _ in false }
  }
}

extension Program {
  fileprivate func place(ofTheme instance: String, _ type: String) -> SourcePlace? {
    let own = self.type(type)
    return data[type]?.first { $0.name == instance }?.place ?? own?.cases.first { $0.name == instance }?.place
      ?? own?.properties[instance]?.place ?? self.type(instance)?.place
  }
}
