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
    let (paths, boolean) = (array(Self.string), Self.boolean)
    let keys: [(String, JSONTree)] = [
      ("themes", paths), ("exclude", paths), ("access", oneOf(AccessLevel.allCases.map(\.rawValue))), ("emitTokens", boolean),
      ("tokenMetadata", paths), ("minimumOS", ["type": "string", "pattern": "^[0-9]{1,3}(\\.[0-9]{1,3})?$"]),
      ("designRequiresCompatibility", boolean), ("rules", rules(Rule.settable)), ("assets", paths),
      ("drift", array(driftWaiver())),
    ]
    return object(
      [("$schema", ["description": .string(HeaderNotes.theme["$schema"] ?? "")])]
        + keys.map { name, schema in (name, HeaderNotes.settings[name].map { described(schema, $0) } ?? schema) })
  }
}
