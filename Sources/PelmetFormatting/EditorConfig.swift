/// A file `.editorconfig` (<https://spec.editorconfig.org>).
struct EditorConfig {
  /// Whether those in the folders around it do not count.
  private(set) var isRoot = false
  private var sections: [(pattern: PathGlob, properties: [(name: String, value: String)])] = []

  init(_ bytes: [UInt8]) {
    var isInSection = false
    // A section with a name that is no pattern counts for no file.
    var isRead = false
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let line = Self.trimmed(line)
      guard let first = line.first, first != "#", first != ";" else { continue }
      if first == "[", line.last == "]" {
        let pattern = PathGlob(String(line.dropFirst().dropLast()))
        (isInSection, isRead) = (true, pattern != nil)
        if let pattern { sections.append((pattern, [])) }
        continue
      }
      guard let equals = line.firstIndex(of: "=") else { continue }
      let name = Self.trimmed(line[..<equals]).lowercased()
      let value = Self.trimmed(line[line.index(after: equals)...]).lowercased()
      if !isInSection {
        if name == "root" { isRoot = value == "true" }
      } else if isRead {
        sections[sections.count - 1].properties.append((name, value))
      }
    }
  }

  /// Writes what the file says about a path over what others say.
  /// - Parameter path: Relative to the folder of the file, without a slash at its beginning.
  func apply(to properties: inout [String: String], of path: String) {
    for section in sections where section.pattern.matches(path) {
      for (name, value) in section.properties { properties[name] = value }
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let text = text.drop(while: \.isWhitespace)
    let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex
    return text[..<end]
  }
}

/// Finds the styles of files, by the files `.editorconfig` in the folders around each. Reads each of those once.
package struct TextStyles {
  private let read: (String) -> [UInt8]?
  private var configs: [String: EditorConfig?] = [:]

  /// - Parameter read: The bytes of a file by its path from the root; `nil` if there is none.
  package init(read: @escaping (String) -> [UInt8]?) {
    self.read = read
  }

  /// The style of a file.
  /// - Parameter names: The names on its path from the root of the file system, its own last.
  package mutating func style(of names: [String]) -> TextStyle {
    var found: [(config: EditorConfig, path: String)] = []
    for depth in names.indices.reversed() {
      let folder = names[..<depth].map { "/" + $0 }.joined()
      guard let config = config(in: folder) else { continue }
      found.append((config, names[depth...].joined(separator: "/")))
      if config.isRoot { break }
    }
    var properties: [String: String] = [:]
    for (config, path) in found.reversed() { config.apply(to: &properties, of: path) }
    return TextStyle(properties)
  }

  private mutating func config(in folder: String) -> EditorConfig? {
    if let known = configs[folder] { return known }
    let config = read(folder + "/.editorconfig").map(EditorConfig.init)
    configs[folder] = .some(config)
    return config
  }
}
