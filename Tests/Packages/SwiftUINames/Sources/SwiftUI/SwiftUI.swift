// The names of SwiftUI that types of Pelmet have, too.

public struct Color: Hashable, Sendable {
  public let red: Double
  public let green: Double
  public let blue: Double

  public init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}

public struct Font: Hashable, Sendable {
  public static let headline = Font()
}

public struct Image: Hashable, Sendable {
  public let name: String

  public init(_ name: String) { self.name = name }
}

public struct EdgeInsets: Hashable, Sendable {
  public let top: Double
  public let leading: Double
  public let bottom: Double
  public let trailing: Double

  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

public enum ContentMode: Hashable, Sendable { case fit, fill }

public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

public protocol WindowStyle {}
