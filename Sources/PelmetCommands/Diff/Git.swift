internal import Foundation
internal import PelmetFiles

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Runs `git` to read repositories. Nothing that it is asked for writes: no work tree, no index, no reference, no hook.
struct Git {
  /// Where `git` is.
  private let tool: String
  private let scratch: ScratchFolder

  struct Output {
    let status: Int32
    let bytes: Data
    /// The first line of what it says of a failure.
    let problem: String

    /// The output without the line end behind it; a path may have line ends in it.
    var line: String {
      let text = String(decoding: bytes, as: UTF8.self)
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
  }

  /// - Parameter environment: Has the folders in which programs are.
  init(_ environment: [String: String] = ProcessInfo.processInfo.environment) throws(UsageFailure) {
    guard let found = InstalledProgram.path(of: "git", environment) else {
      throw UsageFailure(message: "there is no 'git' in the folders of PATH, which reads revisions; fix: install git")
    }
    tool = found
    scratch = try ScratchFolder()
  }

  /// Runs a command in a folder, to its end.
  func run(_ arguments: [String], in folder: String, input: Data = Data()) throws(UsageFailure) -> Output {
    #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
      throw UsageFailure(message: "this system runs no programs; fix: compare revisions on a Mac or on Linux")
    #else
      // Files, because a pipe that is full stops a process.
      let names = ["in", "out", "err"]
      let paths = names.map { "\(scratch.path)/\($0)" }
      for (name, bytes) in zip(names, [input, Data(), Data()]) { try scratch.write(bytes, to: name) }
      do {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tool)
        process.arguments = ["-C", folder] + arguments
        process.environment = Self.environment
        process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: paths[0]))
        process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: paths[1]))
        process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: paths[2]))
        try process.run()
        process.waitUntilExit()
        let errors = String(decoding: try Data(contentsOf: URL(fileURLWithPath: paths[2])), as: UTF8.self)
        return Output(
          status: process.terminationStatus, bytes: try Data(contentsOf: URL(fileURLWithPath: paths[1])),
          problem: errors.split(whereSeparator: \.isNewline).first.map(String.init) ?? "it says nothing")
      } catch {
        throw UsageFailure(message: "'\(tool)' could not be run: \(error.localizedDescription)")
      }
    #endif
  }

  /// Without the variables by which a hook names its own repository, and without locks.
  private static var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"] { environment[name] = nil }
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["LC_ALL"] = "C"
    return environment
  }
}

/// A folder for one run, removed with its last owner.
final class ScratchFolder {
  let path: String

  init() throws(UsageFailure) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pelmet-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
      throw UsageFailure(message: "no temporary folder could be made: \(error.localizedDescription)")
    }
    path = folder.path
  }

  /// Writes a file below the folder, whose own folder must exist. Foundation would wait for the disk, and this one is soon removed.
  func write(_ bytes: Data, to file: String) throws(UsageFailure) {
    let descriptor = open("\(path)/\(file)", O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
    let reason = descriptor < 0 ? String(cString: strerror(errno)) : nil
    let writer = DescriptorWriter(descriptor)
    if reason == nil {
      writer.write(Array(bytes))
      close(descriptor)
    }
    if let failure = reason ?? writer.failure {
      throw UsageFailure(message: "'\(file)' could not be copied into a temporary folder: \(failure)")
    }
  }

  /// Makes the folders around a file below the folder.
  func makeFolder(around file: String) throws(UsageFailure) {
    let folder = URL(fileURLWithPath: "\(path)/\(file)").deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw UsageFailure(message: "'\(file)' could not be copied into a temporary folder: \(error.localizedDescription)")
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
