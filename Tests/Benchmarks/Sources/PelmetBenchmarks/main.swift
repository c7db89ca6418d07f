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
let wanted = Set(CommandLine.arguments.dropFirst())
for suite in suites where wanted.isEmpty || !suite.names.isDisjoint(with: wanted) {
  let benchmarks = suite.benchmarks().filter { benchmark in wanted.isEmpty || wanted.contains(benchmark.name) }
  Benchmark.report(suite.title, benchmarks, rounds: 7)
}
RunTimeBenchmarks.report { wanted.isEmpty || wanted.contains($0) }
ThemeSwitchBenchmark.report { wanted.isEmpty || wanted.contains($0) }
FlowBenchmarks.report { wanted.isEmpty || wanted.contains($0) }
ContainmentBenchmarks.report { wanted.isEmpty || wanted.contains($0) }
GeneratedSwiftBenchmark.report { wanted.isEmpty || wanted.contains($0) }
if wanted.isEmpty || wanted.contains(MutationShare.name) { MutationShare.report() }
if wanted.isEmpty || wanted.contains(SuggestionShare.name) { SuggestionShare.report() }
