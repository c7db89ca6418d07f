/// What a component of a colour may be.
enum ComponentRange {
  /// 0…1.
  case unit
  /// 0…100.
  case percentage
  /// Degrees, 0..<360.
  case hue
  /// 0 or more.
  case chroma
  case any

  func contains(_ value: Double) -> Bool {
    switch self {
    case .unit: (0...1).contains(value)
    case .percentage: (0...100).contains(value)
    case .hue: (0..<360).contains(value)
    case .chroma: value >= 0
    case .any: true
    }
  }

  var description: String {
    switch self {
    case .unit: "from 0 to 1"
    case .percentage: "from 0 to 100"
    case .hue: "from 0 to less than 360"
    case .chroma: "0 or more"
    case .any: "any number"
    }
  }
}
