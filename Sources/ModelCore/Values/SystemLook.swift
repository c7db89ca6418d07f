import Pelmet
import SystemThemes

/// UIKit's own look from one version of iOS on: everything that the rules call "the system's".
///
/// A theme of `SystemThemes`, prepared for looking colours up.
struct SystemLook: Sendable {
  /// The first version with this look.
  let since: Device.Release

  private let theme: Theme

  /// The theme's colours by name: UIColor's names, and the theme's own.
  private let colors: [String: Theme.Color]

  /// - Returns: nil unless the theme is named after a version, such as `ios13`.
  private init?(_ theme: Theme) {
    guard theme.name.hasPrefix("ios"), let major = Int(theme.name.dropFirst(3)) else { return nil }
    since = Device.Release(major)
    self.theme = theme
    colors = Dictionary(theme.colors.map { ($0.name, $0.color) }) { first, _ in first }
  }

  /// All looks, oldest first; at least one.
  private static let all = SystemThemeIndex.all.compactMap(SystemLook.init).sorted { $0.since < $1.since }

  /// The newest look that is not newer than `version`; for a version older than all of them the oldest.
  static func of(_ version: Device.Release) -> SystemLook {
    all.last { $0.since <= version } ?? all[0]
  }

  /// The look of the current simulation's system: the last one without glass for an app that does not want it (LG-7).
  static var current: SystemLook {
    let version = CurrentSimulation.device.systemVersion
    return of(Glass.isOn ? version : min(version, Device.Release(25)))
  }

  /// What the theme says on the current device, in one of its contexts if one is given.
  func style(in context: Theme.Context? = nil) -> Theme.Style {
    let table = context.map { theme[$0] } ?? theme.table
    return table.resolved(for: CurrentSimulation.device.themeTraits)
  }

  // MARK: Colours

  /// The colour of this name; nil when the look has none.
  func color(named name: String) -> Theme.Color? { colors[name] }

  /// What the colour of this name is under `traits`; unknown names are clear.
  func components(named name: String, for traits: Theme.Traits) -> ColorComponents {
    colors[name].map { components(of: $0, for: traits) } ?? ColorComponents(rgba: 0)
  }

  /// What `color` is under `traits`. A system colour in it is this look's own.
  func components(of color: Theme.Color, for traits: Theme.Traits) -> ColorComponents {
    let color = color.resolved(for: traits)
    if case .system(let system) = color.content { return components(named: system.rawValue, for: traits) }
    return ColorComponents(rgba: color.rgb?.rgba ?? 0)
  }
}

/// Whether bars are made of glass (LG).
enum Glass {
  /// Since iOS 26, unless the app opts out, which it can on 26 with SDK 26 only (LG-7).
  static var isOn: Bool {
    let device = CurrentSimulation.device
    guard device.systemVersion >= 26 else { return false }
    let canOptOut = device.systemVersion.major == 26 && device.linkedSDK.major == 26
    return !(canOptOut && CurrentSimulation.simulation?.requiresCompatibleDesign == true)
  }
}
