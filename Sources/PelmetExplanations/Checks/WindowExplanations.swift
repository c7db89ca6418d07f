internal import PelmetDiagnostics

extension Explanation {
  /// The rules that look at an app's windows and its launch. As with all of live screens, tests of the app find them.
  static let windows = [compatibilityKeyIgnored, sceneRequired, underWindowControls]

  /// The end of every page.
  private static let finding = """
    An app's tests find this, with `simulation.audit(theme:)` on the app in ModelCore. `pelmet validate` sees theme files alone and never \
    reports it.
    """

  private static let compatibilityKeyIgnored = Explanation(
    .compatibilityKeyIgnored, title: "A request for the bars of before iOS 26 that nobody hears",
    text: """
      `UIDesignRequiresCompatibility` keeps the bars of before iOS 26 in an app that is built with the SDK of iOS 26. With the SDK of iOS \
      27 it has no effect on iOS 27: bars are glass (CMP-1). On iOS 26 it is still read, but one report has such an app crash at launch.

      ```xml
      <key>UIDesignRequiresCompatibility</key>
      <true/>
      ```

      Remove the key, and make the theme fit glass from iOS 26 on. The simulation's device says which SDK the app is built with:

      ```swift
      var device = Device.iPhone
      device.linkedSDK = 27
      ```

      \(finding)
      """)

  private static let sceneRequired = Explanation(
    .sceneRequired, title: "An app that iOS 27 does not launch",
    text: """
      An app that is built with the SDK of iOS 27 and has no scenes fails to launch on iOS 27 (LCH-12). It has scenes if its Info.plist has \
      a scene manifest with a configuration, or its delegate has `application(_:configurationForConnecting:options:)` (LCH-1).

      ```swift
      let simulation = Simulation(device: device, appDelegate: MyApp())  // no scene manifest
      ```

      Add the manifest, and make the window in the scene's delegate:

      ```xml
      <key>UIApplicationSceneManifest</key>
      <dict>
        <key>UISceneConfigurations</key>
        <dict>
          <key>UIWindowSceneSessionRoleApplication</key>
          <array>
            <dict>
              <key>UISceneConfigurationName</key>
              <string>Default</string>
              <key>UISceneDelegateClassName</key>
              <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
            </dict>
          </array>
        </dict>
      </dict>
      ```

      The article "From an app delegate to scenes" of ModelCore has every step, each with its test. The finding needs a launch in the \
      simulation, on any system: it says on iOS 26 what iOS 27 will do.

      \(finding)
      """)

  private static let underWindowControls = Explanation(
    .underWindowControls, title: "A view under the window controls of a pad",
    text: """
      Since iPadOS 26 a window that does not fill the screen has three controls at its leading top. A navigation bar moves its items past \
      them (WIN-2). Other views get no help, because the controls are in no safe area: a button in a header of the app's own is covered, \
      and a tap on it closes or moves the window instead (WIN-3).

      ```swift
      button.frame.origin.x = header.safeAreaInsets.left + 8
      ```

      Lay the header out in a region that leaves room for the corner:

      ```swift
      button.frame.origin.x = header.edgeInsets(for: .margins(cornerAdaptation: .horizontal)).left
      ```

      With Auto Layout, constrain it to `layoutGuide(for: .margins(cornerAdaptation: .horizontal))`. There is one finding for each \
      controller, at its first view under the controls: a control, or a view without subviews that does not reach beyond them on all \
      sides, as a background does. The test shows the controls with `simulation.setWindowControls(true)`. Their width is not known \
      (P-19).

      \(finding)
      """)
}
