/// The name of a type in module Pelmet, as generated Swift writes it: `Theme.ByMetrics<Double>`.
package struct TypeName: Hashable, Sendable {
  package let swift: String

  init(_ swift: String) {
    self.swift = swift
  }

  /// The beginning of a variable's name: `byMetricsDouble`.
  var variable: String {
    var variable = ""
    for word in swift.split(whereSeparator: { $0 == "." || $0 == "<" || $0 == ">" }) where word != "Theme" {
      variable += variable.isEmpty ? word.prefix(1).lowercased() + word.dropFirst() : word
    }
    return variable
  }
}
