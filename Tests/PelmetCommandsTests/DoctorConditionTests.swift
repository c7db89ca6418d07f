import PelmetTestSupport
import Testing

@testable import PelmetCommands

/// The findings of `pelmet doctor` about conditions, in packages that `pelmet init --uikit` has set up.
@Suite struct DoctorConditionTests {
  private static let model = "{ \"target\": [\"UIKit\", null] }"

  /// The lines of the findings about `Sources/App/A.swift`.
  private func lines(_ text: String) throws -> [String] {
    let targets = [
      DoctorTests.target("UIKit", dependencies: ""), DoctorTests.target("App", dependencies: Self.model),
    ]
    return try DoctorTests().findings(["Sources/App/A.swift": text, "Sources/UIKit/UIKit.swift": text], targets: targets).map {
      String($0.prefix { $0 != "[" })
    }
  }

  @Test func `code that Linux leaves out is reported at its condition, with what to write`() throws {
    let targets = [
      DoctorTests.target("UIKit", dependencies: ""), DoctorTests.target("App", dependencies: Self.model),
      DoctorTests.target("AppTests", type: "test", dependencies: "{ \"byName\": [\"App\", null] }"), DoctorTests.target("Core"),
    ]
    let files = [
      "Sources/App/A.swift": "import Foundation\n  #if os(iOS)\n#endif\n", "Tests/AppTests/T.swift": "#if os(tvOS)\n#endif\n",
      "Sources/Core/C.swift": "#if os(iOS)\n#endif\n",
    ]
    let summary =
      "[CodeLeftOutOnLinux] Linux compiles nothing of this code, and its tests pass because there are none: "
      + "the condition names systems of Apple's alone"
    #expect(
      try DoctorTests().findings(files, targets: targets) == [
        "Sources/App/A.swift:2:3: \(summary) | "
          + "write canImport(UIKit) in place of os(iOS), or \"&& !os(Linux)\" behind the condition where that is meant",
        "Tests/AppTests/T.swift:1:1: \(summary) | "
          + "write canImport(UIKit) in place of os(tvOS), or \"&& !os(Linux)\" behind the condition where that is meant",
      ])
    let before = [DoctorTests.target("App"), DoctorTests.target("AppTests", type: "test"), DoctorTests.target("Core")]
    try expectEqual(DoctorTests().findings(files, targets: before).map { $0.contains("no theme file") }, [true])
  }

  @Test func `a target that asks for UIKit and does not depend on it has no certain answer`() throws {
    let targets = [
      DoctorTests.target("UIKit", dependencies: ""), DoctorTests.target("App", dependencies: Self.model),
      DoctorTests.target("Core", "\"path\": \"Sources/Core\"", dependencies: ""),
    ]
    let files = [
      "Sources/App/A.swift": "#if canImport(UIKit)\n#endif",
      "Sources/Core/C.swift": "#if canImport(UIKit) // Or not.\n#else\n#endif",
    ]
    #expect(
      try DoctorTests().findings(files, targets: targets) == [
        "Sources/Core/C.swift:1:1: [CodeLeftOutOnLinux] what is built first decides this condition on Linux: "
          + "the target 'Core' does not depend on the target 'UIKit' | "
          + "add \"Core\" to the targets that depend on 'UIKit' in Package.swift, or ask for os(Linux)"
      ])
  }

  @Test func `a target that says that it is for iOS on Linux is believed`() throws {
    let defined = "\"settings\": [{ \"tool\": \"swift\", \"kind\": { \"define\": { \"_0\": \"OS_IOS\" } } }]"
    let targets = [
      DoctorTests.target("UIKit", dependencies: ""), DoctorTests.target("App", defined, dependencies: Self.model),
    ]
    let files = ["Sources/App/A.swift": "#if os(iOS)\n#endif\n#if os(tvOS)\n#endif"]
    let findings = try DoctorTests().findings(files, targets: targets)
    expectEqual(findings.map { $0.prefix { $0 != "[" } }, ["Sources/App/A.swift:3:1: "])
  }

  @Test(arguments: [
    "#if os(iOS) && !os(Linux)\n#endif", "#if !os(iOS)\n#endif", "#if os(iOS)\n#else\n#endif", "#if os(macOS)\n#endif",
    "#if os(iOS)\n#elseif os(Linux)\n#endif", "#if os(iOS) || canImport(UIKit)\n#endif", "// #if os(iOS)\n#endif\n#else",
    "#if os(iOS)", "#elseif os(iOS)",
  ])
  func `a condition that thinks of Linux is meant`(text: String) throws {
    try expectEqual(lines(text), [])
  }

  @Test func `every branch and every condition, but none within what is left out`() throws {
    let text = """
      #if DEBUG
        #if os(iOS) // Phones.\r
          #if os(iOS)
          #endif
        #elseif os( visionOS ) && DEBUG
        #endif
      #else
        #if os(iOS) || os(macOS)
        #endif
      #endif
      """
    try expectEqual(lines(text), ["2:3", "5:3", "8:3"].map { "Sources/App/A.swift:\($0): " })
  }
}
