import Pelmet
import SystemThemes

/// UIKit's own look from a version of iOS on, which the rules call "the system's".
///
/// It is a theme of `SystemThemes`, prepared for looking up colours.
struct SystemLook: Sendable {
  /// The first version with this look.
  let since: Device.Release

  private let theme: Theme

  /// The theme's colours by name: UIColor's names, and the theme's own.
  private let colors: [String: Theme.Color]

  /// - Returns: `nil` unless the theme is named after a version, such as `ios13`.
  private init?(_ theme: Theme) {
    guard theme.name.hasPrefix("ios"), let major = Int(theme.name.dropFirst(3)) else { return nil }
    since = Device.Release(major)
    self.theme = theme
    colors = Dictionary(theme.colors.map { ($0.name, $0.color) }) { first, _ in first }
  }

  /// All looks, oldest first; at least one.
  private static let all = SystemThemeIndex.all.compactMap(SystemLook.init).sorted { $0.since < $1.since }

  /// The newest look that is not newer than `version`, or the oldest look for versions before it.
  static func of(_ version: Device.Release) -> SystemLook {
    all.last { $0.since <= version } ?? all[0]
  }

  /// The look of the current simulation's system, or the last one without glass in an app that has none (CMP-1).
  static var current: SystemLook {
    let simulation = CurrentSimulation.onAnyThread
    let version = (simulation?.device ?? .iPhone).systemVersion
    return of(Glass.isOn(in: simulation) ? version : min(version, Device.Release(25)))
  }

  /// The theme's style on the current device, in a context if one is given.
  func style(in context: Theme.Context? = nil) -> Theme.Style {
    let table = context.map { theme[$0] } ?? theme.table
    return table.resolved(for: CurrentSimulation.deviceOnAnyThread.themeTraits)
  }

  // MARK: Colours

  /// The colour of this name, or `nil` if the look has none.
  func color(named name: String) -> Theme.Color? { colors[name] }

  /// The components of the colour of this name for `traits`; clear for unknown names.
  func components(named name: String, for traits: Theme.Traits) -> ColorComponents {
    colors[name].map { components(of: $0, for: traits) } ?? ColorComponents(rgba: 0)
  }

  /// The components of `color` for `traits`. System colours in it are those of this look.
  func components(of color: Theme.Color, for traits: Theme.Traits) -> ColorComponents {
    let color = color.resolved(for: traits)
    if case .system(let system) = color.content { return components(named: system.rawValue, for: traits) }
    return ColorComponents(rgba: color.rgb?.rgba ?? 0)
  }
}

/// Whether bars are made of glass (LG).
enum Glass {
  /// Since iOS 26, unless the app was linked before or opts out (CMP-1).
  @MainActor static var isOn: Bool { isOn(in: CurrentSimulation.simulation) }

  static func isOn(in simulation: (any RunningSimulation)?) -> Bool {
    (simulation?.device ?? .iPhone).hasGlass(requiringCompatibility: simulation?.requiresCompatibleDesign == true)
  }
}
