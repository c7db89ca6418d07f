internal import PelmetDiagnostics

/// Names with `$` that DTCG defines.
package enum Keyword {
  /// Keys that every object may have and Pelmet does not read.
  package static let metadata: Set<String> = ["$schema", "$description", "$extensions"]
  /// The token of a group that bears the group's own value.
  package static let root = "$root"

  private static let all = [
    "$value", "$ref", "$type", "$deprecated", "$extends", "$root", "$description", "$extensions", "$schema",
  ]

  /// The keyword for which a name was meant. Tools add names with `$` of their own, which mean nothing.
  static func meant(by name: String) -> String? {
    all.first { $0 != name && $0.utf8.count > 4 && isSlip(name, of: $0) }
  }

  static func resembles(_ name: String) -> Bool { !metadata.contains(name) && meant(by: name) != nil }

  private static func isSlip(_ name: String, of keyword: String) -> Bool {
    SpellingSuggestion.isNear(name.lowercased(), keyword.lowercased(), limit: 1)
  }
}
