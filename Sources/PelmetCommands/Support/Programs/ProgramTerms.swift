internal import Foundation

/// The terms on which a program runs: its variables, the time until it is stopped, and the number of bytes that it may print.
struct ProgramTerms {
  private(set) var variables: [String: String]
  let time: Duration
  let bytes: Int

  /// Further variables, which take the place of the caller's.
  func with(_ variables: [String: String]) -> ProgramTerms {
    var terms = self
    terms.variables.merge(variables) { $1 }
    return terms
  }

  /// The absolute folders of a `PATH`.
  static func folders(of path: String?) -> [Substring] { (path ?? "").split(separator: ":").filter { $0.hasPrefix("/") } }

  /// - Parameter isPassed: Whether the program gets a variable of the caller's. `PATH`, which it always gets, has absolute folders alone.
  init(_ environment: [String: String], time: Duration, bytes: Int, isPassed: (String) -> Bool = { _ in true }) {
    variables = environment.filter { isPassed($0.key) }
    variables["PATH"] = Self.folders(of: environment["PATH"]).joined(separator: ":")
    (self.time, self.bytes) = (time, bytes)
  }
}

extension ProgramTerms {
  /// The variables by which every program finds its files.
  private static let common: Set = [
    "HOME", "USER", "LOGNAME", "TMPDIR", "LANG", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "XDG_CONFIG_HOME",
    "__CF_USER_TEXT_ENCODING",
  ]

  /// `git`: its own configuration, by which a user says which folders are safe; the choice of a toolchain, because macOS has `git` in
  /// one; and none of the variables by which it is told to run something.
  static func git(_ environment: [String: String]) -> ProgramTerms {
    let own: Set = [
      "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM", "GIT_CONFIG_COUNT", "GIT_CONFIG_PARAMETERS", "SUDO_UID",
      "DEVELOPER_DIR",
    ]
    return ProgramTerms(environment, time: .seconds(300), bytes: 512 << 20) { name in
      common.contains(name) || own.contains(name) || ["GIT_CONFIG_KEY_", "GIT_CONFIG_VALUE_"].contains { name.hasPrefix($0) }
    }
  }

  /// A browser, or another program that draws: what tells it the user's desktop, fonts and language.
  static func desktop(_ environment: [String: String]) -> ProgramTerms {
    let own: Set = ["DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "BROWSER", "DESKTOP_SESSION"]
    let families = ["XDG_", "DBUS_", "FONTCONFIG_", "LC_", "GDK_", "GTK_", "QT_", "GNOME_", "KDE_", "WSL"]
    return ProgramTerms(environment, time: .seconds(120), bytes: 16 << 20) { name in
      common.contains(name) || own.contains(name) || families.contains { name.hasPrefix($0) }
    }
  }

  /// The tool of `pelmet import`, which reads files and runs nothing.
  static func importing(_ environment: [String: String]) -> ProgramTerms {
    ProgramTerms(environment, time: .seconds(600), bytes: 256 << 20, isPassed: common.contains)
  }

  /// `swift`, which runs manifests: all variables, because a manifest is a program that may read any, as in a build.
  static func swift(_ environment: [String: String]) -> ProgramTerms {
    ProgramTerms(environment, time: .seconds(600), bytes: 64 << 20)
  }
}
