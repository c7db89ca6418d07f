/// A version of iOS: `15`, or `SystemVersion(13, 7)`.
public struct SystemVersion: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
  public let major: Int
  public let minor: Int

  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  public init(integerLiteral value: Int) {
    self.init(value)
  }

  public static func < (a: SystemVersion, b: SystemVersion) -> Bool {
    (a.major, a.minor) < (b.major, b.minor)
  }
}
