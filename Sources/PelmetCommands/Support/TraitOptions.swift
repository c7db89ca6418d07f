// Public, because a conformance of a public type is as public as its protocol.
public import ArgumentParser
public import Pelmet
internal import PelmetCompiler

/// The traits for which a theme is resolved.
struct TraitOptions: ParsableArguments {
  @Option(help: "Light or dark.")
  var scheme = Traits.Scheme.light

  @Option(help: "The contrast that the user has chosen.")
  var contrast = Traits.Contrast.normal

  @Option(help: "Base, or elevated as in a sheet.")
  var level = Traits.Level.base

  @Option(help: "The kind of device.")
  var idiom = Traits.Idiom.phone

  @Option(help: "The width. (default: compact on a phone, otherwise regular)")
  var horizontalSizeClass: Traits.SizeClass?

  @Option(help: "The height.")
  var verticalSizeClass = Traits.SizeClass.regular

  @Option(help: ArgumentHelp("The version of iOS, such as 17 or 18.2.", valueName: "version"))
  var os: OSVersion = 26

  var traits: Traits {
    Traits(
      scheme: scheme, contrast: contrast, level: level, idiom: idiom,
      horizontalSizeClass: horizontalSizeClass ?? (idiom == .phone ? .compact : .regular), verticalSizeClass: verticalSizeClass,
      os: os)
  }
}

extension Traits.Scheme: ExpressibleByArgument {}
extension Traits.Contrast: ExpressibleByArgument {}
extension Traits.Level: ExpressibleByArgument {}
extension Traits.Idiom: ExpressibleByArgument {}
extension Traits.SizeClass: ExpressibleByArgument {}

extension OSVersion: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
