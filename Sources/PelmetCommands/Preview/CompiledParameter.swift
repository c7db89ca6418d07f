internal import Pelmet
internal import PelmetCompiler
internal import PelmetPreview
internal import PelmetResolution

extension PreviewParameter {
  /// A parameter with the look that pictures give it.
  init(_ parameter: BoundParameter) {
    let kind: Kind
    if parameter.kind == .color {
      let (light, dark) = parameter.lookInSchemes
      kind = .color(
        light: light, dark: dark, isPair: parameter.mayDifferInDark, isInvented: parameter.isLookInvented)
    } else {
      kind = .fixed(kind: parameter.kind.rawValue, text: parameter.defaultText)
    }
    self.init(parameter.name, documentation: parameter.documentation, kind: kind)
  }
}
