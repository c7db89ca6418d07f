internal import PelmetFiles

/// Code for UIKit inside a condition on Apple's systems, such as `#if os(iOS)`: on Linux it is left out without a word, so that tests
/// of it pass because there are none.
struct CodeForSystems {
  /// The files with lines of such conditions, counted from 1, in the order of their paths.
  private let files: [(path: String, lines: [Int])]

  /// - Parameter folders: Those of targets, below that of the package.
  init(in folders: [String], of package: ThemeFolder) {
    let paths = PackageFiles(below: package.path).swift.filter { path in folders.contains { path.hasPrefix("\($0)/") } }
    files = paths.compactMap { path in
      let text = String(decoding: NewFile(package.path(of: path), "").existing ?? [], as: UTF8.self)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().filter { Self.leavesOut($0.element) }
      return lines.isEmpty ? nil : (path, lines.map { $0.offset + 1 })
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
    return "\(start); where it is code for UIKit, write canImport(UIKit) in place of os(iOS):\n\n"
      + places.joined(separator: "\n")
  }

  private static let systems = ["os(iOS)", "os(tvOS)", "os(visionOS)"]

  /// Whether a line is a condition that holds on systems with UIKit, and names neither Linux nor a module.
  private static func leavesOut(_ line: Substring) -> Bool {
    let words = line.drop(while: \.isWhitespace)
    guard words.hasPrefix("#if ") || words.hasPrefix("#elseif ") else { return false }
    let condition = words.filter { !$0.isWhitespace }
    return systems.contains { condition.contains($0) && !condition.contains("!\($0)") }
      && !condition.contains("os(Linux)") && !condition.contains("canImport(UIKit)")
  }
}
