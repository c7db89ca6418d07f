internal import ArgumentParser

/// `NAME=SOMETHING`, as an option takes it.
struct NamedArgument: ExpressibleByArgument {
  let name: String
  let value: String

  /// Splits at the first `=`; there is something on both sides.
  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    name = String(parts[0])
    value = String(parts[1])
  }
}
