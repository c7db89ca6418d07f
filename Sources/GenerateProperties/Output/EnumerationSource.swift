/// The files that follow from the list of enumerations.
enum EnumerationSource {
  /// Of module Pelmet: the enumerations.
  static var types: String {
    var source = SwiftText.generated()
    for (index, namespace) in namespaces.enumerated() {
      if index > 0 { source.line() }
      source.block("extension \(namespace.name) {") { source in
        for (index, enumeration) in namespace.enumerations.enumerated() {
          if index > 0 { source.line() }
          enumeration.declare(in: &source)
        }
      }
    }
    return source.text
  }

  /// Of PelmetUIKit: their values in UIKit.
  static var conversions: String {
    var source = SwiftText.generated()
    source.importUIKit("public ")
    for enumeration in Enumeration.all {
      guard let uiKit = enumeration.uiKit else { continue }
      source.line()
      enumeration.availability.declaration(in: &source) { enumeration.convert(to: uiKit, in: &$0) }
    }
    return source.text
  }

  /// Of PelmetResolution and of Pelmet's tests: what all enumerations have in common.
  static func conformances(to conformance: String, importing access: String) -> String {
    var source = SwiftText.generated()
    source.line("\(access)import Pelmet")
    source.line()
    for name in Enumeration.all.map(\.name).sorted() { source.line("extension Theme.\(name): \(conformance) {}") }
    return source.text
  }

  private static var namespaces: [(name: String, enumerations: [Enumeration])] {
    var namespaces: [(name: String, enumerations: [Enumeration])] = []
    for enumeration in Enumeration.all {
      let name = (["Theme"] + enumeration.name.split(separator: ".").dropLast()).joined(separator: ".")
      if let index = namespaces.firstIndex(where: { $0.name == name }) {
        namespaces[index].enumerations.append(enumeration)
      } else {
        namespaces.append((name, [enumeration]))
      }
    }
    return namespaces
  }
}

extension Enumeration {
  fileprivate var availability: Availability { Availability(since: since, lacking: lacking, isModelled: isModelled) }

  fileprivate func declare(in source: inout SwiftText) {
    source.documentation(summary)
    let name = name.split(separator: ".").last ?? ""
    source.block("public enum \(name): String, Sendable, Hashable, CaseIterable {") { source in
      var plain: [String] = []
      for item in cases {
        guard item.text != nil || item.note != nil else {
          plain.append(SwiftText.identifier(item.name))
          continue
        }
        source.cases(plain)
        plain = []
        if let note = item.note { source.documentation(note) }
        source.line("case \(SwiftText.identifier(item.name))" + (item.text.map { " = \(SwiftText.literal($0))" } ?? ""))
      }
      source.cases(plain)
    }
  }

  fileprivate func convert(to uiKit: String, in source: inout SwiftText) {
    source.block("extension Theme.\(name): UIKitConvertible {") { source in
      source.block("public var uiKitValue: \(uiKit) {") { source in
        source.line("switch self {")
        for item in cases {
          if let reason = item.reason { source.line("// \(reason)") }
          source.line("case .\(item.name): \(item.uiKit)")
        }
        source.line("}")
      }
    }
  }
}

extension SwiftText {
  /// Cases without comments, as many on each line as it holds.
  fileprivate mutating func cases(_ names: [String]) {
    var row = ""
    for name in names {
      if !row.isEmpty, !fits("case \(row), \(name)") {
        line("case \(row)")
        row = ""
      }
      row += row.isEmpty ? name : ", \(name)"
    }
    if !row.isEmpty { line("case \(row)") }
  }
}
