internal import PelmetFiles

/// Code for UIKit inside a condition on Apple's systems, such as `#if os(iOS)`, which Linux leaves out.
struct CodeForSystems {
  /// The files with lines of such conditions, counted from 1, in the order of their paths.
  private let files: [(path: String, lines: [Int])]

  /// - Parameter folders: Those of targets, below that of the package.
  init(in folders: [String], of package: ThemeFolder) {
    let paths = PackageFiles(below: package.path).swift.filter { path in folders.contains { path.hasPrefix("\($0)/") } }
    files = paths.compactMap { path in
      let conditions = SystemCondition.all(in: NewFile(package.path(of: path), "").existing ?? []).filter { $0.kind != .module }
      return conditions.isEmpty ? nil : (path, conditions.map(\.line))
    }
  }

  /// The places with what to write there; `nil` if there are none.
  var advice: String? {
    guard !files.isEmpty else { return nil }
    let count = files.reduce(0) { $0 + $1.lines.count }
    let start =
      count == 1
      ? "1 condition names a system of Apple's, so that Linux leaves its code out"
      : "\(count) conditions name systems of Apple's, so that Linux leaves their code out"
    let places = files.map { "  \($0.path):\($0.lines.map(String.init).joined(separator: ", "))" }
    return "\(start); where it is code for UIKit, write canImport(UIKit) in place of os(iOS), or let its "
      + "target define OS_IOS:\n\n"
      + places.joined(separator: "\n")
  }
}
