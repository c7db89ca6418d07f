import PelmetCompiler
import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetFiles

/// How far links may lead.
@Suite struct BorderTests {
  private let folder: TemporaryFolder

  private static let theme = "{ \"pelmet\": 1 }"

  init() throws {
    folder = try TemporaryFolder([
      "repo/.git/HEAD": "", "repo/App/Package.swift": "", "repo/App/Themes/a.theme.json": Self.theme,
      "repo/Shared/s.theme.json": Self.theme, "repo-2/x.theme.json": Self.theme, "other/o.theme.json": Self.theme,
    ])
  }

  private func place(_ path: String, around folders: String..., permitting: [String] = []) -> Border.Place {
    Border(around: folders.map { folder[$0] }, permitting: permitting.map { folder[$0] }).place(of: folder[path])
  }

  @Test(arguments: [".git", ".jj", ".hg", ".sl"])
  func `the border is that of the repository, around a package in it`(marker: String) throws {
    if marker != ".git" {
      try folder.remove("repo/.git")
      try folder.write("", to: "repo/\(marker)")
    }
    expectEqual(place("repo/Shared/s.theme.json", around: "repo/App/Themes"), .inside)
    expectEqual(place("repo", around: "repo/App/Themes"), .inside)
    expectEqual(place("other/o.theme.json", around: "repo/App/Themes"), .outside)
    expectEqual(place("repo-2/x.theme.json", around: "repo/App/Themes"), .outside)
    expectEqual(place(".", around: "repo/App/Themes"), .outside)
    expectEqual(place("..", around: "repo/App/Themes"), .outside)
  }

  @Test func `the border is that of the package, around a repository in it`() throws {
    try folder.write("", to: "repo/Package.swift")
    try folder.remove("repo/App/Package.swift")
    try folder.remove("repo/.git")
    // A submodule.
    try folder.write("gitdir: elsewhere", to: "repo/App/.git")
    expectEqual(place("repo/Shared", around: "repo/App/Themes"), .inside)
    expectEqual(place("other", around: "repo/App/Themes"), .outside)
  }

  @Test func `without a repository and a package the border is the folder`() {
    expectEqual(place("other/o.theme.json", around: "other"), .inside)
    expectEqual(place("repo", around: "other"), .outside)
  }

  @Test func `a package that is checked out below another one has a border of its own`() throws {
    try folder.write("", to: "repo/App/.build/checkouts/Style/.git/HEAD")
    try folder.write("", to: "repo/App/.build/checkouts/Style/Package.swift")
    try folder.write(Self.theme, to: "repo/App/.build/checkouts/Style/Sources/Style/b.theme.json")
    expectEqual(place("repo/App/.build/checkouts/Style", around: "repo/App/.build/checkouts/Style/Sources/Style"), .inside)
    expectEqual(place("repo/Shared", around: "repo/App/.build/checkouts/Style/Sources/Style"), .outside)
  }

  @Test func `links in the path of the folder itself are nobody's business`() throws {
    try folder.link("work", to: "repo")
    expectEqual(place("repo/Shared", around: "work/App/Themes"), .inside)
    expectEqual(place("work/Shared", around: "repo/App/Themes"), .inside)
  }

  @Test func `a user permits folders, and several have each their border`() {
    expectEqual(place("other/o.theme.json", around: "repo/App", permitting: ["other"]), .permitted)
    expectEqual(place("repo-2", around: "repo/App", permitting: ["other"]), .outside)
    expectEqual(place("other", around: "repo/App", "other"), .inside)
    expectEqual(place("repo-2", around: "repo/App", permitting: ["/"]), .permitted)
  }

  @Test func `what leads nowhere is inside, so that reading says why`() throws {
    try folder.link("repo/App/nowhere", to: "../../../missing")
    try folder.link("repo/App/ring", to: "ring")
    expectEqual(place("repo/App/nowhere", around: "repo/App"), .inside)
    expectEqual(place("repo/App/ring", around: "repo/App"), .inside)
  }

  // MARK: - Walks

  @Test func `a folder behind a link out of the border is not looked through`() throws {
    try folder.link("repo/App/Themes/bazel-bin", to: "../../../other")
    try folder.link("repo/App/Themes/root", to: "/")
    try folder.link("repo/App/Themes/linked", to: "../../Shared")
    try folder.link("repo/Shared/again", to: folder["repo-2"])
    let walk = FolderWalk(folder["repo/App/Themes"])
    expectEqual(walk[.file], ["a.theme.json", "linked/s.theme.json"])
    expectEqual(walk[.folder], ["", "linked"])
    expectEqual(walk[.outside], ["bazel-bin", "linked/again", "root"])
    expectEqual(walk[.unreadable], [])
    let record = FolderWalk.record([(folder["repo/App/Themes"], walk)])
    expectEqual(FolderWalk.walks(in: record)?[folder["repo/App/Themes"]]?[.outside], walk[.outside])
  }

  @Test func `files and links to nothing that no theme needs are no news`() throws {
    try folder.link("repo/App/Themes/README.md", to: "/etc/passwd")
    try folder.link("repo/App/Themes/nowhere", to: "/missing")
    try folder.link("repo/App/Themes/tsconfig.json", to: "../../../other/o.theme.json")
    expectEqual(FolderWalk(folder["repo/App/Themes"])[.outside], [])
    let loader = InputLoader(module: "App", [ThemeSelection(ThemeFolder(folder["repo/App/Themes"]))])
    #expect(loader.unfollowed.finding == nil)
    expectEqual(loader.input.diagnostics.diagnostics, [])
  }

  @Test func `a run says once how many links it has not followed`() throws {
    let selection = ThemeSelection(ThemeFolder(folder["repo/App/Themes"]))
    #expect(InputLoader(module: "App", [selection]).unfollowed.finding == nil)
    try folder.link("repo/App/Themes/result", to: "/etc")
    let one = try #require(InputLoader(module: "App", [selection]).unfollowed.finding)
    expectEqual(one.severity, .remark)
    #expect(
      one.summary == "1 link leads out of the repository and is not followed: \(folder["repo/App/Themes/result"])")
    for number in 1...4 { try folder.link("repo/Shared/l\(number)", to: "/") }
    var loader = InputLoader(module: "App", [selection])
    loader.addDependency("Shared", folder: ThemeFolder(folder["repo/Shared"]))
    let all = try #require(loader.unfollowed.finding)
    #expect(all.summary.hasPrefix("5 links lead out of the repository and are not followed: "))
    #expect(all.summary.hasSuffix(" and 2 more"))
  }
}
