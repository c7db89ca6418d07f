/// Names with `$` that DTCG defines.
enum TokenKeyword {
  /// What every object may have and Pelmet does not read.
  static let metadata: Set<String> = ["$schema", "$description", "$extensions"]
  /// The token of a group that bears the group's own value.
  static let root = "$root"
}
