internal import ModelCore

/// A scene that is the same in several looks but for its colours: its elements by the colour that paints them, each without it.
///
/// Elements of different colours must not lie over each other: layers are drawn one after the other.
struct SceneLayers {
  /// The colours of the system that scenes are drawn in.
  private static let inks: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .separator]

  /// In the order in which they first appear.
  private(set) var layers: [Layer] = []

  /// Elements that one paint and one font are for.
  struct Layer {
    /// A position among the paints; `nil` for elements with colours of their own.
    let paint: Int?
    /// The attributes of texts that are not their place, with a space before them.
    let font: String
    fileprivate(set) var elements: [String]
  }
  /// The paints of each look, as attributes with a space before them.
  private let paints: [[String]]

  /// The paints of a drawing in its look, as attributes.
  static func paints(of drawing: Drawing) -> [String] {
    inks.flatMap { ink in [drawing.paint(ink).fill, drawing.paint(ink).currentColor] }.map { " \($0)" }
  }

  /// - Parameter looks: The elements of each look, with its paints. `nil` if they differ in something else.
  init?(_ looks: [(elements: [String], paints: [String])]) {
    let paints = looks.map(\.paints)
    self.paints = paints
    guard let first = looks.first, looks.allSatisfy({ $0.elements.count == first.elements.count }) else { return nil }
    // A paint with an opacity begins as one without.
    let candidates = first.paints.indices.sorted { (-first.paints[$0].utf8.count, $0) < (-first.paints[$1].utf8.count, $1) }
    for index in first.elements.indices {
      let variants = looks.map { $0.elements[index] }
      let plain = variants.allSatisfy { $0 == variants[0] } ? variants[0] : nil
      let painted = candidates.lazy.compactMap { paint in
        Self.without(variants, paints.map { $0[paint] }).map { (paint: Optional(paint), element: $0) }
      }.first
      guard let (paint, element) = plain.map({ (nil, $0) }) ?? painted else { return nil }
      add(element, paint)
    }
  }

  private mutating func add(_ element: String, _ paint: Int?) {
    let (font, element) = Self.font(of: element)
    if let layer = layers.firstIndex(where: { $0.paint == paint && $0.font == font }) {
      layers[layer].elements.append(element)
    } else {
      layers.append(Layer(paint: paint, font: font, elements: [element]))
    }
  }

  /// The attributes of a text behind its place, and the text without them. Other elements have none.
  private static func font(of element: String) -> (font: String, element: String) {
    guard element.hasPrefix("<text "), let place = element.firstRange(of: " y=\"")?.upperBound,
      let start = element[place...].firstIndex(of: "\""), let end = element.firstIndex(of: ">")
    else { return ("", element) }
    let range = element.index(after: start)..<end
    return (String(element[range]), element.without(range))
  }

  /// The rest of an element in every look, without its paint; `nil` if it has another one, or something else is left.
  private static func without(_ variants: [String], _ paints: [String]) -> String? {
    let rest = zip(variants, paints).map { variant, paint in variant.firstRange(of: paint).map { variant.without($0) } }
    guard let first = rest.first, rest.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// The attributes of a layer's paint in one of the looks.
  func paint(of layer: Layer, look: Int) -> String { layer.paint.map { paints[look][$0] } ?? "" }
}

extension String {
  /// The text without a part of it.
  fileprivate func without(_ range: Range<Index>) -> String { "\(self[..<range.lowerBound])\(self[range.upperBound...])" }
}
