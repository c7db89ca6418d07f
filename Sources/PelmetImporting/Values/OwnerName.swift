internal import PelmetCompiler

/// The names of screens and contexts, from the classes of the app.
enum OwnerName {
  /// `GalleryViewController` is `gallery`, `PlayerNavigation` is `playerNavigation`, `UISearchBar` is `searchBar`.
  static func name(of type: String, isScreen: Bool) -> String {
    var name = type.split(separator: ".").last.map(String.init) ?? type
    if name.hasPrefix("UI"), name.count > 2 { name.removeFirst(2) }
    for suffix in isScreen ? ["ViewController", "Controller", "VC"] : ["ViewController", "Controller"] {
      if name.hasSuffix(suffix), name.count > suffix.count {
        name.removeLast(suffix.count)
        break
      }
    }
    return lowered(name)
  }

  /// Whether a container is that of the whole app, by its name.
  static func isRoot(_ type: String) -> Bool {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    return ["Root", "Base", "Main"].contains { name.hasPrefix($0) }
  }

  /// A name that themes may have, which is not taken: without the letters beyond ASCII, and with a number if need be.
  static func valid(_ name: String, or fallback: String, isTaken: (String) -> Bool) -> String {
    var valid = String(name.unicodeScalars.filter { $0.isASCII }.map(Character.init))
    if !ThemeName.isValid(valid) { valid = fallback }
    return isTaken(valid) ? (2...).lazy.map { "\(valid)\($0)" }.first { !isTaken($0) } ?? valid : valid
  }

  /// Lower camel case: `URLBar` is `urlBar`.
  static func lowered(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    guard capitals.count > 1, capitals.count < name.count else { return capitals.lowercased() + name.dropFirst(capitals.count) }
    return capitals.dropLast().lowercased() + name.dropFirst(capitals.count - 1)
  }
}
