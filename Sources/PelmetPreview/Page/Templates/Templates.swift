#if MODELCORE
  /// The pictures of a page, each split into a skeleton, which many share, and the values for its holes.
  ///
  /// A hole has a key that means the same in every skeleton: the part in which it stands, its number there, and its attribute.
  ///
  /// It belongs to no actor: closures of one ask for its executor with every call.
  struct Templates {
    /// A picture: a skeleton, and the value of each of its holes in order.
    struct Picture: Hashable {
      let skeleton: Int
      let values: [Int]
    }

    struct Skeleton: Hashable {
      /// Numbers of lines; ``sceneLine`` where the scene stands.
      var lines: [Int] = []
      /// The lines that draw the list, the photograph and the article.
      var scenes: [Int] = []
      /// Numbers of sentences on what is drawn otherwise than on a device.
      var notes: [Int] = []
    }

    static let sceneLine = -1

    /// In the data of a page, in place of the families of large text, which are most of their lines.
    static let displayFamilies = "\u{3}"

    private(set) var lines = Interned<String>()
    private(set) var values = Interned<String>()
    private(set) var keys = Interned<String>()
    private(set) var notes = Interned<String>()
    private(set) var skeletons = Interned<Skeleton>()
    /// The numbers of the keys of each skeleton's holes, in order.
    private(set) var holes: [[Int]] = []
    private var known: [String: Line] = [:]

    /// A line that was seen before.
    private struct Line {
      let number: Int
      let values: [Int]
      let attributes: [String]
    }

    mutating func picture(_ sketch: ScreenDrawing.Sketch) -> Picture {
      var skeleton = Skeleton()
      var values: [Int] = []
      let title = sketch.lines[1]
      if known[title] == nil { _ = add(title, TemplateLine(title, words: sketch.look)) }
      let scene = sketch.lines.firstIndex(where: sketch.scenes.contains)
      for (index, element) in sketch.lines.enumerated() {
        if index == scene {
          skeleton.lines.append(Self.sceneLine)
          values.append(line(element).values.first ?? self.values.number(of: ""))
        } else {
          let line = line(element)
          skeleton.lines.append(line.number)
          values += line.values
        }
      }
      skeleton.scenes = sketch.scenes.map { line($0).number }
      skeleton.notes = sketch.approximations.map { notes.number(of: $0) }
      let number = skeletons.number(of: skeleton)
      if number == holes.count { holes.append(holes(in: sketch.lines, scene)) }
      return Picture(skeleton: number, values: values)
    }

    private mutating func line(_ element: String) -> Line {
      if let line = known[element] { return line }
      return add(element, TemplateLine(element))
    }

    private mutating func add(_ element: String, _ template: TemplateLine) -> Line {
      let line = Line(
        number: lines.number(of: template.text), values: template.values.map { values.number(of: $0) },
        attributes: template.attributes)
      known[element] = line
      return line
    }

    /// The keys of the holes in some lines.
    private mutating func holes(in elements: [String], _ scene: Int?) -> [Int] {
      var parts: [String] = []
      var counts: [String: Int] = [:]
      var all: [Int] = []
      for (index, element) in elements.enumerated() {
        if let name = Self.group(element) {
          parts.append(name.isEmpty ? parts.last ?? "" : "\(parts.last ?? "")/\(name)")
        } else if element == "</g>" {
          _ = parts.popLast()
        }
        let attributes = index == scene ? ["scene"] : line(element).attributes
        let part = parts.last ?? ""
        for attribute in attributes {
          let count = counts[part, default: 0]
          counts[part] = count + 1
          all.append(keys.number(of: "\(part):\(count):\(attribute)"))
        }
      }
      return all
    }

    /// The name of the group that a line opens for the lines after it; empty for one without a name, `nil` for any other line.
    private static func group(_ element: String) -> Substring? {
      guard element.hasPrefix("<g"), !element.hasSuffix("</g>"), !element.hasSuffix("/>") else { return nil }
      let quotation = UInt8(ascii: "\"")
      let names = [" data-part=", " data-copy=", " id="]
      // Texts, at odd places, are between quotation marks.
      let pieces = element.utf8.split(separator: quotation, omittingEmptySubsequences: false)
      for name in names {
        guard let index = pieces.firstIndex(where: { Substring($0).hasSuffix(name) }), index + 1 < pieces.count else { continue }
        return Substring(pieces[index + 1])
      }
      return ""
    }

    /// The values of a picture by the keys of their holes.
    func valuesByHole(of picture: Picture) -> [Int: Int] {
      Dictionary(zip(holes[picture.skeleton], picture.values)) { first, _ in first }
    }

    /// Whether the values of an example fill a picture.
    func isFilled(_ picture: Picture, by example: Picture) -> Bool {
      if holes[picture.skeleton] == holes[example.skeleton] { return picture.values == example.values }
      let values = valuesByHole(of: example)
      return zip(holes[picture.skeleton], picture.values).allSatisfy { values[$0] == $1 }
    }

    /// The lines of a skeleton, cut where parts begin: many skeletons have the same parts.
    func runs(of skeleton: Skeleton) -> [[Int]] {
      var runs: [[Int]] = []
      for number in skeleton.lines {
        let isStart = number != Self.sceneLine && lines.values[number].hasPrefix("<g class=\"part\"")
        if isStart || runs.isEmpty { runs.append([]) }
        runs[runs.count - 1].append(number)
      }
      return runs
    }

    /// The text of a picture, as the page's script writes it.
    func text(of picture: Picture, own: String, scene: Int) -> String {
      let skeleton = skeletons.values[picture.skeleton]
      var values = picture.values[...]
      var text: [UInt8] = []
      for number in skeleton.lines {
        if !text.isEmpty { text.append(UInt8(ascii: "\n")) }
        let isScene = number == Self.sceneLine
        // Each scene takes the place of one that has a value.
        let ofScene = isScene ? values.popFirst() : nil
        for byte in lines.values[isScene ? skeleton.scenes[scene] : number].utf8 {
          switch byte {
          case TemplateLine.hole:
            if let value = ofScene ?? values.popFirst() { text += self.values.values[value].utf8 }
          case TemplateLine.own: text += own.utf8
          default: text.append(byte)
          }
        }
      }
      return String(decoding: text, as: UTF8.self)
    }
  }
#endif
