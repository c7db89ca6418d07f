internal import ArgumentParser
internal import PelmetFiles
internal import PelmetRPC

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
    var server = AgentServer(AgentWorkspace(folders, modules))
    try ProtocolServing.run(&server, .modelContext, as: "mcp")
    return .success
  }
}
