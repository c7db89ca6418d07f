/// A value that is made once and stays as long as the process: whoever hands it around counts no references, which all threads would
/// count in the same few places. Nothing frees it, so that it cannot dangle; for the catalogue alone, whose size no input decides.
struct Permanent<Content: Sendable>: Hashable, @unchecked Sendable {
  private let address: UnsafePointer<Content>

  init(_ content: Content) {
    let memory = UnsafeMutablePointer<Content>.allocate(capacity: 1)
    memory.initialize(to: content)
    address = UnsafePointer(memory)
  }

  @inline(__always)
  var content: Content { address.pointee }
}
