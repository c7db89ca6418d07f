internal import Foundation

/// A program of the user's system that a command runs.
enum InstalledProgram {
  /// The first of that name in the folders of `PATH`.
  static func path(of name: String, _ environment: [String: String]) -> String? {
    (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
  }
}
