import PelmetCommands

/// Runs command lines in this process and keeps what they write.
final class TestConsole {
  private(set) var output = ""
  private(set) var errors = ""
  let status: Int32

  init(_ arguments: [String], isTerminal: Bool = false, environment: [String: String] = [:]) {
    var (output, errors) = ("", "")
    status = PelmetTool.run(
      arguments,
      on: Console(
        output: Console.Stream(isTerminal: isTerminal, environment: environment) { output += $0 },
        errors: Console.Stream(isTerminal: isTerminal, environment: environment) { errors += $0 }))
    (self.output, self.errors) = (output, errors)
  }

  convenience init(_ arguments: String...) { self.init(arguments) }
}
