internal import ArgumentParser
internal import PelmetFiles
internal import PelmetLanguageServer
internal import PelmetRPC

struct LanguageServerCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serves an editor with everything that is known of themes while they are written.",
    discussion: """
      A server of the Language Server Protocol 3.17, which an editor starts and talks to over standard input and output. It reports \
      mistakes while one types, in themes, pelmet.json, and the files of tokens that themes list; it knows texts that are not saved, and \
      several folders at once. It opens no network connection and writes no file: edits are for the editor to make.

      A theme below Sources/NAME of a package belongs to the module NAME. Elsewhere its module is the nearest folder with a pelmet.json, \
      or else its own folder. Themes may name all modules in the folders that are open.
      """)

  func run(on console: Console) throws(UsageFailure) -> ExitStatus {
    let watch = FolderWatch()
    var server = LanguageServer(version: Release.number, watching: watch)
    try ProtocolServing.run(&server, .languageServer, as: "lsp", or: watch.descriptor)
    return server.hasShutDown ? .success : .failure
  }
}
