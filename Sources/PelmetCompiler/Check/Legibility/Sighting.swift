internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// One look of a colour beside another one.
struct Sighting: Hashable {
  let look: Look
  /// The scheme that the bar alone is forced to.
  let forced: Theme.Traits.Scheme?
  /// The other colour; on glass, in each of the states of which the most legible counts.
  let others: [Theme.Color.RGB]
  /// Whether the colour is the text, and the other one what lies under it.
  let isForeground: Bool
  let minimum: Double

  /// The variant of the colour that is seen.
  var variant: Theme.Color.Variant { forced.map { look.variant.forced(to: $0) } ?? look.variant }

  /// The other colour that counts beside this one.
  func other(beside color: Theme.Color.RGB) -> Theme.Color.RGB {
    others.dropFirst().reduce(others[0]) { ratio(color, $1) > ratio(color, $0) ? $1 : $0 }
  }

  func ratio(_ color: Theme.Color.RGB) -> Double { ratio(color, other(beside: color)) }

  private func ratio(_ color: Theme.Color.RGB, _ other: Theme.Color.RGB) -> Double {
    isForeground ? color.contrast(on: other) : other.contrast(on: color)
  }

  func isLegible(_ color: Theme.Color.RGB) -> Bool { ratio(color) >= minimum }

  /// `nil` when the colour is not known.
  func ratio(_ color: Theme.Color) -> Double? { look.rgb(color, forcing: forced).map { ratio($0) } }

  func isLegible(_ color: Theme.Color) -> Bool { ratio(color).map { $0 >= minimum } ?? false }
}

extension Theme.Color.RGB {
  /// This colour with the least change of lightness that makes it legible in all of some looks.
  func nearest(_ sightings: [Sighting]) -> Theme.Color.RGB? {
    var color = self
    // A step may undo one before; a colour between two backgrounds is found in a few.
    for _ in 0..<8 {
      let failing = sightings.lazy.map { (sighting: $0, lack: $0.minimum / $0.ratio(color)) }.filter { $0.lack > 1 }
      guard let worst = failing.max(by: { $0.lack < $1.lack })?.sighting else { return color }
      let next = color.contrasting(with: worst.other(beside: color), minimum: worst.minimum)
      if next == color { return nil }
      color = next
    }
    return nil
  }
}

/// The other style of the status bar, or the one that follows what lies under it.
enum StatusBarRepair {
  static func fixIt(of source: JSONValue, _ sightings: [Sighting]) -> Diagnostic.FixIt? {
    guard source.string != nil else { return nil }
    let style = style(sightings)
    let ratio = style.ratio.map { ", which has \($0.cut(digits: 2)):1" } ?? ""
    return .init(
      "write \"\(style.name)\"\(ratio)", edits: [.init(source.span, "\"\(style.name)\"")], changesLook: true)
  }

  /// The style that is legible on every background, with its least contrast; else the one that follows the background.
  static func style(_ sightings: [Sighting]) -> (name: String, ratio: Double?) {
    for (name, color) in [("lightContent", Theme.Color.RGB.white), ("darkContent", .black)]
    where sightings.allSatisfy({ $0.isLegible(color) }) {
      return (name, sightings.map { $0.ratio(color) }.min())
    }
    return ("automatic", nil)
  }
}
