import Foundation

/// The widths of texts in bars. The model measures no text: a character is 8 points wide, unless a test registers a measure
/// (``Simulation/register(textWidth:)``).
@MainActor
final class TextWidths: FeatureState {
  typealias Measure = @MainActor (_ text: String, _ font: UIFont) -> CGFloat

  var measure: Measure = { text, _ in CGFloat(text.count) * 8 }

  init(of simulation: any RunningSimulation) {}

  /// The width of a text on one line, in points.
  static func of(_ text: String, in font: UIFont) -> CGFloat {
    guard let simulation = CurrentSimulation.simulation else { return CGFloat(text.count) * 8 }
    return simulation.textWidths.measure(text, font)
  }
}

extension RunningSimulation {
  var textWidths: TextWidths { state() }
}
