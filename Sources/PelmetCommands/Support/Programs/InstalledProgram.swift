internal import Foundation

/// A program of the user's system that a command runs. The command starts every program through here, with the variables and within the
/// limits of its ``ProgramTerms``, in the folder that the command was started in.
struct InstalledProgram {
  let path: String

  struct Output {
    let status: Int32
    let bytes: Data
    /// The beginning of what it said beside its output.
    let errors: String
  }

  /// The first of that name in the folders of `PATH`; `nil` if there is none. Entries of `PATH` that are empty or relative would mean
  /// the folder one is in, which may be a stranger's, and are left out.
  init?(_ name: String, _ environment: [String: String]) {
    let paths = ProgramTerms.folders(of: environment["PATH"]).map { "\($0)/\(name)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
    self.path = path
  }

  /// The one at a path; `nil` if there is none.
  init?(at path: String) {
    guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
    self.path = path
  }

  /// Runs it to its end, or to one of its limits, which is a failure.
  ///
  /// - Parameters:
  ///   - input: The bytes that it reads.
  ///   - scratch: Has its input meanwhile.
  func run(
    _ arguments: [String], _ terms: ProgramTerms, input: Data = Data(), in scratch: ScratchFolder
  ) throws(UsageFailure) -> Output {
    #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
      throw UsageFailure(message: "'\(path)' cannot be run: this system runs no programs")
    #else
      // A file, because two pipes could wait for each other.
      try scratch.write(input, to: "in")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = arguments
      process.environment = terms.variables
      let reading = ProgramReading(terms)
      do {
        process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: "\(scratch.path)/in"))
        reading.attach(to: process)
        try process.run()
      } catch {
        throw UsageFailure(message: "'\(path)' cannot be run: \(error.localizedDescription)")
      }
      if let excess = reading.read(process) {
        throw UsageFailure(message: "'\(path)' \(excess.words(terms)), and was stopped")
      }
      return Output(
        status: process.terminationStatus, bytes: reading.output, errors: String(decoding: reading.errors, as: UTF8.self))
    #endif
  }

  #if os(macOS) || os(Linux)
    /// Starts it, and does not wait for its end. Nobody reads what it prints. Returns whether that was possible.
    func start(_ arguments: [String], _ terms: ProgramTerms) -> Bool {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = arguments
      process.environment = terms.variables
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      return (try? process.run()) != nil
    }
  #endif
}
