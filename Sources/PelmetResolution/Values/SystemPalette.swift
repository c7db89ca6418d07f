package import Pelmet
internal import PelmetCompiler

/// The system's colours as far as they are known, for pages that show them.
package enum SystemPalette {
  /// The colour of a name such as `label`; `nil` if there is no such name, or its colour is not known.
  /// - Parameter isNew: Whether it is that of iOS 26 and later.
  package static func color(_ name: String, _ variant: Theme.Color.Variant, from26 isNew: Bool) -> Theme.Color.RGB? {
    Theme.SystemColor(rawValue: name).flatMap { SystemPaint.color($0, from26: isNew) }?.known(variant) { _ in nil }
  }
}
