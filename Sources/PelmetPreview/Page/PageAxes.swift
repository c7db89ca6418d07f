#if MODELCORE
  internal import ModelCore
  internal import Pelmet
  internal import PelmetDiagnostics

  /// A switch of the page, with the key by which addresses name it.
  struct PageAxis {
    let key: String
    let name: String
    var options: [(id: String, name: String)]
    /// The option at first.
    let initial: String

    static func all(versions: [Theme.OSVersion]) -> [PageAxis] {
      [
        PageAxis(
          key: "os", name: "System", options: versions.map { ("\($0)", "iOS \($0)") },
          initial: versions.last.map { "\($0)" } ?? ""),
        PageAxis("m", "Appearance", SchemeOption.self), PageAxis("ic", "Contrast", ContrastOption.self),
        PageAxis("d", "Device", DeviceOption.self), PageAxis("o", "Orientation", OrientationOption.self),
        PageAxis("y", "Position", MomentOption.self), PageAxis("aa", "Text size", TextSizeOption.self),
        PageAxis("dir", "Direction", DirectionOption.self), PageAxis("rt", "Transparency", TransparencyOption.self),
        PageAxis("c", "Content", SceneOption.self),
      ]
    }

    var json: String {
      let options = options.map { JSONText.object(["id": JSONText.scriptString($0.id), "name": JSONText.scriptString($0.name)]) }
      return JSONText.object([
        "key": JSONText.scriptString(key), "name": JSONText.scriptString(name), "options": JSONText.array(options),
        "initial": JSONText.scriptString(initial),
      ])
    }
  }

  extension PageAxis {
    fileprivate init<Option: PageOption>(_ key: String, _ name: String, _: Option.Type) {
      let options = Option.allCases.map { (id: $0.rawValue, name: $0.name) }
      self.init(key: key, name: name, options: options, initial: options.first?.id ?? "")
    }
  }

  /// An option of an axis. Its raw value names it in addresses.
  protocol PageOption: CaseIterable, RawRepresentable where RawValue == String {
    var name: String { get }
  }

  package enum SchemeOption: String, PageOption {
    case light, dark
    var name: String { self == .light ? "Light" : "Dark" }
  }

  package enum ContrastOption: String, PageOption {
    case normal, high
    var name: String { self == .normal ? "Normal" : "Increased" }
  }

  package enum DeviceOption: String, PageOption {
    case phone, small, pad

    var name: String {
      switch self {
      case .phone: "iPhone"
      case .small: "iPhone SE"
      case .pad: "iPad"
      }
    }

    var device: Device {
      var device = self == .pad ? Device.iPad : .iPhone
      switch self {
      case .phone:
        device.screenSize = CGSize(width: 402, height: 874)
        device.statusBarHeight = 62
      case .small:
        device.screenSize = CGSize(width: 375, height: 667)
        device.statusBarHeight = 20
        device.homeIndicator = false
      case .pad: device.screenSize = CGSize(width: 820, height: 1180)
      }
      return device
    }
  }

  package enum OrientationOption: String, PageOption {
    case portrait, landscape
    var name: String { self == .portrait ? "Portrait" : "Landscape" }
  }

  package enum MomentOption: String, PageOption {
    /// The inbox, with its content at the top.
    case rest
    /// A message whose content lies below the bars.
    case scrolled
    var name: String { self == .rest ? "At the edge" : "Scrolled" }
  }

  package enum TextSizeOption: String, PageOption {
    case large = "L"
    case extraExtraExtraLarge = "XXXL"
    case accessibility5 = "AX5"

    var name: String {
      switch self {
      case .large: "Default"
      case .extraExtraExtraLarge: "Largest"
      case .accessibility5: "Largest for accessibility"
      }
    }

    var category: UIContentSizeCategory {
      switch self {
      case .large: .large
      case .extraExtraExtraLarge: .extraExtraExtraLarge
      case .accessibility5: .accessibilityExtraExtraExtraLarge
      }
    }
  }

  package enum DirectionOption: String, PageOption {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
    var name: String { self == .leftToRight ? "Left to right" : "Right to left" }
  }

  package enum TransparencyOption: String, PageOption {
    case full, reduced
    var name: String { self == .full ? "Full" : "Reduced" }
  }

  package enum SceneOption: String, PageOption {
    case list, photo, article

    var name: String {
      switch self {
      case .list: "List"
      case .photo: "Photograph"
      case .article: "Article"
      }
    }

    var scene: PictureScene {
      switch self {
      case .list: .list
      case .photo: .photo
      case .article: .article
      }
    }
  }
#endif
