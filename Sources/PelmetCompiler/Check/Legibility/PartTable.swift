internal import Pelmet
internal import PelmetSyntax

/// The table of parts, with its paths taken apart once: what a bar's slots are searched for.
enum PartTable {
  /// A part as some systems draw it, in one layout.
  struct Row {
    let part: BarPart
    let sight: BarPart.Sight
    /// The layout of tabs that it is about; `nil` for parts that are in none.
    let layout: StyleKey?
    let values: [Value]
    /// The values that fill its ground.
    let fill: [Path]
    /// The values of which one has to be there.
    let requirements: [Path]
  }

  /// A value that may give a part its colour.
  struct Value {
    let value: BarPart.Value
    let path: Path
  }

  /// A path by the keys of the catalogue.
  struct Path {
    fileprivate let keys: [StyleKey]
    /// The position among the paths that begin at the top of a layer; `nil` for one that begins in the slot.
    fileprivate let position: Int?
    /// Whether nobody knows if the value reaches the part.
    let isUncertain: Bool

    fileprivate init(_ path: String, layout: String, _ paths: inout [[StyleKey]]) {
      isUncertain = path.hasPrefix("?")
      let names = path.drop { $0 == "?" }.split(separator: ".")
      let isInSlot = names.dropFirst().first == "{slot}"
      let keys = (isInSlot ? names.dropFirst(2) : names[...]).map { name in
        guard let key = StyleKey.named[name == "{layout}" ? layout : String(name)] else {
          preconditionFailure("The table of parts names '\(name)', which is no key that rules look for.")
        }
        return key
      }
      self.keys = keys
      position =
        isInSlot
        ? nil
        : paths.firstIndex(of: keys)
          ?? {
            paths.append(keys)
            return paths.count - 1
          }()
    }
  }

  /// The rows of a bar, in the table's order for each layout.
  static func rows(of bar: BarPart.Bar) -> [Row] {
    switch bar {
    case .navigationBar: all.navigationBar
    case .toolbar: all.toolbar
    case .tabBar: all.tabBar
    }
  }

  /// The values of a style that begin at the top, each looked up once for all slots and parts.
  static func values(of style: StyleObject) -> [StyleEntry?] {
    all.paths.map { style.entry(at: $0).flatMap { $0.isNull ? nil : $0 } }
  }

  /// The entry at a path.
  static func entry(_ path: Path, in slot: StyleObject, _ values: [StyleEntry?]) -> StyleEntry? {
    if let position = path.position { return values[position] }
    return slot.entry(at: path.keys).flatMap { $0.isNull ? nil : $0 }
  }

  private static let all = {
    var paths: [[StyleKey]] = []
    let (navigationBar, toolbar, tabBar) = (
      made(.navigationBar, &paths), made(.toolbar, &paths), made(.tabBar, &paths)
    )
    return (navigationBar: navigationBar, toolbar: toolbar, tabBar: tabBar, paths: paths)
  }()

  private static func made(_ bar: BarPart.Bar, _ paths: inout [[StyleKey]]) -> [Row] {
    let parts = BarPart.all.filter { $0.bar == bar && $0.kind != .statusBar }
    var rows: [Row] = []
    for layout in bar == .tabBar ? BarPart.layouts : [""] {
      for part in parts {
        let requirements = part.requires.map { Path($0, layout: layout, &paths) }
        for sight in part.sights {
          rows.append(
            Row(
              part: part, sight: sight, layout: StyleKey.named[layout],
              values: sight.values.map { Value(value: $0, path: Path($0.path, layout: layout, &paths)) },
              fill: sight.ground.fills.map { Path($0, layout: layout, &paths) }, requirements: requirements))
        }
      }
    }
    return rows
  }
}
