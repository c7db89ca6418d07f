// Public, because a conformance of a public type is as public as its protocol.
public import ArgumentParser
public import Pelmet
internal import PelmetCompiler
internal import PelmetNotation

/// The traits for which a theme is resolved.
struct TraitOptions: ParsableArguments {
  @Option(help: "Light or dark.")
  var scheme = Theme.Traits.Scheme.light

  @Option(help: "The contrast that the user has chosen.")
  var contrast = Theme.Traits.Contrast.normal

  @Option(help: "Base, or elevated as in a sheet.")
  var level = Theme.Traits.Level.base

  @Option(help: "The kind of device.")
  var idiom = Theme.Traits.Idiom.phone

  @Option(help: "The width. (default: compact on a phone, otherwise regular)")
  var horizontalSizeClass: Theme.Traits.SizeClass?

  @Option(help: "The height.")
  var verticalSizeClass = Theme.Traits.SizeClass.regular

  @Option(help: "The edge at which bars stand upright.")
  var verticalBarEdge = Theme.Traits.VerticalBarEdge.unspecified

  @Option(help: ArgumentHelp("The version of iOS, such as 17 or 18.2.", valueName: "version"))
  var os: Theme.OSVersion = 26

  var traits: Theme.Traits {
    Theme.Traits(
      scheme: scheme, contrast: contrast, level: level, idiom: idiom,
      horizontalSizeClass: horizontalSizeClass ?? (idiom == .phone ? .compact : .regular), verticalSizeClass: verticalSizeClass,
      verticalBarEdge: verticalBarEdge, os: os)
  }
}

extension Theme.Traits.Scheme: ExpressibleByArgument {}
extension Theme.Traits.Contrast: ExpressibleByArgument {}
extension Theme.Traits.Level: ExpressibleByArgument {}
extension Theme.Traits.Idiom: ExpressibleByArgument {}
extension Theme.Traits.SizeClass: ExpressibleByArgument {}
extension Theme.Traits.VerticalBarEdge: ExpressibleByArgument {}

extension Theme.OSVersion: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
