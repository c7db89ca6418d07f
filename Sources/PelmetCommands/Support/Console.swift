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

/// Where a command writes: data to `output`, words for people to `errors`.
package struct Console {
  package let output: Stream
  package let errors: Stream

  package init(output: Stream, errors: Stream) {
    self.output = output
    self.errors = errors
  }

  /// One of the two streams.
  package struct Stream {
    /// Whether a person sees what is written, in colours.
    package let isColored: Bool
    package let write: (String) -> Void

    /// Colours are for a terminal whose user has not set `NO_COLOR` to something.
    package init(isTerminal: Bool, environment: [String: String], write: @escaping (String) -> Void) {
      isColored = isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
      self.write = write
    }
  }

  /// The streams of the process.
  package static var standard: Console {
    Console(output: stream(STDOUT_FILENO), errors: stream(STDERR_FILENO))
  }

  private static func stream(_ descriptor: Int32) -> Stream {
    Stream(isTerminal: isatty(descriptor) == 1, environment: ProcessInfo.processInfo.environment) { text in
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        // Nobody is there to be told that nobody is there.
        guard count > 0 else { return }
        bytes = bytes.dropFirst(count)
      }
    }
  }
}
