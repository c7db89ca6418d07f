#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Threads on which the parser's 256 levels, and what runs as deep as they go, have room: they need more than others may have.
package enum LargeStack {
  #if canImport(Darwin)
    private typealias Thread = pthread_t?
  #else
    private typealias Thread = pthread_t
  #endif

  private final class Work: Sendable {
    let perform: @Sendable () -> Void

    init(_ perform: @escaping @Sendable () -> Void) { self.perform = perform }
  }

  /// Runs work, which ends the process, on such a thread, or here where there can be none.
  package static func run(_ work: @escaping @Sendable () -> Void) -> Never {
    if start(work) == nil { work() }
    while true { pause() }
  }

  /// Calls a body once with each number below a count, on such threads, of which each processor has one. Returns after the last call.
  package static func perform(_ count: Int, _ body: @Sendable (Int) -> Void) {
    let width = max(1, min(sysconf(Int32(_SC_NPROCESSORS_ONLN)), count))
    withoutActuallyEscaping(body) { body in
      let threads = (0..<width).map { first in
        let work: @Sendable () -> Void = { for number in stride(from: first, to: count, by: width) { body(number) } }
        let thread = start(work)
        if thread == nil { work() }
        return thread
      }
      for case let thread? in threads { join(thread) }
    }
  }

  private static func start(_ work: @escaping @Sendable () -> Void) -> Thread? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 64 << 20)
    defer { pthread_attr_destroy(&attributes) }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let argument = Unmanaged.passRetained(Work(work))
    guard pthread_create(&thread, &attributes, { LargeStack.perform($0) }, argument.toOpaque()) == 0 else {
      argument.release()
      return nil
    }
    return .some(thread)
  }

  private static func join(_ thread: Thread) {
    #if canImport(Darwin)
      if let thread { pthread_join(thread, nil) }
    #else
      pthread_join(thread, nil)
    #endif
  }

  private static func perform(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().perform() }
    return nil
  }
}
