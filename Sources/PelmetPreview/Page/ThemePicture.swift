#if !canImport(UIKit)
  internal import ModelCore
  package import Pelmet

  /// A state of a device with a theme: what can be switched on the page, and the place of the theme that holds everywhere.
  package struct PictureState: Hashable, Sendable {
    package var place: Theme.Place
    package var version: Theme.OSVersion
    package var scheme: SchemeOption
    package var contrast: ContrastOption
    package var device: DeviceOption
    package var orientation: OrientationOption
    package var moment: MomentOption
    package var textSize: TextSizeOption
    package var direction: DirectionOption
    package var transparency: TransparencyOption
    package var scene: SceneOption

    package init(
      place: Theme.Place, version: Theme.OSVersion, scheme: SchemeOption = .light, contrast: ContrastOption = .normal,
      device: DeviceOption = .phone, orientation: OrientationOption = .portrait, moment: MomentOption = .rest,
      textSize: TextSizeOption = .large, direction: DirectionOption = .leftToRight, transparency: TransparencyOption = .full,
      scene: SceneOption = .list
    ) {
      (self.place, self.version, self.scheme, self.contrast) = (place, version, scheme, contrast)
      (self.device, self.orientation, self.moment, self.textSize) = (device, orientation, moment, textSize)
      (self.direction, self.transparency, self.scene) = (direction, transparency, scene)
    }
  }

  /// A device with a theme as a file of its own, or as one of the pictures of a page.
  package struct ThemePicture: Hashable, Sendable {
    package let svg: String
    /// In points, with the body of the device.
    package let width: Double
    package let height: Double
    /// Sentences on what is drawn otherwise than on a device.
    package let approximations: [String]

    /// A picture that needs no other.
    @MainActor package init?(_ theme: PreviewedTheme, _ state: PictureState) {
      var definitions = Definitions()
      self.init(theme, state, sharing: &definitions, isWhole: true)
    }

    /// A picture of a page that has the definitions of all its pictures in one place.
    @MainActor package init?(_ theme: PreviewedTheme, _ state: PictureState, sharing definitions: inout Definitions) {
      self.init(theme, state, sharing: &definitions, isWhole: false)
    }

    @MainActor private init?(
      _ theme: PreviewedTheme, _ state: PictureState, sharing definitions: inout Definitions, isWhole: Bool
    ) {
      let setup = PictureStage.Setup(
        version: state.version, device: state.device, orientation: state.orientation, textSize: state.textSize,
        direction: state.direction)
      let screen = PictureStage.run(theme.theme.table(at: state.place), setup, theme.infoPlist) { stage in
        if state.moment == .scrolled { stage.openMessage() }
        stage.show(state.scheme, state.contrast)
        return stage.picture(state.moment, state.scene, state.transparency, sharing: &definitions)
      }
      guard let screen else { return nil }
      svg = screen.svg(sharing: !isWhole)
      (width, height) = (screen.view.width, screen.view.height)
      approximations = screen.drawing.approximations
    }
  }

  extension Theme {
    /// The table that holds at a place.
    fileprivate func table(at place: Place) -> Table {
      switch (place.context, place.screen) {
      case (let context?, let screen?): self[context, screen]
      case (let context?, nil): self[context]
      case (nil, let screen?): self[screen]
      case (nil, nil): table
      }
    }
  }
#endif
