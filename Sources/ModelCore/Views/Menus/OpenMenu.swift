/// A menu as the user sees it, with what it answers to a tap.
@MainActor
struct OpenMenu {
  /// The words for a menu in messages, such as `the menu of "Sort"`.
  let name: String

  /// From the first menu that was opened to this one.
  private let path: [UIMenu]

  /// Whether the button that opened the menu shows the choice (MNU-8).
  private let tracksSelection: Bool

  /// The visible elements: those of inline menus and provided ones among them, hidden ones left out (MNU-2, MNU-5).
  private let elements: [UIMenuElement]

  /// Whether elements are still to come.
  private let isLoading: Bool

  /// Opens a menu, which asks for its deferred elements.
  init(_ menu: UIMenu, named name: String, tracksSelection: Bool = false) {
    self.init([menu], name, tracksSelection)
  }

  private init(_ path: [UIMenu], _ name: String, _ tracksSelection: Bool) {
    self.path = path
    self.name = name
    self.tracksSelection = tracksSelection
    let all = path.last?.children.flatMap(Self.visible) ?? []
    elements = all.compactMap(\.self)
    isLoading = all.contains { $0 == nil }
  }

  /// The elements that stand in the place of one; `nil` for elements that are still to come.
  private static func visible(_ element: UIMenuElement) -> [UIMenuElement?] {
    switch element {
    case let menu as UIMenu where menu.options.contains(.displayInline):
      return menu.children.flatMap(visible)
    case let deferred as UIDeferredMenuElement:
      deferred.provide()
      return deferred.elements?.flatMap(visible) ?? [nil]
    case let leaf as any UIMenuLeaf where leaf.attributes.contains(.hidden):
      return []
    default:
      return [element]
    }
  }

  /// The titles of the visible elements.
  var titles: [String] { elements.map(\.title) }

  /// Walks down a path of titles and performs the element at its end (MNU-7).
  /// - Throws: The reason why the user cannot.
  func choose(_ titles: ArraySlice<String>, for sender: Any?) throws(MenuRefusal) {
    guard let title = titles.first else { throw MenuRefusal("\(name) is open; name one of its elements: it has \(contents)") }
    guard let element = elements.first(where: { $0.title == title }) else {
      throw MenuRefusal("\(name) has no \"\(title)\"; it has \(contents)")
    }
    let rest = titles.dropFirst()
    if let menu = element as? UIMenu {
      return try OpenMenu(path + [menu], "\"\(title)\" in \(name)", tracksSelection).choose(rest, for: sender)
    }
    guard rest.isEmpty else { throw MenuRefusal("\"\(title)\" in \(name) is not a menu; end the path there") }
    guard let leaf = element as? any UIMenuLeaf, !leaf.attributes.contains(.disabled) else {
      throw MenuRefusal("\"\(title)\" in \(name) is disabled; it has \(contents)")
    }
    path.first { tracksSelection || $0.options.contains(.singleSelection) }?.select(leaf)
    CurrentSimulation.simulation?.note(.delegate, leaf, "handler", title)
    leaf.performWithSender(sender, target: nil)
  }

  private var contents: String {
    let titles = elements.map { element in
      let isDisabled = (element as? any UIMenuLeaf)?.attributes.contains(.disabled) ?? false
      return "\"\(element.title)\"" + (isDisabled ? " (disabled)" : element is UIMenu ? " (a menu)" : "")
    }
    let all = titles + (isLoading ? ["elements that are still to come"] : [])
    return all.isEmpty ? "no elements" : all.joined(separator: ", ")
  }
}

extension UIMenu {
  /// Turns an action on and the others off, in this menu and those below (MNU-8).
  fileprivate func select(_ chosen: any UIMenuLeaf) {
    for child in children.flatMap(\.withProvided) {
      if let menu = child as? UIMenu { menu.select(chosen) }
      if let leaf = child as? any UIMenuLeaf { leaf.state = leaf === chosen ? .on : .off }
    }
  }
}

extension UIMenuElement {
  /// The element itself, or those that were provided for it.
  fileprivate var withProvided: [UIMenuElement] { (self as? UIDeferredMenuElement).map { $0.elements ?? [] } ?? [self] }
}

/// The reason why an element cannot be chosen, and what is there.
struct MenuRefusal: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
