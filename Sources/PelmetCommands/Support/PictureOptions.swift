internal import ArgumentParser
internal import Pelmet
internal import PelmetPreview

/// The state that a picture shows.
struct PictureOptions: ParsableArguments {
  @Option(help: ArgumentHelp("A screen of the themes. (default: everywhere else)", valueName: "NAME"))
  var screen: String?

  @Option(help: ArgumentHelp("A context of the themes. (default: everywhere else)", valueName: "NAME"))
  var context: String?

  @Option(help: "Light or dark. (default: light)")
  var scheme: SchemeOption?

  @Option(help: "The contrast that the user has chosen. (default: normal)")
  var contrast: ContrastOption?

  @Option(help: ArgumentHelp("The version of iOS, such as 17 or 18.2. (default: 27.1)", valueName: "version"))
  var os: Theme.OSVersion?

  @Option(help: "An iPhone, a small one with a home button, or an iPad. (default: phone)")
  var device: DeviceOption?

  @Option(help: "Upright or turned. (default: portrait)")
  var orientation: OrientationOption?

  @Option(help: "An inbox at the edge of its content, or a message that is scrolled below the bars. (default: rest)")
  var position: MomentOption?

  @Option(help: "The user's text size. (default: L)")
  var textSize: TextSizeOption?

  @Option(help: "The direction in which the user reads. (default: ltr)")
  var direction: DirectionOption?

  @Option(help: "Whether the user reduces transparency. (default: full)")
  var transparency: TransparencyOption?

  @Option(help: "The content behind the bars. (default: list)")
  var content: SceneOption?

  @Option(help: ArgumentHelp("Pixels of a PNG for each point, from 1 to 4. (default: 2)", valueName: "NUMBER"))
  var scale: Int?

  func validate() throws {
    if let scale, !(1...4).contains(scale) { throw ValidationError("--scale must be from 1 to 4, not \(scale).") }
  }

  /// Whether none of them is given.
  var isEmpty: Bool {
    let options: [Any?] = [
      screen, context, scheme, contrast, os, device, orientation, position, textSize, direction, transparency, content, scale,
    ]
    return options.allSatisfy { $0 == nil }
  }

  /// The state in a place.
  func state(_ place: Theme.Place) -> PictureState {
    PictureState(
      place: place, version: os ?? PictureState.versions.glass, scheme: scheme ?? .light, contrast: contrast ?? .normal,
      device: device ?? .phone,
      orientation: orientation ?? .portrait, moment: position ?? .rest, textSize: textSize ?? .large,
      direction: direction ?? .leftToRight, transparency: transparency ?? .full, scene: content ?? .list)
  }
}

extension SchemeOption: ExpressibleByArgument {}
extension ContrastOption: ExpressibleByArgument {}
extension DeviceOption: ExpressibleByArgument {}
extension OrientationOption: ExpressibleByArgument {}
extension MomentOption: ExpressibleByArgument {}
extension TextSizeOption: ExpressibleByArgument {}
extension DirectionOption: ExpressibleByArgument {}
extension TransparencyOption: ExpressibleByArgument {}
extension SceneOption: ExpressibleByArgument {}
