/// Reads markup as strictly as XML: every attribute has a value in quotation marks, and every element ends but those of HTML that have no end.
struct MarkupReader {
  /// The elements that are open, from the outermost.
  private(set) var open: [Substring] = []
  private static let withoutEnd: Set<Substring> = ["meta"]
  /// HTML allows these attributes to stand alone.
  private static let withoutValue: Set<Substring> = ["hidden"]
  /// The sign that stands for a whole attribute in a line of a picture.
  private static let hole: Substring = "\u{1}"
  /// The elements that could run or load something.
  private static let forbidden: Set<Substring> = ["script", "style", "iframe", "object", "embed", "link", "img", "base", "form"]

  /// Stops at the first mistake. A text may begin and end inside of elements.
  mutating func read(_ text: Substring) {
    var rest = text.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      require(!rest[..<start].contains(UInt8(ascii: ">")), "'>' in a text")
      rest = rest[rest.index(after: start)...]
      if rest.first == UInt8(ascii: "/") {
        rest.removeFirst()
        let name = word(&rest)
        require(rest.popFirst() == UInt8(ascii: ">"), "</\(name) does not end")
        if !open.isEmpty { require(open.removeLast() == name, "</\(name)> ends another element") }
      } else {
        element(&rest)
      }
    }
    require(!rest.contains(UInt8(ascii: ">")), "'>' in a text")
  }

  private mutating func element(_ rest: inout Substring.UTF8View) {
    let name = word(&rest)
    require(!name.isEmpty && !Self.forbidden.contains(name), "<\(name)> is none of ours")
    var names: Set<Substring> = []
    while rest.first == UInt8(ascii: " ") {
      rest.removeFirst()
      let attribute = word(&rest)
      if attribute == Self.hole { continue }
      let isOurs = !attribute.isEmpty && !attribute.hasPrefix("on") && names.insert(attribute).inserted
      require(isOurs, "the attribute '\(attribute)' of <\(name)>")
      guard rest.first == UInt8(ascii: "=") else {
        require(Self.withoutValue.contains(attribute), "\(attribute) has no value")
        continue
      }
      rest.removeFirst()
      require(rest.popFirst() == UInt8(ascii: "\""), "\(attribute) has no quotation mark")
      guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { fatalError("\(attribute) does not end") }
      require(!rest[..<end].contains(UInt8(ascii: "<")), "'<' in \(attribute)")
      rest = rest[rest.index(after: end)...]
    }
    let isEmpty = rest.first == UInt8(ascii: "/")
    if isEmpty { rest.removeFirst() }
    require(rest.popFirst() == UInt8(ascii: ">"), "<\(name) does not end")
    if !isEmpty, !Self.withoutEnd.contains(name) { open.append(name) }
  }

  /// A name: letters, digits, the signs that names of XML have, and the hole.
  private func word(_ rest: inout Substring.UTF8View) -> Substring {
    let end = rest.firstIndex { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "_"), 1:
        false
      default: true
      }
    }
    let name = Substring(rest[..<(end ?? rest.endIndex)])
    rest = rest[(end ?? rest.endIndex)...]
    return name
  }
}
