import Dispatch
import Foundation

/// The thread of the main actor.
///
/// It is not always the process's first one: where `main` is asynchronous, Dispatch runs the main queue on any thread.
enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the running code may use the main actor's state.
  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) ?? false }
}
