extension Judge {
  /// The tables of tests: the plain properties of ModelCore's classes.
  var modelSource: String {
    var source = SwiftText.generatedFromJudge()
    source.line("package import ModelCore")
    for judged in judgedClasses {
      let names = judged.properties.filter(\.row.isModelled).map(\.property.baseName)
      guard !names.isEmpty else { continue }
      source.line()
      source.block("extension JudgedProperty<\(judged.name)> {") { source in
        source.block("@MainActor package static var all: [JudgedProperty<\(judged.name)>] {") { source in
          source.block("[", "]") { source in
            source.elements(names.map { ("Self", [SwiftText.literal($0), "\\.\($0)"]) })
          }
        }
      }
    }
    return source.text
  }

  /// The same properties in themes, with the class that the judge has them in.
  var themeSource: String {
    var source = SwiftText.generatedFromJudge()
    source.line("import Pelmet")
    for type in Family.all.flatMap(\.types) {
      let calls = judgedClasses.filter { $0.types.contains { $0.name == type.name } }.flatMap { judged in
        judged.properties.compactMap { property, row -> SwiftText.Call? in
          let isOwn = type.allProperties.contains { $0.name == row.name }
          guard row.isModelled, isOwn else { return nil }
          let name = "judged: \(SwiftText.literal(judged.judgeName)), \(SwiftText.literal(property.name))"
          return ("Self", [name, "\\.\(row.name)"])
        }
      }
      guard !calls.isEmpty else { continue }
      source.line()
      source.block("extension SettableProperty<Theme.\(type.name)> {") { source in
        source.block("static var judged: [Self] {") { source in
          source.block("[", "]") { $0.elements(calls) }
        }
      }
    }
    return source.text
  }
}
