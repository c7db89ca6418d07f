import Foundation
import PackagePlugin

/// `swift package pelmet …`: runs the `pelmet` command in the package's directory.
@main
struct PelmetCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "PelmetMain").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationReason != .exit || process.terminationStatus != 0 {
      throw Failure(status: process.terminationStatus)
    }
  }

  /// Makes SwiftPM fail after `pelmet` has printed its errors.
  struct Failure: Error, CustomStringConvertible {
    let status: Int32
    var description: String { "pelmet ended with status \(status)" }
  }
}
