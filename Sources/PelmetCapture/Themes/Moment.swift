import Pelmet
import PelmetReports

/// The system, the device and the scheme, which may differ between captures of one theme. Colours have their variants for contrast and
/// elevation in every capture.
struct Moment: Hashable, Sendable {
  /// In the order in which a condition is looked for.
  enum Dimension: Int, CaseIterable {
    case scheme, idiom, os, horizontalSizeClass, verticalSizeClass
  }

  let traits: Theme.Traits

  init(_ traits: Theme.Traits) {
    self.traits = Theme.Traits(
      scheme: traits.scheme, idiom: traits.idiom, horizontalSizeClass: traits.horizontalSizeClass,
      verticalSizeClass: traits.verticalSizeClass, os: traits.os)
  }

  /// The value of a dimension in a theme's condition.
  subscript(dimension: Dimension) -> String {
    switch dimension {
    case .scheme: traits.scheme.rawValue
    case .idiom: traits.idiom.rawValue
    case .os: traits.os.text
    case .horizontalSizeClass: traits.horizontalSizeClass.rawValue
    case .verticalSizeClass: traits.verticalSizeClass.rawValue
    }
  }

  /// For people: `iOS 17, phone, light`.
  var text: String { "iOS \(traits.os.text), \(traits.idiom.rawValue), \(traits.scheme.rawValue)" }
}

extension Theme.OSVersion {
  var text: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}

/// The traits of an entry of `when`.
struct CapturedCondition: Hashable {
  private(set) var values: [Moment.Dimension: String] = [:]

  init(_ moment: Moment, _ dimensions: [Moment.Dimension]) {
    for dimension in dimensions where dimension != .os { values[dimension] = moment[dimension] }
  }

  /// The systems from one version on, and before another one.
  mutating func set(from: Theme.OSVersion?, before: Theme.OSVersion?) {
    let bounds = [from.map { ">=\($0.text)" }, before.map { "<\($0.text)" }].compactMap { $0 }
    if !bounds.isEmpty { values[.os] = bounds.joined(separator: " ") }
  }

  var tree: JSONTree {
    .object(
      Moment.Dimension.allCases.compactMap { dimension in
        values[dimension].map { JSONTree.Member("\(dimension)", .string($0)) }
      })
  }
}
