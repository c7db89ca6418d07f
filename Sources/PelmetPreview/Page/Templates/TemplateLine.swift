#if MODELCORE
  /// A line of a picture with holes where its look shows: paints, opacities, and the ends of names that follow the look.
  struct TemplateLine {
    /// With ``hole`` for each value, and ``own`` before the names that belong to one picture.
    var text: String { String(decoding: bytes, as: UTF8.self) }
    private var bytes: [UInt8] = []
    /// The contents of the holes: whole attributes, or the ends of names.
    private(set) var values: [String] = []
    /// The attributes of the holes.
    private(set) var attributes: [String] = []

    // Control characters cannot occur in a picture.
    static let hole: UInt8 = 1
    static let own: UInt8 = 2

    init(_ element: String) {
      bytes.reserveCapacity(element.utf8.count)
      var rest = element.utf8[...]
      while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
        // Only attributes have a quotation mark after the sign: texts escape theirs.
        let start = rest.index(after: equals)
        guard start < rest.endIndex, rest[start] == UInt8(ascii: "\""),
          let end = rest[rest.index(after: start)...].firstIndex(of: UInt8(ascii: "\""))
        else {
          bytes += rest[..<start]
          rest = rest[start...]
          continue
        }
        let before = rest[..<equals]
        let nameStart = before.lastIndex(of: UInt8(ascii: " ")).map { before.index(after: $0) } ?? before.startIndex
        let name = String(Substring(before[nameStart...]))
        bytes += before[..<nameStart]
        let value = String(Substring(rest[rest.index(after: start)..<end]))
        rest = rest[rest.index(after: end)...]
        add(name, value, &rest)
      }
      bytes += rest
    }

    /// A line with one hole for words in it.
    init(_ element: String, words: String) {
      let range = element.firstRange(of: words) ?? element.endIndex..<element.endIndex
      bytes = element[..<range.lowerBound].utf8 + [Self.hole] + element[range.upperBound...].utf8
      (values, attributes) = ([words], ["words"])
    }

    private mutating func add(_ name: String, _ value: String, _ rest: inout Substring.UTF8View.SubSequence) {
      let attribute = "\(name)=\"\(value)\""
      if let opacity = Self.opacities[name] {
        // A paint and its opacity are one value.
        let next = " \(opacity)=\""
        guard Substring(rest).hasPrefix(next) else { return add(hole: name, attribute) }
        let opacityText = Substring(rest).dropFirst(next.count).prefix { $0 != "\"" }
        rest = Substring(rest).dropFirst(next.count + opacityText.count + 1).utf8
        return add(hole: name, "\(attribute)\(next)\(opacityText)\"")
      }
      if name.hasSuffix("opacity") || name == "data-glass" { return add(hole: name, attribute) }
      if name == "id", value.hasPrefix(Definitions.ownPrefix) { return write("id=\"", own: value) }
      guard let hash = value.firstIndex(of: "#") else { return bytes += attribute.utf8 }
      let reference = value[value.index(after: hash)...]
      if reference.hasPrefix(Definitions.ownPrefix) {
        write("\(name)=\"\(value[...hash])", own: reference)
      } else if let end = Self.endOfSize(in: reference), end < reference.endIndex, reference[end] == "-" {
        let suffix = reference[end...].prefix { $0 != ")" }
        bytes += "\(name)=\"\(value[..<end])".utf8
        add(hole: name, String(suffix))
        bytes += "\(reference[suffix.endIndex...])\"".utf8
      } else {
        bytes += attribute.utf8
      }
    }

    private mutating func write(_ start: String, own name: some StringProtocol) {
      bytes += start.utf8
      bytes.append(Self.own)
      bytes += "\(name)\"".utf8
    }

    private mutating func add(hole name: String, _ value: String) {
      bytes.append(Self.hole)
      values.append(value)
      attributes.append(name)
    }

    /// Paints, with the attributes of their opacity.
    private static let opacities = [
      "fill": "fill-opacity", "stroke": "stroke-opacity", "color": "opacity", "stop-color": "stop-opacity",
    ]

    /// The place in a name after a size such as `402x83`.
    private static func endOfSize(in name: Substring) -> Substring.Index? {
      guard
        let cross = name.indices.first(where: { index in
          name[index] == "x" && index > name.startIndex && name[name.index(before: index)].isNumber
            && name[name.index(after: index)...].first?.isNumber == true
        })
      else { return nil }
      return name[name.index(after: cross)...].firstIndex { !$0.isNumber && $0 != "." } ?? name.endIndex
    }
  }
#endif
