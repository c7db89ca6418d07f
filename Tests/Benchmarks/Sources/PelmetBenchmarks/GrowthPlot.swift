import Foundation

/// How time grows with the size of the input: a line for each kind of work, on logarithmic axes, so that a line as steep as the grey ones
/// is growth in proportion, and a steeper one is the beginning of a square.
struct GrowthPlot {
  private var lines: [(name: String, points: [(size: Int, milliseconds: Double)])] = []

  /// Adds a point to the line of that name.
  mutating func add(_ line: String, size: Int, milliseconds: Double) {
    guard milliseconds > 0 else { return }
    if let index = lines.firstIndex(where: { $0.name == line }) {
      lines[index].points.append((size, milliseconds))
    } else {
      lines.append((line, [(size, milliseconds)]))
    }
  }

  // MARK: Drawing

  /// Distinct for people who do not see all colours alike.
  private static let colors = [
    "#0072B2", "#D55E00", "#009E73", "#CC79A7", "#56B4E9", "#E69F00", "#000000", "#7F3C8D", "#8B4513", "#AA0044",
  ]

  /// A decade of an axis, in points.
  private static let decade = 110.0

  /// The picture. It has its own background, so that it can be read on light and dark pages.
  var svg: String {
    let points = lines.flatMap(\.points)
    let across = Axis(points.map { Double($0.size) })
    let up = Axis(points.map(\.milliseconds))
    let (left, top) = (80.0, 20.0)
    let (width, height) = (Double(across.decades) * Self.decade, Double(up.decades) * Self.decade)
    func x(_ size: Double) -> Double { left + across.place(of: size) * Self.decade }
    func y(_ milliseconds: Double) -> Double { top + height - up.place(of: milliseconds) * Self.decade }

    var parts: [String] = []
    for exponent in across.exponents {
      let place = x(pow(10, Double(exponent)))
      parts.append(Self.stroke("#DDDDDD", [(place, top), (place, top + height)]))
      parts.append(Self.text(Self.number(exponent), place, top + height + 18, "middle"))
    }
    for exponent in up.exponents {
      let place = y(pow(10, Double(exponent)))
      parts.append(Self.stroke("#DDDDDD", [(left, place), (left + width, place)]))
      parts.append(Self.text("\(Self.number(exponent)) ms", left - 8, place + 4, "end"))
    }
    // In proportion: a decade up for a decade across.
    for start in -across.decades...up.decades {
      let from = max(0, -start)
      let to = min(across.decades, up.decades - start)
      guard from < to else { continue }
      let ends = [from, to].map { (left + Double($0) * Self.decade, top + height - Double($0 + start) * Self.decade) }
      parts.append(Self.stroke("#BBBBBB", ends, dashes: true))
    }
    for (index, line) in lines.enumerated() {
      let color = Self.colors[index % Self.colors.count]
      let places = line.points.map { (x(Double($0.size)), y($0.milliseconds)) }
      parts.append(Self.stroke(color, places, width: 2))
      for place in places {
        parts.append("<circle cx=\"\(Self.rounded(place.0))\" cy=\"\(Self.rounded(place.1))\" r=\"3\" fill=\"\(color)\"/>")
      }
      let row = top + height + 62 + Double(index) * 20
      parts.append(Self.stroke(color, [(left, row - 4), (left + 24, row - 4)], width: 2))
      parts.append(Self.text(line.name, left + 32, row, "start"))
    }
    parts.append(Self.text("tokens, colours, screens", left + width / 2, top + height + 38, "middle"))

    let size = (max(left + width + 30, 480), top + height + 70 + Double(lines.count) * 20)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.rounded(size.0))" height="\(Self.rounded(size.1))" \
      font-family="-apple-system, Helvetica, Arial, sans-serif" font-size="12" role="img" aria-label="Time against size">
      <rect width="100%" height="100%" fill="#FFFFFF"/>
      \(parts.joined(separator: "\n"))
      </svg>

      """
  }

  private static func stroke(_ color: String, _ points: [(Double, Double)], width: Int = 1, dashes: Bool = false) -> String {
    let list = points.map { "\(rounded($0.0)),\(rounded($0.1))" }.joined(separator: " ")
    let pattern = dashes ? " stroke-dasharray=\"2 4\"" : ""
    return "<polyline points=\"\(list)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"\(width)\"\(pattern)/>"
  }

  private static func text(_ text: String, _ x: Double, _ y: Double, _ anchor: String) -> String {
    "<text x=\"\(rounded(x))\" y=\"\(rounded(y))\" text-anchor=\"\(anchor)\" fill=\"#333333\">\(text)</text>"
  }

  /// 1, 10, 100, 1,000, ….
  private static func number(_ exponent: Int) -> String {
    guard exponent >= 0 else { return "0." + String(repeating: "0", count: -exponent - 1) + "1" }
    let zeros = String(repeating: "0", count: exponent)
    let head = "1" + zeros.prefix(exponent % 3)
    return (0..<exponent / 3).reduce(head) { text, _ in text + ",000" }
  }

  private static func rounded(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }

  /// Whole powers of ten around all values.
  private struct Axis {
    var exponents: ClosedRange<Int>

    var decades: Int { exponents.count - 1 }

    init(_ values: [Double]) {
      let logarithms = values.map(log10)
      let first = Int((logarithms.min() ?? 0).rounded(.down))
      exponents = first...max(first + 1, Int((logarithms.max() ?? 1).rounded(.up)))
    }

    /// In decades from the beginning.
    func place(of value: Double) -> Double { log10(value) - Double(exponents.lowerBound) }
  }
}
