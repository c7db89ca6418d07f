#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The place of a long walk, written to standard error when the process aborts: a trap leaves no other trace of it.
enum ReentryNote {
  // Read by a handler of signals, which may call almost nothing. Written on the main actor alone.
  nonisolated(unsafe) static var seed: UInt64 = 0
  nonisolated(unsafe) static var step = 0

  static func install() {
    // A stack of its own, because that of the program may be what has run out.
    let size = 1 << 16
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = numericCast(size)
    sigaltstack(&stack, nil)
    for number in [SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS] {
      var action = sigaction()
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = handler
      #else
        action.__sigaction_handler.sa_handler = handler
      #endif
      action.sa_flags = SA_ONSTACK
      sigaction(number, &action, nil)
    }
  }

  private static var handler: @convention(c) (Int32) -> Void {
    { number in
      ReentryNote.write("the walk aborted: seed ")
      ReentryNote.write(ReentryNote.seed)
      ReentryNote.write(", step ")
      ReentryNote.write(UInt64(ReentryNote.step))
      ReentryNote.write("\n")
      signal(number, SIG_DFL)
      raise(number)
    }
  }

  private static func write(_ text: StaticString) { writeAll(text.utf8Start, text.utf8CodeUnitCount) }

  private static func write(_ number: UInt64) {
    var (rest, digits) = (number, (0, 0, 0) as (UInt64, UInt64, UInt64))
    withUnsafeMutableBytes(of: &digits) { buffer in
      var start = buffer.count
      repeat {
        start -= 1
        buffer[start] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      } while rest > 0
      writeAll(buffer.baseAddress?.advanced(by: start), buffer.count - start)
    }
  }

  private static func writeAll(_ bytes: UnsafeRawPointer?, _ count: Int) {
    #if canImport(Glibc)
      _ = Glibc.write(2, bytes, count)
    #elseif canImport(Darwin)
      _ = Darwin.write(2, bytes, count)
    #endif
  }
}
