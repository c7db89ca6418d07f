#if !canImport(UIKit)
  /// The pictures of a page, each split into a skeleton, which many share, and the values for its holes.
  ///
  /// A hole has a key that means the same in every skeleton: the part in which it stands, its number there, and its attribute.
  @MainActor
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
      /// What is drawn otherwise than on a device.
      var notes: [Int] = []
    }

    static let sceneLine = -1

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

    mutating func picture(_ screen: ScreenDrawing) -> Picture {
      var skeleton = Skeleton()
      var values: [Int] = []
      let drawn = screen.lines
      // The second line is the title, which names the look.
      if known[drawn[1]] == nil { _ = add(drawn[1], TemplateLine(drawn[1], words: screen.look)) }
      for element in drawn {
        if screen.isScene(element) {
          skeleton.lines.append(Self.sceneLine)
          values.append(line(element).values.first ?? self.values.number(of: ""))
        } else {
          let line = line(element)
          skeleton.lines.append(line.number)
          values += line.values
        }
      }
      skeleton.scenes = screen.drawing.scenes.map { line($0).number }
      skeleton.notes = screen.drawing.approximations.map { notes.number(of: $0) }
      let number = skeletons.number(of: skeleton)
      if number == holes.count { holes.append(holes(in: drawn, screen)) }
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
    private mutating func holes(in elements: [String], _ screen: ScreenDrawing) -> [Int] {
      var parts: [String] = []
      var counts: [String: Int] = [:]
      var all: [Int] = []
      for element in elements {
        if let name = Self.group(element) {
          parts.append(name.isEmpty ? parts.last ?? "" : "\(parts.last ?? "")/\(name)")
        } else if element == "</g>" {
          _ = parts.popLast()
        }
        let attributes = screen.isScene(element) ? ["scene"] : line(element).attributes
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
      for name in [" data-part=\"", " data-copy=\"", " id=\""] {
        guard let start = element.firstRange(of: name)?.upperBound else { continue }
        return element[start...].prefix { $0 != "\"" }
      }
      return ""
    }

    /// The text of a picture, as the page's script writes it.
    func text(of picture: Picture, own: String, scene: Int) -> String {
      let skeleton = skeletons.values[picture.skeleton]
      var values = picture.values.map { self.values.values[$0] }[...]
      let texts = skeleton.lines.map { number -> String in
        let isScene = number == Self.sceneLine
        let pieces = lines.values[isScene ? skeleton.scenes[scene] : number].split(
          separator: TemplateLine.hole, omittingEmptySubsequences: false)
        let filled = values.prefix(pieces.count - 1)
        values = values.dropFirst(isScene ? 1 : pieces.count - 1)
        return pieces[0] + zip(filled, pieces.dropFirst()).map { $0 + $1 }.joined()
      }
      return texts.joined(separator: "\n").replacing(TemplateLine.own, with: own)
    }
  }
#endif
