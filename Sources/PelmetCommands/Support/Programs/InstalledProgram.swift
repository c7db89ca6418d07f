internal import Foundation
internal import PelmetFiles

/// A program of the user's system that a command runs.
struct InstalledProgram {
  let path: String

  struct Output {
    let status: Int32
    let bytes: Data
    /// Its message of a failure; empty if that went to standard error.
    let errors: String
  }

  /// The first of that name in the folders of `PATH`; `nil` if there is none.
  init?(_ name: String, _ environment: [String: String]) {
    let paths = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
    self.path = path
  }

  /// The one at a path; `nil` if there is none.
  init?(at path: String) {
    guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
    self.path = path
  }

  /// Runs it to its end.
  ///
  /// - Parameters:
  ///   - environment: Its variables.
  ///   - input: The bytes that it reads.
  ///   - keepsErrors: Whether its errors are part of the output; otherwise they go to standard error.
  ///   - scratch: Has its input and output meanwhile.
  func run(
    _ arguments: [String], environment: [String: String], input: Data = Data(), keepsErrors: Bool, in scratch: ScratchFolder
  ) throws(UsageFailure) -> Output {
    #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
      throw UsageFailure(message: "'\(path)' cannot be run: this system runs no programs")
    #else
      // Files, because a pipe that is full stops a process.
      func file(_ name: String) -> URL { URL(fileURLWithPath: "\(scratch.path)/\(name)") }
      for (name, bytes) in [("in", input), ("out", Data()), ("err", Data())] { try scratch.write(bytes, to: name) }
      do {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = environment
        process.standardInput = try FileHandle(forReadingFrom: file("in"))
        process.standardOutput = try FileHandle(forWritingTo: file("out"))
        if keepsErrors { process.standardError = try FileHandle(forWritingTo: file("err")) }
        try process.run()
        process.waitUntilExit()
        return Output(
          status: process.terminationStatus, bytes: try Data(contentsOf: file("out")),
          errors: String(decoding: try Data(contentsOf: file("err")), as: UTF8.self))
      } catch {
        throw UsageFailure(message: "'\(path)' cannot be run: \(error.localizedDescription)")
      }
    #endif
  }
}
