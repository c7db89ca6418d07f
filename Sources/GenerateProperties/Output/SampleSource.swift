extension Family {
  /// The file of Pelmet's tests: for each type a value in which every property is set.
  var sampleSource: String {
    var source = SwiftText.generated()
    source.line("import Pelmet")
    for type in types {
      source.line()
      type.declareSample(in: &source)
    }
    return source.text
  }
}

extension ThemeType {
  fileprivate func declareSample(in source: inout SwiftText) {
    let condition = role == .axis ? " where Value: Sampled" : ""
    source.block("extension Theme.\(name): Sampled\(condition) {") { source in
      source.block("static var sample: Self {") { source in
        source.line("Self(")
        source.indented { source in
          for (index, property) in allProperties.enumerated() {
            source.line("\(property.name): .sample\(index == allProperties.count - 1 ? ")" : ",")")
          }
        }
      }
    }
  }
}
