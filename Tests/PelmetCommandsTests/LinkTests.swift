import Foundation
import PelmetTestSupport
import Testing

@testable import PelmetCommands

/// Links in a repository that a stranger has made: how far each command follows them.
@Suite struct LinkTests {
  private let folder: TemporaryFolder

  private static let color = ##"{ "$type": "color", "$value": "#0A84FF" }"##
  private static let mistake = "{ \"pelmet\": 1, \"window\": { \"tintColor\": \"0A84FF\" } }"

  init() throws {
    folder = try TemporaryFolder([
      "repo/.git/HEAD": "", "repo/themes/a.theme.json": "{ \"pelmet\": 1 }", "repo/t.json": "{ \"c\": \(Self.color) }",
      "home/mine.theme.json": Self.mistake, "home/t.json": "{ \"secret\": \(Self.color) }", "home/x.txt": "mine",
      "home/other/b.theme.json": "{ \"pelmet\": 1 }",
    ])
  }

  /// Whether what is in the home folder is as it was.
  private func isUntouched() throws -> Bool {
    try folder.names(in: "home") == ["mine.theme.json", "other", "t.json", "x.txt"]
      && folder.names(in: "home/other") == ["b.theme.json"]
      && folder.text(of: "home/mine.theme.json") == Self.mistake && folder.text(of: "home/x.txt") == "mine"
  }

  private var problem: String { "a link leads from here out of the repository, and what is outside is not read" }

  // MARK: - Reading

  @Test(arguments: ["repo/themes", "repo/themes/mine.theme.json"])
  func `fixes do not leave the repository, whether a folder is named or the link itself`(path: String) throws {
    try folder.link("repo/themes/mine.theme.json", to: "../../home/mine.theme.json")
    let run = TestConsole("validate", "--fix-looks", folder[path])
    expectEqual(run.status, 1)
    #expect(run.errors.contains("\(folder["repo/themes/mine.theme.json"]): error: \(problem) [UnreadableFile]"))
    #expect(run.errors.contains("fix: put a copy here, or permit the folder that the link leads to with --root DIR"))
    #expect(try isUntouched())
  }

  @Test func `fixes go where the user permits`() throws {
    try folder.link("repo/themes/mine.theme.json", to: "../../home/mine.theme.json")
    let run = TestConsole("validate", "--fix", folder["repo/themes"], "--root", folder["home"])
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(try folder.text(of: "home/mine.theme.json").contains("#0A84FF"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder["repo/themes/mine.theme.json"])
        == "../../home/mine.theme.json")
  }

  @Test func `fixes go through a link inside the repository`() throws {
    try folder.write(Self.mistake, to: "repo/shared/b.theme.json")
    try folder.link("repo/themes/b.theme.json", to: "../shared/b.theme.json")
    expectEqual(TestConsole("validate", "--fix", folder["repo/themes"]).status, 0)
    #expect(try folder.text(of: "repo/shared/b.theme.json").contains("#0A84FF"))
  }

