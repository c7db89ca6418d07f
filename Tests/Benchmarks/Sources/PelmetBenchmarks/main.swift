import Foundation

/// Suites are made when their turn comes, so that the memory of one is not counted with another's.
let suites: [(title: String, names: Set<String>, benchmarks: () -> [Benchmark])] = [
  ("one document of 11 MB", ReadingBenchmarks.names, { ReadingBenchmarks.all }),
  ("1,000 themes", ThemeBenchmarks.names, { ThemeBenchmarks.all }),
  ("one theme with many tokens", TokenBenchmarks.names, { TokenBenchmarks.all }),
  ("token files of design tools", TokenFileBenchmarks.names, { TokenFileBenchmarks.all }),
  ("proxy application", ProxyBenchmarks.names, { ProxyBenchmarks.all }),
  ("appearance selection, 10,000 times", AppearanceBenchmarks.names, { AppearanceBenchmarks.all }),
]
if RunTimeBenchmarks.runChild() { exit(0) }
guard let options = Options(CommandLine.arguments.dropFirst()) else {
  print("usage: PelmetBenchmarks [--rounds NUMBER] [--plot FILE.svg] [NAME]...")
  exit(64)
}
let wanted = options.names
var plot = GrowthPlot()
for suite in suites where wanted.isEmpty || !suite.names.isDisjoint(with: wanted) {
  let benchmarks = suite.benchmarks().filter { benchmark in wanted.isEmpty || wanted.contains(benchmark.name) }
  Benchmark.report(suite.title, benchmarks, rounds: options.rounds, plot: &plot)
}
ProcessBenchmark.report(rounds: options.rounds) { wanted.isEmpty || wanted.contains($0) }
RunTimeBenchmarks.report { wanted.isEmpty || wanted.contains($0) }
ThemeSwitchBenchmark.report { wanted.isEmpty || wanted.contains($0) }
FlowBenchmarks.report { wanted.isEmpty || wanted.contains($0) }
PageBenchmark.report(rounds: options.rounds) { wanted.isEmpty || wanted.contains($0) }
try WorkspaceBenchmark.report { wanted.isEmpty || wanted.contains($0) }
ContainmentBenchmarks.report { wanted.isEmpty || wanted.contains($0) }
GrowthBenchmarks.report { wanted.isEmpty || wanted.contains($0) }
GeneratedSwiftBenchmark.report(into: &plot) { wanted.isEmpty || wanted.contains($0) }
if wanted.isEmpty || wanted.contains(MutationShare.name) { MutationShare.report() }
if wanted.isEmpty || wanted.contains(SuggestionShare.name) { SuggestionShare.report() }
if let file = options.plot { try plot.svg.write(toFile: file, atomically: true, encoding: .utf8) }

/// The command line.
struct Options {
  /// Runs only the benchmarks of these names.
  var names: Set<String> = []
  /// How often each is timed; the table has the medians.
  var rounds = 7
  /// The file for the plot of growth.
  var plot: String?

  /// Nil if an option has no value, or a wrong one.
  init?(_ words: some Sequence<String>) {
    var words = words.makeIterator()
    while let word = words.next() {
      switch word {
      case "--rounds":
        guard let number = words.next().flatMap({ Int($0) }), number > 0 else { return nil }
        rounds = number
      case "--plot":
        guard let file = words.next() else { return nil }
        plot = file
      default: names.insert(word)
      }
    }
  }
}
