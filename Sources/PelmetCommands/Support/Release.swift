/// The version of Pelmet, which is written here and nowhere else: documents that name it are held to it by `VersionTests`, and
/// `.ci/release` reads it from this file.
package enum Release {
  /// In semantic versioning.
  package static let number = "1.0.0"
}
