import Foundation
import Synchronization

/// Texts that several tasks write.
final class Stored: Sendable {
  private let texts = Mutex<[String]>([])

  var value: [String] { texts.withLock { $0 } }

  func append(_ text: String) { texts.withLock { $0.append(text) } }
}
