/// References to files, as other tools read and write them (RFC 3986, RFC 8089).
package enum FileURI {
  /// A relative reference, or a `file` URI when the path is absolute.
  package static func text(_ path: String) -> String {
    let uri = PercentEncoding.encode(path) { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-._~/".utf8.contains(byte)
      }
    }
    return path.hasPrefix("/") ? "file://" + uri : uri
  }

  /// The path of a `file` URI on this machine; `nil` for any other URI.
  package static func path(_ uri: String) -> String? {
    guard uri.lowercased().hasPrefix("file://") else { return nil }
    var rest = uri.dropFirst("file://".count)
    for end in ["#", "?"] { rest = rest.prefix { String($0) != end } }
    if rest.lowercased().hasPrefix("localhost/") { rest = rest.dropFirst("localhost".count) }
    guard rest.hasPrefix("/"), let bytes = decoded(Array(rest.utf8)), !bytes.contains(0) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func decoded(_ bytes: [UInt8]) -> [UInt8]? {
    var output: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        output.append(bytes[index])
        index += 1
        continue
      }
      guard index + 2 < bytes.count,
        let byte = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16),
        bytes[index + 1] != UInt8(ascii: "+")
      else { return nil }
      output.append(byte)
      index += 3
    }
    return output
  }
}
