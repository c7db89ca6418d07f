import Foundation

#if canImport(Glibc)
  import Glibc
#endif

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
    guard let usage = Self.usage(of: arguments) else { return nil }
    seconds = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    #if canImport(Darwin)
      megabytes = usage.ru_maxrss / 1_048_576
    #else
      megabytes = usage.ru_maxrss / 1024
    #endif
  }

  /// The use of a process and of those that it starts; `nil` when it fails.
  private static func usage(of arguments: [String]) -> rusage? {
    let texts = arguments.map { strdup($0) }
    defer { for text in texts { free(text) } }
    var process = pid_t()
    guard posix_spawn(&process, arguments[0], nil, nil, texts + [nil], environ) == 0 else { return nil }
    var (status, usage): (Int32, rusage) = (0, rusage())
    return wait4(process, &status, 0, &usage) == process && status == 0 ? usage : nil
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
}
