internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetReports

/// A line on a terminal that says what a command is at, if it takes more than a second. In pipes and builds there is none.
final class Progress {
  private let console: Console
  private let start: Duration
  /// The time at which the line was written last.
  private var written: Duration?

  init(on console: Console) {
    self.console = console
    start = console.now()
  }

  /// Tells nobody.
  static var silent: Progress {
    let nobody = Console.Stream(isTerminal: false, environment: [:]) { _ in }
    return Progress(on: Console(output: nobody, errors: nobody))
  }

  /// Replaces the line. The line is erased by ``end()``.
  func tell(_ step: @autoclosure () -> String) {
    guard console.errors.erasesLines else { return }
    let now = console.now()
    // More often than this, nobody could read it.
    guard now - start > .seconds(1), now - (written ?? start) > .milliseconds(100) else { return }
    console.errors.write(Self.erasure + Self.cut(VisibleText.escaped(step())))
    written = now
  }

  /// Says which theme is checked.
  func tell(_ step: Compilation.Step) {
    tell("checking \(step.theme) (\(step.number) of \(step.count))")
  }

  func end() {
    if written != nil { console.errors.write(Self.erasure) }
    written = nil
  }

  /// To the first column, and erase the line (ECMA-48).
  private static let erasure = "\r\u{1B}[2K"

  /// A line that is wider than the terminal could not be erased.
  private static func cut(_ text: String) -> String {
    var width = 0
    return String(
      text.prefix { character in
        width += DisplayWidth.width(of: String(character))
        return width < 80
      })
  }
}
