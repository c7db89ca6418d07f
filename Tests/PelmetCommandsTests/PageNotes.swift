import Foundation
import Testing

/// The notes in a page, read as its script reads them.
struct PageNotes {
  private let names: [String]
  private let notes: [String: Any]
  private let texts: [String]

  /// A look, a system and a device.
  struct Point: CustomStringConvertible {
    var scheme = "light"
    var contrast = "normal"
    var system = "27.1"
    /// `phone`, `landscapePhone` or `pad`.
    var device = "phone"

    var description: String { "\(scheme) \(contrast) \(system) \(device)" }

    static func all(systems: [String]) -> [Point] {
      systems.flatMap { system in
        ["phone", "landscapePhone", "pad"].flatMap { device in
          ["normal", "high"].flatMap { contrast in
            ["light", "dark"].map { Point(scheme: $0, contrast: contrast, system: system, device: device) }
          }
        }
      }
    }

    /// Those of `pelmet resolve`.
    var options: [String] {
      ["--scheme", scheme, "--contrast", contrast, "--os", system, "--idiom", device == "pad" ? "pad" : "phone"]
        + ["--vertical-size-class", device == "landscapePhone" ? "compact" : "regular"]
    }
  }

  struct Value {
    let path: String
    let text: String
    let hops: [(text: String, file: String, line: Int, column: Int)]
    /// The reason why it is not drawn, or drawn otherwise.
    let change: String?

    /// Path, value, where it is written, and the reason why it is not drawn, or drawn otherwise.
    var line: String {
      let site = hops.first.map { "\($0.file):\($0.line):\($0.column)" } ?? ""
      return "\(path) \(text) \(site) \(change ?? "")"
    }
  }

  struct Contrast {
    let slot: String
    let part: String
    let ratio: Double
    let minimum: Double
    let foreground: String
    let background: String
  }

  struct Finding {
    let rule: String
    let message: String
    let path: String
    let line: Int
    let column: Int
    let place: Int
    let states: [String: [String]]
  }

  init(_ json: String, names: [String]) throws {
    self.names = names
    notes = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    texts = try #require(notes["texts"] as? [String])
  }

  private func position(of theme: String) throws -> Int { try #require(names.firstIndex(of: theme)) }

  private func notes(of theme: String) throws -> [String: Any] {
    try #require((notes["themes"] as? [Any])?[position(of: theme)] as? [String: Any])
  }

  // MARK: Readings

  func reading(_ theme: String, _ place: Int, _ point: Point) throws -> (values: [Value], contrasts: [Contrast]) {
    let notes = try notes(of: theme)
    let systems = try #require(notes["systems"] as? [String])
    let devices = try #require(notes["devices"] as? [String])
    let system = systems.lastIndex { $0.compare(point.system, options: .numeric) != .orderedDescending } ?? 0
    let look = (point.scheme == "dark" ? 1 : 0) + (point.contrast == "high" ? 2 : 0)
    let index = (look * systems.count + system) * devices.count + (devices.firstIndex(of: point.device) ?? 0)
    let runs = try #require((notes["places"] as? [[Int]])?[place])
    let numbers = stride(from: 0, to: runs.count, by: 2).flatMap { Array(repeating: runs[$0], count: runs[$0 + 1]) }
    try #require(numbers.count == systems.count * devices.count * 4)
    let reading = try #require((notes["readings"] as? [[[Int]]])?[numbers[index]])
    let lists = reading.map { runs in stride(from: 0, to: runs.count, by: 2).flatMap { runs[$0]..<runs[$0] + runs[$0 + 1] } }
    let values = try #require(notes["values"] as? [[Int]])
    let contrasts = try #require(notes["contrasts"] as? [[Any]])
    return (try lists[0].map { try value(values[$0], point.system) }, lists[1].map { contrast(contrasts[$0]) })
  }

  private func value(_ row: [Int], _ system: String) throws -> Value {
    let hops = try #require(notes["hops"] as? [[Int]])
    let trails = try #require(notes["trails"] as? [[Int]])
    let changes = try #require(notes["changes"] as? [[Int]])
    let change = row[3] < 0 ? nil : changes[row[3]].prefix(2).map { texts[$0] }
    let applies = change.map { $0[0].compare(system, options: .numeric) != .orderedDescending } ?? false
    return Value(
      path: texts[row[0]], text: texts[row[1]],
      hops: trails[row[2]].map { (texts[hops[$0][0]], texts[hops[$0][1]], hops[$0][2], hops[$0][3]) },
      change: applies ? change?[1] : nil)
  }

  private func contrast(_ row: [Any]) -> Contrast {
    // The last element lists the colours that follow parameters.
    let row = row.map { $0 as? NSNumber ?? 0 }
    return Contrast(
      slot: texts[row[0].intValue], part: texts[row[2].intValue], ratio: row[4].doubleValue, minimum: row[5].doubleValue,
      foreground: texts[row[6].intValue], background: texts[row[7].intValue])
  }

  /// A value of `pelmet resolve` as ``Value/line`` has it.
  static func line(_ value: [String: Any]) -> String {
    let text: String =
      switch value["value"] {
      case let text as String: text
      case let boolean as Bool where "\(value["value"] ?? "")" != "0" && "\(value["value"] ?? "")" != "1": "\(boolean)"
      case let number as NSNumber: number.isBoolean ? "\(number.boolValue)" : "\(number)"
      case is NSNull: "null"
      default: ""
      }
    return "\(value["path"] ?? "") \(text) \(value["source"] ?? "") \(value["ignored"] ?? value["changed"] ?? "")"
  }

  // MARK: Findings and parts

  func findings(of theme: String) throws -> [Finding] {
    try #require(notes(of: theme)["findings"] as? [[Any]]).map { row in
      let numbers = row.compactMap { $0 as? Int }
      return Finding(
        rule: texts[numbers[1]], message: texts[numbers[2]], path: texts[numbers[5]], line: numbers[6], column: numbers[7],
        place: numbers[8], states: row.last as? [String: [String]] ?? [:])
    }
  }

  /// The number of bytes of a theme's notes, without the texts.
  func size(of theme: String) throws -> Int { try JSONSerialization.data(withJSONObject: notes(of: theme)).count }

  /// The paths of all parts, with names in the place of templates.
  var partPaths: [String] {
    let kinds = (notes["parts"] as? [String: [String: Any]] ?? [:]).values
    let templates = kinds.flatMap { kind in
      let keys = (kind["keys"] as? [String] ?? []).map { "\(kind["bar"] ?? "").standardAppearance.\($0)" }
      return keys + (kind["legacy"] as? [String] ?? []) + (kind["paths"] as? [String] ?? [])
    }
    let names = [
      ("{layout}", "inlineLayoutAppearance"), ("{state}", "selected"), ("{button}", "button"),
      ("{tint}", "tabBar.unselectedItemTintColor"),
    ]
    return Set(templates.map { path in names.reduce(path) { $0.replacing($1.0, with: $1.1) } }).sorted()
  }
}

extension NSNumber {
  fileprivate var isBoolean: Bool { String(cString: objCType) == "c" }
}
