import Foundation

/// One run of Swift's compiler, as its own process.
struct CompilerRun {
  /// Processor time, in seconds: other processes do not count.
  let seconds: Double
  /// The most memory that it ever used.
  let megabytes: Int

  /// Compiles texts as one module that imports Pelmet as it was built with the benchmarks; `nil` when that fails.
  init?(_ texts: [String], optimized: Bool) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pelmet-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = texts.indices.map { folder.appendingPathComponent("File\($0).swift") }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (file, text) in zip(files, texts) { try Data(text.utf8).write(to: file) }
    } catch {
      return nil
    }
    let built = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let arguments =
      ["/usr/bin/env", "swiftc", "-c", "-wmo", "-parse-as-library", "-swift-version", "6", optimized ? "-O" : "-Onone"]
      + ["-I", built.appendingPathComponent("Modules").path, "-o", folder.appendingPathComponent("out.o").path]
      + files.map(\.path)
    guard let run = ChildProcess(arguments) else { return nil }
    (seconds, megabytes) = (run.processorTime, run.megabytes)
  }
}
