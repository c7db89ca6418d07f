/// The decisions about an app that a person has made for an import.
package struct UserChoices: Sendable {
  /// Names of screens and contexts, by the classes of the app.
  package var names: [String: String] = [:]
  /// Functions that run when the app starts, though nothing that is known calls them: `setUp`, or `Bars.setUp`.
  package var entries: Set<String> = []
  /// The type of which each instance is a theme; `nil` for every type that is found to be one.
  package var themes: String?
  /// Files of data, by the types whose stored properties they fill.
  private(set) var data: [String: ImportedFile] = [:]

  package init() {}

  /// Fills the stored properties of a type from a file: each of its objects is a theme. A file of single values fills the only dictionary
  /// that the type stores. Returns whether it has some.
  package mutating func add(_ file: ImportedFile, of type: String) -> Bool {
    data[type] = file
    return !ThemeData(file).isEmpty
  }

  /// The name of the screen or context of a class.
  func name(of type: String) -> String? { names[type] ?? type.split(separator: ".").last.flatMap { names[String($0)] } }

  func isEntry(_ function: Function) -> Bool {
    entries.contains(function.name) || function.owner.map { entries.contains("\($0).\(function.name)") } ?? false
  }

  /// Whether instances of a type are themes.
  func areThemes(_ type: String) -> Bool { themes.map { type == $0 || type.hasSuffix(".\($0)") } ?? true }
}
