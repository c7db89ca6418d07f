#if !canImport(UIKit)
  internal import ModelCore
  internal import Pelmet

  /// The data of the scripts of a page: its axes, themes and pictures, as JSON.
  @MainActor
  struct PageData {
    private(set) var definitions = Definitions()
    private var pictures: [String] = []
    private var numbers: [String: Int] = [:]
    private var themes: [String] = []
    private let title: String
    private let versions: [Theme.OSVersion]

    init(title: String, _ themes: [PreviewedTheme]) {
      self.title = title
      versions = [18, Theme.OSVersion(27, 1)]
      for theme in themes { add(theme) }
    }

    private mutating func add(_ previewed: PreviewedTheme) {
      let theme = previewed.theme
      var places = [place("plain", "", "Everywhere", theme.table, previewed.infoPlist)]
      for table in theme.places {
        let (context, screen) = (table.place.context?.name, table.place.screen?.name)
        let kind = context == nil ? "screen" : screen == nil ? "context" : "both"
        let name = [screen, context].compactMap(\.self).joined(separator: " in ")
        places.append(place(kind, name, name, table.table, previewed.infoPlist))
      }
      themes.append(
        JSONText.object([
          "name": JSONText.string(theme.name), "title": JSONText.string(theme.title ?? theme.name),
          "module": JSONText.string(previewed.module), "file": JSONText.string(previewed.file),
          "swatches": JSONText.array(previewed.swatches.map(JSONText.string)), "places": JSONText.array(places),
        ]))
    }

    private mutating func place(
      _ kind: String, _ name: String, _ label: String, _ table: Theme.Table, _ infoPlist: InfoPlist
    ) -> String {
      var states: [Int] = []
      for version in versions {
        for device in DeviceOption.allCases {
          for orientation in OrientationOption.allCases {
            let setup = PictureStage.Setup(version: version, device: device, orientation: orientation)
            PictureStage.run(table, setup, infoPlist) { stage in
              for moment in MomentOption.allCases {
                if moment == .scrolled { stage.openMessage() }
                for scheme in SchemeOption.allCases {
                  for contrast in ContrastOption.allCases {
                    stage.show(scheme, contrast)
                    let screen = stage.picture(moment, .list, .full, sharing: &definitions)
                    states.append(screen.map { number(of: $0) } ?? -1)
                  }
                }
              }
            }
          }
        }
      }
      return JSONText.object([
        "kind": JSONText.string(kind), "name": JSONText.string(name), "label": JSONText.string(label),
        "states": JSONText.array(states),
      ])
    }

    private mutating func number(of screen: ScreenDrawing) -> Int {
      let json = JSONText.object([
        "svg": JSONText.string(screen.svg(sharing: true)), "title": JSONText.string(screen.title),
        "approximations": JSONText.array(screen.drawing.approximations.map(JSONText.string)),
      ])
      if let known = numbers[json] { return known }
      numbers[json] = pictures.count
      pictures.append(json)
      return pictures.count - 1
    }

    var json: String {
      JSONText.object([
        "title": JSONText.string(title), "axes": JSONText.array(PageAxis.all(versions: versions).map(\.json)),
        "themes": JSONText.array(themes), "pictures": JSONText.array(pictures),
      ])
    }
  }
#endif
