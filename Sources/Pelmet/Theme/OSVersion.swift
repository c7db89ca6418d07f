extension Theme {
  /// A version of iOS.
  public struct OSVersion: Sendable, Hashable, Comparable, ExpressibleByIntegerLiteral {
    public var major: Int
    public var minor: Int

    public init(_ major: Int, _ minor: Int = 0) {
      self.major = major
      self.minor = minor
    }

    public init(integerLiteral value: Int) {
      self.init(value)
    }

    public static func < (a: OSVersion, b: OSVersion) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
  }
}

extension Theme.OSVersion: CustomStringConvertible {
  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
