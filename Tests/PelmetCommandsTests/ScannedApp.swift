import ArgumentParser
import Foundation
import PelmetTestSupport
import Testing

@testable import PelmetCommands

/// An app, with a stand-in for the tool that scans its code: it prints what a test says that there is.
struct ScannedApp {
  let folder: TemporaryFolder
  private var statements: [String] = []
  private var comments: [String] = []

  /// - Parameter files: By their paths.
  init(_ files: [String: String] = [:], in folder: TemporaryFolder? = nil) throws {
    self.folder = try folder ?? TemporaryFolder()
    for (path, text) in files { try self.folder.write(text, to: path) }
    try self.folder.write("", to: "bin/pelmet")
  }

  /// Adds a statement at the beginning of a line.
  mutating func add(_ rule: String, _ file: String, _ line: Int, _ owner: String, _ property: String) throws {
    let names = owner.split(separator: ".").map(String.init)
    let type = names.count > 1 ? names[0] : ""
    statements.append(
      try object(file, line, [("rule", rule), ("type", type), ("function", names[names.count - 1]), ("property", property)]))
  }

  /// Adds a comment at the beginning of a line, which is for that line or another one.
  mutating func allow(_ word: String, _ why: String, _ file: String, _ line: Int, for other: Int? = nil) throws {
    comments.append(try object(file, line, [("word", word), ("why", why)], other ?? line))
  }

  private func object(_ file: String, _ line: Int, _ members: [(String, String)], _ other: Int? = nil) throws -> String {
    let texts = members.map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ")
    let more = other.map { ", \"for\": \($0)" } ?? ""
    let lines = try folder.text(of: file).components(separatedBy: "\n")
    let column = lines[line - 1].prefix { $0 == " " }.count + 1
    return "{\"file\": \"\(folder[file])\", \"line\": \(line), \"column\": \(column), \(texts)\(more)}"
  }

  struct Run {
    let status: Int32?
    let output: String
    let errors: String
    /// Why the command was refused.
    var refusal: String?
  }

  /// Runs `pelmet audit --sources`, or another command, with this app's folder `App`.
  func run(_ words: String..., as command: (some ScanningCommand).Type = AuditCommand.self) throws -> Run {
    try print("{\"version\": 1, \"statements\": [\(list(statements))], \"comments\": [\(list(comments))], \"unread\": []}")
    return try Self.run(words, command, in: folder)
  }

  private func list(_ objects: [String]) -> String { objects.joined(separator: ", ") }

  /// Has the tool print a text.
  func print(_ text: String, errors: String = "", status: Int = 0) throws {
    try folder.write(text, to: "scan.json")
    let script = "#!/bin/sh\ncat '\(folder["scan.json"])'\nprintf '%s' \"\(errors)\" >&2\nexit \(status)\n"
    try folder.write(script, to: "libexec/pelmetimport")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder["libexec/pelmetimport"])
  }

  static func run(_ words: [String], _ command: (some ScanningCommand).Type, in folder: TemporaryFolder) throws -> Run {
    var (output, errors) = ("", "")
    let console = Console(
      output: Console.Stream(isTerminal: false, environment: [:]) { output += $0 },
      errors: Console.Stream(isTerminal: false, environment: [:]) { errors += $0 })
    do throws(UsageFailure) {
      let parsed: any ScanningCommand
      do { parsed = try command.parse(words) } catch { throw UsageFailure(message: command.message(for: error)) }
      let status = try parsed.run(on: console, besides: folder["bin/pelmet"])
      return Run(status: status.rawValue, output: output, errors: errors)
    } catch {
      return Run(status: nil, output: output, errors: errors, refusal: error.message)
    }
  }
}
