#if Serve
  internal import Foundation

  /// The browser of the user's system.
  enum Browser {
    /// Opens an address, and does not wait for the browser. Returns whether there is a program that can.
    static func open(_ address: String) -> Bool {
      #if os(macOS) || os(Linux)
        #if os(macOS)
          let name = "open"
        #else
          let name = "xdg-open"
        #endif
        let environment = ProcessInfo.processInfo.environment
        return InstalledProgram(name, environment)?.start([address], .desktop(environment)) ?? false
      #else
        return false
      #endif
    }
  }
#endif
