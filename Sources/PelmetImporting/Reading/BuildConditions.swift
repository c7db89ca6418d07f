/// Conditions of `#if` for an app on a device with iOS.
enum BuildConditions {
  private static let known: [String: Bool] = [
    "os(iOS)": true, "canImport(UIKit)": true, "os(tvOS)": false, "os(watchOS)": false, "os(macOS)": false, "os(visionOS)": false,
    "os(Linux)": false, "canImport(AppKit)": false, "DEBUG": false, "targetEnvironment(macCatalyst)": false,
    "targetEnvironment(simulator)": false, "TARGET_OS_IOS": true, "TARGET_OS_IPHONE": true, "TARGET_OS_TV": false,
    "TARGET_OS_WATCH": false, "TARGET_OS_OSX": false, "TARGET_OS_VISION": false, "TARGET_OS_SIMULATOR": false,
    "TARGET_OS_MACCATALYST": false, "0": false, "1": true,
  ]

  /// Whether a condition holds; `nil` if nobody knows, and for those with brackets around parts.
  static func holds(_ text: String) -> Bool? {
    let text = text.filter { $0 != " " && $0 != "\t" && $0 != "\r" }
    let alternatives = text.split(separator: "|").map { part -> Bool? in
      let all = part.split(separator: "&").map { single($0) }
      return all.contains(false) ? false : all.contains(nil) ? nil : true
    }
    return alternatives.contains(true) ? true : alternatives.isEmpty || alternatives.contains(nil) ? nil : false
  }

  private static func single(_ text: Substring) -> Bool? {
    text.hasPrefix("!") ? known[String(text.dropFirst())].map { !$0 } : known[String(text)]
  }
}
