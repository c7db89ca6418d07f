import Foundation
import PackagePlugin

/// `swift package pelmet …`: runs the `pelmet` command in the package's directory.
@main
struct PelmetCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try context.tool(named: "PelmetMain").url
    let process = try Process.run(tool, arguments: arguments)
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      throw Failure(status: process.terminationStatus)
    }
  }

  struct Failure: Error, CustomStringConvertible {
    let status: Int32
    var description: String { "pelmet ended with status \(status)" }
  }
}
