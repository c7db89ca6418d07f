internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// JSON Schemas (draft 2020-12) of the files that people write, for editors.
package enum JSONSchema {
  /// The schema of theme files; `names` are offered where they may stand.
  package static func theme(_ names: SchemaNames = SchemaNames()) -> String {
    var builder = SchemaBuilder(names)
    let root = builder.theme()
    return builder.document(root, title: "A Pelmet theme").text
  }

  /// The schema of `pelmet.json`.
  package static func settings() -> String {
    let builder = SchemaBuilder(SchemaNames())
    return builder.document(builder.settings(), title: "Pelmet's settings of a module").text
  }
}

extension SchemaBuilder {
  fileprivate func settings() -> JSONTree {
    func paths(_ description: String) -> JSONTree {
      ["type": "array", "items": Self.string, "description": .string(description)]
    }
    return object([
      ("$schema", ["description": "The schema of this file, for editors."]),
      ("themes", paths("Files and folders in which themes are looked for, relative to this file.")),
      ("access", oneOf(AccessLevel.allCases.map(\.rawValue))),
      ("emitTokens", ["type": "boolean", "description": "Whether the design tokens are written in Swift too."]),
      (
        "minimumOS",
        [
          "type": "string", "pattern": "^[0-9]{1,3}(\\.[0-9]{1,3})?$",
          "description": "The oldest iOS that the app runs on: 15.0.",
        ]
      ),
      ("rules", rules()),
      ("assets", paths("Asset catalogues in which names are looked up, relative to this file.")),
    ])
  }
}

/// The names that a set of themes uses: an editor offers them, and takes any other.
package struct SchemaNames: Sendable {
  var themes: Set<String> = []
  var colors: Set<String> = []
  var parameters: Set<String> = []
  var contexts: Set<String> = []
  var screens: Set<String> = []
  /// Paths of tokens.
  var tokens: Set<String> = []

  /// No names.
  package init() {}

  /// The names in every theme that a run reads, with the name of the module for themes of other modules, and the tokens that the themes
  /// list. Files with mistakes give the names that can be read.
  package init(_ input: CompilerInput) {
    let library = Library(input)
    for theme in library.entries.values.joined().map(\.theme) {
      themes.insert(theme.module == library.main ? theme.name : "\(theme.module):\(theme.name)")
      colors.formUnion(theme.colors.map(\.name))
      parameters.formUnion(theme.parameters.map(\.name))
      contexts.formUnion(theme.contexts.map(\.name))
      screens.formUnion(theme.screens.map(\.name))
    }
    for listed in TokenStore(ThemeChains(library).all, library, input).all {
      tokens.formUnion(listed.library.declaredTokens.map(\.path))
    }
  }
}
