/// Liquid Glass in one of the states in which people see it, as far as its colour can be estimated from what lies under it (GLS-9).
///
/// Apple has published no colours. The figures are a fit to iOS 27 by whynotmake-it/flutter_liquid_glass (October 2026), which agrees in
/// light with the measurements of codenameone/CodenameOne, and in dark with those of Tembeon/morph on a device. They are for glass whose
/// shorter side is at most 75 points, such as the bars of phones.
package struct Glass: Hashable, Sendable {
  package let scheme: Theme.Traits.Scheme
  /// The person's Liquid Glass setting, from clear, 0, to tinted, 1 (GLS-8).
  package let setting: Double

  package init(scheme: Theme.Traits.Scheme, setting: Double = 0.5) {
    (self.scheme, self.setting) = (scheme, setting)
  }

  // MARK: States

  /// The states in which people may see glass over a ground, the likeliest first.
  /// - Parameters:
  ///   - ground: What lies under it; opaque.
  ///   - scheme: The scheme of the view.
  package static func states(
    over ground: Theme.Color.RGB, in scheme: Theme.Traits.Scheme, on version: Theme.OSVersion
  ) -> [Glass] {
    let likeliest = Self.scheme(over: ground.brightness, in: scheme)
    let other: Theme.Traits.Scheme = likeliest == .light ? .dark : .light
    let schemes = mayDiffer(from: scheme, over: ground.brightness) ? [likeliest, other] : [scheme]
    // iOS 27 has a slider, whose middle is the default; iOS 26 looks like that middle (GLS-8).
    let settings = version < 27 ? [0.5] : [0.5, 0, 1]
    return schemes.flatMap { scheme in settings.map { Glass(scheme: scheme, setting: $0) } }
  }

  /// The likeliest scheme of glass: light over bright content, dark over dark content, else that of the view (GLS-1).
  ///
  /// Apple has published no thresholds; both are inferred.
  /// - Parameter brightness: The mean brightness of what lies under it, 0…1.
  package static func scheme(over brightness: Double, in scheme: Theme.Traits.Scheme) -> Theme.Traits.Scheme {
    brightness > bright ? .light : brightness < dim ? .dark : scheme
  }

  /// Whether the brightness of the ground speaks against the view's scheme, so that glass may have the other one.
  private static func mayDiffer(from scheme: Theme.Traits.Scheme, over brightness: Double) -> Bool {
    scheme == .light ? brightness < bright : brightness > dim
  }

  private static let bright = 0.62
  private static let dim = 0.38

  // MARK: Colours

  /// The colour of the glass over a ground.
  package func face(over ground: Theme.Color.RGB) -> Theme.Color.RGB {
    let columns = scheme == .light ? Self.light : Self.dark
    // Between the three settings that were measured the colour changes evenly.
    let (from, to) = setting < 0.5 ? (columns.clear, columns.middle) : (columns.middle, columns.tinted)
    let amount = setting < 0.5 ? setting * 2 : setting * 2 - 1
    return ground.mapped { value in Self.seen(value, from) * (1 - amount) + Self.seen(value, to) * amount }
  }

  /// The colour of the lens under the selected tab.
  /// - Parameter face: The colour of the glass around it.
  package func lens(over face: Theme.Color.RGB, on version: Theme.OSVersion) -> Theme.Color.RGB {
    face.mapped { value in
      switch (scheme, version < 27) {
      case (.light, true): 0.925 * value
      case (.dark, true): value + 0.08 * (255 - value)
      case (.light, false): 1.13 * value - 51
      case (.dark, false): 0.87 * value - 18
      }
    }
  }

  /// The colour of glass over black, middle grey and white.
  private typealias Column = (black: Double, grey: Double, white: Double)

  /// At the settings 0, ½ and 1.
  private typealias Columns = (clear: Column, middle: Column, tinted: Column)

  private static let light: Columns = ((103, 183, 254), (142, 201, 254), (180, 219, 253))
  private static let dark: Columns = ((32, 146, 184), (32, 119, 146), (32, 91, 107))

  private static func seen(_ value: Double, _ column: Column) -> Double {
    value < 128
      ? column.black + (column.grey - column.black) * value / 128
      : column.grey + (column.white - column.grey) * (value - 128) / 127
  }
}

extension Theme.Color.RGB {
  /// The brightness as people see it, 0…1: the luma of ITU-R BT.601; alpha is ignored.
  package var brightness: Double { (0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)) / 255 }

  /// This colour, opaque, with a function applied to each channel, 0…255.
  fileprivate func mapped(_ function: (Double) -> Double) -> Theme.Color.RGB {
    func channel(_ value: UInt8) -> UInt8 { UInt8(min(max(function(Double(value)), 0), 255).rounded()) }
    return Theme.Color.RGB(red: channel(red), green: channel(green), blue: channel(blue))
  }
}
