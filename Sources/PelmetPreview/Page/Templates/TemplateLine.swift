#if !canImport(UIKit)
  /// A line of a picture with holes where its look shows: paints, opacities, and the ends of names that follow the look.
  struct TemplateLine {
    /// With ``hole`` for each value, and ``own`` before the names that belong to one picture.
    private(set) var text: String
    /// What stood in the holes: whole attributes, or the ends of names.
    private(set) var values: [String] = []
    /// The attributes of the holes.
    private(set) var attributes: [String] = []

    // Control characters cannot occur in a picture.
    static let hole = "\u{1}"
    static let own = "\u{2}"

    init(_ element: String) {
      text = ""
      text.reserveCapacity(element.utf8.count)
      var rest = element.utf8[...]
      while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
        // Only attributes have a quotation mark after the sign: texts escape theirs.
        let start = rest.index(after: equals)
        guard start < rest.endIndex, rest[start] == UInt8(ascii: "\""),
          let end = rest[rest.index(after: start)...].firstIndex(of: UInt8(ascii: "\""))
        else {
          text += String(Substring(rest[..<start]))
          rest = rest[start...]
          continue
        }
        let before = rest[..<equals]
        let nameStart = before.lastIndex(of: UInt8(ascii: " ")).map { before.index(after: $0) } ?? before.startIndex
        let name = String(Substring(before[nameStart...]))
        text += String(Substring(before[..<nameStart]))
        let value = String(Substring(rest[rest.index(after: start)..<end]))
        rest = rest[rest.index(after: end)...]
        add(name, value, &rest)
      }
      text += String(Substring(rest))
    }

    /// A line with one hole for words in it.
    init(_ element: String, words: String) {
      let range = element.firstRange(of: words) ?? element.endIndex..<element.endIndex
      text = element[..<range.lowerBound] + Self.hole + element[range.upperBound...]
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
      if name.hasSuffix("opacity") { return add(hole: name, attribute) }
      if name == "id", value.hasPrefix(Definitions.ownPrefix) { return text += "id=\"\(Self.own)\(value)\"" }
      guard let hash = value.firstIndex(of: "#") else { return text += attribute }
      let reference = value[value.index(after: hash)...]
      if reference.hasPrefix(Definitions.ownPrefix) {
        text += "\(name)=\"\(value[...hash])\(Self.own)\(reference)\""
      } else if let end = Self.endOfSize(in: reference), end < reference.endIndex, reference[end] == "-" {
        let suffix = reference[end...].prefix { $0 != ")" }
        text += "\(name)=\"\(value[..<end])"
        add(hole: name, String(suffix))
        text += "\(reference[suffix.endIndex...])\""
      } else {
        text += attribute
      }
    }

    private mutating func add(hole name: String, _ value: String) {
      text += Self.hole
      values.append(value)
      attributes.append(name)
    }

    /// Paints, with the attributes of their opacity.
    private static let opacities = [
      "fill": "fill-opacity", "stroke": "stroke-opacity", "color": "opacity", "stop-color": "stop-opacity",
    ]

    /// The place in a name after a size such as `402x83`.
    private static func endOfSize(in name: Substring) -> Substring.Index? {
      guard let cross = name.indices.first(where: { index in
        name[index] == "x" && index > name.startIndex && name[name.index(before: index)].isNumber
          && name[name.index(after: index)...].first?.isNumber == true
      }) else { return nil }
      return name[name.index(after: cross)...].firstIndex { !$0.isNumber && $0 != "." } ?? name.endIndex
    }
  }
#endif
