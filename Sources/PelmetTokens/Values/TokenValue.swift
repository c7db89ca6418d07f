package import Pelmet

/// The value of a token once its aliases are followed.
package enum TokenValue: Hashable, Sendable {
  case color(Theme.Color)
  case dimension(points: Double)
  /// Names in the order in which they are tried.
  case fontFamily([String])
  /// 1…1000.
  case fontWeight(Double)
  case duration(milliseconds: Double)
  indirect case cubicBezier(CubicBezier)
  case number(Double)
  indirect case strokeStyle(StrokeStyle)
  indirect case border(Border)
  indirect case transition(Transition)
  /// Layers in the order in which they are written; at least one.
  case shadow([Shadow])
  /// Stops in the order in which they are written; at least one.
  case gradient([GradientStop])
  indirect case typography(Typography)
}

/// The values of composite types.
extension TokenValue {
  /// The control points of a timing curve; `x1` and `x2` are 0…1.
  package struct CubicBezier: Hashable, Sendable {
    package var x1: Double
    package var y1: Double
    package var x2: Double
    package var y2: Double
  }

  package enum StrokeStyle: Hashable, Sendable {
    /// A line style of CSS: `solid`, `dashed` and so on.
    case named(String)
    /// Lengths of dashes and gaps in points; the cap is `round`, `butt` or `square`.
    case dashes([Double], lineCap: String)
  }

  package struct Border: Hashable, Sendable {
    package var color: Theme.Color
    /// In points.
    package var width: Double
    package var style: StrokeStyle
  }

  /// Times in milliseconds.
  package struct Transition: Hashable, Sendable {
    package var duration: Double
    package var delay: Double
    package var timingFunction: CubicBezier
  }

  /// Lengths in points; positive offsets move right and down.
  package struct Shadow: Hashable, Sendable {
    package var color: Theme.Color
    package var offsetX: Double
    package var offsetY: Double
    package var blur: Double
    package var spread: Double
    package var isInset: Bool
  }

  package struct GradientStop: Hashable, Sendable {
    package var color: Theme.Color
    /// 0…1.
    package var position: Double
  }

  /// DTCG has a family, a size and a weight in each; Tokens Studio may leave any out.
  package struct Typography: Hashable, Sendable {
    package var fontFamily: [String]
    /// In points.
    package var fontSize: Double?
    /// 1…1000.
    package var fontWeight: Double?
    package var isItalic = false
    /// In points; `nil` is the font's own.
    package var letterSpacing: Double?
    /// A multiple of the size; `nil` is the font's own.
    package var lineHeight: Double?
  }

  package var type: TokenType {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .number: .number
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    case .typography: .typography
    }
  }
}

/// The types of the DTCG Format Module 2025.10, by their names in files.
package enum TokenType: String, CaseIterable, Hashable, Sendable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography

  /// Whether no text can hold a value of the type.
  var isComposite: Bool {
    switch self {
    case .color, .dimension, .number, .duration: false
    default: true
    }
  }
}
