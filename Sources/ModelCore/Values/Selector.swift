#if !canImport(ObjectiveC)
  /// The name of a method. Without the Objective-C runtime it is only a name: nothing is ever sent.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    public let name: String

    public init(stringLiteral value: String) {
      name = value
    }

    public init(_ name: String) {
      self.name = name
    }
  }
#endif
