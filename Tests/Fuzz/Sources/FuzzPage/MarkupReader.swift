/// Reads markup as strictly as XML: every attribute has a value in quotation marks, and every element ends but those of HTML that have no end.
struct MarkupReader {
  /// The elements that are open, from the outermost.
  private(set) var open: [Bytes] = []
  private static let withoutEnd = names("meta")
  /// HTML allows these attributes to stand alone.
  private static let withoutValue = names("hidden")
  /// The sign that stands for a whole attribute in a line of a picture.
  private static let hole: Bytes = [1]
  /// The elements that could run or load something.
  private static let forbidden = names("script", "style", "iframe", "object", "embed", "link", "img", "base", "form")

  private static func names(_ names: String...) -> [Bytes] { names.map { Bytes($0.utf8) } }

  /// Stops at the first mistake. A text may begin and end inside of elements.
  mutating func read(_ text: Bytes) {
    var rest = text
    while let start = rest.range(of: "<")?.lowerBound {
      require(rest[..<start].range(of: ">") == nil, "'>' in a text")
      rest = rest[(start + 1)...]
      if rest.first == UInt8(ascii: "/") {
        rest.removeFirst()
        let name = word(&rest)
        require(rest.popFirst() == UInt8(ascii: ">"), "</\(shown(name)) does not end")
        if !open.isEmpty { require(open.removeLast() == name, "</\(shown(name))> ends another element") }
      } else {
        element(&rest)
      }
    }
    require(rest.range(of: ">") == nil, "'>' in a text")
  }

  private mutating func element(_ rest: inout Bytes) {
    let name = word(&rest)
    require(!name.isEmpty && !Self.forbidden.contains(name), "<\(shown(name))> is none of ours")
    var names: [Bytes] = []
    while rest.first == UInt8(ascii: " ") {
      rest.removeFirst()
      let attribute = word(&rest)
      if attribute == Self.hole { continue }
      let isOurs = !attribute.isEmpty && !attribute.starts(with: "on".utf8) && !names.contains(attribute)
      require(isOurs, "the attribute '\(shown(attribute))' of <\(shown(name))>")
      names.append(attribute)
      guard rest.first == UInt8(ascii: "=") else {
        require(Self.withoutValue.contains(attribute), "\(shown(attribute)) has no value")
        continue
      }
      rest.removeFirst()
      require(rest.popFirst() == UInt8(ascii: "\""), "\(shown(attribute)) has no quotation mark")
      guard let end = rest.range(of: "\"")?.lowerBound else { fatalError("\(shown(attribute)) does not end") }
      require(rest[..<end].range(of: "<") == nil, "'<' in \(shown(attribute))")
      rest = rest[(end + 1)...]
    }
    let isEmpty = rest.first == UInt8(ascii: "/")
    if isEmpty { rest.removeFirst() }
    require(rest.popFirst() == UInt8(ascii: ">"), "<\(shown(name)) does not end")
    if !isEmpty, !Self.withoutEnd.contains(name) { open.append(name) }
  }

  private func shown(_ bytes: Bytes) -> String { String(decoding: bytes, as: UTF8.self) }

  /// A name: letters, digits, the signs that names of XML have, and the hole.
  private func word(_ rest: inout Bytes) -> Bytes {
    let end = rest.firstIndex { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "_"), 1:
        false
      default: true
      }
    }
    let name = rest[..<(end ?? rest.endIndex)]
    rest = rest[(end ?? rest.endIndex)...]
    return name
  }
}
