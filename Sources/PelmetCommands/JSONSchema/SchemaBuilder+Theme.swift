internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetReports
internal import PelmetResolution

extension SchemaBuilder {
  /// Names of screens, contexts and parameters.
  private static let name = "^[A-Za-z][A-Za-z0-9_-]*$"

  /// The members of a theme file.
  mutating func theme() -> JSONTree {
    let sections = properties(of: Catalogue.style)
    let header: [(String, JSONTree)] = [
      ("$schema", [:]), ("pelmet", ["const": 1]), ("title", Self.string), ("abstract", Self.boolean),
      ("extends", suggesting(names.themes, or: Self.string)), ("arguments", map(names.parameters, to: true)),
      ("tokens", array(["type": ["string", "object"]])), ("inputs", map(to: input())),
      ("parameters", map(to: parameter(), names: Self.name)), ("colors", map(to: colorOrNone(), names: "^[^{}.]+$")),
    ]
    let places: [(String, JSONTree)] = [
      ("when", when(sections)), ("contexts", map(names.contexts, to: context(sections), names: Self.name)),
      ("screens", map(names.screens, to: screen(sections), names: Self.name)), ("rules", rules(Rule.settableInThemes)),
      ("waive", array(waiver())),
    ]
    func noted(_ keys: [(String, JSONTree)]) -> [(String, JSONTree)] {
      keys.map { ($0, described($1, HeaderNotes.theme[$0] ?? "")) }
    }
    return object(noted(header) + sections + noted(places), required: ["pelmet"])
  }

  /// The context of a modifier, one for each appearance, or none.
  private func input() -> JSONTree {
    let variants = Theme.Color.Variant.allCases.map { ($0.rawValue, Self.string) }
    return anyOf([
      Self.string,
      object(variants, required: ["light"], description: "A context for each appearance; what is left out falls back."),
      ["type": "null", "description": "Leaves out a group of themes of Tokens Studio."],
    ])
  }

  // MARK: Places

  private mutating func context(_ sections: [(String, JSONTree)]) -> JSONTree {
    define("context") { builder in
      let isolated: JSONTree = ["type": "boolean", "description": "Whether everything inside has the looks of the system."]
      return builder.object(
        [("isolated", isolated)] + sections + [("when", builder.when(sections))],
        description: "What holds inside some containers.")
    }
  }

  private mutating func screen(_ sections: [(String, JSONTree)]) -> JSONTree {
    define("screen") { builder in
      let extends = builder.suggesting(builder.names.screens, or: ["type": "string", "description": "Another screen."])
      return builder.object(
        [("extends", extends)] + sections + [("when", builder.when(sections))])
    }
  }

  private mutating func when(_ sections: [(String, JSONTree)]) -> JSONTree {
    define("when") { builder in
      builder.array(builder.object([("is", builder.traits())] + sections, required: ["is"]))
    }
  }

  private func traits() -> JSONTree {
    let version = "[0-9]{1,3}(\\.[0-9]{1,3})?"
    let traits: [(String, JSONTree)] = [
      ("scheme", oneOf(Theme.Traits.Scheme.allCases.map(\.rawValue))),
      ("contrast", oneOf(Theme.Traits.Contrast.allCases.map(\.rawValue))),
      ("level", oneOf(Theme.Traits.Level.allCases.map(\.rawValue))),
      ("idiom", oneOf(Theme.Traits.Idiom.allCases.map(\.rawValue))),
      ("horizontalSizeClass", oneOf(Theme.Traits.SizeClass.allCases.map(\.rawValue))),
      ("verticalSizeClass", oneOf(Theme.Traits.SizeClass.allCases.map(\.rawValue))),
      ("verticalBarEdge", oneOf(Theme.Traits.VerticalBarEdge.allCases.map(\.rawValue))),
      (
        "os",
        [
          "type": "string", "pattern": "^ *(>=\(version)( +<\(version))?|<\(version)( +>=\(version))?) *$",
          "description": "Versions of iOS: >=15, <26, or both.",
        ]
      ),
    ]
    guard case .object(let members) = object(traits, description: "The traits under which this holds; all of them.") else {
      return [:]
    }
    return .object(members + [JSONTree.Member("minProperties", 1)])
  }

  // MARK: Parameters and rules

  private mutating func parameter() -> JSONTree {
    let kinds = Parameter.Kind.allCases
    let defaults = kinds.map { kind -> JSONTree in
      object([("type", ["const": .string(kind.rawValue)]), ("default", value(kind.valueKind))], required: ["type"])
    }
    return define("parameter") { $0.anyOf(defaults) }
  }

  /// The severities of rules by name.
  func rules(_ rules: [Rule]) -> JSONTree {
    object(rules.map { ($0.name, oneOf(RuleSetting.allCases.map(\.rawValue))) })
  }

  private func waiver() -> JSONTree {
    object(
      [
        ("rule", oneOf(Rule.settableInThemes.map(\.name))),
        ("at", ["type": "string", "description": "A JSON Pointer to the place."]),
        ("why", ["type": "string", "description": "The reason."]),
      ], required: ["rule", "at", "why"])
  }

  /// Code that may set what a theme could say.
  func driftWaiver() -> JSONTree {
    object(
      [
        ("rule", oneOf(Rule.ofSources.map(\.name))),
        ("file", ["type": "string", "description": "A file or folder, relative to this file."]),
        ("type", ["type": "string", "description": "The app's type around the statements; without it, all of the file."]),
        ("why", ["type": "string", "description": "The reason."]),
      ], required: ["rule", "file", "why"])
  }
}
