package import Pelmet

extension Theme.Color.RGB {
  /// `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`.
  package init?(hex text: String) {
    var text = text
    guard let color = text.withUTF8({ Self(hex: $0) }) else { return nil }
    self = color
  }

  private init?(hex text: UnsafeBufferPointer<UInt8>) {
    guard text.first == 0x23 else { return nil }
    let count = text.count - 1
    let isShort = count <= 4
    guard count == 3 || count == 4 || count == 6 || count == 8 else { return nil }
    var value: UInt32 = 0
    for byte in text.dropFirst() {
      let digit: UInt32
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = UInt32(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = UInt32(byte - UInt8(ascii: "A")) + 10
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = UInt32(byte - UInt8(ascii: "a")) + 10
      default: return nil
      }
      value = isShort ? value << 8 | digit * 17 : value << 4 | digit
    }
    let hasAlpha = count == 4 || count == 8
    self.init(rgba: hasAlpha ? value : value << 8 | 0xFF)
  }
}

extension Theme.OSVersion {
  /// `15` or `15.1`.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil }
    guard numbers.count == parts.count, (1...2).contains(numbers.count), numbers.allSatisfy({ $0 < 1000 }) else { return nil }
    self.init(numbers[0], numbers.count == 2 ? numbers[1] : 0)
  }
}

/// Versions of iOS from `minimum` on that are less than `below`.
package struct VersionRange: Hashable, Sendable {
  package var minimum: Theme.OSVersion?
  package var below: Theme.OSVersion?

  package init(minimum: Theme.OSVersion? = nil, below: Theme.OSVersion? = nil) { (self.minimum, self.below) = (minimum, below) }

  package func contains(_ version: Theme.OSVersion) -> Bool {
    (minimum ?? version) <= version && (below.map { version < $0 } ?? true)
  }
}

extension VersionRange {
  /// `>=15`, `<26`, or both.
  package init?(_ text: String) {
    for part in text.split(separator: " ") {
      if part.hasPrefix(">="), let version = Theme.OSVersion(part.dropFirst(2)), minimum == nil {
        minimum = version
      } else if part.hasPrefix("<"), let version = Theme.OSVersion(part.dropFirst()), below == nil {
        below = version
      } else {
        return nil
      }
    }
    guard minimum != nil || below != nil else { return nil }
  }
}
