import Foundation

/// `uikit-properties.json`: the properties of UIKit from Apple's headers and pages. Signatures and tests follow from it and not from the
/// list of rows, so that nothing is tested by what generated it.
struct Judge: Decodable {
  let classes: [Class]
  /// By their names in Objective-C.
  let enums: [String: [Case]]
  /// The names in Swift of types whose name in Objective-C is another.
  let swiftNames: [String: String]

  struct Class: Decodable {
    let `class`: String
    let superclass: String
    let introduced: String
    /// The platforms that lack it.
    let unavailable: [Platform]?
    let properties: [Property]
  }

  struct Case: Decodable {
    let `case`: String
    let introduced: String
  }

  struct Property: Decodable {
    let name: String
    let kind: String
    let axes: [String]
    let introduced: String
    let appearanceProxy: Bool?
    let nullable: Bool?
    let nullResettable: Bool?
    let readOnly: Bool?
    /// Whether subclasses answer it, and nobody sets it.
    let overridden: Bool?
    /// The platforms that lack it.
    let unavailable: [Platform]?
    /// Apple's page.
    let page: String?

    /// The name without the axes that tell it from others: `backgroundImage` of `backgroundImage(any)`.
    var baseName: String { String(name.prefix { $0 != "(" }) }
  }

  static func load(from package: URL) throws -> Judge {
    let file = package.appending(path: "Tests/Fixtures/uikit-properties.json")
    return try JSONDecoder().decode(Judge.self, from: Data(contentsOf: file))
  }

  func swiftName(_ name: String) -> String { swiftNames[name] ?? name }
}

/// A class of the judge with those of its properties that a theme sets and that have no axis.
struct JudgedClass {
  /// The name in Swift.
  let name: String
  /// The judge's name, which Objective-C has.
  let judgeName: String
  let introduced: Version
  let lacking: Set<Platform>
  let properties: [(property: Judge.Property, row: Property)]
  /// The types of themes that set properties of it.
  let types: [ThemeType]
}

extension Judge {
  /// In the judge's order. Which properties a theme sets, the rows say, and nothing else.
  var judgedClasses: [JudgedClass] {
    classes.compactMap { judged in
      let types = Family.all.flatMap(\.types).filter { $0.role != .axis && superclasses(of: $0.uiKit).contains(judged.class) }
      let rows = Dictionary(types.flatMap(\.allProperties).map { ($0.uiKit, $0) }) { first, _ in first }
      let properties = judged.properties.compactMap { property in
        rows[property.baseName].flatMap { row in property.isPlain && !row.type.contains("<") ? (property, row) : nil }
      }
      guard !properties.isEmpty else { return nil }
      return JudgedClass(
        name: swiftName(judged.class), judgeName: judged.class, introduced: Version(judged.introduced),
        lacking: Set(judged.unavailable ?? []), properties: properties, types: types)
    }
  }

  /// A type of UIKit and all above it, under the judge's names.
  private func superclasses(of uiKit: String) -> [String] {
    var names: [String] = []
    var next = classes.first { swiftName($0.class) == uiKit }
    while let judged = next {
      names.append(judged.class)
      next = classes.first { $0.class == judged.superclass }
    }
    return names
  }
}

extension Judge.Property {
  /// Whether it is a value that one reads and sets, by its name alone. A view's tint is declared by the view.
  fileprivate var isPlain: Bool {
    let isObject = kind.hasPrefix("object") || kind.hasPrefix("list:")
    return axes.isEmpty && !isObject && readOnly != true && overridden != true && nullResettable != true
  }
}

extension Version {
  /// `27.1`.
  init(_ text: String) {
    let parts = text.split(separator: ".").compactMap { Int($0) }
    self.init(parts[0], parts.count > 1 ? parts[1] : 0)
  }
}
