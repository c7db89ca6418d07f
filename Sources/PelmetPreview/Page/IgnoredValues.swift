#if !canImport(UIKit)
  internal import Pelmet

  /// The values of a style that a version of the system does not draw.
  struct IgnoredValues {
    private var paths: [String] = []
    /// The names that stand at some paths.
    private var names: [String: String] = [:]

    /// The look instead, in sentences: one for each look, the surest first.
    /// - Parameter hasBottomBars: Whether there are pictures of toolbars and tab bars.
    static func sentences(_ style: Theme.Style, on version: Theme.OSVersion, hasBottomBars: Bool) -> [String] {
      var all = IgnoredValues()
      all.add(style, path: "")
      let paths = hasBottomBars ? all.paths : all.paths.filter { path in !bottomBars.contains { path.hasPrefix($0) } }
      let changes = Set(paths.compactMap { path in SystemChange.ignoring(path) { all.names[$0] } })
      let ignored = SystemChange.allCases.filter { changes.contains($0) && $0.effect(on: version) == .ignored }
      var seen: Set<String> = []
      return SystemChange.Confidence.allCases.flatMap { confidence in
        ignored.filter { $0.row.confidence == confidence && seen.insert($0.row.seen).inserted }.map(\.sentence)
      }
    }

    private static let bottomBars = ["tabBar.", "tabBarItem.", "toolbar."]

    /// Goes through the properties of styles and of what they contain, whose names are those of themes.
    private mutating func add(_ style: Any, path: String) {
      for child in Mirror(reflecting: style).children {
        guard let label = child.label, let value = Self.content(child.value) else { continue }
        let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
        let path = path.isEmpty ? name : "\(path).\(name)"
        if value is any Boxable {
          add(value, path: path)
        } else if !Self.isNone(value) {
          paths.append(path)
        }
        if let name = (value as? any RawRepresentable)?.rawValue as? String { names[path] = name }
      }
    }

    /// The value of an optional property, in its box or not.
    private static func content(_ value: Any) -> Any? {
      if let boxed = value as? any AnyBoxed { return boxed.content }
      let mirror = Mirror(reflecting: value)
      return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }

    /// Whether a value says that there is nothing to draw.
    private static func isNone(_ value: Any) -> Bool {
      switch value {
      case let color as Theme.Color: color == .clear || color == .noColor
      case let image as Theme.Image: image.content == .empty
      case let effect as Theme.BlurEffect: effect == .noEffect
      default: false
      }
    }
  }

  private protocol AnyBoxed {
    var content: Any? { get }
  }

  extension Boxed: AnyBoxed {
    fileprivate var content: Any? { wrappedValue }
  }
#endif
