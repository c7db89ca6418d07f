/// Names and paths of files in bytes. The build plugin is built with this file, too.
enum FileNames {
  static let slash = UInt8(ascii: "/")

  static func isUTF8(_ name: [UInt8]) -> Bool { String(decoding: name, as: UTF8.self).utf8.elementsEqual(name) }

  static func ends(_ name: [UInt8], in ending: String) -> Bool { name.suffix(ending.utf8.count).elementsEqual(ending.utf8) }

  /// Compares paths name by name.
  static func precedes(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    a.lazy.map { $0 == slash ? 0 : $0 }.lexicographicallyPrecedes(b.lazy.map { $0 == slash ? 0 : $0 })
  }

  /// A path as text; bytes that are not UTF-8 become `\xE9`.
  static func text(_ path: [UInt8]) -> String {
    guard !isUTF8(path) else { return String(decoding: path, as: UTF8.self) }
    var text = ""
    var rest = path[...]
    while let byte = rest.first {
      // The longest character is four bytes.
      let length = (1...4).first { $0 <= rest.count && isUTF8(Array(rest.prefix($0))) }
      if let length {
        text += String(decoding: rest.prefix(length), as: UTF8.self)
      } else {
        text += "\\x" + String(byte, radix: 16, uppercase: true)
      }
      rest = rest.dropFirst(length ?? 1)
    }
    return text
  }
}
