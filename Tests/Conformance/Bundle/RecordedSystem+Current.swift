import UIKit

@testable import ConformanceHost

extension RecordedSystem {
  /// The system that runs.
  @MainActor static func current() -> RecordedSystem {
    let scene = Platform.scene
    let simulated = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"]
    let size = scene?.screen.bounds.size ?? UIScreen.main.bounds.size
    return RecordedSystem(
      version: UIDevice.current.systemVersion, sdk: sdk, idiom: UIDevice.current.userInterfaceIdiom == .pad ? "pad" : "phone",
      device: simulated ?? machine, isSimulator: simulated != nil,
      screen: [Double(size.width), Double(size.height)],
      statusBar: scene?.statusBarManager.map { Double($0.statusBarFrame.size.height) },
      homeIndicator: scene?.windows.first.map { $0.safeAreaInsets.bottom > 0 })
  }

  /// The model of a device, such as `iPhone17,3`.
  private static var machine: String {
    var names = utsname()
    uname(&names)
    return withUnsafeBytes(of: names.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// The version in the name of the SDK that Xcode notes in the app, such as `iphonesimulator26.0`.
  private static var sdk: String? {
    guard let name = Bundle.main.object(forInfoDictionaryKey: "DTSDKName") as? String else { return nil }
    return String(name.drop { !$0.isNumber })
  }
}
