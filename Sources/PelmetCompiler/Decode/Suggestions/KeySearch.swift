internal import PelmetSyntax

/// The search for the key that a writer meant: by other names, by names put together (`titleFontSize`), in the object at hand, in
/// objects inside it, in those around it and, for what only one section has, everywhere.
struct KeySearch {
  private let value: JSONValue
  private let place: [String]
  private var best = Int.max
  private var found: [[String]] = []

  /// The places that fit best; several when they fit equally well.
  static func places(of words: [String], _ value: JSONValue, at place: KeyPlace) -> [[String]] {
    guard !words.isEmpty, words.count <= Words.limit else { return [] }
    var search = KeySearch(value: value, place: place.names)
    for (distance, level) in place.levels.reversed().enumerated() {
      search.explore(words[...], in: level, path: level.names, cost: distance * Cost.outwards, distance == 0 ? .here : .near)
    }
    for key in place.layer.object.keys {
      guard case .object(let section) = key.shape, !place.isInside(key.name) else { continue }
      search.explore(
        words[...], in: KeyPlace.Level(names: [], object: section, layer: place.layer.names),
        path: place.layer.names + [key.name],
        cost: Cost.elsewhere, .far)
    }
    return search.found
  }

  private init(value: JSONValue, place: [String]) {
    self.value = value
    self.place = place
  }

  /// The distance of an object from the one in which the name is written.
  private enum Reach {
    case here, near
    /// Another section, in which nothing is looked for that it does not have itself.
    case far
  }

  private enum Cost {
    static let plural = 1
    static let alias = 1
    static let composition = 1
    static let filler = 2
    static let weakFit = 3
    static let inwards = 3
    static let outwards = 4
    static let elsewhere = 6
    static let distantAlias = 2
    static let unfit = 4
  }

  // MARK: Exploring

  private mutating func explore(_ words: ArraySlice<String>, in level: KeyPlace.Level, path: [String], cost: Int, _ reach: Reach)
  {
    guard cost < best || cost == best else { return }
    let object = level.object
    for key in object.keys where !object.isUnmeant(key.name) && (reach == .here || key.name != "like") {
      for count in 1...words.count {
        guard let match = Self.match(words.prefix(count), key.words) else { continue }
        let rest = words.dropFirst(count)
        // A single word that many objects have means the object in which it stands.
        if reach != .here, rest.isEmpty, match > 0, words.count == 1 { continue }
        go(rest, key.shape, path + [key.name], cost + match, level.layer, isExact: match == 0, takesAnything: false)
      }
    }
    for row in KeyAliases.rows(for: object.title) {
      for name in row.names where !name.isEmpty && words.count >= name.count && words.prefix(name.count).elementsEqual(name) {
        let base = row.isAbsolute ? level.layer : path
        let root = row.isAbsolute ? KeyedObject.style : object
        guard let shape = root.shape(at: row.path) else { continue }
        let distant = reach == .here ? 0 : Cost.distantAlias
        go(
          words.dropFirst(name.count), shape, base + row.path, cost + Cost.alias + distant, level.layer, isExact: false,
          takesAnything: row.takesAnything)
      }
    }
    guard reach != .far else { return }
    for name in object.implicit {
      guard let inner = object[name]?.shape.object else { continue }
      explore(
        words, in: KeyPlace.Level(names: [], object: inner, layer: level.layer), path: path + [name], cost: cost + Cost.inwards,
        .near)
    }
  }

  /// Goes on behind a key with the words that are left.
  private mutating func go(
    _ words: ArraySlice<String>, _ shape: KeyShape, _ path: [String], _ cost: Int, _ layer: [String], isExact: Bool,
    takesAnything: Bool
  ) {
    guard let inner = shape.object, !words.isEmpty, inner !== KeyedObject.color else {
      // A colour is called one at the end of many names.
      if words.isEmpty || words.elementsEqual(["color"]) && shape.object === KeyedObject.color {
        land(shape, path, cost, isExact: isExact, takesAnything: takesAnything)
      }
      return
    }
    explore(
      words, in: KeyPlace.Level(names: [], object: inner, layer: layer), path: path, cost: cost + Cost.composition, .here)
  }

