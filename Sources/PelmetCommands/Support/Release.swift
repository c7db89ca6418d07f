/// The version of Pelmet, which is written here and nowhere else: documents that name it are held to it by `VersionTests`, and
/// `.ci/lib/release.sh` reads it from this file.
package enum Release {
  /// In semantic versioning.
  package static let number = "1.0.0"

  /// Whether a tag with that number exists. Until the first one does, packages depend on the branch `main`.
  package static let isTagged = false

  /// The version that a package asks for, as its manifest says it after the address.
  package static let requirement = isTagged ? "from: \"\(number)\"" : "branch: \"main\""
}
