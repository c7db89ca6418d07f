#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A thread on which the parser's 256 levels, and what runs as deep as they go, have room: they need more than the main thread may have.
package enum LargeStack {
  private final class Work: Sendable {
    let perform: @Sendable () -> Void

    init(_ perform: @escaping @Sendable () -> Void) { self.perform = perform }
  }

  /// Runs work, which ends the process, on such a thread, or here where there can be none.
  package static func run(_ work: @escaping @Sendable () -> Void) -> Never {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 64 << 20)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let argument = Unmanaged.passRetained(Work(work)).toOpaque()
    if pthread_create(&thread, &attributes, { LargeStack.perform($0) }, argument) != 0 { work() }
    while true { pause() }
  }

  private static func perform(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().perform() }
    return nil
  }
}
