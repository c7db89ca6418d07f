import PelmetTestSupport
import PelmetWorkspace
import Testing

/// Uses and new names of themes, which have the names of their files.
@Suite struct ThemeNameTests {
  private static let files = [
    "Style/pelmet.json": "{}", "App/pelmet.json": "{}", "Style/base.theme.json": #"{ "pelmet": 1, "extends": "root" }"#,
    "Style/root.theme.json": #"{ "pelmet": 1, "abstract": true }"#,
    "Style/more.theme.json": #"{ "pelmet": 1, "extends": "base" }"#,
    "App/day.theme.json": #"{ "pelmet": 1, "extends": "Style:base" }"#,
    "App/base.theme.json": #"{ "pelmet": 1, "extends": "root" }"#, "App/root.theme.json": #"{ "pelmet": 1 }"#,
  ]
  private static let uses = ["App/day.theme.json: base", "Style/more.theme.json: base"]

  private func open(_ name: String, _ marked: String, _ more: [String: String] = [:]) throws -> OpenFolder {
    try OpenFolder(Self.files.merging(more) { $1 }, open: name, marked)
  }

  private func message(_ open: OpenFolder, to new: String) -> String? {
    do throws(RenameFailure) {
      _ = try open.workspace.rename(in: open.path, at: open.cursor, to: new)
      return nil
    } catch {
      return error.message
    }
  }

  @Test(
    arguments: [
      ("App/day.theme.json", #"{ "pelmet": 1, "extends": "Sty|le:base" }"#),
      ("Style/more.theme.json", #"{ "pelmet": 1, "extends": "ba|se" }"#),
      ("Style/base.theme.json", #"{ "pel|met": 1, "extends": "root" }"#),
    ] as [(String, String)])
  func areFoundAndRenamedFromAnywhere(name: String, marked: String) throws {
    let open = try open(name, marked)
    expectEqual(
      open.texts(open.workspace.references(in: open.path, at: open.cursor, withDeclarations: true)), Self.uses)
    expectEqual(open.workspace.renamableName(in: open.path, at: open.cursor)?.text, "base")
    let renaming = try open.workspace.rename(in: open.path, at: open.cursor, to: "ground")
    expectEqual(
      renaming.edits.mapValues(\.count), [open.folder["App/day.theme.json"]: 1, open.folder["Style/more.theme.json"]: 1])
    #expect(renaming.edits.values.joined().allSatisfy { $0.text == "ground" && $0.range.count == 4 })
    expectEqual(renaming.file?.old, open.folder["Style/base.theme.json"])
    expectEqual(renaming.file?.new, open.folder["Style/ground.theme.json"])
  }

  @Test func followFilesThatAnEditorRenames() throws {
    let open = try open("Style/more.theme.json", #"{ "pelmet": 1, "extends": "|base" }"#)
    let folder = open.folder
    let renaming = open.workspace.renamingTheme(from: folder["Style/base.theme.json"], to: folder["Style/new/ground.theme.json"])
    expectEqual(renaming?.edits.keys.sorted(), [folder["App/day.theme.json"], folder["Style/more.theme.json"]])
    for new in ["Style/new/base.theme.json", "App/ground.theme.json", "Style/ground.json"] {
      #expect(open.workspace.renamingTheme(from: folder["Style/base.theme.json"], to: folder[new]) == nil)
    }
  }

  @Test func refuseNamesThatThemesCannotHave() throws {
    let open = try open("App/day.theme.json", #"{ "pelmet": 1, "extends": "Style:b|ase" }"#)
    #expect(message(open, to: "more") == "'more' is the name of something else already")
    #expect(
      message(open, to: "1")
        == "'1' cannot be the name of a theme; names begin with an ASCII letter, and have only ASCII letters, digits, '_' and '-'"
    )
  }

  @Test func refuseToLeaveABrokenFileBehind() throws {
    let more = ["Style/more.theme.json": #"{ "pelmet": 1, "extends": "base", "title": }"#]
    let open = try open("App/day.theme.json", #"{ "pelmet": 1, "extends": "Style:b|ase" }"#, more)
    let path = open.folder["Style/more.theme.json"]
    #expect(message(open, to: "ground") == "'\(path)' has 'base' in it and a mistake in its JSON; fix that first")
  }
}
