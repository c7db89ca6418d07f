import Pelmet

/// A type of which a theme holds values. Types that are generated get their samples with them.
protocol Sampled {
  /// A value as large as a theme can hold: every property is set.
  static var sample: Self { get }
}

extension Bool: Sampled {
  static var sample: Bool { true }
}

extension String: Sampled {
  static var sample: String { "inbox" }
}

extension Double: Sampled {
  static var sample: Double { 3 }
}

extension Theme.Color: Sampled {
  static var sample: Self {
    .adaptive(light: .rgb(1), dark: .rgb(2), lightHighContrast: .rgb(3), darkHighContrast: .rgb(4), darkElevated: .system(.label))
  }
}

extension Theme.ContentBackground: Sampled {
  static var sample: Self { .color(.sample) }
}

extension Theme.Image: Sampled {
  static var sample: Self {
    Self(
      .gradient([Stop(.sample, at: 0), Stop(.sample, at: 1)], direction: .down), renderingMode: .alwaysTemplate, tint: .sample,
      capInsets: .sample, resizingMode: .stretch)
  }
}

extension Theme.Font: Sampled {
  static var sample: Self {
    Self(
      textStyle: .headline, size: 3, family: "Avenir", weight: .bold, design: .rounded, italic: true, relativeTo: .headline,
      maximumSize: 3)
  }
}

extension Theme.Shadow: Sampled {
  static var sample: Self { Self(color: .sample, offset: .sample, blurRadius: 3) }
}

extension Theme.UnderlineStyle: Sampled {
  static var sample: Self { [.single, .byWord] }
}

extension Theme.Offset: Sampled {
  static var sample: Self { Self(horizontal: 1, vertical: 2) }
}

extension Theme.EdgeInsets: Sampled {
  static var sample: Self { Self(top: 1, left: 2, bottom: 3, right: 4) }
}

extension Theme.RectEdge: Sampled {
  static var sample: Self { [.top, .bottom] }
}

/// The last case of an enumeration, which is not the system's default.
extension Sampled where Self: CaseIterable, AllCases: BidirectionalCollection {
  static var sample: Self { allCases[allCases.index(before: allCases.endIndex)] }
}

extension Theme {
  /// A theme in which every property is set, built anew: it shares nothing with another.
  static func dense() -> Theme {
    let row = Condition(
      scheme: .dark, contrast: .high, level: .elevated, idiom: .pad, horizontalSizeClass: .regular, verticalSizeClass: .regular,
      minimumOS: 15, belowOS: 26)
    let table = Table(.sample, rows: [Row(row, .sample)])
    let place = Place(context: Context("mail"), screen: Screen("photo"))
    return Theme(
      name: "dense", title: "Dense", colors: [NamedColor("color", .sample)], table: table,
      places: [PlaceTable(place, table, isIsolated: true)])
  }
}
