import PelmetTestSupport
import Testing

@testable import PelmetCompiler

/// No value in a file of another dialect is overlooked: whichever is changed, a theme has another value, or a finding.
@Suite struct DialectChangeTests {
  @Test(arguments: DialectChangeTests.files) func everyValueOfTheFileMatters(file: DialectFile) throws {
    let original = file.outcome(file.text)
    expectEqual(original.count, file.inputs.count * (file.colors.count + file.numbers.count), "\(original.sorted())")
    let changes = try file.changes()
    #expect(changes.count > 5)
    let overlooked = changes.filter { file.outcome($0.text) == original }.map(\.pointer)
    expectEqual(overlooked, [], "of \(changes.count)")
  }

  static var files: [DialectFile] {
    let variables = "/meta/variableCollections/VariableCollectionId:1:1"
    return [
      DialectFile(
        name: "Dark.tokens.json", text: text("figma-native/Dark.tokens.json"),
        others: ["Palette.tokens.json": text("figma-native/Palette.tokens.json")],
        before: ["Palette.tokens.json"], colors: ["bar.background", "bar.tint", "bar.shadow", "bar.title"],
        harmless: ["$extensions", "hex", "isTranslucent"]),
      DialectFile(
        name: "variables.json", text: text("figma-rest/variables.json"),
        inputs: ["\"Theme\": \"Light\"", "\"Theme\": \"Dark\"", "\"Theme\": { \"light\": \"Dark\", \"dark\": \"Light\" }"],
        colors: ["blue.500", "bar.background", "bar.tint", "bar.shadow"], numbers: ["space.2"],
        harmless: ["status", "error", "remote", "scopes", "variableIds", "defaultModeId"],
        unseen: [
          // A variable with one value has it in whatever collection and mode.
          "\(variables)/id", "\(variables)/name", "\(variables)/modes/0", "/meta/variables/VariableID:1:2/variableCollectionId",
          "/meta/variables/VariableID:1:3/variableCollectionId",
          "/meta/variableCollections/VariableCollectionId:2:1/id",
        ]
          + ["1:2", "1:3", "2:1", "2:2", "2:3"].map { "/meta/variables/VariableID:\($0)/id" }),
      DialectFile(
        name: "color.json", text: text("spectrum/color.json"), inputs: ["", "\"sets\": \"mobile\""],
        colors: ["gray-25", "bar-background"], numbers: ["overlay-opacity", "bar-height"],
        harmless: ["$schema", "uuid", "component", "wireframe", "old-height"]),
      DialectFile(
        name: "tokens.json", text: text("style-dictionary-3/tokens.json"),
        colors: ["color.brand.base", "color.brand.faint", "color.brand.none", "bar.background", "bar.tint"],
        numbers: ["size.base", "size.quarter", "bar.height", "bar.inset"], harmless: ["comment", "attributes"],
        unseen: ["/bar/border", "/bar/old"]),
      DialectFile(
        name: "studio.json", text: text("tokens-studio-single/tokens.json"),
        inputs: ["\"Color\": \"Light\"", "\"Color\": \"Dark\""],
        colors: ["Color.White", "Color.Black", "Color.Brand", "Bar.Background", "Bar.Line", "Bar.Hover"],
        numbers: ["Dimension.Base", "Dimension.Double", "Dimension.Third", "Opacity.Faint", "Line.Tight"],
        harmless: ["id", "$metadata", "Weight"],
        unseen: ["/Light/Bar/Line/$extensions/studio.tokens/modify/space", "/$themes/0/name", "/$themes/0/group"]
          + (0...2).map { "/$themes/\($0)/selectedTokenSets" }),
      theo,
      DialectFile(
        name: "nested.json", text: text("theo-nested/tokens.json"), colors: ["blue.5", "blue.vivid.5"], harmless: ["category"]),
      DialectFile(
        name: "brands.json", text: text("tokens-studio-brands/tokens.json"),
        inputs: [#""north": "north", "south": null"#, #""south": "south", "north": null"#], colors: ["bar.tint"],
        numbers: ["radius"], harmless: ["id", "$metadata"], unseen: ["/$themes/0/name", "/$themes/0/group"]),
      DialectFile(
        name: "library.json", text: text("figma-rest-library/variables.json"),
        inputs: ["North light", "South light", "West light"].map { "\"Modes\": \"\($0)\"" },
        colors: ["gray.50", "bar.title", "bar.tint", "library.tint"],
        harmless: ["status", "error", "remote", "variableIds"],
        unseen: [
          // The value of a deleted variable that nothing refers to in this mode, and its name, which is nobody's path.
          "/meta/variables/V1/valuesByMode/1:0", "/meta/variables/V1/name",
          // The default holds where no mode has the name.
          "/meta/variableCollections/C1/modes/0/name", "/meta/variableCollections/C2/modes/0/name", "/meta/variables/V3/id",
          "/meta/variables/V4/id",
        ]),
    ]
  }

  private static func text(_ file: String) -> String { (try? Fixtures.text("tokens/own-dialects/\(file)")) ?? "" }

  private static let theo = DialectFile(
    name: "props.json",
    text: """
      {
        "imports": ["./aliases.json"], "aliases": { "SKY": "#0062E3" },
        "global": { "type": "color", "category": "colors" },
        "props": {
          "LINK_DAY": { "value": "{!SKY}", ".meta": { "uuid": "1" } },
          "LINK_NIGHT": { "value": "{!NIGHT}" },
          "VEIL": { "value": "rgba(22, 22, 22, 0.7)", "comment": "over pictures" },
          "SPACING": { "value": "1.5rem", "type": "size" },
          "LINE": { "value": "2px", "type": "size", "category": "borders" }
        }
      }
      """,
    others: ["aliases.json": "{ \"aliases\": { \"NIGHT\": \"#84E9FF\" } }"],
    colors: ["LINK_DAY", "LINK_NIGHT", "VEIL"], numbers: ["SPACING", "LINE"], harmless: [".meta", "category", "comment"])
}
