internal import Pelmet

/// Something for some of the variants of an adaptive colour.
struct PerVariant<Value: Sendable>: Sendable {
  private var light: Value?
  private var dark: Value?
  private var lightHighContrast: Value?
  private var darkHighContrast: Value?
  private var darkElevated: Value?

  subscript(variant: Theme.Color.Variant) -> Value? {
    get {
      switch variant {
      case .light: light
      case .dark: dark
      case .lightHighContrast: lightHighContrast
      case .darkHighContrast: darkHighContrast
      case .darkElevated: darkElevated
      }
    }
    set {
      switch variant {
      case .light: light = newValue
      case .dark: dark = newValue
      case .lightHighContrast: lightHighContrast = newValue
      case .darkHighContrast: darkHighContrast = newValue
      case .darkElevated: darkElevated = newValue
      }
    }
  }

  /// The same variants with what `transform` makes of each, in order; `nil` when it makes nothing of one. All are transformed.
  func map<Result>(_ transform: (Value) -> Result?) -> PerVariant<Result>? {
    var result = PerVariant<Result>()
    var isWhole = true
    for variant in Theme.Color.Variant.allCases {
      guard let value = self[variant] else { continue }
      result[variant] = transform(value)
      if result[variant] == nil { isWhole = false }
    }
    return isWhole ? result : nil
  }
}
