let wanted = CommandLine.arguments.dropFirst()
let suites: [(title: String, benchmarks: [Benchmark])] = [
  ("one document of 11 MB", ReadingBenchmarks.all), ("1,000 themes", ThemeBenchmarks.all),
  ("tokens in chains of a hundred", TokenBenchmarks.all),
]
for suite in suites {
  let benchmarks = suite.benchmarks.filter { benchmark in wanted.isEmpty || wanted.contains(benchmark.name) }
  if !benchmarks.isEmpty { Benchmark.report(suite.title, benchmarks, rounds: 9) }
}
