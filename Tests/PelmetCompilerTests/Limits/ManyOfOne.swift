import PelmetDiagnostics

@testable import PelmetCompiler

/// Modules with many of one thing.
enum ManyOfOne {
  /// A theme with a color for each number, and other members.
  static func colors(_ count: Int, _ others: String = "", _ value: (Int) -> String) -> ThemeFiles {
    ThemeFiles("{ \"pelmet\": 1,\(others) \"colors\": {\n\(members("c", count, value)) } }")
  }

  /// A theme that lists tokens, a color for each of them that names it.
  static func tokens(_ count: Int, isUsed: Bool = true, _ value: (Int) -> String) -> ThemeFiles {
    let colors = isUsed ? ", \"colors\": {\n\(members("c", count) { "\"{t\($0)}\"" }) }" : ""
    return ThemeFiles("{ \"pelmet\": 1, \"tokens\": [{ \(members("t", count, value)) }]\(colors) }")
  }

  static func members(_ name: String, _ count: Int, _ value: (Int) -> String) -> String {
    (0..<count).map { "\"\(name)\($0)\": \(value($0))" }.joined(separator: ",\n")
  }
}

extension ThemeFiles {
  /// The findings of a validation on a small stack.
  func findings() async -> [Diagnostic] {
    let input = input
    return await onSmallStack { Compilation.validate(input).diagnostics }
  }
}
