import Foundation
import PelmetCommands
import PelmetFiles
import PelmetTestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite struct DescriptorWriterTests {
  /// A system that takes at most three bytes, and refuses every other write first.
  private final class ReluctantSystem {
    private(set) var written: [UInt8] = []
    private var errors: [Int32]
    private var isRefusing = true

    init(errors: [Int32]) { self.errors = errors }

    func write(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
      defer { isRefusing.toggle() }
      if isRefusing, let error = errors.popLast() {
        errno = error
        return -1
      }
      let part = UnsafeRawBufferPointer(start: bytes, count: min(count, 3))
      written += part
      return part.count
    }
  }

  @Test func writesEverythingWhenSignalsInterruptIt() {
    let system = ReluctantSystem(errors: [EINTR, EINTR, EINTR])
    let writer = DescriptorWriter(STDOUT_FILENO, systemWrite: system.write)
    writer.write("two colours, ")
    writer.write("one bar")
    expectEqual(String(decoding: system.written, as: UTF8.self), "two colours, one bar")
    #expect(writer.failure == nil)
  }

  @Test func remembersWhyOutputWasLost() {
    let system = ReluctantSystem(errors: [ENOSPC])
    let writer = DescriptorWriter(STDOUT_FILENO, systemWrite: system.write)
    writer.write("a bar")
    writer.write("another bar")
    #expect(system.written.isEmpty)
    expectEqual(writer.failure, "No space left on device")
  }

  @Test func stopsSilentlyWhenNobodyReads() {
    let system = ReluctantSystem(errors: [EPIPE])
    let writer = DescriptorWriter(STDOUT_FILENO, systemWrite: system.write)
    writer.write("a bar")
    #expect(system.written.isEmpty)
    #expect(writer.failure == nil)
  }

  @Test(.enabled(if: BuiltTool.url("pelmet") != nil))
  func waitsForASlowReader() throws {
    let tool = try #require(BuiltTool.url("pelmet"))
    let schema = TestConsole("schema").output
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    // Such a pipe refuses what does not fit into it, instead of letting the writer wait.
    expectEqual(fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK), 0)
    let process = Process()
    process.executableURL = tool
    process.arguments = ["schema"]
    process.standardOutput = pipe
    try process.run()
    Thread.sleep(forTimeInterval: 0.5)
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    expectEqual(String(decoding: output, as: UTF8.self), schema)
    #expect(schema.utf8.count > 1 << 16, "the text must not fit into a pipe")
    expectEqual(process.terminationStatus, 0)
  }
}
