import PelmetCompiler
import PelmetDiagnostics

/// How long Swift's compiler takes for the Swift of themes that grow, and with how much memory. Both grow with what is in the theme, so that
/// a theme twice as large takes at most twice as much: a ratio above that is the beginning of a square.
enum GeneratedSwiftBenchmark {
  static let name = "generated swift"

  static func report(into plot: inout GrowthPlot, _ isWanted: (String) -> Bool) {
    guard isWanted(name) else { return }
    print("generated swift", "n", "s", "x", "MB", "x", separator: "\t")
    report("colours", of: [500, 1_000, 2_000], optimized: false, into: &plot, colors)
    report("colours, -O", of: [125, 250, 500], optimized: true, into: &plot, colors)
    report("screens", of: [100, 200, 400], optimized: false, into: &plot, screens)
    report("screens, -O", of: [100, 200, 400], optimized: true, into: &plot, screens)
    report("doublings", of: [50, 100, 200], optimized: false, into: &plot, doublings)
  }

  /// The ratios are those to the size before. The time and the memory of an empty file are taken off first.
  private static func report(
    _ title: String, of sizes: [Int], optimized: Bool, into plot: inout GrowthPlot, _ theme: (Int) -> String
  ) {
    guard let empty = CompilerRun(["import Pelmet\n"], optimized: optimized) else {
      print("\(title): swiftc did not compile")
      return
    }
    var last: (seconds: Double, megabytes: Double)?
    for size in sizes {
      guard let run = CompilerRun(generated(theme(size)), optimized: optimized) else {
        print("\(title), \(size): swiftc did not compile")
        return
      }
      let own = (seconds: run.seconds - empty.seconds, megabytes: Double(max(run.megabytes - empty.megabytes, 1)))
      let ratios = last.map { (ratio(own.seconds, $0.seconds), ratio(own.megabytes, $0.megabytes)) } ?? ("", "")
      print(title, size, "\((run.seconds * 100).rounded() / 100)", ratios.0, run.megabytes, ratios.1, separator: "\t")
      plot.add("compile the Swift of a theme with \(title)", size: size, milliseconds: own.seconds * 1000)
      last = own
    }
  }

  private static func ratio(_ value: Double, _ other: Double) -> String { "\((value / other * 100).rounded() / 100)" }

  private static func generated(_ theme: String) -> [String] {
    var input = CompilerInput(module: CompilerInput.Module(name: "App"))
    let path = "large.theme.json"
    input.module.files.append(CompilerInput.File(path: path, id: input.sources.add(path: path, bytes: Array(theme.utf8))))
    return Emitter.files(Compilation.compile(input).module, module: "App").map(\.text)
  }

  // MARK: Themes

  private static func colors(_ count: Int) -> String {
    "{ \"pelmet\": 1, \"colors\": { \(list(count) { "\"c\($0)\": \(color($0))" }) } }"
  }

  private static func screens(_ count: Int) -> String {
    let screens = list(count) { index in
      """
      "s\(index)": { "navigationBar": { "tintColor": \(color(index)), "standardAppearance": { "backgroundColor": \(color(index + 1)),
        "titleTextAttributes": { "foregroundColor": \(color(index + 2)) } } } }
      """
    }
    return "{ \"pelmet\": 1, \"screens\": { \(screens) } }"
  }

  /// Colours that each mix the next with itself.
  private static func doublings(_ count: Int) -> String {
    let colors = list(count) { "\"c\($0)\": { \"color\": \"{c\($0 + 1)}\", \"mix\": \"{c\($0 + 1)}\", \"amount\": 0.5 }" }
    return
      "{ \"pelmet\": 1, \"colors\": { \(colors), \"c\(count)\": { \"system\": \"label\" } }, \"window\": { \"tintColor\": \"{c0}\" } }"
  }

  private static func color(_ index: Int) -> String { "\"#\(String(0x100000 + index, radix: 16))\"" }

  private static func list(_ count: Int, _ element: (Int) -> String) -> String {
    (0..<count).map(element).joined(separator: ", ")
  }
}
