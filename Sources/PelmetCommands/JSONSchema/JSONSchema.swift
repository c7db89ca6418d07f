internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetReports
internal import PelmetResolution

/// JSON Schemas (draft 2020-12) of the files that people write, for editors.
enum JSONSchema {
  /// The schema of theme files; `names` are offered where they may stand.
  static func theme(_ names: NamesInThemes = NamesInThemes()) -> String {
    var builder = SchemaBuilder(names)
    let root = builder.theme()
    return builder.document(root, title: "A Pelmet theme").text
  }

  /// The schema of `pelmet.json`.
  static func settings() -> String {
    let builder = SchemaBuilder(NamesInThemes())
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
      ("exclude", paths("Files and folders whose themes are left out, relative to this file.")),
      ("access", oneOf(AccessLevel.allCases.map(\.rawValue))),
      ("emitTokens", ["type": "boolean", "description": "Whether the design tokens are written in Swift too."]),
      (
        "tokenMetadata",
        [
          "type": "array", "items": Self.string,
          "description":
            "Names of members beside the values of tokens that describe them and change nothing, for this module's files.",
        ]
      ),
      (
        "minimumOS",
        [
          "type": "string", "pattern": "^[0-9]{1,3}(\\.[0-9]{1,3})?$",
          "description": "The oldest iOS that the app runs on: 15.0.",
        ]
      ),
      (
        "designRequiresCompatibility",
        [
          "type": "boolean",
          "description": .string(
            "Whether the app opts out of the look of iOS 26: UIDesignRequiresCompatibility, built with the SDK of iOS 26. "
              + "The App Store takes such builds until April 2027."),
        ]
      ),
      ("rules", rules()),
      ("assets", paths("Asset catalogues in which names are looked up, relative to this file.")),
    ])
  }
}
