import Foundation
import PelmetTestSupport
import Testing

/// A repository of git in a folder of its own, with a theme in `themes` at the revisions `v1` and `main`.
struct GitFolder {
  let folder: TemporaryFolder
  /// A file that exists after something was run.
  let mark: TemporaryFolder

  static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")

  init() throws {
    (folder, mark) = (try TemporaryFolder(), try TemporaryFolder())
    try git("init", "--quiet", "--initial-branch=main")
    try commit("#0000FF")
    try git("tag", "v1")
    try commit("#FF0000")
  }

  var themes: String { folder["themes"] }

  /// Writes the theme.
  func write(_ color: String, to file: String = "themes/app.theme.json") throws {
    try folder.write("{ \"pelmet\": 1, \"window\": { \"tintColor\": \"\(color)\" } }", to: file)
  }

  /// Writes the theme, and commits everything.
  func commit(_ color: String) throws {
    try write(color)
    try git("add", "--all")
    try git("commit", "--quiet", "--message", color)
  }

  @discardableResult func git(_ arguments: String...) throws -> String {
    let run = try tryGit(arguments)
    expectEqual(run.status, 0, "\(arguments): \(run.errors)")
    return run.output
  }

  /// Runs git as people do, with none of our settings. It may fail.
  func tryGit(_ arguments: [String], environment: [String: String] = [:]) throws -> ToolRun {
    let settings = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"]
    return try ToolRun(URL(fileURLWithPath: "/usr/bin/git"), settings + arguments, in: folder, environment: environment)
  }

  /// A command for a shell that leaves the mark, whatever follows it.
  var command: String { "touch '\(mark["ran"])' #" }

  /// Whether something was run since the last call.
  func hasRun() -> Bool {
    let ran = !mark.names().isEmpty
    try? mark.remove("ran")
    return ran
  }

  /// Removes the theme of `v1` from the objects, as if the clone were a partial one.
  func loseObject() throws -> String {
    let id = try git("rev-parse", "v1:themes/app.theme.json").trimmingCharacters(in: .newlines)
    try folder.remove(".git/objects/\(id.prefix(2))/\(id.dropFirst(2))")
    return id
  }
}
