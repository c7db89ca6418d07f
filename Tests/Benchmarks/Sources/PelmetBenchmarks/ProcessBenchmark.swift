import Foundation
import PelmetTestSupport

/// Whole processes, with their start and with reading from disk: one that validates a thousand themes, on every processor of the machine,
/// and one that parses the same files with json-c.
enum ProcessBenchmark {
  private static let name = "validate, processes"

  static func report(rounds: Int, _ isWanted: (String) -> Bool) {
    guard isWanted(name) else { return }
    let themes = SampleThemes.texts(1000).map { ("\($0.name).theme.json", $0.text) }
    guard let folder = try? TemporaryFolder(Dictionary(uniqueKeysWithValues: themes)) else { return }
    let built = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let programs = ["ParseFiles", "ValidateThemes"].map { built.appendingPathComponent($0).path }
    var runs: [[ChildProcess]] = programs.map { _ in [] }
    for _ in 0..<rounds {
      for (index, program) in programs.enumerated() {
        guard let run = ChildProcess([program, folder.path], isSilent: true) else {
          print(name, "'swift build -c release' builds the programs, and the first needs json-c", separator: "\t")
          return
        }
        runs[index].append(run)
      }
    }
    print("1,000 themes, as processes", "ms", "x", "ms of processors", "x", separator: "\t")
    let (wall, processor) = (runs.map { median($0, \.wallTime) }, runs.map { median($0, \.processorTime) })
    for (index, title) in ["json-c parse", "validate"].enumerated() {
      print(
        title, milliseconds(wall[index]), ratio(wall[index], wall[0]), milliseconds(processor[index]),
        ratio(processor[index], processor[0]), separator: "\t")
    }
  }

  private static func median(_ runs: [ChildProcess], _ time: (ChildProcess) -> Double) -> Double {
    runs.map(time).sorted()[runs.count / 2]
  }

  private static func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }

  private static func ratio(_ time: Double, _ other: Double) -> Double { (time / other * 10).rounded() / 10 }
}
