extension Judge {
  /// The signatures of UIKit, as far as they are plain properties that a theme sets. Extensions, because classes with other members are
  /// written by hand; so nothing overrides these properties.
  var signatureSource: String {
    var source = SwiftText.generatedFromJudge()
    for (index, judged) in judgedClasses.enumerated() {
      if index > 0 { source.line() }
      Availability(since: judged.introduced, lacking: judged.lacking, isModelled: true).attributes(in: &source)
      source.block("extension \(judged.name) {") { source in
        for (property, _) in judged.properties { signature(of: property, in: &source) }
      }
    }
    return source.text
  }

  private func signature(of property: Property, in source: inout SwiftText) {
    if let page = property.page { source.line("// \(page)") }
    Availability(since: Version(property.introduced), lacking: Set(property.unavailable ?? []), isModelled: true)
      .attributes(in: &source)
    let type = type(of: property.kind) + (property.nullable == true ? "?" : "")
    source.block("public var \(property.baseName): \(type) {") { source in
      source.line("get { declared() }")
      source.line("set {}")
    }
  }

  private func type(of kind: String) -> String {
    let types = [
      "bool": "Bool", "number": "CGFloat", "string": "String", "color": "UIColor", "image": "UIImage", "font": "UIFont",
      "offset": "UIOffset", "edgeInsets": "UIEdgeInsets", "blurEffect": "UIBlurEffect",
      "fontAttributes": "[NSAttributedString.Key: Any]",
    ]
    return types[kind] ?? swiftName(String(kind.drop { $0 != ":" }.dropFirst()))
  }
}
