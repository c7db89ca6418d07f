internal import PelmetDiagnostics
internal import PelmetSyntax

/// Paths as theme files write them: relative, with `/` between names.
enum Path {
  /// Whether a path is absolute or goes up.
  static func leavesItsFolder(_ path: String) -> Bool { path.hasPrefix("/") || path.split(separator: "/").contains("..") }

  /// A path relative to a directory, which is empty or ends in `/`; without `.` for "here".
  static func joined(_ directory: String, _ path: String) -> String {
    (directory + path).split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  /// A path relative to a directory, with `..` followed; `nil` when it leaves the module.
  static func resolved(_ path: String, in directory: String) -> String? {
    var names: [Substring] = []
    for name in (directory + path).split(separator: "/") where name != "." {
      if name != ".." {
        names.append(name)
      } else if names.popLast() == nil {
        return nil
      }
    }
    return names.joined(separator: "/")
  }

  static func outside(_ source: JSONValue) -> Diagnostic {
    Diagnostic(
      .pathOutsidePackage, at: source,
      "expected a path inside the module's folder, without '..' or a leading '/'",
      fix: "move the file into the folder, or write \"Module:PATH\" for one of another module"
    )
  }
}
