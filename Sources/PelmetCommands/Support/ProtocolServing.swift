internal import PelmetFiles
internal import PelmetRPC

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Commands that run until their client leaves.
enum ProtocolServing {
  /// Serves the client on standard input and output until it leaves.
  /// - Parameter other: A descriptor that ends the wait for a message when it can be read.
  static func run(
    _ service: inout some MessageService, _ format: WireFormat, as command: String, or other: Int32? = nil
  ) throws(UsageFailure) {
    if let refusal = refusal(of: command, instead: "pelmet \(command)") { throw UsageFailure(message: refusal) }
    let (reader, writer) = (DescriptorReader(), DescriptorWriter(STDOUT_FILENO))
    MessageLoop.run(&service, format) { waits in
      writer.error == nil ? reader.read(waits: waits, or: other) : nil
    } writing: {
      writer.write($0)
    }
  }

  /// The reason why a command that serves does not start, with the step that fixes it: SwiftPM holds its lock as long as a plugin runs.
  static func refusal(of name: String, instead command: String) -> String? {
    guard PackageModules.isTold(ProcessInfo.processInfo.environment) else { return nil }
    return "\(name) does not run under 'swift package', whose lock would keep every build waiting; "
      + "fix: install the command of a release, and run '\(command)'"
  }
}
