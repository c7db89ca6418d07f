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
        guard let program = InstalledProgram(name, ProcessInfo.processInfo.environment) else { return false }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program.path)
        process.arguments = [address]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return (try? process.run()) != nil
      #else
        return false
      #endif
    }
  }
#endif
