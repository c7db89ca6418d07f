#if MODELCORE
  /// Everything that changes the layout of a picture on one system, apart from its moment.
  struct PageLayout: Hashable {
    var device: DeviceOption
    var orientation: OrientationOption
    var textSize = TextSizeOption.large
    var direction = DirectionOption.leftToRight

    /// In the order of the axes, the last one fastest.
    static let all = DeviceOption.allCases.flatMap { device in
      OrientationOption.allCases.flatMap { orientation in
        TextSizeOption.allCases.flatMap { textSize in
          DirectionOption.allCases.map { direction in
            PageLayout(device: device, orientation: orientation, textSize: textSize, direction: direction)
          }
        }
      }
    }

    /// The layout in which the same slots of a theme are drawn.
    var model: PageLayout {
      device == .pad
        ? PageLayout(device: .pad, orientation: .portrait) : PageLayout(device: .phone, orientation: orientation)
    }
  }

  /// Everything that changes the colours of a picture.
  struct PageLook: Hashable {
    var scheme: SchemeOption
    var contrast: ContrastOption
    var transparency = TransparencyOption.full
    var scene = SceneOption.list

    /// In the order of the axes, the last one fastest.
    static let all = SchemeOption.allCases.flatMap { scheme in
      ContrastOption.allCases.flatMap { contrast in
        TransparencyOption.allCases.flatMap { transparency in
          SceneOption.allCases.map { scene in
            PageLook(scheme: scheme, contrast: contrast, transparency: transparency, scene: scene)
          }
        }
      }
    }

    /// Indices of ``all`` in an order in which neighbours differ in scheme or contrast, not in both: an app is laid out again for each change.
    static func besideEachOther(_ indices: [Int]) -> [Int] {
      let dark = indices.filter { all[$0].scheme == .dark }
      let light = indices.filter { all[$0].scheme == .light }
      return light + dark.filter { all[$0].contrast == .high } + dark.filter { all[$0].contrast == .normal }
    }

    /// Whether transparency is reduced over another scene than the list.
    var isCombination: Bool { transparency == .reduced && scene != .list }

    /// The number of looks that have the scheme and the contrast of one.
    static let variants = TransparencyOption.allCases.count * SceneOption.allCases.count

    /// Those with full transparency over the list, as indices of ``all``.
    static let plain = Array(stride(from: 0, to: all.count, by: variants))
  }
#endif
