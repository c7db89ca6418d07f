/// A version of iOS: `27`, or `Version(27, 1)`.
struct Version: ExpressibleByIntegerLiteral, CustomStringConvertible, Comparable {
  let major: Int
  let minor: Int

  init(_ major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
  }

  init(integerLiteral value: Int) {
    self.init(value, 0)
  }

  static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }

  /// For people.
  var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  /// As the generated catalogue writes it.
  var literal: String { minor == 0 ? "\(major)" : "Theme.OSVersion(\(major), \(minor))" }
}

/// A platform of Apple that has UIKit, besides iOS, by its name in `@available`.
enum Platform: String, Decodable {
  case catalyst = "macCatalyst"
  case visionOS

  /// The test in `#if`.
  var condition: String {
    switch self {
    case .catalyst: "targetEnvironment(macCatalyst)"
    case .visionOS: "os(visionOS)"
    }
  }
}
