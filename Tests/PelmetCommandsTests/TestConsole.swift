import PelmetCommands

/// Runs command lines in this process and keeps what they write.
final class TestConsole {
  private(set) var output = ""
  private(set) var errors = ""
  let status: Int32

  /// - Parameter now: The clock; by default no time passes.
  init(
    _ arguments: [String], isTerminal: Bool = false, environment: [String: String] = [:], columns: Int? = nil,
    now: @escaping () -> Duration = { .zero }
  ) {
    var (output, errors) = ("", "")
    status = PelmetTool.run(
      arguments,
      on: Console(
        output: Console.Stream(isTerminal: isTerminal, environment: environment, columns: columns) { output += $0 },
        errors: Console.Stream(isTerminal: isTerminal, environment: environment, columns: columns) { errors += $0 },
        now: now))
    (self.output, self.errors) = (output, errors)
  }

  convenience init(_ arguments: String...) { self.init(arguments) }
}
