import PelmetTestSupport
import Testing

@testable import PelmetCommands

/// `pelmet audit --changed`: only lines that are other than in a revision.
@Suite(.enabled(if: GitFolder.isInstalled)) struct AuditChangeTests {
  private static let old = "func a(_ bar: UITabBar) {\n  bar.tintColor = .red\n}\n"
  private static let new = "func a(_ bar: UITabBar) {\n  bar.isTranslucent = false\n  bar.tintColor = .red\n}\n"

  /// An app of which the last commit has one statement, and the work tree one more, and a new file.
  private func app(in repository: GitFolder) throws -> ScannedApp {
    try repository.folder.write(Self.old, to: "App/A.swift")
    try repository.git("add", "--all")
    try repository.git("commit", "--quiet", "--message", "A")
    var app = try ScannedApp(["App/A.swift": Self.new, "App/B.swift": Self.old], in: repository.folder)
    try app.add("LookOutsideTheme", "App/A.swift", 2, "a", "tabBar.isTranslucent")
    try app.add("LookOutsideTheme", "App/A.swift", 3, "a", "tabBar.tintColor")
    try app.add("LookOutsideTheme", "App/B.swift", 2, "a", "tabBar.tintColor")
    return app
  }

  private func places(_ run: ScannedApp.Run) -> [String] {
    run.output.split(separator: "\n").map { line in
      String(line.replacing(/.*\/(\w\.swift),line=(\d+).*/) { "\($0.1):\($0.2)" })
    }
  }

  @Test(arguments: ["HEAD", "main", "main...", "main..."]) func `only new lines and new files are reported`(revision: String)
    throws
  {
    let app = try app(in: GitFolder())
    let run = try app.run("--sources", app.folder["App"], "--changed", revision, "--format", "github", "--verbose")
    expectEqual(places(run), ["A.swift:2", "B.swift:2"])
  }

  @Test func `since an older revision, all of it is new`() throws {
    let app = try app(in: GitFolder())
    let run = try app.run("--sources", app.folder["App"], "--changed", "v1", "--format", "github", "--verbose")
    expectEqual(places(run), ["A.swift:2", "A.swift:3", "B.swift:2"])
  }

  @Test func `a comment that allows nothing is reported where it is new`() throws {
    var app = try app(in: GitFolder())
    try app.allow("look", "", "App/A.swift", 1)
    try app.allow("look", "", "App/A.swift", 2)
    let run = try app.run("--sources", app.folder["App"], "--changed", "HEAD", "--format", "github", "--verbose")
    expectEqual(places(run), ["A.swift:2", "A.swift:2", "B.swift:2"])
  }

  @Test(arguments: [("nowhere", "'nowhere' is not a revision"), ("v1..main", "ends before the work tree")])
  func `what is no revision before the work tree is refused`(revision: String, words: String) throws {
    let app = try app(in: GitFolder())
    let run = try app.run("--sources", app.folder["App"], "--changed", revision)
    #expect(run.refusal?.contains(words) == true)
  }

  @Test func `a revision that is none is refused where there is no statement, too`() throws {
    let repository = try GitFolder()
    let app = try ScannedApp(["App/A.swift": Self.old], in: repository.folder)
    #expect(try app.run("--sources", app.folder["App"], "--changed", "nowhere").refusal?.contains("is not a revision") == true)
  }

  @Test func `outside of a repository, the option is refused`() throws {
    var app = try ScannedApp(["App/A.swift": Self.old])
    try app.add("LookOutsideTheme", "App/A.swift", 2, "a", "tabBar.tintColor")
    #expect(try app.run("--sources", app.folder["App"], "--changed", "HEAD").refusal?.contains("not in the work tree") == true)
  }

  @Test(arguments: PoisonedRepositoryTests.Poison.allCases)
  func `nothing that a repository names is run`(poison: PoisonedRepositoryTests.Poison) throws {
    let repository = try GitFolder()
    let app = try app(in: repository)
    _ = try poison.prepare(repository)
    _ = repository.hasRun()
    _ = try app.run("--sources", app.folder["App"], "--changed", "main")
    #expect(!repository.hasRun())
  }
}
