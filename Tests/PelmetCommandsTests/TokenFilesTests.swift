import Foundation
import PelmetCompiler
import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetCommands

/// Token files that a command line names.
@Suite struct TokenFilesTests {
  @Test func `pipes and devices are findings, and nobody waits for them`() throws {
    let folder = try TemporaryFolder(["a.tokens.json": "{}"])
    expectEqual(mkfifo(folder["c.json"], 0o600), 0)
    let files = TokenFiles([folder["a.tokens.json"], folder["c.json"], "/dev/zero"], permitting: [])
    expectEqual(files.input.module.files.count, 1)
    expectEqual(files.input.diagnostics.diagnostics.map(\.rule), [.unreadableFile, .unreadableFile])
  }
}
