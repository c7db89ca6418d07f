/// What a navigation item has at one side: items or groups of them, which replace each other (ITM-6).
@MainActor
enum ItemSide {
  case items([UIBarButtonItem]?)
  case groups([UIBarButtonItemGroup])

  /// Nil while there are groups.
  var items: [UIBarButtonItem]? {
    if case .items(let items) = self { items } else { nil }
  }

  /// None while there are items.
  var groups: [UIBarButtonItemGroup] {
    if case .groups(let groups) = self { groups } else { [] }
  }

  /// Whether shown or not.
  var all: [UIBarButtonItem] { items ?? groups.flatMap(\.barButtonItems) }

  /// Without what hidden groups have.
  var shown: [UIBarButtonItem] { items ?? groups.flatMap(\.shownItems) }
}
