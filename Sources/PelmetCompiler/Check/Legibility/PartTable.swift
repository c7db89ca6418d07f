internal import Pelmet
internal import PelmetSyntax

/// The table of parts, with its paths taken apart once: what a bar's slots are searched for.
enum PartTable {
  /// A part as some systems draw it, in one layout. A class, because every pair of every slot has its own.
  final class Row: Sendable {
    let part: BarPart
    let sight: BarPart.Sight
    /// The layout of tabs that it is about; `nil` for parts that are in none.
    let layout: StyleKey?
    let values: [Value]
    /// The values that fill its ground.
    let fill: [Path]
    /// The values of which one has to be there.
    let requirements: [Path]

    fileprivate init(
      _ part: BarPart, _ sight: BarPart.Sight, layout: StyleKey?, values: [Value], fill: [Path], requirements: [Path]
    ) {
      (self.part, self.sight, self.layout) = (part, sight, layout)
      (self.values, self.fill, self.requirements) = (values, fill, requirements)
    }
  }

  /// A value that may give a part its colour.
  struct Value {
    let value: BarPart.Value
    let path: Path
  }

  /// A path by the keys of the catalogue.
  struct Path {
    /// Whether it begins in the slot, and not at the top of a layer.
    fileprivate let isInSlot: Bool
    /// The position among the paths that begin there.
    fileprivate let position: Int
    /// Whether nobody knows if the value reaches the part.
    let isUncertain: Bool

    fileprivate init(_ path: String, layout: String, _ paths: inout Paths) {
      isUncertain = path.hasPrefix("?")
      let names = path.drop { $0 == "?" }.split(separator: ".")
      isInSlot = names.dropFirst().first == "{slot}"
      let keys = (isInSlot ? names.dropFirst(2) : names[...]).map { name in
        guard let key = StyleKey.named[name == "{layout}" ? layout : String(name)] else {
          preconditionFailure("The table of parts names '\(name)', which is no key that rules look for.")
        }
        return key
      }
      position = isInSlot ? Self.position(of: keys, &paths.inSlot) : Self.position(of: keys, &paths.atTop)
    }

    private static func position(of keys: [StyleKey], _ paths: inout [[StyleKey]]) -> Int {
      if let known = paths.firstIndex(of: keys) { return known }
      paths.append(keys)
      return paths.count - 1
    }
  }

  /// The paths of rows, each once: many parts have their colour from the same value.
  fileprivate struct Paths {
    var atTop: [[StyleKey]]
    var inSlot: [[StyleKey]] = []
  }

  /// The values of a slot, and those of its style that begin at the top.
  struct Values {
    private let atTop: [StyleEntry?]
    private let inSlot: [StyleEntry?]

    init(of slot: StyleObject, _ bar: BarPart.Bar, _ atTop: [StyleEntry?]) {
      self.atTop = atTop
      inSlot = PartTable.table(of: bar).paths.map { PartTable.written(at: $0, in: slot) }
    }

    subscript(_ path: Path) -> StyleEntry? { path.isInSlot ? inSlot[path.position] : atTop[path.position] }
  }

  /// The rows of a bar, in the table's order for each layout.
  static func rows(of bar: BarPart.Bar) -> [Row] { table(of: bar).rows }

  /// The values of a style that begin at the top, each looked up once for all slots and parts.
  static func values(of style: StyleObject) -> [StyleEntry?] { all.paths.map { written(at: $0, in: style) } }

  /// The status bar, which is on the navigation bar.
  static let statusBar = Row(BarPart.statusBar, BarPart.statusBar.sights[0], layout: nil, values: [], fill: [], requirements: [])

  private static func written(at path: [StyleKey], in object: StyleObject) -> StyleEntry? {
    object.entry(at: path).flatMap { $0.isNull ? nil : $0 }
  }

  private typealias Table = (rows: [Row], paths: [[StyleKey]])

  private static func table(of bar: BarPart.Bar) -> Table {
    switch bar {
    case .navigationBar: all.navigationBar
    case .toolbar: all.toolbar
    case .tabBar: all.tabBar
    }
  }

  private static let all = {
    var atTop: [[StyleKey]] = []
    let (navigationBar, toolbar, tabBar) = (
      made(.navigationBar, &atTop), made(.toolbar, &atTop), made(.tabBar, &atTop)
    )
    return (navigationBar: navigationBar, toolbar: toolbar, tabBar: tabBar, paths: atTop)
  }()

  private static func made(_ bar: BarPart.Bar, _ atTop: inout [[StyleKey]]) -> Table {
    let parts = BarPart.all.filter { $0.bar == bar && $0.kind != .statusBar }
    var paths = Paths(atTop: atTop)
    var rows: [Row] = []
    for layout in bar == .tabBar ? BarPart.layouts : [""] {
      for part in parts {
        let requirements = part.requires.map { Path($0, layout: layout, &paths) }
        for sight in part.sights {
          rows.append(
            Row(
              part, sight, layout: StyleKey.named[layout],
              values: sight.values.map { Value(value: $0, path: Path($0.path, layout: layout, &paths)) },
              fill: sight.ground.fills.map { Path($0, layout: layout, &paths) }, requirements: requirements))
        }
      }
    }
    atTop = paths.atTop
    return (rows, paths.inSlot)
  }
}
