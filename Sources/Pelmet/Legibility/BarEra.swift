/// The systems between which the legibility of bars differs, the oldest first.
package enum BarEra: Int, Comparable, CaseIterable, Sendable {
  /// Before iOS 17: the status bar's default style goes by the scheme (STB-6).
  case schemeStatusBar
  /// Before iOS 26: the status bar's default style goes by what lies under it (STB-6).
  case dynamicStatusBar
  /// iOS 26: glass, and another palette.
  case glass26
  /// From iOS 27 on: glass whose tint people choose (GLS-8), and another lens.
  case glass27

  package static let all: ClosedRange<BarEra> = .schemeStatusBar ... .glass27
  package static let beforeGlass: ClosedRange<BarEra> = .schemeStatusBar ... .dynamicStatusBar
  package static let glass: ClosedRange<BarEra> = .glass26 ... .glass27

  /// - Parameter hasGlass: Whether the app has the look of iOS 26 there; one that opts out has that of before (CMP-1).
  package init(_ version: Theme.OSVersion, hasGlass: Bool) {
    self =
      version < 17 ? .schemeStatusBar : version < 26 || !hasGlass ? .dynamicStatusBar : version < 27 ? .glass26 : .glass27
  }

  package var hasGlass: Bool { self >= .glass26 }

  /// The first version of iOS.
  package var version: Theme.OSVersion {
    switch self {
    case .schemeStatusBar: 15
    case .dynamicStatusBar: 17
    case .glass26: 26
    case .glass27: 27
    }
  }

  package static func < (a: BarEra, b: BarEra) -> Bool { a.rawValue < b.rawValue }
}
