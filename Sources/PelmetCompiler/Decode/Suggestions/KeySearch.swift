internal import PelmetNotation
internal import PelmetSyntax

/// The search for the key that a writer meant: by other names, by names put together (`titleFontSize`), in the object at hand, in
/// objects inside it, in those around it and, for what only one section has, everywhere. The further away, the less is guessed: a single
/// word means something only where it stands.
struct KeySearch {
  private let value: JSONValue
  private let place: KeyPlace
  private var best = Int.max
  private var found: [[String]] = []

  /// The places that fit best; several when they fit equally well.
  static func places(of words: [String], _ value: JSONValue, at place: KeyPlace) -> [[String]] {
    guard !words.isEmpty, words.count <= Words.limit else { return [] }
    var search = KeySearch(value, place)
    for (distance, level) in place.levels.reversed().enumerated() {
      search.explore(words[...], in: level, path: level.names, cost: distance * Cost.outwards, Reach(outwards: distance))
    }
    for key in place.layer.object.keys {
      guard case .object(let section) = key.shape, !place.isInside(key.name) else { continue }
      let level = KeyPlace.Level(names: [], object: section, layer: place.layer.names)
      search.explore(words[...], in: level, path: place.layer.names + [key.name], cost: Cost.elsewhere, Reach(isElsewhere: true))
    }
    return search.found
  }

  private init(_ value: JSONValue, _ place: KeyPlace) {
    self.value = value
    self.place = place
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

  /// The way from the object in which the name is written.
  private struct Reach {
    /// The number of objects left out on the way in.
    var inwards = 0
    var outwards = 0
    var isElsewhere = false

    var isHere: Bool { inwards == 0 && outwards == 0 && !isElsewhere }
  }

  // MARK: Exploring

  private mutating func explore(_ words: ArraySlice<String>, in level: KeyPlace.Level, path: [String], cost: Int, _ reach: Reach)
  {
    guard cost <= best else { return }
    let object = level.object
    for key in object.keys where isMeant(key, in: object, words, reach) {
      for count in 1...words.count {
        guard let match = Self.match(words.prefix(count), key) else { continue }
        let rest = words.dropFirst(count)
        if rest.isEmpty, words.count == 1, !isMeant(by: words[words.startIndex], key, isExact: match == 0, reach) { continue }
        go(rest, key.shape, path + [key.name], cost + match, level.layer, isExact: match == 0, takesAnything: false)
      }
    }
    for row in KeyAliases.rows(for: object.title) {
      for name in row.names where words.starts(with: name) && isMeant(row, name, in: object, reach) {
        guard let shape = (row.isAbsolute ? KeyedObject.style : object).shape(at: row.path) else { continue }
        go(
          words.dropFirst(name.count), shape, (row.isAbsolute ? level.layer : path) + row.path,
          cost + Cost.alias + (reach.isHere ? 0 : Cost.distantAlias), level.layer, isExact: false,
          takesAnything: row.takesAnything)
      }
    }
    guard !reach.isElsewhere else { return }
    for name in object.implicit {
      guard let inner = object[name]?.shape.object else { continue }
      let level = KeyPlace.Level(names: [], object: inner, layer: level.layer)
      let reach = Reach(inwards: reach.inwards + 1, outwards: reach.outwards)
      explore(words, in: level, path: path + [name], cost: cost + Cost.inwards, reach)
    }
  }

  /// Goes on behind a key with the words that are left.
  private mutating func go(
    _ words: ArraySlice<String>, _ shape: KeyShape, _ path: [String], _ cost: Int, _ layer: [String], isExact: Bool,
    takesAnything: Bool
  ) {
    let inner = shape.object
    // A colour is called one at the end of many names.
    if words.isEmpty || words.elementsEqual(["color"]) && inner === KeyedObject.color {
      land(shape, path, cost, isExact: isExact, takesAnything: takesAnything)
    } else if let inner, inner !== KeyedObject.color, inner !== KeyedObject.image {
      let level = KeyPlace.Level(names: [], object: inner, layer: layer)
      explore(words, in: level, path: path, cost: cost + Cost.composition, Reach())
    }
  }

  // MARK: Restraint

  private func isMeant(_ key: KeyedObject.Key, in object: KeyedObject, _ words: ArraySlice<String>, _ reach: Reach) -> Bool {
    if object.isUnmeant(key.name) { return false }
    // Titles are texts of an app, and texts have no background, wherever a theme has either.
    if !reach.isHere, ["like", "title", "pelmet"].contains(key.name) { return false }
    // Bars have a shadow, too.
    if reach.inwards > 0, key.name == "shadow" { return false }
    return reach.outwards == 0 || words.first != "background"
      || place.levels[place.levels.count - 1].object.title != "text attributes"
  }

  /// Whether a single word means a key.
  private func isMeant(by word: String, _ key: KeyedObject.Key, isExact: Bool, _ reach: Reach) -> Bool {
    if reach.isHere { return true }
    guard isExact else { return false }
    if reach.isElsewhere {
      // Only with a value that says the same.
      guard case .value(.enumeration(let names)) = key.shape, let text = value.string else { return false }
      return names.names.contains(text)
    }
    // Deep inside, only what can be nothing else.
    let isWhole =
      if case .object(let object) = key.shape { value.count > 0 && ValueFit(value, .object(object)) == .strong } else { false }
    return reach.inwards < 2 || word == "font" || word == "kern" || isWhole
  }

  private func isMeant(_ row: KeyAliases.Row, _ name: [String], in object: KeyedObject, _ reach: Reach) -> Bool {
    if reach.isHere { return true }
    let isLayer = object["navigationBar"] != nil
    if reach.isElsewhere || isLayer || row.isLocal { return false }
    let isBesideFont =
      reach.outwards == 1 && reach.inwards == 0 && place.levels[place.levels.count - 1].object === KeyedObject.font
    return name.count > 1 || isBesideFont
  }

  // MARK: Landing

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
    guard !place.names.starts(with: path) else { return }
    if cost < best { (best, found) = (cost, []) }
    if cost == best, !found.contains(path) { found.append(path) }
  }

  // MARK: Comparing

  /// The cost of reading words as a key; `nil` when they are others.
  private static func match(_ words: ArraySlice<String>, _ key: KeyedObject.Key) -> Int? {
    let own = key.words
    if words.count == own.count {
      if words.elementsEqual(own) { return 0 }
      if zip(words, own).allSatisfy({ $0 == $1 || $0 + "s" == $1 || $0 == $1 + "s" }) { return Cost.plural }
    }
    if words.count > own.count {
      if words.lazy.filter({ !surplus.contains($0) }).elementsEqual(own) { return Cost.filler }
      if words.first == "ui" || words.first == "ns", words.suffix(own.count).elementsEqual(own) { return Cost.filler }
    }
    let plain = key.plainWords
    return words.count == plain.count && plain.count < own.count && words.elementsEqual(plain) ? Cost.filler : nil
  }

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
