import Pelmet

/// A theme as plain structs: the floor under reading a property of a compiled one. It has the properties that are read, among others.
struct PlainTheme {
  struct Style {
    var window: Theme.WindowStyle?
    var navigationBar: Bar?
  }

  struct Bar {
    var isTranslucent: Bool?
    var prefersLargeTitles: Bool?
    var tintColor: Theme.Color?
    var barTintColor: Theme.Color?
    var shadowImage: Theme.Image?
    var standardAppearance: Slot?
    var backgroundColor: Theme.Color?
  }

  struct Slot {
    var background: Theme.BackgroundPreset?
    var backgroundColor: Theme.Color?
    var title: Text?
    var largeTitle: Text?
  }

  struct Text {
    var foregroundColor: Theme.Color?
    var kern: Double?
  }

  var name: String
  var title: String?
  var style: Style

  init(_ theme: Theme) {
    let style = theme.style
    name = theme.name
    title = theme.title
    self.style = Style(window: style.window, navigationBar: style.navigationBar.map(Bar.init))
  }
}

extension PlainTheme.Bar {
  fileprivate init(_ bar: Theme.NavigationBarStyle) {
    self.init(
      isTranslucent: bar.isTranslucent, prefersLargeTitles: bar.prefersLargeTitles, tintColor: bar.tintColor,
      barTintColor: bar.barTintColor, shadowImage: bar.shadowImage,
      standardAppearance: bar.standardAppearance.map { slot in
        PlainTheme.Slot(
          background: slot.background, backgroundColor: slot.backgroundColor,
          title: slot.titleTextAttributes.map { PlainTheme.Text(foregroundColor: $0.foregroundColor, kern: $0.kern) },
          largeTitle: slot.largeTitleTextAttributes.map { PlainTheme.Text(foregroundColor: $0.foregroundColor, kern: $0.kern) })
      }, backgroundColor: bar.backgroundColor)
  }
}
