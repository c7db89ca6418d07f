#if !canImport(UIKit)
  internal import Pelmet

  /// One theme on the page: its own bars, then the navigation bars of its contexts and screens.
  @MainActor
  struct PreviewSection {
    let theme: Theme
    /// Unlike that of every other section.
    let anchor: String

    /// What people call the theme, and the name of its file where that is something else.
    var heading: String {
      let name = "<code>\(XMLText.escaped(theme.name))</code>"
      return theme.title.map { "\(XMLText.escaped($0)) \(name)" } ?? name
    }

    var html: String {
      let traits = PreviewTraits(theme)
      let places = theme.places.map { place in
        "<h3>\(place.place.heading)</h3>\n" + PreviewGrid(place.table, traits, hasBottomBars: false).html
      }
      return """
        <section id="\(anchor)">
        <h2>\(heading)</h2>
        \(PreviewGrid(theme.table, traits, hasBottomBars: true).html)\(places.joined())</section>

        """
    }
  }

  extension Theme.Place {
    fileprivate var heading: String {
      let parts = [screen.map { ("Screen", $0.name) }, context.map { ("Context", $0.name) }].compactMap { $0 }
      return parts.map { "\($0.0) <code>\(XMLText.escaped($0.1))</code>" }.joined(separator: ", ")
    }
  }
#endif
