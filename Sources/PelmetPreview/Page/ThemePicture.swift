#if MODELCORE
  internal import ModelCore
  package import Pelmet

  /// A state of a device with a theme: what can be switched on the page, and the place of the theme that holds everywhere.
  package struct PictureState: Hashable, Sendable {
    package var place: Theme.Place
    package var version: Theme.OSVersion
    /// The SDK that the app was linked with; `nil` for the device's own.
    package var linkedSDK: Theme.OSVersion?
    package var scheme: SchemeOption
    package var contrast: ContrastOption
    package var device: DeviceOption
    package var orientation: OrientationOption
    package var moment: MomentOption
    package var textSize: TextSizeOption
    package var direction: DirectionOption
    package var transparency: TransparencyOption
    package var scene: SceneOption

    /// The newest version of iOS with glass, and the newest before it: where nothing else is asked for, pictures show those.
    package static let versions = (glass: Theme.OSVersion(27, 1), before: Theme.OSVersion(18))

    package init(
      place: Theme.Place, version: Theme.OSVersion, linkedSDK: Theme.OSVersion? = nil, scheme: SchemeOption = .light,
      contrast: ContrastOption = .normal, device: DeviceOption = .phone, orientation: OrientationOption = .portrait,
      moment: MomentOption = .rest,
      textSize: TextSizeOption = .large, direction: DirectionOption = .leftToRight, transparency: TransparencyOption = .full,
      scene: SceneOption = .list
    ) {
      (self.place, self.version, self.linkedSDK) = (place, version, linkedSDK)
      (self.scheme, self.contrast) = (scheme, contrast)
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
    private let facts: ScreenFacts

    /// A picture that needs no other.
    @MainActor package init?(_ theme: PreviewedTheme, _ state: PictureState) {
      guard let screen = Self.screen(theme, state, Definitions()) else { return nil }
      self.init(screen, screen.svg)
    }

    /// A picture of a page that has the shared definitions of all its pictures. The names that it alone has are those of others too, until
    /// they are told apart (``Definitions/naming(own:in:)``).
    @MainActor package init?(_ theme: PreviewedTheme, _ state: PictureState, sharing definitions: inout Definitions) {
      guard let screen = Self.screen(theme, state, definitions) else { return nil }
      definitions = screen.drawing.definitions.shared
      self.init(screen, screen.lines.joined(separator: "\n") + "\n")
    }

    @MainActor private init(_ screen: ScreenDrawing, _ svg: String) {
      self.svg = svg
      facts = screen.facts
      (width, height) = (screen.view.width, screen.view.height)
    }

    /// Whether a text or an icon is drawn in a colour, on the slot to which a contrast belongs.
    /// - Parameters:
    ///   - id: That of the contrast: `navigationBar.title`.
    ///   - slot: As paths have it.
    ///   - isOnBar: Whether it stands on the background of the bar.
    ///   - names: The slots that are the name of another one, with that name.
    package func shows(
      _ id: String, on slot: String, isOnBar: Bool, in color: Theme.Color.RGB, names: [String: String]
    ) -> Bool {
      let kinds = PartKind.all.filter { kind in
        kind.contrasts(include: id) && isAnswered(slot, for: kind.bar, isOnBar: isOnBar, names)
      }
      guard !kinds.isEmpty else { return false }
      let paint = "\"rgb(\(color.red) \(color.green) \(color.blue))\""
      return ChangedParts.lines(by: svg).contains { part, lines in
        kinds.contains { $0.isKind(of: part) } && lines.contains { $0.contains(paint) }
      }
    }

    /// Whether a slot draws a bar, with its background if that counts.
    private func isAnswered(_ slot: String, for bar: String, isOnBar: Bool, _ names: [String: String]) -> Bool {
      guard let (answer, isModified) = facts.answer(for: bar) else { return true }
      return (names[answer] ?? answer) == slot && !(isOnBar && isModified)
    }

    @MainActor private static func screen(
      _ theme: PreviewedTheme, _ state: PictureState, _ definitions: Definitions
    ) -> ScreenDrawing? {
      let layout = PageLayout(
        device: state.device, orientation: state.orientation, textSize: state.textSize, direction: state.direction)
      let app = PictureCollection.App(
        table: theme.theme.table(at: state.place), version: state.version, linkedSDK: state.linkedSDK,
        designRequiresCompatibility: theme.designRequiresCompatibility, assets: theme.assets)
      return PictureStage.run(app, layout) { stage in
        let look = PageLook(
          scheme: state.scheme, contrast: state.contrast, transparency: state.transparency, scene: state.scene)
        stage.show(state.moment)
        stage.show(look)
        return stage.screen(state.moment, look).map { ScreenDrawing($0, sharing: definitions) }
      }
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
