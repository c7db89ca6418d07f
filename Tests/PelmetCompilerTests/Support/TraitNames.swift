import PelmetNotation

@testable import Pelmet
@testable import PelmetCompiler

extension Theme.Traits {
  /// Traits by their names in theme files; those that are not named are the usual ones.
  init(names: [String: String]) {
    self.init()
    scheme = names["scheme"].flatMap(Scheme.init) ?? scheme
    contrast = names["contrast"].flatMap(Contrast.init) ?? contrast
    level = names["level"].flatMap(Level.init) ?? level
    idiom = names["idiom"].flatMap(Idiom.init) ?? idiom
    horizontalSizeClass = names["horizontalSizeClass"].flatMap(SizeClass.init) ?? horizontalSizeClass
    verticalSizeClass = names["verticalSizeClass"].flatMap(SizeClass.init) ?? verticalSizeClass
    verticalBarEdge = names["verticalBarEdge"].flatMap(VerticalBarEdge.init) ?? verticalBarEdge
    os = names["os"].flatMap { Theme.OSVersion($0) } ?? os
  }
}

extension Theme.Traits {
  /// The names of the traits in theme files.
  static let names = [
    "scheme", "contrast", "level", "idiom", "horizontalSizeClass", "verticalSizeClass", "verticalBarEdge", "os",
  ]
}
