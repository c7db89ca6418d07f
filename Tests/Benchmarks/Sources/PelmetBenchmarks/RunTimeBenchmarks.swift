import Foundation
import Pelmet
import PelmetTestSupport
import RunTimeThemes

/// The price of a compiled theme in an app: reading a property, and the first access of a theme in a fresh process.
enum RunTimeBenchmarks {
  static let name = "run time"
  private static let times = 300_000
  private static let rounds = 15

  static func report(_ isWanted: (String) -> Bool) {
    guard isWanted(name) else { return }
    reportReads()
    reportFirstAccess()
  }

  // MARK: Reading

  /// Each line has the time of one read, and how many times longer it takes than the same property of a plain struct of the same shape.
  private static func reportReads() {
    // Which of them it is is known when the program runs.
    guard let theme = [Theme.dense0, .dense1, .dense2].randomElement(), let bar = theme.style.navigationBar else { return }
    let plain = PlainTheme(theme)
    guard let plainBar = plain.style.navigationBar else { return }
    print("property of a theme", "ns", "x plain struct", separator: "\t")
    report("held section, flag", { bar.prefersLargeTitles == true }, floor: { plainBar.prefersLargeTitles == true })
    report("held section, colour", { bar.tintColor != nil }, floor: { plainBar.tintColor != nil })
    report(
      "theme, flag", { theme.style.navigationBar?.prefersLargeTitles == true },
      floor: { plain.style.navigationBar?.prefersLargeTitles == true })
    report(
      "theme, colour", { theme.style.navigationBar?.tintColor != nil },
      floor: { plain.style.navigationBar?.tintColor != nil })
    report(
      "theme, colour of a slot's title",
      { theme.style.navigationBar?.standardAppearance?.titleTextAttributes?.foregroundColor != nil },
      floor: { plain.style.navigationBar?.standardAppearance?.title?.foregroundColor != nil })
  }

  private static func report(_ title: String, _ read: @escaping () -> Bool, floor plainRead: @escaping () -> Bool) {
    var (own, floor): ([Double], [Double]) = ([], [])
    for _ in 0..<rounds {
      own.append(nanoseconds([read]))
      floor.append(nanoseconds([plainRead]))
    }
    let (median, floorMedian) = (own.sorted()[rounds / 2], floor.sorted()[rounds / 2])
    print(title, rounded(median), rounded(median / floorMedian), separator: "\t")
  }

  /// The processor time of one read. It is a call of a function from an array, which no compiler folds or moves out of the loop.
  @inline(never) private static func nanoseconds(_ reads: [() -> Bool]) -> Double {
    let read = reads[times % reads.count]
    var hits = 0
    let seconds = ProcessorTime.measure {
      for _ in 0..<times where read() { hits += 1 }
    }
    precondition(hits == times)
    return seconds * 1e9 / Double(times)
  }

  // MARK: First access

  private static let accessArgument = "--first-access"
  private static let decodingArgument = "--first-decoding"

  /// Takes over a process that ``reportFirstAccess()`` has started.
  static func runChild() -> Bool {
    let arguments = CommandLine.arguments
    switch arguments.dropFirst().first {
    case accessArgument:
      let first = ProcessorTime.measure { keep(Theme.dense0) }
      let second = ProcessorTime.measure { keep(Theme.dense1) }
      print(first, second)
      return true
    case decodingArgument:
      let data = Data((arguments.last ?? "").utf8)
      var theme: DecodedTheme?
      let seconds = ProcessorTime.measure { theme = try? JSONDecoder().decode(DecodedTheme.self, from: data) }
      if theme != nil { print(seconds) }
      return true
    default: return false
    }
  }

  /// The medians of fresh processes: the first theme, a later one, and reading the first one's file with JSONDecoder instead.
  private static func reportFirstAccess() {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../RunTimeThemes/dense0.theme.json")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return print("\(file.path) cannot be read") }
    guard let folder = try? TemporaryFolder(), let program = copy(in: folder) else {
      return print("this program cannot be copied")
    }
    var (accesses, decoding): ([[Double]], [Double]) = ([], [])
    // By turns, so that a busy moment affects both.
    for _ in 0..<rounds {
      accesses.append(child(program, [accessArgument]))
      decoding += child(program, [decodingArgument, text])
    }
    guard accesses.allSatisfy({ $0.count == 2 }), decoding.count == rounds else { return print("a fresh process failed") }
    func microseconds(_ times: [Double]) -> Double { times.sorted()[rounds / 2] * 1e6 }
    let decoded = microseconds(decoding)
    print("theme in a fresh process", "us", "x JSONDecoder", separator: "\t")
    for (title, time) in [
      ("first theme", microseconds(accesses.map { $0[0] })), ("later theme", microseconds(accesses.map { $0[1] })),
      ("its file with JSONDecoder", decoded),
    ] { print(title, rounded(time), rounded(time / decoded), separator: "\t") }
  }

  /// This program as an installed one is: a file that was written at once. What a linker wrote piece by piece is kept, and mapped, page by
  /// page, which takes a third of a first access.
  private static func copy(in folder: TemporaryFolder) -> URL? {
    let copy = URL(fileURLWithPath: folder["program"])
    guard let program = try? Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[0])),
      (try? program.write(to: copy)) != nil, chmod(copy.path, 0o755) == 0
    else { return nil }
    return copy
  }

  /// The times that a fresh process of a program prints.
  private static func child(_ program: URL, _ arguments: [String]) -> [Double] {
    let (process, output) = (Process(), Pipe())
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = output
    guard (try? process.run()) != nil else { return [] }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
  }

  @inline(never) private static func keep(_ value: some Any) { withExtendedLifetime(value) {} }

  private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