  @Test func `links that nothing needs are counted in one remark for all modules`() throws {
    try folder.write("{ \"pelmet\": 1 }", to: "repo/more/c.theme.json")
    try folder.link("repo/themes/bazel-bin", to: "/")
    try folder.link("repo/more/result", to: "../../home")
    let run = TestConsole("validate", folder["repo/themes"], folder["repo/more"])
    expectEqual(run.status, 0)
    expectEqual(run.errors.components(separatedBy: "not followed").count, 2, "\(run.errors)")
    #expect(
      run.errors.contains(
        "2 links lead out of the repository and are not followed: \(folder["repo/more/result"]), "
          + "\(folder["repo/themes/bazel-bin"])"))
    #expect(run.errors.hasSuffix("1 remark in 2 themes\n"))
    #expect(TestConsole("generate", folder["repo/themes"], "--output", folder["out"]).errors.contains("1 link leads out of"))
  }

  @Test func `a folder that is named may be a link, and is permitted to the others`() throws {
    try folder.link("repo/style", to: "../home/other")
    expectEqual(TestConsole("validate", folder["repo/style"]).errors, "no errors in 1 theme\n")
    try folder.link("repo/themes/style", to: "../../home/other")
    let run = TestConsole("validate", folder["repo/themes"], folder["home/other"])
    expectEqual(run.errors, "no errors in 3 themes\n")
    #expect(TestConsole("validate", folder["repo/themes"]).errors.contains("1 link leads out of"))
  }

  @Test func `a root must be a folder`() {
    let run = TestConsole("validate", folder["repo/themes"], "--root", folder["missing"])
    expectEqual(run.status, 64)
    #expect(run.errors.contains("--root \(folder["missing"]): there is no such folder."))
  }

  @Test func `token files that are named`() throws {
    try folder.link("repo/linked.json", to: "../home/t.json")
    for arguments in [
      ["tokens", folder["repo/linked.json"]], ["migrate", folder["repo/linked.json"], "-o", folder["repo/new"]],
    ] {
      let run = TestConsole(arguments)
      expectEqual(run.status, 1)
      #expect(run.errors.contains(problem), "\(run.errors)")
      #expect(!run.output.contains("secret"))
      let permitted = TestConsole(arguments + ["--root", folder["home"]])
      expectEqual(permitted.status, 0, "\(permitted.errors)")
    }
  }

  @Test func `token files in a folder that is named`() throws {
    try folder.link("repo/set/ext", to: "../../home")
    #expect(!TestConsole("tokens", folder["repo/set"]).output.contains("secret"))
    try folder.write("{ \"c\": \(Self.color) }", to: "repo/set/own.json")
    try folder.link("repo/set/linked.json", to: "../../home/t.json")
    let run = TestConsole("tokens", folder["repo/set"])
    #expect(run.errors.contains(problem))
    #expect(run.output.contains("c") && !run.output.contains("secret"))
  }

  @Test func `a first theme lists no tokens from elsewhere`() throws {
    try folder.link("repo/new/t.json", to: "../../home/t.json")
    let run = TestConsole("init", "--into", folder["repo/new"], "--tokens", folder["repo/new/t.json"])
    #expect(run.status != 0 || TestConsole("validate", folder["repo/new"]).status == 1)
  }

  // MARK: - Writing

  @Test func `generated files`() throws {
    try folder.link("repo/Generated/a.theme.swift", to: "../../home/new-file")
    let run = TestConsole("generate", folder["repo/themes"], "--output", folder["repo/Generated"])
    expectEqual(run.status, 1)
    #expect(
      run.errors
        == "error: \(folder["repo/Generated/a.theme.swift"]): this is a link, and nothing is written through one here; remove it\n"
    )
    expectEqual(folder.names(in: "repo/Generated"), ["a.theme.swift"])
    #expect(try isUntouched())
  }

  @Test(arguments: [["schema", "-o"], ["preview", "themes", "-o"], ["diff", "themes", "themes", "--page"]])
  func `a file that is named, through a link out of the repository`(words: [String]) throws {
    for (name, target) in [("old.html", "../home/x.txt"), ("new.html", "../home/new.txt")] {
      try folder.link("repo/\(name)", to: target)
      let run = TestConsole(words.map { $0 == "themes" ? folder["repo/themes"] : $0 } + [folder["repo/\(name)"]])
      expectEqual(run.status, 1)
      #expect(
        run.errors.contains(
          "error: \(folder["repo/\(name)"]): a link leads from here out of the repository, and nothing is written outside"),
        "\(run.errors)")
    }
    #expect(try isUntouched())
  }

  @Test func `a file that is named, through a link inside the repository`() throws {
    try folder.write("", to: "repo/docs/real.json")
    try folder.link("repo/schema.json", to: "docs/real.json")
    expectEqual(TestConsole("schema", "-o", folder["repo/schema.json"]).status, 0)
    #expect(try folder.text(of: "repo/docs/real.json").hasPrefix("{"))
  }

  @Test func `a folder of pictures`() throws {
    try folder.link("repo/pictures/a.svg", to: "../../home/x.txt")
    let run = TestConsole("preview", folder["repo/themes"], "--format", "svg", "-o", folder["repo/pictures/"])
    expectEqual(run.status, 1)
    #expect(run.errors.contains("this is a link, and nothing is written through one here; remove it"))
    #expect(try isUntouched())
  }

  @Test func `migrated tokens`() throws {
    try folder.link("repo/dangling", to: "../home/new")
    try folder.link("repo/full", to: "../home")
    for (name, reason) in [
      ("dangling", "this is a link to '../home/new', which does not exist"),
      ("full", "this is not an empty folder; choose another one"),
    ] {
      let run = TestConsole("migrate", folder["repo/t.json"], "--output", folder["repo/\(name)"])
      expectEqual(run.status, 1)
      expectEqual(run.errors, "error: \(folder["repo/\(name)"]): \(reason)\n")
    }
    #expect(try isUntouched())
    try FileManager.default.createDirectory(atPath: folder["build"], withIntermediateDirectories: true)
    try folder.link("repo/build", to: "../build")
    expectEqual(TestConsole("migrate", folder["repo/t.json"], "--output", folder["repo/build"]).status, 0)
    #expect(folder.names(in: "build").contains("tokens.resolver.json"))
    try expectEqual(FileManager.default.destinationOfSymbolicLink(atPath: folder["repo/build"]), "../build")
  }

  @Test func `asset catalogues`() throws {
    let arguments = ["tokens", folder["repo/t.json"], "--format", "xcassets", "-o", folder["repo/A.xcassets"]]
    try folder.write("{ \"author\": \"pelmet\" }", to: "home/set/Contents.json")
    for (path, target) in [("c.colorset", "../../home/set"), ("c.colorset/Contents.json", "../../../home/set/Contents.json")] {
      try folder.write("{}", to: "repo/A.xcassets/Contents.json")
      if path.contains("/") { try folder.write("", to: "repo/A.xcassets/c.colorset/x") }
      try folder.link("repo/A.xcassets/\(path)", to: target)
      let run = TestConsole(arguments)
      expectEqual(run.status, 1)
      #expect(
        run.errors.contains(
          "\(folder["repo/A.xcassets/\(path)"]): this is a link, and nothing is written through one here; remove it"),
        "\(run.errors)")
      try folder.remove("repo/A.xcassets")
    }
    // One that would be removed, were it not a link.
    try folder.write("{}", to: "repo/A.xcassets/Contents.json")
    try folder.link("repo/A.xcassets/old.colorset", to: "../../home/set")
    expectEqual(TestConsole(arguments).status, 0)
    expectEqual(folder.names(in: "home/set"), ["Contents.json"])
  }

  @Test(arguments: ["theme.schema.json", ".vscode", ".vscode/settings.json", "Sources/Shop/pelmet.json", "Sources/Shop", "Tests"])
  func `the files of a new package`(path: String) throws {
    if path.contains("/") {
      try folder.write("", to: "repo/Shop/\(path.split(separator: "/").dropLast().joined(separator: "/"))/x")
    }
    try folder.write("", to: "repo/Shop/README")
    let depth = String(repeating: "../", count: path.split(separator: "/").count + 1)
    try folder.link("repo/Shop/\(path)", to: path.hasSuffix(".json") ? "\(depth)home/new.json" : "\(depth)home")
    let run = TestConsole("init", folder["repo/Shop"])
    expectEqual(run.status, 1)
    #expect(run.errors.contains("\(folder["repo/Shop/\(path)"]): this is a link"), "\(run.errors)")
    #expect(run.errors.hasSuffix("nothing was written\n"))
    #expect(!folder.names(in: "repo/Shop").contains("Package.swift"))
    #expect(try isUntouched())
  }
}
