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
      ("$schema", ["description": "The schema of this file, for editors."]),
      ("pelmet", ["const": 1, "description": "The version of the format."]),
      ("title", ["type": "string", "description": "What people call the theme."]),
      ("abstract", ["type": "boolean", "description": "A base for other themes, which is not compiled itself."]),
      ("extends", suggesting(names.themes, or: ["type": "string", "description": "A theme: NAME, or Module:NAME."])),
      ("arguments", described(map(names.parameters, to: true), "Values for the parameters of the base.")),
      (
        "tokens",
        array([
          "type": ["string", "object"],
          "description": "A file of design tokens, a folder or a pattern such as tokens/**/*.json, or a group of tokens.",
        ])
      ),
      ("inputs", described(map(to: input()), "The contexts that modifiers of token resolvers take.")),
      ("parameters", described(map(to: parameter(), names: Self.name), "What code gives to the theme.")),
      ("colors", described(map(to: colorOrNone(), names: "^[^{}.]+$"), "Colours by name, for references.")),
    ]
    let places: [(String, JSONTree)] = [
      ("when", described(when(sections), "What holds for some traits only.")),
      ("contexts", described(map(names.contexts, to: context(sections), names: Self.name), "What holds inside some containers.")),
      ("screens", described(map(names.screens, to: screen(sections), names: Self.name), "What holds on some screens.")),
      ("rules", described(rules(), "How serious the findings of rules are.")),
      ("waive", described(array(waiver()), "Places at which a rule has nothing to say.")),
    ]
    return object(header + sections + places, required: ["pelmet"])
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
  func rules() -> JSONTree {
    object(Rule.settable.map { ($0.name, oneOf(RuleSetting.allCases.map(\.rawValue))) })
  }

  private func waiver() -> JSONTree {
    object(
      [
        ("rule", oneOf(Rule.settable.map(\.name))), ("at", ["type": "string", "description": "A JSON Pointer to the place."]),
        ("why", ["type": "string", "description": "The reason."]),
      ], required: ["rule", "at", "why"])
  }
}
