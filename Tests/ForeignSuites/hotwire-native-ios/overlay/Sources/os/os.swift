/// A log that nobody reads.
public final class OSLog: Sendable {
  public static let disabled = OSLog()
}

public struct OSLogType: Sendable {
  public static let debug = OSLogType()
  public static let error = OSLogType()
  public static let info = OSLogType()
}

public struct Logger: Sendable {
  public init(subsystem: String, category: String) {}

  public init(_ log: OSLog) {}

  public func log(level: OSLogType, _ message: String) {}
}
