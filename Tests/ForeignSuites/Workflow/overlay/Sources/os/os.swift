/// Signposts that nobody records.
public final class OSLog {
  public static let disabled = OSLog(subsystem: "", category: "")

  public init(subsystem: String, category: String) {}
}

public struct OSSignpostID {
  public init(log: OSLog, object: AnyObject) {}
}

public enum OSSignpostType {
  case begin, end, event
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID, _ format: StaticString = "",
  _ arguments: Any...
) {}