  private mutating func land(_ shape: KeyShape, _ path: [String], _ cost: Int, isExact: Bool, takesAnything: Bool) {
    switch ValueFit(value, shape) {
    case .strong: add(path, cost)
    case .weak: add(path, cost + Cost.weakFit)
    case .none where isExact: add(path, cost + Cost.unfit)
    case .none where takesAnything: add(path, cost)
    case .none:
      // A value for the whole object is one for what the object is mainly about.
      guard let object = shape.object else { return }
      for name in object.main {
        if let key = object[name], ValueFit(value, key.shape) == .strong { add(path + [name], cost + Cost.composition) }
      }
    }
  }

  private mutating func add(_ path: [String], _ cost: Int) {
    guard !place.starts(with: path) else { return }
    if cost < best { (best, found) = (cost, []) }
    if cost == best, !found.contains(path) { found.append(path) }
  }

  // MARK: Comparing

  /// The cost of reading words as a key's; `nil` when they are others.
  private static func match(_ words: ArraySlice<String>, _ key: [String]) -> Int? {
    if words.elementsEqual(key) { return 0 }
    if words.count == key.count, zip(words, key).allSatisfy({ $0 == $1 || $0 + "s" == $1 || $0 == $1 + "s" }) {
      return Cost.plural
    }
    let (plain, plainKey) = (words.filter { !surplus.contains($0) }, key.filter { !fillers.contains($0) })
    if !plain.isEmpty, plain == key { return Cost.filler }
    if words.first == "ui" || words.first == "ns", words.count > key.count, words.suffix(key.count).elementsEqual(key) {
      return Cost.filler
    }
    if key.count > plainKey.count, !plainKey.isEmpty, words.elementsEqual(plainKey) { return Cost.filler }
    return nil
  }

  /// Words of keys that people leave out.
  private static let fillers: Set<String> = [
    "appearance", "text", "attributes", "is", "color", "image", "item", "layout", "adjustment", "position", "preferred",
  ]

  /// Words around a key's own that add nothing.
  private static let surplus: Set<String> = [
    "ui", "is", "set", "the", "my", "value", "property", "style", "settings", "config", "with", "appearance",
  ]
}

extension KeyedObject {
  /// The objects inside that a writer may have left out.
  fileprivate var implicit: [String] {
    switch title {
    case "UINavigationBar", "UIToolbar", "UITabBar": ["standardAppearance"]
    case "UINavigationBarAppearance": ["titleTextAttributes", "buttonAppearance"]
    case "UIToolbarAppearance": ["buttonAppearance"]
    case "UITabBarAppearance": ["itemAppearance"]
    case "UIBarButtonItemAppearance", "UITabBarItemAppearance": ["normal"]
    case "UIBarButtonItemStateAppearance", "UITabBarItemStateAppearance", "UIBarButtonItem", "UITabBarItem":
      ["titleTextAttributes"]
    case "UISearchBar": ["searchTextField"]
    case "text attributes": ["font"]
    case "UIControl.State": ["normal"]
    default: isAxis ? [keys[0].name] : []
    }
  }

  /// The members for which a value may stand that is written for the whole object, those first that are meant first.
  var main: [String] {
    switch title {
    case "text attributes": ["foregroundColor", "font"]
    case "UITabBarItemStateAppearance": ["iconColor"]
    case "UIWindow", "UIBarButtonItem", "UIBarButtonItem in UISearchBar": ["tintColor"]
    case "UIView (page)", "UISearchTextField": ["backgroundColor"]
    case "UIViewController (status bar)": ["style"]
    default: []
    }
  }

  /// Whether a key is there, but not what a writer means who calls it otherwise: the colour behind everything that a bar draws.
  fileprivate func isUnmeant(_ name: String) -> Bool { name == "backgroundColor" && self["standardAppearance"] != nil }

  /// The shape at a path of keys.
  func shape(at path: [String]) -> KeyShape? {
    var shape = KeyShape.object(self)
    for name in path {
      guard let key = shape.object?[name] else { return nil }
      shape = key.shape
    }
    return shape
  }
}
