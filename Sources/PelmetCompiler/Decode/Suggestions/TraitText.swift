internal import PelmetNotation
internal import PelmetSyntax

/// Objects with a name for each look, as other formats have them: `"dark": { "navigationBar": … }`. In a theme they are entries of `when`.
enum TraitText {
  /// The members of `is` that a name stands for: `"scheme": "dark"` for `darkMode`.
  static func traits(meantBy name: String) -> String? {
    let words = Words.of(name).filter { !["mode", "theme", "appearance", "scheme", "style", "colors", "overrides"].contains($0) }
    if let traits = byName[words.joined()] { return traits }
    guard name.lowercased().hasPrefix("ios") else { return nil }
    return ValueText.versions(name).map { "\"os\": \"\($0)\"" }
  }

  /// The entry of `when` for an object with sections. It keeps the layout of the file.
  static func entry(_ traits: String, _ object: JSONValue) -> String {
    guard object.count > 0 else { return "{ \"is\": { \(traits) } }" }
    let sections = object.written.dropFirst().dropLast()
    let start = sections.first?.isWhitespace == true ? "" : " "
    let end = sections.last?.isWhitespace == true ? "" : " "
    return "{ \"is\": { \(traits) },\(start)\(sections)\(end)}"
  }

  /// The entries for the members of an object; `nil` unless all of them are objects with the name of a look.
  static func entries(_ object: JSONValue) -> String? {
    var entries: [String] = []
    for member in object.members {
      guard member.value.kind == .object, let traits = traits(meantBy: member.name) else { return nil }
      entries.append(entry(traits, member.value))
    }
    return entries.isEmpty ? nil : "[\(entries.joined(separator: ", "))]"
  }

  private static let dark = "\"scheme\": \"dark\"", light = "\"scheme\": \"light\"", high = "\"contrast\": \"high\""

  private static let byName = [
    "dark": dark, "night": dark, "light": light, "day": light,
    "highcontrast": high, "increasedcontrast": high, "morecontrast": high,
    "darkhighcontrast": "\(dark), \(high)", "lighthighcontrast": "\(light), \(high)",
    "elevated": "\"level\": \"elevated\"", "pad": "\"idiom\": \"pad\"", "ipad": "\"idiom\": \"pad\"",
    "tablet": "\"idiom\": \"pad\"",
    "phone": "\"idiom\": \"phone\"", "iphone": "\"idiom\": \"phone\"", "mac": "\"idiom\": \"mac\"",
    "maccatalyst": "\"idiom\": \"mac\"", "catalyst": "\"idiom\": \"mac\"", "vision": "\"idiom\": \"vision\"",
    "visionos": "\"idiom\": \"vision\"",
    "landscape": "\"verticalSizeClass\": \"compact\"", "compactheight": "\"verticalSizeClass\": \"compact\"",
    "regularheight": "\"verticalSizeClass\": \"regular\"", "compactwidth": "\"horizontalSizeClass\": \"compact\"",
    "regularwidth": "\"horizontalSizeClass\": \"regular\"",
  ]
}
