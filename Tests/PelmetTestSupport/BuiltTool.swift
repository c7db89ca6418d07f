package import Foundation

/// The built tools, if they are next to the tests.
package enum BuiltTool {
  private static let products = Bundle.main.executableURL?.deletingLastPathComponent()

  /// The location of a built tool; `nil` if it was not built with the tests.
  package static func url(_ name: String) -> URL? {
    let folders = [
      products, Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL.deletingLastPathComponent(),
    ]
    // The tests of one module are built without products.
    let names = name == "pelmet" ? [name, "PelmetMain"] : [name]
    return folders.flatMap { folder in names.compactMap { folder?.appendingPathComponent($0) } }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}

/// One run of a tool, to its end.
package struct ToolRun {
  package let output: String
  package let errors: String
  package let status: Int32

  /// - Parameters:
  ///   - home: what the tool takes for the user's folder, and for the one of temporary files.
  ///   - environment: further variables.
  package init(
    _ tool: URL, _ arguments: [String], in folder: TemporaryFolder, home: TemporaryFolder? = nil,
    environment: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let variables = (home.map { ["HOME": $0.path, "TMPDIR": $0.path] } ?? [:]).merging(environment) { $1 }
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let pipes = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = pipes
    try process.run()
    // Read before waiting: a pipe that is full stops the tool.
    output = String(decoding: pipes.0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    errors = String(decoding: pipes.1.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }
}
