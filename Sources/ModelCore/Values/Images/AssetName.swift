/// A name in the asset catalogue of a bundle.
package struct AssetName: Hashable, Sendable {
  package let name: String

  /// The bundle's folder; nil is the app's.
  package let bundlePath: String?
}
