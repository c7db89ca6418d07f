#if MODELCORE
  internal import Dispatch

  /// Changes a state in the order in which changes are added, on a thread of its own.
  ///
  /// The compiler cannot check that it is `Sendable`: nothing but the queue touches the state.
  final class Background<State>: @unchecked Sendable {
    private var state: State
    private let queue = DispatchQueue(label: "Pelmet.Background", qos: .userInitiated)
    /// The changes that may wait. One who adds more waits too, so that they do not fill the memory.
    private let room = DispatchSemaphore(value: 200)

    init(_ state: State) {
      self.state = state
    }

    func add(_ change: @escaping @Sendable (inout State) -> Void) {
      room.wait()
      queue.async {
        change(&self.state)
        self.room.signal()
      }
    }

    /// The state after all changes.
    func finish() -> State { queue.sync { state } }
  }
#endif
