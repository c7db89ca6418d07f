public import Foundation
public import Pelmet
internal import PelmetReports
internal import PelmetUIKit

#if MODELCORE
  public import ModelCore
#else
  public import UIKit
#endif

/// A theme that was read from the bars of a running app: the files that `pelmet import` would write.
///
///     let captured = Theme.capture(from: window, named: "app")
///     try captured.write(to: folder)
///
/// A capture has what its window showed, in one state. Take several: of each screen, on each system, in light and in dark, with each theme
/// that the user can choose; and ``merge(_:)`` them.
public struct CapturedTheme: Sendable {
  /// All that one window showed.
  struct Capture: Sendable {
    let moment: Moment
    let sightings: [Sighting]
  }

  /// As in `NAME.theme.json`.
  public let name: String
  let captures: [Capture]

  init(name: String, captures: [Capture]) {
    (self.name, self.captures) = (name, captures)
  }

  /// A value that the theme does not have, because no theme can say it or nobody can read it.
  public struct LeftOut: Hashable, Sendable {
    /// The path in a theme, such as `navigationBar.shadowImage`.
    public let path: String
    /// The app's class whose value it is; `nil` for what belongs to the whole app.
    public let owner: String?
    public let reason: String
  }

  /// The theme as a file has it. It passes `pelmet validate`.
  public var text: String { file.theme.text }

  /// The moments and classes in which each value was seen, as in `NAME.import.json`.
  public var origins: String { file.origins.text }

  /// The values that the theme does not have, so that a person has to look at them.
  public var leftOut: [LeftOut] { file.leftOut }

  private var file: CapturedFile { CapturedFile(name, captures) }

  /// Writes `NAME.theme.json` and `NAME.import.json` into a folder that exists, in place of earlier ones.
  public func write(to folder: URL) throws {
    try text.write(to: folder.appendingPathComponent("\(name).theme.json"), atomically: true, encoding: .utf8)
    try origins.write(to: folder.appendingPathComponent("\(name).import.json"), atomically: true, encoding: .utf8)
  }

  /// One theme of all captures with the same name, in the order of their first ones.
  ///
  /// A value that all have alike holds always. One that depends on the system, the device or the scheme gets a condition in `when`, and a
  /// colour that differs between light and dark its variants. Between two systems, the later one's values begin with its version.
  public static func merge(_ themes: [CapturedTheme]) -> [CapturedTheme] {
    var names: [String] = []
    for theme in themes where !names.contains(theme.name) { names.append(theme.name) }
    return names.map { name in
      CapturedTheme(name: name, captures: themes.filter { $0.name == name }.flatMap(\.captures))
    }
  }
}

extension Theme {
  /// Reads the look of the bars in a window into a theme: to move an app that sets its bars in code, or to see in a test what code sets.
  ///
  ///     #if DEBUG
  ///       try Theme.capture(from: window, named: "app").write(to: .documentsDirectory)
  ///     #endif
  ///
  /// Values that a new bar of the same system has, too, are left out. The look that most bars have is the theme's; another one is a context's or a
  /// screen's, by the class of the container or of the controller on top. Colours are read in light and dark, with and without high contrast
  /// and elevation. Names of colours, and images on a device, cannot be read: see ``CapturedTheme/leftOut``.
  ///
  /// - Parameters:
  ///   - window: A window on screen, after its transitions have ended.
  ///   - name: The theme's name, as in `NAME.theme.json`.
  @MainActor public static func capture(from window: UIWindow, named name: String) -> CapturedTheme {
    let moment = Moment(Theme.Traits(window.traitCollection, os: .current))
    return CapturedTheme(
      name: name, captures: [CapturedTheme.Capture(moment: moment, sightings: WindowWalk(window).sightings)])
  }
}
