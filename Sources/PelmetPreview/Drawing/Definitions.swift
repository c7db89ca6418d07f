internal import ModelCore

/// The shared parts of pictures: glyphs, scenes, filters. Each has a name that follows from its content, so that the pictures of a page can
/// share them.
package struct Definitions {
  /// The positions of the names.
  private var positions: [String: Int] = [:]
  private var named: [(name: String, element: String)] = []
  /// The names of elements that are named by number, by the beginning of the name and by content.
  private var alike: [String: [String: String]] = [:]
  /// Those that one picture has for itself. Their names begin with ``ownPrefix``.
  private(set) var own: [String] = []
  /// Whether a definition that depends on the look is made for every look: pages combine looks with devices.
  let isForPage: Bool
  /// Where pictures name colours that depend on parameters; `nil` where they have their looks.
  let open: ((UIColor) -> OpenPaint?)?

  static let ownPrefix = "content"

  init(isForPage: Bool = false, naming open: ((UIColor) -> OpenPaint?)? = nil) {
    self.isForPage = isForPage
    self.open = open
  }

  /// Nothing, for pictures that share what they define.
  package init() { self.init(isForPage: false) }

  /// The shared elements in the order in which they were added.
  package var elements: [String] { named.map(\.element) }

  /// Those for the next picture.
  var shared: Definitions {
    var shared = self
    shared.own = []
    return shared
  }

  /// Adds a definition of this picture alone.
  /// - Parameter element: The lines of the element, with the name as its `id`.
  /// - Returns: The name.
  mutating func addOwn(_ element: (String) -> [String]) -> String {
    let name = own.isEmpty ? Self.ownPrefix : "\(Self.ownPrefix)-\(own.count { $0.hasPrefix("<g id=") })"
    own += element(name)
    return name
  }

  /// A picture that shares definitions with others, with a prefix to the names that it alone has.
  package static func naming(own prefix: String, in picture: String) -> String {
    ["id=\"", "href=\"#", "=\"url(#"].reduce(picture) { text, start in
      text.replacing(start + ownPrefix, with: start + prefix + ownPrefix)
    }
  }

  /// Adds the definition of a name unless there is one.
  /// - Parameter element: The element, with the name as its `id`.
  /// - Returns: The name.
  @discardableResult
  mutating func add(_ name: String, _ element: (String) -> String) -> String {
    if positions[name] == nil {
      positions[name] = named.count
      named.append((name, element(name)))
    }
    return name
  }

  /// Adds an element unless there is the same, under a name with a number at its end.
  /// - Parameter element: The element, with the name as its `id`.
  /// - Returns: The name of the element.
  mutating func add(likeNamed start: String, _ element: (String) -> String) -> String {
    let known = alike[start, default: [:]]
    let content = element(start)
    let name = known[content] ?? "\(start)\(known.count + 1)"
    alike[start, default: [:]][content] = name
    return add(name, element)
  }

  func contains(_ name: String) -> Bool { positions[name] != nil }

  /// Adds those of others whose names are new.
  mutating func add(_ others: Definitions) {
    for (name, element) in others.named { add(name) { _ in element } }
  }
}
