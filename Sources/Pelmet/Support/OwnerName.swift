/// The names of screens and contexts, from the classes of the app: those that an import gives, and a capture.
package enum OwnerName {
  /// `GalleryViewController` is `gallery`, `PlayerNavigation` is `playerNavigation`, `UISearchBar` is `searchBar`.
  package static func name(of type: String, isScreen: Bool) -> String {
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
  package static func isRoot(_ type: String) -> Bool {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    return ["Root", "Base", "Main"].contains { name.hasPrefix($0) }
  }

  /// Lower camel case: `URLBar` is `urlBar`.
  package static func lowered(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    guard capitals.count > 1, capitals.count < name.count else { return capitals.lowercased() + name.dropFirst(capitals.count) }
    return capitals.dropLast().lowercased() + name.dropFirst(capitals.count - 1)
  }
}
