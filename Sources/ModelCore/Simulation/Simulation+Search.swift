/// The user who searches. Without a search bar, the methods take the one in front, ``searchBar``.
extension Simulation {
  /// The search bar in front: that of the active search, else that of the visible page, which its navigation item has or its view; `nil` if
  /// there is none.
  public var searchBar: UISearchBar? { window?.rootViewController.flatMap(SearchInFront.init)?.bar }

  /// Taps into a search bar, which activates its search controller (SRC-2).
  public func tapSearchBar(_ searchBar: UISearchBar? = nil) {
    perform { _ = reached(searchBar)?.becomeFirstResponder() }
  }

  /// Taps into a search bar, if the cursor is not there, and types behind its text, character by character (SRC-6).
  public func typeIntoSearch(_ text: String, in searchBar: UISearchBar? = nil) {
    perform {
      guard let bar = reached(searchBar), bar.becomeFirstResponder() else { return }
      for character in text { bar.searchTextField.type(String(character)) }
    }
  }

  /// Taps the keyboard's button for searching (SRC-6). Nothing happens while the cursor is not in the bar.
  public func tapSearchButton(_ searchBar: UISearchBar? = nil) {
    perform {
      guard let bar = reached(searchBar), bar.searchTextField.isEditing else { return }
      bar.searchTextField.pressReturn()
    }
  }

  /// Taps the cancel button of a search bar, which ends the search (SRC-7). A bar without the button is a fault.
  public func cancelSearch(_ searchBar: UISearchBar? = nil) {
    perform {
      guard let bar = reached(searchBar) else { return }
      guard bar.showsCancelButton else {
        return refuse("\(bar.modelName) has no cancel button; tap into the bar first, or set showsCancelButton")
      }
      bar.cancel()
    }
  }

  /// Chooses a scope below a search bar (SRC-10).
  /// - Parameter index: The place among ``UISearchBar/scopeButtonTitles``.
  public func chooseSearchScope(_ index: Int, in searchBar: UISearchBar? = nil) {
    perform {
      guard let bar = reached(searchBar) else { return }
      let titles = bar.scopeButtonTitles ?? []
      guard titles.indices.contains(index) else {
        return refuse("there is no scope \(index); \(bar.modelName) has \(titles.count)")
      }
      bar.choose(scope: index)
    }
  }

  private func reached(_ searchBar: UISearchBar?) -> UISearchBar? {
    if let bar = searchBar ?? self.searchBar { return bar }
    refuse("there is no search bar in front; set searchController of the page's navigationItem, or show a search bar")
    return nil
  }
}

/// The search bar that the user sees in a window.
@MainActor
private struct SearchInFront {
  let bar: UISearchBar

  /// Returns `nil` where there is none in what is presented over all else.
  init?(below root: UIViewController) {
    let front = root.withPresented.last ?? root
    guard
      let bar = (front as? UISearchController)?.searchBar ?? Self.inNavigationBar(below: front)
        ?? front.viewIfLoaded?.touchable(UISearchBar.self).first
    else { return nil }
    self.bar = bar
  }

  private static func inNavigationBar(below front: UIViewController) -> UISearchBar? {
    let pages = front.withDescendants.filter {
      $0.isTouchable && ($0.parent as? UINavigationController)?.topViewController === $0
    }
    return pages.compactMap { $0.navigationItem.searchController?.searchBar }.last
  }
}
