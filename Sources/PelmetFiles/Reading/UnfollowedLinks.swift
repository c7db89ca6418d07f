package import PelmetDiagnostics

/// Links to folders outside of a border (``Border``), which were met and not followed. They are ordinary, such as Bazel's `bazel-bin`: a run
/// says once how many there are.
package struct UnfollowedLinks {
  private var borders: Set<String> = []
  private var paths: Set<String> = []

  package init() {}

  mutating func add(_ path: String, _ border: Border) {
    paths.insert(path)
    borders.insert(border.name)
  }

  package mutating func formUnion(_ other: UnfollowedLinks) {
    borders.formUnion(other.borders)
    paths.formUnion(other.paths)
  }

  /// The remark of a run about them; `nil` if there are none.
  package var finding: Diagnostic? {
    let paths = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    guard let first = paths.first else { return nil }
    let border = borders.sorted().joined(separator: " or ")
    let count = paths.count == 1 ? "1 link leads out of \(border) and is" : "\(paths.count) links lead out of \(border) and are"
    let names = paths.prefix(Self.named).joined(separator: ", ")
    let rest = paths.count > Self.named ? " and \(paths.count - Self.named) more" : ""
    return Diagnostic(
      .unreadableFile, severity: .remark, at: .path(first), "\(count) not followed: \(names)\(rest)",
      fix: "if themes are there, permit the folder that it leads to with --root DIR")
  }

  private static let named = 3
}
