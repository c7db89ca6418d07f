import ModelCore

/// Everything that an object of ModelCore holds, but for the traits that it has worked out, by path, such as `slots.standard.background.color`.
@MainActor
struct Snapshot {
  private var leaves: [String: String] = [:]
  /// The objects on the way to what is being added, which may hold each other.
  private var outer: [ObjectIdentifier] = []

  init(_ object: AnyObject) {
    add(object, path: "")
  }

  /// Of several values, by their names.
  init(values: [String: Any?]) {
    for (name, value) in values { if let value { add(value, path: name) } }
  }

  /// The paths at which `other` holds something else, or one of the two nothing.
  func changes(to other: Snapshot) -> Set<String> {
    Set(leaves.keys).union(other.leaves.keys).filter { leaves[$0] != other.leaves[$0] }
  }

  private mutating func add(_ value: Any, path: String) {
    switch value {
    case is UIViewController, is UIWindow: leaves[path] = "\(ObjectIdentifier(value as AnyObject))"
    case let color as UIColor: leaves[path] = "\(UITraitCollection.light.map(color)) \(UITraitCollection.dark.map(color))"
    case let image as UIImage: leaves[path] = "\(image.content) \(image.size) \(image.treatment)"
    case let font as UIFont: leaves[path] = "\(font.values)"
    case let effect as UIBlurEffect: leaves[path] = "\(effect.style)"
    case let shadow as NSShadow: leaves[path] = "\(shadow.shadowOffset) \(shadow.shadowBlurRadius)"
    case let text as NSAttributedString: leaves[path] = "\(text.string) \(text.attributes(at: 0, effectiveRange: nil).count)"
    default: addObject(value, path: path)
    }
  }

  private mutating func addObject(_ value: Any, path: String) {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .class else { return addMembers(of: mirror, value, path: path) }
    let id = ObjectIdentifier(value as AnyObject)
    guard !outer.contains(id) else { return }
    outer.append(id)
    addMembers(of: mirror, value, path: path)
    outer.removeLast()
  }

  private mutating func addMembers(of mirror: Mirror, _ value: Any, path: String) {
    switch mirror.displayStyle {
    case .optional:
      if let wrapped = mirror.children.first { add(wrapped.value, path: path) }
    case .dictionary:
      for child in mirror.children {
        let pair = Array(Mirror(reflecting: child.value).children.map(\.value))
        add(pair[1], path: "\(path).\(pair[0])")
      }
    case .class, .struct, .tuple:
      for child in mirror.children { addProperty(child, path: path) }
      if let superclass = mirror.superclassMirror { addMembers(of: superclass, value, path: path) }
    case .enum where !mirror.children.isEmpty:
      for child in mirror.children { add(child.value, path: "\(path).\(child.label ?? "")") }
    default:
      leaves[path] = "\(value)"
    }
    if mirror.children.isEmpty && mirror.superclassMirror == nil && mirror.displayStyle == .struct { leaves[path] = "\(value)" }
  }

  /// The properties that lead elsewhere, or follow from others.
  private static let left: Set = ["superview", "subviews", "settingLog", "knownTraits"]

  private mutating func addProperty(_ child: Mirror.Child, path: String) {
    guard let label = child.label, !Self.left.contains(label), !label.hasPrefix("$__lazy") else { return }
    if label.hasPrefix("_"), let wrapped = Mirror(reflecting: child.value).descendant("value") {
      return addProperty((String(label.dropFirst()), wrapped), path: path)
    }
    add(child.value, path: path.isEmpty ? label : "\(path).\(label)")
  }
}

extension UITraitCollection {
  static var light: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }
  static var dark: UITraitCollection { UITraitCollection(userInterfaceStyle: .dark) }

  /// The components of a colour for these traits.
  fileprivate func map(_ color: UIColor) -> String { color.modelComponents(self).map { "\($0)" } ?? "\(color)" }
}
