internal import ArgumentParser
internal import PelmetFiles
internal import PelmetRPC

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

struct MCPCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serves an agent that writes themes: checks, fixes, values, properties, pictures.",
    discussion: """
      A server of the Model Context Protocol, which an agent's program starts and talks to over standard input and output. It opens no \
      network connection, reads and writes only below the folders that are named here, and writes only when the agent asks for fixes.

        pelmet mcp
        pelmet mcp Sources/App --module CompanyStyle=../Style/Sources

      'pelmet init --agents' writes a guide for agents into a package, with this server in it.
      """)

  @Argument(help: ArgumentHelp("The folders that the agent may name paths in. (default: this folder)", valueName: "FOLDER"))
  var folders: [String] = ["."]

  @OptionGroup var modules: ModuleOptions

  func validate() throws {
    if let folder = folders.first(where: { !ThemeFolder($0).exists }) {
      throw ValidationError("\(folder): there is no such folder.")
    }
  }

  func run(on console: Console) throws(UsageFailure) -> ExitStatus {
    if PackageModules.isTold(ProcessInfo.processInfo.environment) {
      throw UsageFailure(
        message: "mcp does not run under 'swift package', whose lock would keep every build waiting; "
          + "fix: install the command of a release, and run 'pelmet mcp'")
    }
    let (reader, writer) = (DescriptorReader(), DescriptorWriter(STDOUT_FILENO))
    var server = AgentServer(AgentWorkspace(folders, modules))
    MessageLoop.run(&server, .modelContext) { waits in
      writer.error == nil ? reader.read(waits: waits) : nil
    } writing: {
      writer.write($0)
    }
    return .success
  }
}
